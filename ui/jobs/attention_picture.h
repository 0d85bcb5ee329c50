#pragma once

#include <optional>

#include "core/attention/alignment.h"
#include "core/engines/engine.h"

namespace attnscope {

/// An attention matrix: its vectors, and a Scenario whose n and d are theirs.
struct Attention {
    Scenario scenario;
    QueriesAndKeys input;
};

/// A frame, with the attention that it shows.
struct AttentionPicture : Attention {
    AttentionFrame frame;
    std::int64_t rows = 0, keys = 0;
    std::optional<Attention> minus;  ///< the matrix that was subtracted, of the same size

    /// Returns the position of row 0 among the keys.
    std::int64_t firstPlace() const { return first_place(scenario.alignment, rows, keys); }
};

/// Turns the picture into that of the difference of its matrix and the matrix of `other`; its
/// pixels show means then. Throws InvalidRequest if the matrices differ in size.
void subtract(AttentionPicture& picture, const Attention& other);

/// What an engine is asked to compute for a picture: its matrix and, if any, the one that is
/// subtracted.
struct PictureRequest {
    AttentionRequest now;
    std::optional<AttentionRequest> minus;

    explicit PictureRequest(const AttentionPicture& of);
};

/// Computes `pixels` from all the rows that they cover or, if `rows_per_pixel` is positive, from at
/// most that many rows for each row of pixels. Throws what the engine throws.
AttentionFrame computeFrame(AttentionEngine& engine, PictureRequest request,
                            const PictureAxes& pixels, int rows_per_pixel,
                            const std::stop_token& stop, const Progress& progress);

/// Computes the part `cells` of the picture's matrix, or of the difference that it shows. Throws
/// what the engine throws.
AttentionFrame computeFrame(AttentionEngine& engine, const AttentionPicture& of,
                            const Viewport& cells, const std::stop_token& stop,
                            const Progress& progress);

}  // namespace attnscope
