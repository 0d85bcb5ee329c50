#include "core/attention/cpu/plan.h"

#include <algorithm>
#include <numeric>

#include "core/errors.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

void check(const AttentionRequest& request) {
    const auto& [queries, keys] = request.input;
    if (!queries || !keys || queries->rows < 1 || keys->rows < 1)
        throw InvalidRequest("there are no queries or no keys");
    if (queries->dim != keys->dim)
        throw InvalidRequest("queries have dimension " + std::to_string(queries->dim) +
                             " but keys have " + std::to_string(keys->dim));
    // Not NaN either; larger ones would overflow float32.
    if (!(request.lambda >= 0 && request.lambda <= 1e30))
        throw InvalidRequest("lambda = " + to_text(request.lambda) +
                             " is not a number from 0 to 1e30");
}

/// The viewport as far as it is inside the matrix.
Viewport inside(Viewport view, std::int64_t rows, std::int64_t keys) {
    view.row_begin = std::clamp<std::int64_t>(view.row_begin, 0, rows);
    view.row_end = std::clamp<std::int64_t>(view.row_end, 0, rows);
    view.key_begin = std::clamp<std::int64_t>(view.key_begin, 0, keys);
    view.key_end = std::clamp<std::int64_t>(view.key_end, 0, keys);
    if (view.row_begin >= view.row_end || view.key_begin >= view.key_end || view.width < 1 ||
        view.height < 1)
        throw InvalidRequest("the viewport shows no cell of the matrix");
    return view;
}

void lay_out_pixels(Plan& plan, const Viewport& view, std::int64_t rows) {
    plan.rows_axis = PixelAxis::showing(view.row_begin, view.row_end, rows, view.height);
    plan.keys_axis = PixelAxis::showing(view.key_begin, view.key_end, plan.key_count, view.width);
    for (std::int64_t p = 0; p < plan.keys_axis.count; ++p)
        plan.first_keys.push_back(plan.keys_axis.begin_of(p));
}

/// A row that two pixels share is taken for the second.
std::vector<std::int64_t> shown_rows(const PixelAxis& axis, int rows_per_pixel) {
    if (rows_per_pixel <= 0)
        return whole_range(axis.begin(), axis.end());
    std::vector<std::int64_t> rows;
    for (std::int64_t p = 0; p + 1 < axis.count; ++p)
        append_spread(rows, axis.begin_of(p), axis.begin_of(p + 1), rows_per_pixel);
    append_spread(rows, axis.begin_of(axis.count - 1), axis.end(), rows_per_pixel);
    return rows;
}

}  // namespace

std::vector<std::int64_t> whole_range(std::int64_t begin, std::int64_t end) {
    std::vector<std::int64_t> rows(static_cast<std::size_t>(end - begin));
    std::iota(rows.begin(), rows.end(), begin);
    return rows;
}

std::vector<Block> blocks_of(std::span<const std::int64_t> wanted,
                             std::span<const std::int64_t> kept_rows) {
    std::vector<Block> blocks;
    for (std::size_t first = 0; first < wanted.size(); first = blocks.back().end()) {
        std::span<const std::int64_t> rest = wanted.subspan(first);
        std::span<const std::int64_t> rows = rest.first(std::min(block_rows, rest.size()));
        std::size_t count = rows.size();
        if (!kept_rows.empty()) {
            const std::size_t begin = static_cast<std::size_t>(rows[0]) / block_rows * block_rows;
            rows = kept_rows.subspan(begin, std::min(block_rows, kept_rows.size() - begin));
            count = static_cast<std::size_t>(
                std::upper_bound(rest.begin(), rest.end(), rows.back()) - rest.begin());
        }
        blocks.push_back({rows, rest.first(count), first});
    }
    return blocks;
}

void append_spread(std::vector<std::int64_t>& rows, std::int64_t begin, std::int64_t end,
                   std::int64_t limit) {
    const std::int64_t count = end - begin, taken = std::min(count, limit);
    for (std::int64_t i = 0; i < taken; ++i)
        rows.push_back(begin + (2 * i + 1) * count / (2 * taken));
}

Plan make_plan(const AttentionRequest& request) {
    check(request);
    Plan plan;
    plan.key_count = request.input.keys->rows;
    plan.mask = request.mask;
    const std::int64_t row_count = request.input.queries->rows;
    if (request.viewport) {
        lay_out_pixels(plan, inside(*request.viewport, row_count, plan.key_count), row_count);
        plan.rows = shown_rows(plan.rows_axis, request.rows_per_pixel);
        plan.coarse = std::ssize(plan.rows) < plan.rows_axis.end() - plan.rows_axis.begin();
    }
    if (!request.viewport || (request.all_rows && request.rows_per_pixel <= 0))
        plan.rows = whole_range(0, row_count);
    return plan;
}

}  // namespace attnscope
