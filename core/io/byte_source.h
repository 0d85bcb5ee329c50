#pragma once

#include <cstddef>
#include <functional>
#include <span>

namespace attnscope {

/// Returns the next bytes, as many as requested, which are valid until the next call. Throws
/// FileError if there are fewer.
using ByteSource = std::function<std::span<const char>(std::size_t)>;

}  // namespace attnscope
