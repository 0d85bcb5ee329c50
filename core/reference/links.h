#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// A piece of a source. `address` is the web address that the piece stands for; empty if it stands
/// for none.
struct SourcePart {
    std::string text, address;
};

/// Returns the pieces of a source, which joined are the source again. Web addresses such as
/// kexue.fm/archives/9812, arXiv numbers and DOIs are pieces with an address.
std::vector<SourcePart> source_parts(std::string_view source);

}  // namespace attnscope
