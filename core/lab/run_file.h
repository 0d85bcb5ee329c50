#pragma once

#include <stop_token>
#include <string>

#include "core/lab/train.h"

namespace attnscope::lab {

/// Writes a run as an NPZ file: each matrix of the model by its name ("layer0.query", …; a row x of
/// vectors becomes x W), the running means of Adam as "mean.NAME" and "square.NAME", and as
/// "settings" a text of lines KEY VALUE in bytes, with the settings, the steps and the curve.
/// "layer0.log_temperature" is the logarithm of the factor on the cosines of each head: the factor
/// itself, which starts at d/heads, could hardly be learned by steps of about the rate.
/// "layer0.biases" is heads × 32 ranges of distance. A file of that name is replaced only by
/// a whole one.
/// Throws FileError.
void save_run(const std::string& path, const Run& run);

/// Reads a run that save_run() wrote; it is equal, and training goes on from it as it would have.
/// Throws FileError for a file that is none, Cancelled.
Run read_run(const std::string& path, const std::stop_token& stop = {});

}  // namespace attnscope::lab
