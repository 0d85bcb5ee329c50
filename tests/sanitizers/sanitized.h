#pragma once

#include <cstddef>

namespace attnscope {

/// Whether this build has a sanitizer that takes memory, threads and descriptors of its own, so
/// that tests which limit these see the sanitizer fail rather than the program.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

/// Takes every one of many like cases, but one in four where a sanitizer, which looks for other
/// faults than wrong numbers, makes each take about ten times as long.
class Share {
public:
    bool takes() { return turn_++ % (is_sanitized ? 4 : 1) == 0; }

private:
    std::size_t turn_ = 0;
};

}  // namespace attnscope
