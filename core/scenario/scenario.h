#pragma once

#include <cstdint>
#include <string>

#include "core/parameters/parameter.h"
#include "core/scaling/rule.h"

namespace attnscope {

/// Every parameter of the program, and the only place where one is kept.
///
/// A choice from a table is stored as its key. core/fields/fields.h describes each member and each
/// parameter of a record (key, label, unit, range, help); validation lives there.
struct Scenario {
    // Length
    std::int64_t n = 512;  ///< number of keys a query attends to
    std::int64_t d = 64;   ///< head dimension

    // Scale
    std::string rule = "inverse-sqrt-d";  ///< core/scaling/rules.h
    /// Of the rule "formula"; one or several, separated by ;
    std::string scale_formula{standard_formula};
    std::string compared_rules;  ///< drawn beside the chosen one: keys, separated by commas

    // Scores
    std::string model = "sphere";  ///< core/theory/score_model.h
    std::string angle_dimensions;  ///< further dimensions of the angle figure, such as "3,16,256"

    // Attention
    std::string attention = "dot";  ///< core/attention/variants.h
    std::string weights_file;       ///< weights of a variant that learns; if empty, they are drawn
    std::string position = "none";  ///< core/attention/positions.h
    std::string position_file;      ///< numbers of a position scheme; may be empty
    std::string mask = "none";      ///< core/attention/masks.h
    std::string document_lengths = "128,64,192,128";  ///< core/attention/masks/documents.h
    std::string normalizer = "softmax";               ///< core/attention/normalizers.h
    std::string sink_file;               ///< sinks of heads; if empty, the sink is sink_logit
    std::string sigmoid_bias = "auto";   ///< core/attention/normalizers/sigmoid.h
    std::string alignment = "top-left";  ///< core/attention/alignment.h
    std::string queries = "sphere";      ///< core/attention/vector_source.h
    std::string keys = "sphere";         ///< core/attention/vector_source.h
    std::string trained_file;            ///< file of the model, used where one of them is trained
    std::string query_file;              ///< file of Q, used where queries is file
    std::string key_file;                ///< file of K, used where keys is file
    std::string query_tensor;          ///< the tensor of Q in its file; may be empty if it has one
    std::string key_tensor;            ///< the tensor of K in its file; may be empty if it has one
    std::string first_axis = "batch";  ///< of 4-D tensors: core/scenario/first_axis.h
    std::int64_t batch = 0;            ///< index into a 4-D tensor: of a batch, or of a layer
    std::int64_t head = 0;             ///< head index into a 3-D or 4-D tensor
    std::string tokens_file;           ///< file of labels of the positions; may be empty
    std::int64_t row = 256;            ///< index of the selected row of the matrix, from 0

    // Sampling
    std::int64_t seed = 1;
    std::int64_t samples = 1000;  ///< Monte Carlo rows

    // Display
    std::string approximations = "all";  ///< core/scenario/approximation_set.h
    std::string entropy_curves, gradient_curves,
        collision_curves;                          ///< one's own: core/scenario/own_curves.h
    std::string unit = "nat";                      ///< core/softmax/entropy_unit.h
    std::string angle_unit = "degree";             ///< core/special/angle_unit.h
    std::string published = "entropy-invariance";  ///< core/published/published.h
    std::string pooling = "max";                   ///< core/attention/pooling.h
    std::string color_range = "log";               ///< core/colors/color_range.h
    std::string color_map = "viridis";             ///< core/colors/color_maps.h
    std::string head_order = "head";               ///< core/scenario/head_order.h
    std::string head_layers = "rows";              ///< core/scenario/head_layers.h

    // Laboratory
    std::string lab_task = "largest";      ///< core/lab/tasks.h
    std::int64_t lab_steps = 1500;         ///< of training
    std::int64_t lab_seeds = 3;            ///< runs of each rule: seed, seed + 1, …
    std::string lab_curve = "accuracy";    ///< over steps: core/lab/measures.h
    std::string lab_measure = "accuracy";  ///< over lengths: core/lab/measures.h

    /// Values of parameters, such as λ of the constant rule and κ, also of records that are not
    /// chosen now.
    ParameterValues parameters;

    bool operator==(const Scenario&) const = default;
};

}  // namespace attnscope
