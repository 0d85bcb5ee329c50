#pragma once

#include <stop_token>
#include <string>

#include "core/attention/engine.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The whole matrix on a picture of at most that many pixels.
Viewport whole_matrix(const QueriesAndKeys& input, int width, int height);

/// The heatmap as PNG, SVG or PDF of that size ("WxH"). Throws FileError.
void write_image(const std::string& path, const std::string& size, const AttentionFrame& frame,
                 const Scenario& scenario);

/// One line a row: row,log_sum_exp,entropy,collision,gradient,max_weight,argmax. Throws FileError.
void write_row_table(const std::string& path, const AttentionFrame& frame, double lambda);

/// All weights as a float32 NPY file, streamed. Throws FileError, Cancelled.
void write_matrix(const std::string& path, AttentionEngine& engine, const AttentionRequest& request,
                  const std::stop_token& stop);

}  // namespace attnscope
