#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

namespace attnscope::attack {

class Child;

/// Bytes that the process has read and written, by the kernel's account; 0 where none is kept.
std::int64_t bytes_read(pid_t process);
std::int64_t bytes_written(pid_t process);

bool has_open(pid_t process, const std::string& path);

// Each waits for a moment in the life of a child, or for its end.
void wait_until_it_has_read(const Child& child, std::int64_t bytes);
void wait_until_it_has_written(const Child& child, std::int64_t bytes);
/// The child has the file open, and then no more.
void wait_until_it_has_opened(const Child& child, const std::string& path);
void wait_until_it_has_closed(const Child& child, const std::string& path);
/// It has computed for this long.
void wait_until_it_has_computed(const Child& child, double seconds);
/// The child's first thread, that of a window, waits for events.
void wait_until_it_waits_for_events(const Child& child);
/// It waits for somebody else: all its threads sleep, and go on to.
void wait_until_it_is_blocked(const Child& child);

}  // namespace attnscope::attack
