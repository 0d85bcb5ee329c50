#include <array>

#include "core/attention/sources/trained.h"
#include "core/attention/vector_source.h"

namespace attnscope {

extern const Parameter trained_layer = {
    .key = "trained_layer",
    .label = "Layer of the model",
    .unit = "",
    .help = "Layer of the trained model, from 1; 0 for the last one.",
    .meaning =
        "A trained model has one or two layers, and this number says whose queries and keys make "
        "the matrix. In a text with repeats the first layer tends to look one symbol back, and the "
        "last finds what followed earlier.",
    .standard = 0,
    .min = 0,
    .max = 2,
    .slider_min = 1,
    .slider_max = 2,
    .whole = true,
    .formula = R"(\ell)",
    .source = "Attnscope",
};

extern const Parameter trained_head = {
    .key = "trained_head",
    .label = "Head of the model",
    .unit = "",
    .help = "Head of the trained model's layer, from 0.",
    .meaning =
        "Each head of a trained model has queries and keys of its own, and this number picks one, "
        "from 0. Heads that were trained together can do different things.",
    .standard = 0,
    .min = 0,
    .max = 3,
    .slider_min = 1,
    .slider_max = 3,
    .whole = true,
    .formula = "h",
    .source = "Attnscope",
};

namespace {

constexpr std::array trained_parameters = {&trained_layer, &trained_head};

}  // namespace

extern const VectorSource trained_source = {
    .key = "trained",
    .label = "trained head",
    .formula = R"(q_i = h_i W_q,\quad k_j = h_j W_k)",
    .help =
        "Made by a head of a model that the laboratory trained, from one example of its task with "
        "n keys.",
    .meaning =
        "A model of the laboratory reads one example of its task, and its queries and keys make "
        "the matrix, so that dragging n shows whether a row stays sharp. With the attention and "
        "the rule of its training each row is what the model does; the file decides d.",
    .source = "Attnscope",
    .parameters = trained_parameters,
    .is_trained = true,
};

}  // namespace attnscope
