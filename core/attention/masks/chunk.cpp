#include <algorithm>
#include <array>

#include "core/attention/masks.h"
#include "core/limits.h"

namespace attnscope {
namespace {

constexpr Parameter chunk_length{
    .key = "chunk",
    .label = "Chunk",
    .unit = "keys",
    .help = "Number of keys in a chunk; 8192 in the source.",
    .meaning =
        "The length C of the chunks into which the text is cut. The first row of a chunk sees its "
        "own key alone, the last one sees C keys, and none looks across the border.",
    .standard = 128,
    .min = 1,
    .max = max_matrix_rows,
    .slider_min = 1,
    .slider_max = 8192,
    .whole = true,
    .is_new = true,
};
constexpr std::array chunk_parameters = {&chunk_length};

VisibleKeys chunk_visible(std::int64_t place, std::int64_t keys, const ParameterValues& values) {
    const auto length = static_cast<std::int64_t>(values[chunk_length]);
    const std::int64_t in_chunk = (place % length + length) % length;
    const std::int64_t begin = std::clamp<std::int64_t>(place - in_chunk, 0, keys);
    return {{begin, std::clamp(place + 1, begin, keys)}, {}};
}

}  // namespace

extern const AttentionMask chunk_mask = {
    .key = "chunk",
    .label = "chunks, causal",
    .formula = R"(j \le i\text{ and }\lfloor j/C \rfloor = \lfloor i/C \rfloor)",
    .help = "A query sees the keys of its own chunk of the text, up to its own.",
    .meaning =
        "The text is cut into chunks of C keys, and a query sees those of its own chunk up to its "
        "own key. Rows have from 1 to C keys whatever the length of the text, so their mean "
        "entropy stops growing once the text is longer than a chunk.",
    .source =
        "Llama 4, three of four layers: attention_chunk_size 8192 in "
        "github.com/meta-llama/llama-models",
    .parameters = chunk_parameters,
    .visible = chunk_visible,
};

}  // namespace attnscope
