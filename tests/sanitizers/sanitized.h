#pragma once

namespace attnscope {

/// Whether this build has a sanitizer that takes memory, threads and descriptors of its own, so
/// that tests which limit these see the sanitizer fail rather than the program.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

}  // namespace attnscope
