#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// A piece of a source, with the address that it stands for; empty if it stands for none.
struct SourcePart {
    std::string text, address;
};

/// Returns the pieces of a source, which joined give it again. Addresses are those of web pages,
/// such as kexue.fm/archives/9812, of arXiv numbers and of DOIs.
std::vector<SourcePart> source_parts(std::string_view source);

}  // namespace attnscope
