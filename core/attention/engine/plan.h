#pragma once

#include <cstdint>
#include <vector>

#include "core/attention/engine.h"
#include "core/attention/pixel_axis.h"

namespace attnscope {

// Shared by the engines and private to them: which rows a request needs and where they go.

struct Plan {
    std::int64_t key_count = 0;
    const AttentionMask* mask = nullptr;
    ParameterValues parameters;
    PixelAxis rows_axis, keys_axis;        ///< without pixels where no picture is wanted
    std::vector<std::int64_t> first_keys;  ///< that each pixel column pools
    std::vector<std::int64_t> rows;        ///< to be computed, ascending
    bool coarse = false;

    /// Keys that a row sees.
    VisibleKeys visible(std::int64_t row) const {
        return mask->visible(row, key_count, parameters);
    }
    bool has_picture() const { return rows_axis.count > 0; }
};

/// Checks the request and lays it out. Throws InvalidRequest where Q and K do not fit each other,
/// λ is outside [0, 1e30], or the viewport lies outside the matrix.
Plan make_plan(const AttentionRequest& request);

/// begin, begin + 1, …, end − 1.
std::vector<std::int64_t> whole_range(std::int64_t begin, std::int64_t end);

/// Rows of one row of pixels that a coarse request takes: at most `limit`, spread evenly.
void append_spread(std::vector<std::int64_t>& rows, std::int64_t begin, std::int64_t end,
                   std::int64_t limit);

}  // namespace attnscope
