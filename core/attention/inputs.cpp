#include "core/attention/inputs.h"

#include "core/attention/softcap.h"
#include "core/attention/variants.h"
#include "core/attention/vector_source.h"
#include "core/parameters/record.h"
#include "core/scenario/inputs.h"

namespace attnscope {
namespace {

bool learns(const Scenario& scenario) {
    return record_of(variants(), "attention", scenario.attention).learns;
}

}  // namespace

Scenario vector_inputs(const Scenario& scenario) {
    const bool read_queries = is_file(scenario.queries);
    const bool read_keys = is_file(scenario.keys);
    Scenario kept = only(scenario, &Scenario::queries, &Scenario::keys);
    if (read_queries) {
        kept.query_file = scenario.query_file;
        kept.query_tensor = scenario.query_tensor;
    }
    if (read_keys) {
        kept.key_file = scenario.key_file;
        kept.key_tensor = scenario.key_tensor;
    }
    if (read_queries || read_keys) {
        kept.batch = scenario.batch;
        kept.head = scenario.head;
    }
    if (!read_queries || !read_keys)
        kept.seed = scenario.seed;
    if (!read_keys)
        kept.n = scenario.n;
    if (!read_queries && !read_keys)
        kept.d = scenario.d;
    return kept;
}

Scenario attention_inputs(const Scenario& scenario) {
    const Scenario vectors = vector_inputs(scenario);
    Scenario kept =
        only(scenario, &Scenario::queries, &Scenario::keys, &Scenario::rule, &Scenario::attention,
             &Scenario::position, &Scenario::mask, &Scenario::pooling);
    kept.query_file = vectors.query_file;
    kept.key_file = vectors.key_file;
    kept.query_tensor = vectors.query_tensor;
    kept.key_tensor = vectors.key_tensor;
    kept.batch = vectors.batch;
    kept.head = vectors.head;
    kept.weights_file = learns(scenario) ? scenario.weights_file : "";
    const bool draws = learns(scenario) && kept.weights_file.empty();
    kept.seed = draws ? scenario.seed : vectors.seed;
    kept.n = vectors.n;
    kept.d = vectors.d;
    kept.parameters.set(softcap, scenario.parameters[softcap]);
    return kept;
}

bool has_own_vectors(const Scenario& scenario) {
    return is_file(scenario.queries) || is_file(scenario.keys);
}

std::vector<FileState> files_read(const Scenario& scenario) {
    std::vector<FileState> files;
    const auto add = [&](bool is_read, const std::string& path) {
        if (is_read && !path.empty())
            files.push_back(state_of(path));
    };
    add(is_file(scenario.queries), scenario.query_file);
    add(is_file(scenario.keys), scenario.key_file);
    add(learns(scenario), scenario.weights_file);
    return files;
}

InputState input_state(const Scenario& inputs) {
    return {inputs, files_read(inputs)};
}

}  // namespace attnscope
