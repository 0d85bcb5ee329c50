#pragma once

#include <cstddef>
#include <list>
#include <vector>

#include "core/engines/atlas/pixel_lines.h"
#include "core/engines/engine.h"

namespace attnscope {

/// What has been computed of one attention, or of the difference of two, while a person looks
/// around in it: pictures at several scales, and the statistics of rows. Takes frames of parts and
/// returns the picture that they make together. Holds at most `most_pixels` pixels, unless the
/// current picture alone has more, and a few numbers per row; nothing grows with rows × keys.
class Atlas {
public:
    explicit Atlas(std::size_t most_pixels) : most_pixels_(most_pixels) {}

    /// Makes this the current picture, to which all other functions refer. If there are too many
    /// pixels, drops those of the scales that were looked at longest ago, and then those outside
    /// the picture.
    void look_at(const PictureAxes& picture);

    /// Forgets all pixels, because the next ones are pooled differently; keeps the rows.
    void forget_pixels() { scales_.clear(); }

    /// Returns the parts of the picture that are not exact: those computed from a few rows, and
    /// those of which nothing is known.
    std::vector<PictureAxes> inexact() const;
    /// Returns the parts of the picture of which nothing is known.
    std::vector<PictureAxes> unseen() const;

    /// Splits the rows of the matrix into stretches of `rows_each` rows and returns those, from the
    /// top, in which the statistics of some row are not known. Each is a picture of one pixel.
    std::vector<PictureAxes> unknown_rows(std::int64_t rows_each) const;

    /// Adds a part of the picture, computed from every row of it or from a few, with the statistics
    /// of these rows.
    void add(const AttentionFrame& part);
    /// Adds the statistics alone, of any rows.
    void add_rows(const AttentionFrame& frame);

    /// Returns the picture: exact pixels where they are known, else those computed from a few rows,
    /// else NaN.
    AttentionFrame picture() const;

    /// Returns the statistics of all rows that are known.
    AttentionFrame all_rows() const;

    const KnownRows& rows() const { return rows_; }
    const KnownRows& subtracted_rows() const { return subtracted_; }
    /// Number of pixels held.
    std::size_t size() const;

private:
    /// Pictures in which a pixel pools the same number of cells.
    struct Scale {
        std::int64_t pooled_rows, pooled_keys;
        PixelLines exact, sampled;
    };

    void make_room();
    void append_known(AttentionFrame& frame, std::int64_t begin, std::int64_t end) const;

    std::size_t most_pixels_;
    PictureAxes shown_;
    std::list<Scale> scales_;  ///< those looked at last come first
    KnownRows rows_, subtracted_;
    bool is_difference_ = false, is_signed_ = false;
};

}  // namespace attnscope
