#pragma once

#include <sys/types.h>

#include <cstdint>

namespace attnscope::attack {

class Child;

/// Bytes that the process has read and written, by the kernel's account; 0 where none is kept.
std::int64_t bytes_read(pid_t process);
std::int64_t bytes_written(pid_t process);

// Each waits for a moment in the life of a child, or for its end.
void wait_until_it_has_read(const Child& child, std::int64_t bytes);
void wait_until_it_has_written(const Child& child, std::int64_t bytes);
/// It has computed for this long.
void wait_until_it_has_computed(const Child& child, double seconds);
/// It waits for somebody else: all its threads sleep, and go on to.
void wait_until_it_is_blocked(const Child& child);

}  // namespace attnscope::attack
