#pragma once

#include <cstdint>
#include <vector>

#include "core/engines/engine.h"
#include "core/engines/pixel_axis.h"

namespace attnscope {

// Shared by the engines and private to them: the rows that a request needs and their places in the
// picture.

struct Plan {
    std::int64_t key_count = 0;
    const AttentionMask* mask = nullptr;
    ParameterValues parameters;
    std::int64_t first_place = 0;
    PixelAxis rows_axis, keys_axis;        ///< without pixels if no picture is wanted
    std::vector<std::int64_t> first_keys;  ///< the first key that each pixel column pools
    std::vector<std::int64_t> rows;        ///< to be computed, ascending
    bool coarse = false;
    const KnownRows* known = nullptr;  ///< rows of which only the shown keys are computed

    /// Keys that a row sees.
    VisibleKeys visible(std::int64_t row) const {
        return mask->visible(row + first_place, key_count, parameters);
    }
    bool is_known(std::int64_t row) const { return known && known->has(row); }
    bool has_picture() const { return rows_axis.count > 0; }
};

/// Checks the request and lays it out. Throws InvalidRequest if Q and K do not fit each other, λ is
/// outside [0, 1e30], or the viewport lies outside the matrix.
Plan make_plan(const AttentionRequest& request);

/// Makes the plan of whole rows, row_begin, … row_end − 1, without a picture. Throws InvalidRequest
/// as make_plan() does, and if these rows lie outside the matrix.
Plan make_plan_of_rows(const AttentionRequest& request, std::int64_t row_begin,
                       std::int64_t row_end);

/// The number of keys that a row streams past.
inline std::int64_t streamed_keys(const VisibleKeys& seen, const KeyInterval& shown,
                                  bool is_known) {
    return is_known ? within(seen, shown).size() : seen.size();
}

/// The number of scores that the plan takes.
std::int64_t scores_of(const Plan& plan);

/// begin, begin + 1, …, end − 1.
std::vector<std::int64_t> whole_range(std::int64_t begin, std::int64_t end);

/// Rows of one row of pixels that a coarse request takes: at most `limit`, spread evenly.
void append_spread(std::vector<std::int64_t>& rows, std::int64_t begin, std::int64_t end,
                   std::int64_t limit);

}  // namespace attnscope
