#include "core/vectors/inputs.h"

#include "core/attention/normalizers/sigmoid.h"
#include "core/attention/normalizers/softmax_sink.h"
#include "core/attention/positions.h"
#include "core/attention/qk_clip.h"
#include "core/attention/softcap.h"
#include "core/attention/variants.h"
#include "core/attention/vector_source.h"
#include "core/fields/inputs.h"
#include "core/parameters/record.h"
#include "core/scaling/rules.h"

namespace attnscope {
namespace {

bool learns(const Scenario& scenario) {
    return record_of(variants(), "attention", scenario.attention).learns;
}

/// The paths of files; empty if no file is read.
struct Paths {
    std::string queries, keys, trained, weights, sinks, positions;
};

PositionNumbers numbers_of(const Scenario& scenario) {
    return record_of(positions(), "position scheme", scenario.position).numbers;
}

Paths paths_of(const Scenario& scenario) {
    return {is_file(scenario.queries) ? scenario.query_file : "",
            is_file(scenario.keys) ? scenario.key_file : "",
            has_trained_vectors(scenario) ? scenario.trained_file : "",
            learns(scenario) ? scenario.weights_file : "",
            scenario.normalizer == softmax_sink_normalizer.key ? scenario.sink_file : "",
            numbers_of(scenario) == PositionNumbers::none ? "" : scenario.position_file};
}

/// Copies what the normaliser reads besides its parameters. Where a file has the sinks, which sink
/// is read depends on batch and head, and the sink logit is not read.
void keep_normalizer(Scenario& kept, const Scenario& all) {
    if (all.normalizer == sigmoid_normalizer.key)
        kept.sigmoid_bias = all.sigmoid_bias;
    kept.sink_file = paths_of(all).sinks;
    if (kept.sink_file.empty())
        return;
    kept.parameters.set(sink_logit, sink_logit.standard);
    kept.batch = all.batch;
    kept.head = all.head;
}

}  // namespace

void keep_position_file(Scenario& kept, const Scenario& all) {
    kept.position_file = paths_of(all).positions;
    if (!kept.position_file.empty()) {
        kept.batch = all.batch;
        kept.head = all.head;
    } else if (numbers_of(all) == PositionNumbers::drawn) {
        kept.seed = all.seed;
    }
}

Scenario vector_inputs(const Scenario& scenario) {
    const bool read_queries = is_file(scenario.queries);
    const bool read_keys = is_file(scenario.keys);
    Scenario kept = only(scenario, &Scenario::queries, &Scenario::keys);
    const Paths paths = paths_of(scenario);
    kept.query_file = paths.queries;
    kept.key_file = paths.keys;
    kept.trained_file = paths.trained;
    if (read_queries)
        kept.query_tensor = scenario.query_tensor;
    if (read_keys)
        kept.key_tensor = scenario.key_tensor;
    if (read_queries || read_keys) {
        kept.first_axis = scenario.first_axis;
        kept.batch = scenario.batch;
        kept.head = scenario.head;
    }
    if (!read_queries || !read_keys)
        kept.seed = scenario.seed;
    if (!read_keys)
        kept.n = scenario.n;
    if (!read_queries && !read_keys && !has_trained_vectors(scenario))
        kept.d = scenario.d;
    return kept;
}

Scenario attention_inputs(const Scenario& scenario) {
    const Scenario vectors = vector_inputs(scenario);
    Scenario kept =
        only(scenario, &Scenario::queries, &Scenario::keys, &Scenario::rule, &Scenario::attention,
             &Scenario::position, &Scenario::mask, &Scenario::normalizer, &Scenario::pooling);
    kept.query_file = vectors.query_file;
    kept.key_file = vectors.key_file;
    kept.trained_file = vectors.trained_file;
    kept.query_tensor = vectors.query_tensor;
    kept.key_tensor = vectors.key_tensor;
    kept.first_axis = vectors.first_axis;
    kept.batch = vectors.batch;
    kept.head = vectors.head;
    if (has_own_vectors(scenario))
        kept.alignment = scenario.alignment;
    kept.weights_file = paths_of(scenario).weights;
    keep_normalizer(kept, scenario);
    const bool draws = learns(scenario) && kept.weights_file.empty();
    kept.seed = draws ? scenario.seed : vectors.seed;
    keep_position_file(kept, scenario);
    kept.n = vectors.n;
    kept.d = vectors.d;
    for (const Parameter* const limit : {&softcap, &qk_clip})
        kept.parameters.set(*limit, scenario.parameters[*limit]);
    if (rule(scenario.rule).base)
        kept.model = Scenario().model;  // λ follows from the rows themselves
    return kept;
}

bool has_own_vectors(const Scenario& scenario) {
    return is_file(scenario.queries) || is_file(scenario.keys);
}

bool has_trained_vectors(const Scenario& scenario) {
    return is_trained(scenario.queries) || is_trained(scenario.keys);
}

bool has_given_vectors(const Scenario& scenario) {
    return has_own_vectors(scenario) || has_trained_vectors(scenario);
}

std::vector<std::string> paths_read(const Scenario& scenario) {
    const auto [queries, keys, trained, weights, sinks, positions] = paths_of(scenario);
    std::vector<std::string> paths = {queries, keys, trained, weights, sinks, positions};
    std::erase(paths, "");
    return paths;
}

std::vector<FileState> files_read(const Scenario& scenario) {
    std::vector<FileState> files;
    for (const std::string& path : paths_read(scenario))
        files.push_back(state_of(path));
    return files;
}

InputState input_state(const Scenario& inputs) {
    return {inputs, files_read(inputs)};
}

}  // namespace attnscope
