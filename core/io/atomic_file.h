#pragma once

#include <functional>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>

namespace attnscope {

/// Writes a file so that a reader sees the old one or the whole new one: `write` fills a temporary
/// file beside it, which then takes its name. Where `write` or the disk fails the temporary file is
/// removed and the old one stays; throws FileError, or what `write` threw. A symbolic link stays a
/// link; a device or pipe such as /dev/stdout is written to directly.
void write_atomically(const std::string& path, const std::function<void(std::ostream&)>& write);
void write_atomically(const std::string& path, std::string_view content);

/// Throws FileError where write_atomically() could not write `path` as things stand: it is a
/// folder, or no file can be made beside it. To be asked before long work; an old file is not
/// touched, and nothing is left behind.
void require_writable(const std::string& path);

/// The whole file as bytes. Throws FileError, also where it is larger than `limit` bytes.
std::string read_file(const std::string& path, std::size_t limit);

/// The rest of a stream, which messages call `name`. Throws as read_file() does.
std::string read_stream(std::istream& stream, const std::string& name, std::size_t limit);

}  // namespace attnscope
