#include "core/attention/masks/documents.h"
#include "core/fields/field_table.h"

namespace attnscope {

Field document_lengths_field() {
    return {
        .key = "document_lengths",
        .label = "Document lengths",
        .group = "Attention",
        .unit = "keys",
        .help =
            "Lengths of the documents in their order, separated by commas, such as "
            "128,64,192.",
        .meaning =
            "How many keys each of the packed documents has, in their order. What follows the "
            "lengths belongs to the last document, and where the matrix ends before them, the "
            "documents are cut; without any length all keys are one document.",
        .formula = R"(L_1, L_2, \ldots)",
        .source = "cu_seqlens in github.com/Dao-AILab/flash-attention: its differences",
        .kind = TextField{&Scenario::document_lengths,
                          [](std::string_view text) { static_cast<void>(document_starts(text)); }},
        .decided_by = {&Scenario::mask},
        .read_by = [](const Choice& mask) { return mask.key == documents_mask.key; },
        .is_new = true};
}

}  // namespace attnscope
