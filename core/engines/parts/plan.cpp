#include "core/engines/parts/plan.h"

#include <algorithm>
#include <numeric>

#include "core/text/errors.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

void check_lambda(double lambda) {
    // Refuses NaN, too; larger values would overflow float32.
    if (!(lambda >= 0 && lambda <= 1e30))
        throw InvalidRequest(
            Message("request.lambda", "lambda = %1 is not a number from 0 to 1e30", {lambda}));
}

/// Throws InvalidRequest if weights are a difference of two softmaxes, and something else is chosen
/// that takes one row of logits.
void check_signed(const AttentionRequest& request) {
    if (!is_signed(request))
        return;
    if (!request.normalizer->is_softmax())
        throw InvalidRequest(Message("request.signed-normalizer",
                                     "attention = %1 is a difference of two softmaxes, so "
                                     "normalizer = %2 cannot be combined with it",
                                     {request.variant->key, request.normalizer->key}));
    if (request.mask->kept)
        throw InvalidRequest(Message("request.signed-mask",
                                     "mask = %1 keeps the largest logits of a row, and attention = "
                                     "%2 has two for each key",
                                     {request.mask->key, request.variant->key}));
    if (request.position->row_change)
        throw InvalidRequest(Message("request.signed-position",
                                     "position = %1 changes the logits of a row together, and "
                                     "attention = %2 has two for each key",
                                     {request.position->key, request.variant->key}));
}

void check(const AttentionRequest& request) {
    const auto& queries = request.input.queries;
    const auto& keys = request.input.keys;
    if (!queries || !keys || queries->rows < 1 || keys->rows < 1)
        throw InvalidRequest(Message("request.empty", "there are no queries or no keys"));
    if (queries->dim != keys->dim)
        throw InvalidRequest(Message("request.dimension",
                                     "queries have dimension %1 but keys have %2",
                                     {queries->dim, keys->dim}));
    check_lambda(request.lambda);
    std::ranges::for_each(request.row_lambdas, check_lambda);
    if (!request.row_lambdas.empty() && std::ssize(request.row_lambdas) != queries->rows)
        throw InvalidRequest(
            Message("request.row-lambdas", "there must be one lambda for each query"));
    check_signed(request);
    if (request.temper && (has_squares(request) || is_signed(request)))
        throw InvalidRequest(Message(
            "request.temper",
            "the rule follows from the entropy of a softmax, which attention = %1 does not have",
            {std::string(request.variant->key)}));
    if (request.temper && request.normalizer->weigh)
        throw InvalidRequest(Message(
            "request.temper-normalizer",
            "the rule follows from the entropy of a softmax, which normalizer = %1 does not have",
            {std::string(request.normalizer->key)}));
    if (request.temper && request.mask->kept)
        throw InvalidRequest(Message(
            "request.temper-mask",
            "the rule follows from the entropy of a softmax over all keys that a row sees, which "
            "mask = %1 does not have",
            {std::string(request.mask->key)}));
    if (!(request.softcap >= 0 && request.softcap <= 1e30))
        throw InvalidRequest(
            Message("request.softcap", "the softcap is not a number from 0 to 1e30"));
    if (!(request.qk_clip >= 0 && request.qk_clip <= 1e30))
        throw InvalidRequest(
            Message("request.qk-clip", "the limit of QK-Clip is not a number from 0 to 1e30"));
}

void check_pixels(const PixelAxis& axis, std::int64_t cells) {
    if (axis.cells != cells)
        throw InvalidRequest(
            Message("request.pixels", "the pixels are those of a matrix of another size"));
}

/// Returns the pixels that a request is for; none if it wants no picture.
std::optional<PictureAxes> pixels_of(const AttentionRequest& request) {
    const std::int64_t rows = request.input.queries->rows, keys = request.input.keys->rows;
    if (request.pixels) {
        check_pixels(request.pixels->rows, rows);
        check_pixels(request.pixels->keys, keys);
        return request.pixels;
    }
    return request.viewport ? std::optional(axes_of(*request.viewport, rows, keys)) : std::nullopt;
}

void lay_out_pixels(Plan& plan, const PictureAxes& pixels) {
    plan.rows_axis = pixels.rows;
    plan.keys_axis = pixels.keys;
    for (std::int64_t p = 0; p < plan.keys_axis.count; ++p)
        plan.first_keys.push_back(plan.keys_axis.begin_of(p));
}

/// Returns the rows that a picture shows. Where two pixels share rows, these are counted for the
/// second pixel.
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
    plan.normalizer = request.normalizer;
    plan.position = request.position;
    plan.parameters = request.parameters;
    plan.first_place = request.first_place;
    if (is_signed(request))
        plan.subtracted = request.parameters[*request.variant->subtracted];
    const std::int64_t row_count = request.input.queries->rows;
    const std::optional<PictureAxes> pixels = pixels_of(request);
    if (pixels) {
        lay_out_pixels(plan, *pixels);
        plan.rows = shown_rows(plan.rows_axis, request.rows_per_pixel);
        plan.coarse = std::ssize(plan.rows) < plan.rows_axis.end() - plan.rows_axis.begin();
    }
    if (!pixels || (request.all_rows && request.rows_per_pixel <= 0))
        plan.rows = whole_range(0, row_count);
    return plan;
}

Plan make_plan_of_rows(const AttentionRequest& request, std::int64_t row_begin,
                       std::int64_t row_end) {
    AttentionRequest rows_only = request;
    rows_only.viewport.reset();
    rows_only.pixels.reset();
    Plan plan = make_plan(rows_only);
    if (row_begin < 0 || row_begin > row_end || row_end > request.input.queries->rows)
        throw InvalidRequest(Message("request.rows", "the rows lie outside the matrix"));
    plan.rows = whole_range(row_begin, row_end);
    return plan;
}

std::int64_t scores_of(const Plan& plan) {
    const KeyInterval shown{plan.keys_axis.begin(), plan.keys_axis.end()};
    std::int64_t scores = 0;
    for (const std::int64_t row : plan.rows)
        scores += streamed_keys(plan.visible(row), shown, plan.is_known(row));
    return scores;
}

}  // namespace attnscope
