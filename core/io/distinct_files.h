#pragma once

#include <string>
#include <vector>

namespace attnscope {

/// Throws InvalidRequest if two outputs, an output and standard output, or any of these and an
/// input are one file, whatever their names, so that none is lost. Empty names are ignored. Outputs
/// that go only to open descriptors are not lost; devices and pipes do not count as files.
void require_distinct(const std::vector<std::string>& inputs,
                      const std::vector<std::string>& outputs);

}  // namespace attnscope
