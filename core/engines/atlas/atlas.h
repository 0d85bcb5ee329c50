#pragma once

#include <cstddef>
#include <list>
#include <vector>

#include "core/engines/atlas/pixel_lines.h"
#include "core/engines/engine.h"

namespace attnscope {

/// What was computed of one attention, or of the difference of two, while a person looks around in
/// it: pictures at several scales, and the statistics of rows. It takes frames of parts and gives
/// the picture that they make together. Holds so many pixels at most beside those of the picture
/// looked at, and some numbers a row; nothing grows with rows × keys.
class Atlas {
public:
    explicit Atlas(std::size_t most_pixels) : most_pixels_(most_pixels) {}

    /// What follows is of this picture. What was looked at longest ago makes room first.
    void look_at(const PictureAxes& picture);

    /// What follows is pooled otherwise: pixels are forgotten, rows are not.
    void forget_pixels() { scales_.clear(); }

    /// Parts of the picture of which rows were left out, and those of which no row is known.
    std::vector<PictureAxes> inexact() const;
    std::vector<PictureAxes> unseen() const;

    /// Stretches of so many rows, from above, of which some are not known; one pixel each.
    std::vector<PictureAxes> unknown_rows(std::int64_t rows_each) const;

    /// Takes a part of the picture, every row of it or a few, with the statistics of these.
    void add(const AttentionFrame& part);
    /// Takes the statistics alone, of any rows.
    void add_rows(const AttentionFrame& frame);

    /// The picture: pixels of which all is known, then those of which a few rows are, then NaN.
    AttentionFrame picture() const;

    /// The statistics that are known of all rows.
    AttentionFrame all_rows() const;

    const KnownRows& rows() const { return rows_; }
    const KnownRows& subtracted_rows() const { return subtracted_; }
    /// Pixels that are held.
    std::size_t size() const;

private:
    /// Pictures in which a pixel pools as many cells.
    struct Scale {
        std::int64_t pooled_rows, pooled_keys;
        PixelLines exact, sampled;
    };

    void make_room();
    void append_known(AttentionFrame& frame, std::int64_t begin, std::int64_t end) const;

    std::size_t most_pixels_;
    PictureAxes shown_;
    std::list<Scale> scales_;  ///< what was looked at last first
    KnownRows rows_, subtracted_;
    bool is_difference_ = false;
};

}  // namespace attnscope
