#include "core/attention/masks/documents.h"

#include <algorithm>
#include <limits>

#include "core/limits.h"
#include "core/parameters/allowed.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

constexpr std::string_view starts_of_documents = "document_starts";

[[noreturn]] void refuse_lengths(std::string_view text) {
    throw RefusedValue("document_lengths", text,
                       {"allowed.document-lengths",
                        "whole numbers from 1, with commas between them, that sum to at most %1",
                        {to_readable(max_matrix_rows)}});
}

VisibleKeys documents_visible(std::int64_t place, std::int64_t keys,
                              const ParameterValues& values) {
    const std::span<const std::int64_t> starts = values.list(starts_of_documents);
    const auto after = std::ranges::upper_bound(starts, place);
    const std::int64_t begin =
        after == starts.begin() ? 0 : std::clamp<std::int64_t>(*(after - 1), 0, keys);
    return {{begin, std::clamp(place + 1, begin, keys)}, {}};
}

std::int64_t next_document(std::int64_t place, const ParameterValues& values) {
    const std::span<const std::int64_t> starts = values.list(starts_of_documents);
    const auto after = std::ranges::upper_bound(starts, place);
    return after == starts.end() ? std::numeric_limits<std::int64_t>::max() : *after;
}

}  // namespace

std::vector<std::int64_t> document_starts(std::string_view lengths) {
    std::vector<std::int64_t> starts;
    std::int64_t end = 0;
    for (std::string_view rest = lengths; !rest.empty();) {
        const auto comma = rest.find(',');
        const std::string_view word = trimmed(rest.substr(0, comma));
        const auto length = parse_integer(word);
        if (!length || *length < 1)
            refuse_lengths(word);
        if (*length > max_matrix_rows - end)
            refuse_lengths(lengths);
        starts.push_back(end);
        end += *length;
        rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
    }
    return starts;
}

void resolve_mask(ParameterValues& parameters, const Scenario& scenario) {
    if (scenario.mask == documents_mask.key)
        parameters.set_list(starts_of_documents, document_starts(scenario.document_lengths));
}

extern const AttentionMask documents_mask = {
    .key = "documents",
    .label = "documents, causal",
    .formula = R"(j \le i\text{ in the document of }i)",
    .help =
        "A query sees the keys of its own document, up to its own: several texts in one row of "
        "a batch.",
    .meaning =
        "Texts that are packed one behind the other do not see each other: a query sees the keys "
        "of its own document up to its own. The first row of each document sees one key; the last "
        "document goes on to the end, and a matrix that is shorter than all documents cuts them.",
    .source =
        "cu_seqlens in github.com/Dao-AILab/flash-attention; Krell et al. 2021, arXiv 2107.02027",
    .parameters = {},
    .visible = documents_visible,
    .next_piece = next_document,
};

}  // namespace attnscope
