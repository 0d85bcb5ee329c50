#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>

namespace attnscope {

/// Writes a file so that a reader sees the old one or the whole new one: `write` fills a temporary
/// file, which then takes the name, owner, permissions and access list of the old one; nothing is
/// left of it however the process ends, once the next process has written to the folder. If `write`
/// or the disk fails the old file stays; throws FileError, or what `write` threw. `size`, if known,
/// is the number of bytes that `write` is going to write: the space is reserved before.
///
/// A symbolic link stays a link, and the missing target of one is made. If a file cannot be
/// replaced without a loss (it has further names as hard links; its folder takes no new file; it is
/// a mount point; its owner cannot be kept) the finished content is copied over it: its space is
/// reserved before, but it is left incomplete if the process is killed or the system stops
/// meanwhile. A read-only file is refused. A device, a pipe, and an open descriptor such as
/// /dev/stdout are written to as they are.
void write_atomically(const std::string& path, const std::function<void(std::ostream&)>& write,
                      std::uintmax_t size = 0);
void write_atomically(const std::string& path, std::string_view content);

/// Writes a regular file as write_atomically() does. Before the old file is replaced, the new
/// content is read back from the disk and passed to `check`; if that throws, the old file stays.
void write_checked(const std::string& path, std::string_view content,
                   const std::function<void(std::string_view)>& check);

/// Throws FileError if write_atomically() could not write `path` at present: if it is a folder or
/// read-only, or if there is no place for a new file. To be called before long work; an old file is
/// not touched, and nothing is left behind.
void require_writable(const std::string& path);

/// Throws FileError if a file of `size` bytes would be larger than the disk's free space or the
/// process's limit. To be called before long work.
void require_room(const std::string& path, std::uintmax_t size);

/// Returns the whole file as bytes. Throws FileError, also if it is larger than `limit` bytes.
std::string read_file(const std::string& path, std::size_t limit);

/// Returns the rest of a stream, which messages call `name`. Throws as read_file() does.
std::string read_stream(std::istream& stream, const std::string& name, std::size_t limit);

}  // namespace attnscope
