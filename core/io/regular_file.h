#pragma once

#include <sys/stat.h>

#include <string>

namespace attnscope {

/// Throws FileError, which calls the file `name`, if it is not a regular file but a folder, a pipe,
/// a device or a socket.
void require_regular(const std::string& name, const struct stat& found);

/// Returns the whole of a regular file as bytes. Anything else is not opened, so a pipe without a
/// writer is refused rather than waited for. Throws FileError, which calls the file `name`, also if
/// it is larger than `limit` bytes.
std::string read_regular_file(const std::string& path, std::size_t limit, const std::string& name);

/// Returns the whole of an open file, from its first byte on. Throws as read_regular_file() does.
std::string read_descriptor(int descriptor, std::size_t limit, const std::string& name);

}  // namespace attnscope
