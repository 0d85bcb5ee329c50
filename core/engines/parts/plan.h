#pragma once

#include <cstdint>
#include <vector>

#include "core/engines/engine.h"
#include "core/engines/pixel_axis.h"

namespace attnscope {

// Shared by the engines and private to them: which rows a request needs and where they go.

struct Plan {
    std::int64_t key_count = 0;
    const AttentionMask* mask = nullptr;
    ParameterValues parameters;
    std::int64_t first_place = 0;
    PixelAxis rows_axis, keys_axis;        ///< without pixels where no picture is wanted
    std::vector<std::int64_t> first_keys;  ///< that each pixel column pools
    std::vector<std::int64_t> rows;        ///< to be computed, ascending
    bool coarse = false;
    const KnownRows* known = nullptr;  ///< rows of which the shown keys alone are to be computed

    /// Keys that a row sees.
    VisibleKeys visible(std::int64_t row) const {
        return mask->visible(row + first_place, key_count, parameters);
    }
    bool is_known(std::int64_t row) const { return known && known->has(row); }
    bool has_picture() const { return rows_axis.count > 0; }
};

/// Checks the request and lays it out. Throws InvalidRequest where Q and K do not fit each other,
/// λ is outside [0, 1e30], or the viewport lies outside the matrix.
Plan make_plan(const AttentionRequest& request);

/// Likewise for whole rows without a picture: row_begin, … row_end − 1. Throws InvalidRequest, also
/// where these lie outside the matrix.
Plan make_plan_of_rows(const AttentionRequest& request, std::int64_t row_begin,
                       std::int64_t row_end);

/// How many keys a row streams past.
inline std::int64_t streamed_keys(const VisibleKeys& seen, const KeyInterval& shown,
                                  bool is_known) {
    return is_known ? within(seen, shown).size() : seen.size();
}

/// How many scores the plan takes.
std::int64_t scores_of(const Plan& plan);

/// begin, begin + 1, …, end − 1.
std::vector<std::int64_t> whole_range(std::int64_t begin, std::int64_t end);

/// Rows of one row of pixels that a coarse request takes: at most `limit`, spread evenly.
void append_spread(std::vector<std::int64_t>& rows, std::int64_t begin, std::int64_t end,
                   std::int64_t limit);

}  // namespace attnscope
