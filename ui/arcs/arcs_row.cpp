#include "ui/arcs/arcs_row.h"

#include <algorithm>

#include "core/attention/alignment.h"
#include "core/attention/head_axes.h"
#include "core/engines/notes.h"
#include "core/vectors/layers.h"
#include "core/vectors/vectors.h"
#include "ui/look/translated.h"

namespace attnscope {

ArcsScene ArcsRows::row(const Scenario& scenario, std::int64_t row, const std::stop_token& stop) {
    const InputState wanted = input_state(vector_inputs(scenario));
    if (of_ != wanted) {
        of_.reset();
        input_ = load_named_head(wanted.inputs, stop);
        of_ = wanted;
    }
    ArcsScene scene;
    scene.scenario = fitted_to(scenario, input_);
    scene.rows = input_.queries->rows;
    scene.keys = input_.keys->rows;
    scene.row = std::min(row, scene.rows - 1);
    scene.first_place = first_place(scenario.alignment, scene.rows, scene.keys);
    scene.head = translated(head_name(scenario, input_.axes));
    AttentionRequest request = attention_request(scene.scenario, input_);
    scene.notes = attention_notes(request);
    request.viewport = {scene.row, scene.row + 1, 0, scene.keys, static_cast<int>(scene.keys), 1};
    scene.weights = engine_->compute(request, stop, [](double) {}).weights;
    return scene;
}

}  // namespace attnscope
