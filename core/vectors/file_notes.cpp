#include "core/vectors/file_notes.h"

#include "core/attention/vector_source.h"
#include "core/scenario/first_axis.h"
#include "core/vectors/inputs.h"
#include "core/vectors/statement.h"
#include "core/vectors/tensor_names.h"
#include "core/vectors/vector_files.h"

namespace attnscope {

Message drawn_side_note(const Scenario& scenario) {
    const bool has_queries = is_file(scenario.queries), has_keys = is_file(scenario.keys);
    const Scenario usual;
    const bool is_usual =
        has_queries ? scenario.keys == usual.keys : scenario.queries == usual.queries;
    if (has_queries == has_keys || !is_usual)
        return {};
    return {"vectors.drawn-side",
            "the %1 are drawn at random, as no file of %1 is named",
            {queries_or_keys(has_queries)}};
}

Message one_matrix_note(const Scenario& scenario) {
    if (!is_file(scenario.queries) || !is_file(scenario.keys) || !scenario.query_tensor.empty() ||
        !scenario.key_tensor.empty())
        return {};
    const FileHeads files = open_heads(scenario);
    if (!is_same(*files.queries, *files.keys))
        return {};
    return {"vectors.one-matrix", "%1 serves as queries and as keys", {title_of(*files.queries)}};
}

Message other_batches_note(const Scenario& scenario) {
    if (!has_own_vectors(scenario) || first_axis(scenario.first_axis).id == FirstAxis::layer)
        return {};
    const HeadAxes axes = axes_of(open_heads(scenario));
    if (axes.batches < 2 || !statement_of(scenario).file.empty())
        return {};
    return {"vectors.other-batches",
            "the heads are those of batch %1 (of %2, from 0); if the first of the four axes counts "
            "layers, --set first_axis=layer shows all of them",
            {scenario.batch, axes.batches}};
}

}  // namespace attnscope
