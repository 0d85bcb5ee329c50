#pragma once

#include <sys/stat.h>

#include <string>

namespace attnscope {

/// Throws FileError that calls it `name` where this is no regular file but a folder, a pipe, a
/// device or a socket.
void require_regular(const std::string& name, const struct stat& found);

/// The whole of a regular file as bytes. Nothing else is opened, so that a pipe that nobody writes
/// to is refused and not waited for. Throws FileError, also where the file is larger than `limit`
/// bytes; its sentence calls the file `name`.
std::string read_regular_file(const std::string& path, std::size_t limit, const std::string& name);

/// The whole of an open file, from its first byte on. Throws as read_regular_file() does.
std::string read_descriptor(int descriptor, std::size_t limit, const std::string& name);

}  // namespace attnscope
