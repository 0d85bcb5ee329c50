#pragma once

#include <string>
#include <vector>

namespace attnscope {

/// Throws InvalidRequest if two outputs, an output and standard output, or an input and any of
/// these are the same file, even under different names: content would be lost. Empty names are
/// ignored. Outputs that are all open descriptors of one file may share it. Devices and pipes do
/// not count as files.
void require_distinct(const std::vector<std::string>& inputs,
                      const std::vector<std::string>& outputs);

}  // namespace attnscope
