#pragma once

#include <memory>
#include <string>

#include "core/io/descriptor.h"

namespace attnscope {

/// The file at `path`, made where it is missing, locked for as long as the descriptor is open: the
/// system lets it go however the process ends, and another program that this one starts does not
/// inherit it. None where somebody else holds it (errno is EWOULDBLOCK), or it cannot be made.
std::unique_ptr<Descriptor> lock_file(const std::string& path);

/// Whether the file that is open still has that name.
bool has_name(const Descriptor& file, const std::string& path);

}  // namespace attnscope
