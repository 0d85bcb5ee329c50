#pragma once

#include <memory>
#include <string>

#include "core/io/descriptor.h"

namespace attnscope {

/// Opens the file at `path`, which is made if it is missing, and locks it for as long as the
/// descriptor is open: the system releases the lock however the process ends, and a program that
/// this one starts does not inherit it. Returns null if another process holds the lock (errno is
/// EWOULDBLOCK) or if the file cannot be made.
std::unique_ptr<Descriptor> lock_file(const std::string& path);

/// Whether the open file still has this name.
bool has_name(const Descriptor& file, const std::string& path);

}  // namespace attnscope
