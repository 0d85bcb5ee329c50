#pragma once

#include <stop_token>
#include <string>

#include "core/engines/engine.h"
#include "core/scenario/scenario.h"
#include "ui/heatmap/heatmap_picture.h"

namespace attnscope {

/// Returns a viewport of the whole matrix on at most `width` × `height` pixels.
Viewport whole_matrix(const QueriesAndKeys& input, int width, int height);

/// Returns a viewport of the whole matrix on the pixels that the matrix has in a picture of this
/// size.
Viewport viewport_of_picture(const QueriesAndKeys& input, QSize size);

/// Writes the heatmap as PNG, SVG or PDF. The file holds `command`, the command line that makes it
/// again. Throws FileError.
void write_image(const std::string& path, QSize size, const AttentionFrame& frame,
                 const Scenario& scenario, const MatrixNames& names, const std::string& command);

/// Writes all weights as a float32 NPY file, rows × keys, without holding the matrix in memory.
/// Throws FileError, Cancelled.
void write_matrix(const std::string& path, AttentionEngine& engine, const AttentionRequest& request,
                  const std::stop_token& stop);

}  // namespace attnscope
