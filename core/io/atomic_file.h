#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>

namespace attnscope {

/// Writes a file so that a reader sees either the old file or the whole new one. `write` fills a
/// temporary file, which then takes the name, owner, permissions and access list of the old one. If
/// the process is killed, a temporary file that is left is removed when the next process writes to
/// the folder. If `write` or the disk fails, the old file stays, and this throws FileError or what
/// `write` threw. `size`, if known, is the number of bytes that `write` is going to write; the
/// space for them is reserved first.
///
/// A symbolic link stays a link; if its target is missing, the target is made. If a file cannot be
/// replaced without a loss (it has further names as hard links; its folder takes no new file; it is
/// a mount point; its owner cannot be kept), the finished content is copied over it. The space is
/// reserved before, but the file is left incomplete if the process is killed or the system stops
/// meanwhile. A read-only file is refused. A device, a pipe, and an open descriptor such as
/// /dev/stdout are written to directly.
void write_atomically(const std::string& path, const std::function<void(std::ostream&)>& write,
                      std::uintmax_t size = 0);
void write_atomically(const std::string& path, std::string_view content);

/// Writes a regular file as write_atomically() does. Before the old file is replaced, the new
/// content is read back from the disk and passed to `check`; if that throws, the old file stays.
void write_checked(const std::string& path, std::string_view content,
                   const std::function<void(std::string_view)>& check);

/// Throws FileError if write_atomically() could not write `path` now: it is a folder or read-only,
/// or no new file can be made there. Call this before long work. An old file is not touched, and
/// nothing is left behind.
void require_writable(const std::string& path);

/// Throws FileError if a file of `size` bytes would be larger than the disk's free space or the
/// process's limit. Call this before long work.
void require_room(const std::string& path, std::uintmax_t size);

/// Returns the whole of a regular file as bytes. Throws as read_regular_file() does, and calls the
/// file by its path.
std::string read_file(const std::string& path, std::size_t limit);

/// Returns the rest of a stream. Messages call it `name`. Throws FileError, also if it is larger
/// than `limit` bytes.
std::string read_stream(std::istream& stream, const std::string& name, std::size_t limit);

}  // namespace attnscope
