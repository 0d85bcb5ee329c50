#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

namespace attnscope::attack {

class Child;

/// The bytes that the process has read and written, by the kernel's account; 0 if none is kept.
std::int64_t bytes_read(pid_t process);
std::int64_t bytes_written(pid_t process);

bool has_open(pid_t process, const std::string& path);

// Each of these waits for a moment in the life of a child, or for its end.
void wait_until_it_has_read(const Child& child, std::int64_t bytes);
void wait_until_it_has_written(const Child& child, std::int64_t bytes);
/// Wait until the child has the file open, and until it no longer has.
void wait_until_it_has_opened(const Child& child, const std::string& path);
void wait_until_it_has_closed(const Child& child, const std::string& path);
/// Waits until the child has computed for this long.
void wait_until_it_has_computed(const Child& child, double seconds);
/// Waits until the child's first thread, that of a window, waits for events.
void wait_until_it_waits_for_events(const Child& child);
/// Waits until the child waits for somebody else: all its threads sleep, and go on to.
void wait_until_it_is_blocked(const Child& child);

}  // namespace attnscope::attack
