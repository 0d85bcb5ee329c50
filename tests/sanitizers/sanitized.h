#pragma once

#include <cstdint>

namespace attnscope {

/// Whether this build has a sanitizer that takes memory, threads and descriptors of its own, so
/// that tests which limit these see the sanitizer fail rather than the program.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

/// Says which of many similar cases a test takes: all of them, but about one in four in a build
/// with a sanitizer, where a case takes about ten times as long.
class Share {
public:
    bool takes() {
        constexpr std::uint32_t golden = 0x9E3779B9;  // its multiples keep step with no inner loop
        return !is_sanitized || golden * turn_++ >> 30 == 0;
    }

private:
    std::uint32_t turn_ = 0;
};

}  // namespace attnscope
