#include "core/engines/atlas/pixel_lines.h"

#include <algorithm>

namespace attnscope {
namespace {

using Range = PixelAxis::Range;

Range within(const Range& one, const Range& other) {
    return {std::max(one.begin, other.begin), std::min(one.end, other.end)};
}

/// Returns the offset of a pixel in a line that begins at pixel `first`.
auto at(std::int64_t pixel, std::int64_t first) {
    return static_cast<std::ptrdiff_t>(pixel - first);
}

}  // namespace

std::vector<Range> PixelLines::Line::missing(const Range& wanted) const {
    if (within(pixels(), wanted).empty())
        return {wanted};
    std::vector<Range> parts{{wanted.begin, pixels().begin}, {pixels().end, wanted.end}};
    std::erase_if(parts, [](const Range& part) { return part.empty(); });
    return parts;
}

void PixelLines::Line::add(std::int64_t from, std::span<const float> more) {
    const Range here = pixels(), there{from, from + std::ssize(more)};
    if (here.end < there.begin || there.end < here.begin)
        weights.clear();
    const Range both =
        weights.empty() ? there
                        : Range{std::min(here.begin, there.begin), std::max(here.end, there.end)};
    std::vector<float> joined(static_cast<std::size_t>(both.end - both.begin));
    if (!weights.empty())
        std::ranges::copy(weights, joined.begin() + at(first, both.begin));
    std::ranges::copy(more, joined.begin() + at(from, both.begin));
    first = both.begin;
    weights = std::move(joined);
}

std::vector<Range> PixelLines::missing(std::int64_t row, const Range& wanted) const {
    const auto line = lines_.find(row);
    return line == lines_.end() ? std::vector{wanted} : line->second.missing(wanted);
}

std::vector<PictureAxes> PixelLines::missing(const PictureAxes& picture) const {
    const auto [begin, end] = picture.rows.pixels();
    std::vector<PictureAxes> parts;
    for (std::int64_t from = begin, to = begin; from < end; from = to) {
        const std::vector<Range> columns = missing(from, picture.keys.pixels());
        while (++to < end && missing(to, picture.keys.pixels()) == columns) {
        }
        for (const Range& part : columns)
            parts.push_back({picture.rows.part({from, to}), picture.keys.part(part)});
    }
    return parts;
}

void PixelLines::add(const PictureAxes& picture, std::span<const float> weights) {
    const auto width = static_cast<std::size_t>(picture.keys.count);
    for (std::int64_t y = 0; y < picture.rows.count; ++y) {
        Line& line = lines_[picture.rows.first + y];
        size_ -= line.weights.size();
        line.add(picture.keys.first, weights.subspan(static_cast<std::size_t>(y) * width, width));
        size_ += line.weights.size();
    }
}

void PixelLines::copy_to(const PictureAxes& picture, std::span<float> weights) const {
    const auto [begin, end] = picture.rows.pixels();
    for (auto line = lines_.lower_bound(begin); line != lines_.end() && line->first < end; ++line) {
        const Range shown = within(line->second.pixels(), picture.keys.pixels());
        if (shown.empty())
            continue;
        const auto from = line->second.weights.begin() + at(shown.begin, line->second.first);
        std::copy(from, from + (shown.end - shown.begin),
                  weights.begin() + (line->first - begin) * picture.keys.count +
                      at(shown.begin, picture.keys.first));
    }
}

void PixelLines::crop(const PictureAxes& picture) {
    const auto [begin, end] = picture.rows.pixels();
    std::map<std::int64_t, Line> kept;
    size_ = 0;
    for (auto& [row, line] : lines_) {
        const Range shown = within(line.pixels(), picture.keys.pixels());
        if (row < begin || row >= end || shown.empty())
            continue;
        const auto from = line.weights.begin() + at(shown.begin, line.first);
        Line part{shown.begin, {from, from + (shown.end - shown.begin)}};
        size_ += part.weights.size();
        kept.emplace(row, std::move(part));
    }
    lines_ = std::move(kept);
}

}  // namespace attnscope
