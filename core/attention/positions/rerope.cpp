#include <array>

#include "core/attention/positions/rerope.h"

namespace attnscope {
namespace {

constexpr std::array rerope_parameters = {&rope_base, &rope_pairs, &rotary_fraction,
                                          &rerope_window};

}  // namespace

extern const PositionScheme rerope_position = {
    .key = "rerope",
    .label = "ReRoPE",
    .formula =
        R"(\text{RoPE at the distance }\min(\lvert i - j \rvert, w)\text{, with the sign of }i - )"
        R"(j)",
    .help = "Distances up to w are exact; all larger ones count as w.",
    .meaning =
        "RoPE treats every key that is further away than the window w as if it stood at distance "
        "w. If w is below the trained length, even a long text has no new distance, but far keys "
        "can no longer be told apart by position.",
    .source = "J. Su 2023, kexue.fm/archives/9708; github.com/bojone/rerope",
    .parameters = rerope_parameters,
    .rotation = [](const PositionInput& input) { return windowed_rope(input, 0); },
};

}  // namespace attnscope
