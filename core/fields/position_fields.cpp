#include "core/attention/positions.h"
#include "core/fields/field_table.h"
#include "core/parameters/record.h"

namespace attnscope {
namespace {

bool has_numbers(const Choice& position) {
    return record_of(positions(), "position scheme", position.key).numbers != PositionNumbers::none;
}

}  // namespace

std::vector<Field> position_fields() {
    return {
        {.key = "position_file",
         .label = "Position file",
         .group = "Attention",
         .unit = "",
         .help = "NPY, NPZ, safetensors or JSON file with the numbers that the formula of the "
                 "position scheme names; without one they are drawn, or as the scheme says.",
         .meaning =
             "Some position schemes have numbers that a model learns, or one for each pair of "
             "components. This file gives them under the names that they have in the formula, and "
             "a model's config.json will do where it names them; without a file they are drawn "
             "from the seed, or are the scheme's own.",
         .formula = R"(b_1, b_2, \ldots)",
         .source = "github.com/huggingface/transformers, modeling_rope_utils.py",
         .kind = TextField{&Scenario::position_file, check_path},
         .decided_by = {&Scenario::position},
         .read_by = has_numbers,
         .is_new = true},
    };
}

}  // namespace attnscope
