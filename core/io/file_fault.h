#pragma once

#include <string>

#include "core/text/message.h"

namespace attnscope {

inline const Message cannot_be_written("file.not-written", "cannot be written");
inline const Message cannot_be_read("file.not-read", "cannot be read");
inline const Message is_a_folder("file.is-folder", "is a folder, not a file");
inline const Message is_a_socket("file.is-socket", "is a socket, not a file");

/// The fault of a file that has more than `limit` bytes.
Message too_large(std::size_t limit);

/// Throws FileError with the sentence "PATH: WHAT (why)"; the reason is left out if `error`, an
/// errno, is 0.
[[noreturn]] void fail_on_file(const std::string& path, const Message& what, int error = 0);

/// Throws FileError, which says why no file can be made at `path`: what is wrong with its folder.
[[noreturn]] void fail_to_make(const std::string& path, int error);

/// Throws std::system_error with errno unless a system call has succeeded.
void require_done(bool done);

}  // namespace attnscope
