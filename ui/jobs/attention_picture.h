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

/// A frame, with what it is of.
struct AttentionPicture : Attention {
    AttentionFrame frame;
    std::int64_t rows = 0, keys = 0;
    std::optional<Attention> minus;  ///< what was subtracted, of the same size

    /// The place of row 0 among the keys.
    std::int64_t firstPlace() const { return first_place(scenario.alignment, rows, keys); }
};

/// Makes it the difference of the picture's matrix and that one. Throws InvalidRequest where they
/// differ in size.
void subtract(AttentionPicture& picture, const Attention& other);

/// What an engine is asked for a picture: its matrix, and what is subtracted.
struct PictureRequest {
    AttentionRequest now;
    std::optional<AttentionRequest> minus;

    explicit PictureRequest(const AttentionPicture& of);
};

/// Computes these pixels, all their rows or some a row of pixels. Throws as the engine does.
AttentionFrame computeFrame(AttentionEngine& engine, PictureRequest request,
                            const PictureAxes& pixels, int rows_per_pixel,
                            const std::stop_token& stop, const Progress& progress);

/// That part of the picture's matrix, or of the difference that it shows.
AttentionFrame computeFrame(AttentionEngine& engine, const AttentionPicture& of,
                            const Viewport& cells, const std::stop_token& stop,
                            const Progress& progress);

}  // namespace attnscope
