#include "core/attention/normalizers/sigmoid.h"
#include "core/attention/normalizers/softmax_sink.h"
#include "core/fields/field_table.h"

namespace attnscope {
namespace {

bool has_sink(const Choice& normalizer) {
    return normalizer.key == softmax_sink_normalizer.key;
}

bool is_sigmoid(const Choice& normalizer) {
    return normalizer.key == sigmoid_normalizer.key;
}

}  // namespace

std::vector<Field> normalizer_fields() {
    return {
        {.key = "normalizer",
         .label = "Normaliser",
         .group = "Attention",
         .unit = "",
         .help = "How the weights of a row follow from its logits: softmax, or what is used in its "
                 "place.",
         .meaning =
             "The normaliser turns the logits of a row into its weights. With the softmax "
             "they sum to 1 and none is 0; others set some weight aside that no key gets, cut "
             "small weights to exactly 0, or weigh each key by itself.",
         .formula = R"(p_{ij} = f(x_{i1}, \ldots, x_{in})_j)",
         .source = "Vaswani et al. 2017, arXiv 1706.03762",
         .kind = ChoiceField{&Scenario::normalizer, "normalizers", choices_of(normalizers())},
         .is_new = true},
        {.key = "sink_file",
         .label = "Sink file",
         .group = "Attention",
         .unit = "",
         .help = "NPY, NPZ or safetensors file with the logit of the sink of each head, in place "
                 "of one for all.",
         .meaning = "Models that learn a sink have one number for each head, and this file holds "
                    "them, or a row of them for each layer or index along the first of four axes. "
                    "Without a file the sink logit is set by hand.",
         .formula = "s_h",
         .source = "github.com/openai/gpt-oss, torch/model.py",
         .kind = TextField{&Scenario::sink_file, check_path},
         .decided_by = {&Scenario::normalizer},
         .read_by = has_sink,
         .is_new = true},
        {.key = "sigmoid_bias",
         .label = "Sigmoid bias b",
         .group = "Attention",
         .unit = "",
         .help = "Number that is added to each logit before the logistic function; auto: −log n.",
         .meaning =
             "The bias sets how much weight the sigmoid gives a key whose score is 0: a half if "
             "the bias is 0, and 1/(n + 1) if it is −log n, which “auto” takes for n keys. The "
             "larger the bias, the larger the sum of a row's weights, which may exceed 1.",
         .formula = R"(b = -\log n)",
         .source = "Ramapuram et al. 2024, arXiv 2409.04431",
         .kind = TextField{&Scenario::sigmoid_bias, check_sigmoid_bias},
         .decided_by = {&Scenario::normalizer},
         .read_by = is_sigmoid,
         .is_new = true},
    };
}

}  // namespace attnscope
