#include "core/vectors/trained_head.h"

#include <string>

#include "core/attention/sources/trained.h"
#include "core/fields/labels.h"
#include "core/io/file_state.h"
#include "core/lab/run_file.h"
#include "core/lab/trained_vectors.h"
#include "core/parallel/last_result.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

std::int64_t whole_of(const Scenario& scenario, const Parameter& parameter) {
    return static_cast<std::int64_t>(scenario.parameters[parameter]);
}

/// Returns the model of the file. The last ones are kept, because each n asks anew.
std::shared_ptr<const lab::Run> model_of(const Scenario& scenario, const std::stop_token& stop) {
    constexpr std::size_t most = 4;
    static LastResult<FileState, lab::Run, most> last;
    const std::string& path = scenario.trained_file;
    if (path.empty())
        throw InvalidRequest(Message("vectors.no-trained-file",
                                     "a trained head makes queries or keys, but no file of a "
                                     "trained model is chosen"));
    return last.get(state_of(path), [&] { return lab::read_run(path, stop); });
}

/// "trained: largest of n, 1/√d, seed 1"
Message name_of_model(const lab::Settings& settings) {
    Scenario of;
    of.lab_task = settings.task;
    of.rule = settings.rule;
    of.scale_formula = settings.formula;
    return {"head.trained",
            "trained: %1, %2, seed %3",
            {label_of_chosen(of, &Scenario::lab_task), label_of_chosen(of, &Scenario::rule),
             std::to_string(settings.seed)}};
}

}  // namespace

QueriesAndKeys vectors_of_trained_head(const Scenario& scenario, std::int64_t n,
                                       const std::stop_token& stop) {
    const std::shared_ptr<const lab::Run> model = model_of(scenario, stop);
    QueriesAndKeys made = lab::trained_vectors(
        *model, {whole_of(scenario, trained_layer), whole_of(scenario, trained_head)}, n,
        static_cast<std::uint64_t>(scenario.seed), stop);
    made.axes.model = name_of_model(model->settings);
    return made;
}

std::int64_t size_of_trained_head(const Scenario& scenario) {
    return lab::head_size(model_of(scenario, {})->settings);
}

}  // namespace attnscope
