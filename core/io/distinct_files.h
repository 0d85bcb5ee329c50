#pragma once

#include <string>
#include <vector>

namespace attnscope {

/// Throws InvalidRequest where two outputs, an output and standard output, or any of these and an
/// input are one file, whatever their names, so that none is lost. Empty names are left out. What
/// goes to open descriptors alone is not lost; devices and pipes are no files.
void require_distinct(const std::vector<std::string>& inputs,
                      const std::vector<std::string>& outputs);

}  // namespace attnscope
