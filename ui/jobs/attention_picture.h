#pragma once

#include <optional>

#include "core/attention/alignment.h"
#include "core/engines/engine.h"

namespace attnscope {

/// An attention matrix: a Scenario, n and d as the vectors have them, and the vectors.
struct Attention {
    Scenario scenario;
    QueriesAndKeys input;
};

/// A frame, with the attention that it shows.
struct AttentionPicture : Attention {
    AttentionFrame frame;
    std::int64_t rows = 0, keys = 0;
    std::optional<Attention> minus;  ///< what was subtracted, of the same size

    /// The position of row 0 among the keys.
    std::int64_t firstPlace() const { return first_place(scenario.alignment, rows, keys); }
};

/// Makes the picture that of the difference of its matrix and the matrix of `other`. Throws
/// InvalidRequest if they differ in size.
void subtract(AttentionPicture& picture, const Attention& other);

/// What an engine is asked to compute for a picture: its matrix, and the one that is subtracted.
struct PictureRequest {
    AttentionRequest now;
    std::optional<AttentionRequest> minus;

    explicit PictureRequest(const AttentionPicture& of);
};

/// Computes these pixels from all their rows or, if `rows_per_pixel` is positive, from at most that
/// many for each row of pixels. Throws what the engine throws.
AttentionFrame computeFrame(AttentionEngine& engine, PictureRequest request,
                            const PictureAxes& pixels, int rows_per_pixel,
                            const std::stop_token& stop, const Progress& progress);

/// Computes this part of the picture's matrix, or of the difference that it shows. Throws what the
/// engine throws.
AttentionFrame computeFrame(AttentionEngine& engine, const AttentionPicture& of,
                            const Viewport& cells, const std::stop_token& stop,
                            const Progress& progress);

}  // namespace attnscope
