#include "core/attention/positions.h"

#include "core/parameters/table.h"

namespace attnscope {

ATTNSCOPE_TABLE(PositionScheme, all_positions,  // each in a file of core/attention/positions
                no_position,                    // places do not enter
                alibi_position                  // −m·|i − j|
);

std::span<const PositionScheme* const> positions() {
    return all_positions;
}

}  // namespace attnscope
