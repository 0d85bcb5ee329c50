#pragma once

#include <cstdint>
#include <streambuf>
#include <string>

#include "core/io/byte_source.h"

namespace attnscope {

/// The JSON of a safetensors header as a stream. A parser that reads it holds one whole word in
/// memory: the text between two quotes or, outside quotes, between two brackets, commas or colons.
/// A word has at most 16 MiB, which leaves room for strings of metadata. Reading throws FileError
/// for a longer word, and if the text does not begin with "{" or contains a zero byte, because the
/// parser would skip a byte order mark and take a zero byte for the end.
class SafetensorsText : public std::streambuf {
public:
    /// Reads `size` bytes of `next`. Both the source and the path have to outlive the object.
    SafetensorsText(const ByteSource& next, std::uint64_t size, const std::string& path);

protected:
    int_type underflow() override;

private:
    void check(char c);

    const ByteSource& next_;
    std::uint64_t left_;
    const std::string& path_;
    std::size_t word_ = 0;  ///< bytes of the present word so far
    bool in_string_ = false, is_escaped_ = false;
};

/// Throws FileError, which calls the header malformed.
[[noreturn]] void fail_on_safetensors_text(const std::string& path);

}  // namespace attnscope
