#include "core/engines/atlas/atlas.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace attnscope {
namespace {

void append(std::vector<PictureAxes>& parts, const std::vector<PictureAxes>& more) {
    std::ranges::copy(more, std::back_inserter(parts));
}

/// Returns the rows of pixels of a picture that lie outside these parts, counted from its first
/// row.
std::vector<PixelAxis::Range> rows_outside(const PictureAxes& picture,
                                           const std::vector<PictureAxes>& parts) {
    std::vector<PixelAxis::Range> outside;
    std::int64_t from = 0;
    const auto add = [&](std::int64_t to) {
        if (from < to)
            outside.push_back({from, to});
    };
    for (const PictureAxes& part : parts) {
        add(part.rows.first - picture.rows.first);
        from = part.rows.pixels().end - picture.rows.first;
    }
    add(picture.rows.count);
    return outside;
}

}  // namespace

std::size_t Atlas::size() const {
    std::size_t pixels = 0;
    for (const Scale& scale : scales_)
        pixels += scale.exact.size() + scale.sampled.size();
    return pixels;
}

void Atlas::look_at(const PictureAxes& picture) {
    shown_ = picture;
    const auto found = std::ranges::find_if(scales_, [&](const Scale& scale) {
        return scale.pooled_rows == picture.rows.pooled && scale.pooled_keys == picture.keys.pooled;
    });
    if (found == scales_.end())
        scales_.push_front({picture.rows.pooled, picture.keys.pooled, {}, {}});
    else
        scales_.splice(scales_.begin(), scales_, found);
    make_room();
}

void Atlas::make_room() {
    while (size() > most_pixels_ && scales_.size() > 1)
        scales_.pop_back();
    if (size() <= most_pixels_)
        return;
    scales_.front().exact.crop(shown_);
    scales_.front().sampled.crop(shown_);
}

std::vector<PictureAxes> Atlas::inexact() const {
    return scales_.front().exact.missing(shown_);
}

std::vector<PictureAxes> Atlas::unseen() const {
    std::vector<PictureAxes> parts;
    for (const PictureAxes& part : inexact())
        append(parts, scales_.front().sampled.missing(part));
    return parts;
}

std::vector<PictureAxes> Atlas::unknown_rows(std::int64_t rows_each) const {
    const PixelAxis keys{shown_.keys.cells, 1, 0, 1};
    const PixelAxis rows{shown_.rows.cells, std::min(rows_each, shown_.rows.cells), 0, 1};
    std::vector<PictureAxes> stretches;
    for (std::int64_t pixel = 0; pixel < rows.whole(); ++pixel) {
        const PixelAxis stretch = rows.part({pixel, pixel + 1});
        for (std::int64_t row = stretch.begin(); row < stretch.end(); ++row)
            if (!rows_.has(row)) {
                stretches.push_back({stretch, keys});
                break;
            }
    }
    return stretches;
}

void Atlas::add(const AttentionFrame& part) {
    Scale& scale = scales_.front();
    (part.coarse ? scale.sampled : scale.exact).add(part.axes(), part.weights);
    add_rows(part);
    make_room();
}

void Atlas::add_rows(const AttentionFrame& frame) {
    const std::int64_t rows = frame.rows_axis.cells;
    is_difference_ = frame.is_difference();
    is_signed_ = frame.is_signed;
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        rows_.add(frame.rows[i], rows, frame.statistics[i], frame.lambdas[i]);
        if (is_difference_)
            subtracted_.add(frame.rows[i], rows, frame.subtracted->statistics[i],
                            frame.subtracted->lambdas[i]);
    }
}

void Atlas::append_known(AttentionFrame& frame, std::int64_t begin, std::int64_t end) const {
    frame.is_signed = is_signed_;
    if (is_difference_)
        frame.subtracted.emplace();
    for (std::int64_t row = begin; row < end; ++row) {
        if (!rows_.has(row))
            continue;
        frame.rows.push_back(row);
        frame.statistics.push_back(rows_.statistics(row));
        frame.lambdas.push_back(rows_.lambda(row));
        if (is_difference_) {
            frame.subtracted->statistics.push_back(subtracted_.statistics(row));
            frame.subtracted->lambdas.push_back(subtracted_.lambda(row));
        }
    }
}

AttentionFrame Atlas::picture() const {
    AttentionFrame frame;
    frame.rows_axis = shown_.rows;
    frame.keys_axis = shown_.keys;
    frame.weights.assign(static_cast<std::size_t>(shown_.rows.count * shown_.keys.count),
                         std::numeric_limits<float>::quiet_NaN());
    scales_.front().sampled.copy_to(shown_, frame.weights);
    scales_.front().exact.copy_to(shown_, frame.weights);
    const std::vector<PictureAxes> lacking = inexact();
    frame.coarse = !lacking.empty();
    if (frame.coarse)
        frame.exact = rows_outside(shown_, lacking);
    append_known(frame, shown_.rows.begin(), shown_.rows.end());
    return frame;
}

AttentionFrame Atlas::all_rows() const {
    AttentionFrame frame;
    append_known(frame, 0, shown_.rows.cells);
    return frame;
}

}  // namespace attnscope
