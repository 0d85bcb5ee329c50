#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/engines/engine.h"
#include "core/engines/pixel_axis.h"

namespace attnscope {

// Shared by the engines and private to them: the rows that a request needs and their places in the
// picture.

/// The rows that a request needs, and the axes of its picture.
struct Plan {
    std::int64_t key_count = 0;
    const AttentionMask* mask = nullptr;
    const Normalizer* normalizer = normalizers().front();
    const PositionScheme* position = positions().front();
    ParameterValues parameters;
    std::int64_t first_place = 0;
    PixelAxis rows_axis, keys_axis;        ///< without pixels if no picture is wanted
    std::vector<std::int64_t> first_keys;  ///< the first key that each column of pixels pools
    std::vector<std::int64_t> rows;        ///< to be computed, ascending
    bool coarse = false;
    const KnownRows* known = nullptr;  ///< if set, rows that need only the shown keys
    std::optional<double> subtracted;  ///< if set, the factor δ of the softmax that is subtracted

    /// Returns the keys that a row sees.
    VisibleKeys visible(std::int64_t row) const {
        return visible_keys(*mask, *normalizer, row + first_place, key_count, parameters);
    }
    /// Whether weights follow from all logits of a row together.
    bool weighs_whole_rows() const {
        return normalizer->needs_whole_rows() || mask->kept || position->row_change;
    }
    bool is_known(std::int64_t row) const { return known && known->has(row); }
    bool has_picture() const { return rows_axis.count > 0; }
};

/// Checks the request and lays it out. Throws InvalidRequest
/// - if Q and K do not fit each other;
/// - if a λ, the softcap or the clip is outside [0, 1e30], or there are more or fewer λs than rows;
/// - if weights are a difference of two softmaxes, and there is another normaliser, or a mask that
///   keeps the largest logits, or a position scheme that changes rows as a whole;
/// - if the rule of λ takes the entropy of a softmax, and the weights are not a softmax;
/// - if the viewport lies outside the matrix, or its pixels are those of a matrix of another size.
Plan make_plan(const AttentionRequest& request);

/// Makes the plan of the whole rows row_begin, …, row_end − 1, without a picture. Throws what
/// make_plan() throws, and InvalidRequest if these rows lie outside the matrix.
Plan make_plan_of_rows(const AttentionRequest& request, std::int64_t row_begin,
                       std::int64_t row_end);

/// Returns the number of keys that a row streams past: those that it sees, or if it is known only
/// those of them that are shown.
inline std::int64_t streamed_keys(const VisibleKeys& seen, const KeyInterval& shown,
                                  bool is_known) {
    return is_known ? within(seen, shown).size() : seen.size();
}

/// Returns the number of scores that the plan takes.
std::int64_t scores_of(const Plan& plan);

/// Returns begin, begin + 1, …, end − 1.
std::vector<std::int64_t> whole_range(std::int64_t begin, std::int64_t end);

/// Appends the rows that a coarse request takes of those from `begin` to before `end`, which one
/// row of pixels pools: at most `limit`, spread evenly.
void append_spread(std::vector<std::int64_t>& rows, std::int64_t begin, std::int64_t end,
                   std::int64_t limit);

}  // namespace attnscope
