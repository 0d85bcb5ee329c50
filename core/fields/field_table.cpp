#include "core/fields/field_table.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "core/attention/alignment.h"
#include "core/attention/masks.h"
#include "core/attention/pooling.h"
#include "core/attention/positions.h"
#include "core/attention/softcap.h"
#include "core/attention/variants.h"
#include "core/attention/vector_source.h"
#include "core/colors/color_limits.h"
#include "core/colors/color_maps.h"
#include "core/colors/color_range.h"
#include "core/fields/dimension_list.h"
#include "core/limits.h"
#include "core/published/published.h"
#include "core/scaling/rules.h"
#include "core/scaling/rules/constant.h"
#include "core/scenario/focus_cosine.h"
#include "core/scenario/head_order.h"
#include "core/softmax/entropy_unit.h"
#include "core/special/angle_unit.h"
#include "core/text/errors.h"
#include "core/theory/score_model.h"

namespace attnscope {
namespace {

void check_dimensions(std::string_view text) {
    parse_dimensions(text);
}

void check_path(std::string_view text) {
    if (text.find('\0') != std::string_view::npos || text.find('\n') != std::string_view::npos)
        throw InvalidRequest(
            Message("file.path", "a file's path cannot hold a line break or a zero byte"));
}

void check_name(std::string_view text) {
    if (text.find('\0') != std::string_view::npos || text.find('\n') != std::string_view::npos)
        throw InvalidRequest(
            Message("tensor.name", "a tensor's name cannot hold a line break or a zero byte"));
}

bool learns(const Choice& variant) {
    return record_of(variants(), "attention", variant.key).learns;
}

bool is_file_source(const Choice& source) {
    return is_file(source.key);
}

Field field_of(const Parameter& parameter, std::string_view group) {
    return {parameter.key,  parameter.label, group,
            parameter.unit, parameter.help,  ParameterField{&parameter}};
}

/// All rules except the constant λ, which is set wherever λ is shown.
std::vector<Choice> choices_to_compare() {
    std::vector<Choice> choices = choices_of(rules());
    std::erase_if(choices, [](const Choice& each) { return each.key == constant_rule.key; });
    return choices;
}

/// The members of the Scenario, and the parameters that belong to no record.
std::vector<Field> member_fields() {
    return {
        {"n", "Length n", "Length", "", "Number of keys that a query attends to.",
         IntegerField{&Scenario::n, 1, max_length, 2, 131072}},
        {"d", "Head dimension d", "Length", "", "Dimension of queries and keys.",
         IntegerField{&Scenario::d, min_dimension, max_dimension, 2, 1024}},
        {"compared_rules", "Compare with", "Scale", "",
         "Further rules, drawn beside the chosen one in figures that depend on the rule.",
         ChoicesField{&Scenario::compared_rules, "rules", choices_to_compare()}},
        {"rule", "Rule", "Scale", "", "How the scale λ follows from n and d.",
         ChoiceField{&Scenario::rule, "rules", choices_of(rules())}},
        {"model", "Score model", "Scores", "",
         "Law of the random scores behind the curves, and of drawn queries and keys.",
         ChoiceField{&Scenario::model, "models", choices_of(score_laws())}},
        {"angle_dimensions", "Compare angles at d", "Scores", "",
         "Further dimensions in the angle plot, separated by commas.",
         TextField{&Scenario::angle_dimensions, check_dimensions}},
        field_of(focus_cosine, "Scores"),
        {"attention", "Attention", "Attention", "",
         "How scores are computed from queries and keys.",
         ChoiceField{&Scenario::attention, "variants", choices_of(variants())}},
        {"weights_file",
         "Weights file",
         "Attention",
         "",
         "NPZ or safetensors file with the matrices that the formula names, or NPY file if it "
         "names only one; without a file they are drawn at random.",
         TextField{&Scenario::weights_file, check_path},
         {&Scenario::attention},
         learns},
        {"position", "Positions", "Attention", "",
         "How the positions of queries and keys affect the scores.",
         ChoiceField{&Scenario::position, "positions", choices_of(positions())}},
        {"mask", "Mask", "Attention", "",
         "Which keys a query sees; causal: those up to its own position.",
         ChoiceField{&Scenario::mask, "masks", choices_of(masks())}},
        {"alignment",
         "Queries aligned with",
         "Attention",
         "",
         "Position of the first query where there are fewer queries than keys: beside the first "
         "key, or so that the last query is beside the last key, as when a cache is continued.",
         ChoiceField{&Scenario::alignment, "alignments", choices_of(alignments)},
         {&Scenario::queries, &Scenario::keys},
         is_file_source},
        field_of(softcap, "Attention"),
        {"queries", "Queries", "Attention", "", "Where the matrix's queries come from.",
         ChoiceField{&Scenario::queries, "query-sources", choices_of(query_sources())}},
        {"keys", "Keys", "Attention", "", "Where the matrix's keys come from.",
         ChoiceField{&Scenario::keys, "key-sources", choices_of(vector_sources())}},
        {"query_file",
         "Query file",
         "Attention",
         "",
         "NPY, NPZ or safetensors file of the queries.",
         TextField{&Scenario::query_file, check_path},
         {&Scenario::queries},
         is_file_source},
        {"key_file",
         "Key file",
         "Attention",
         "",
         "NPY, NPZ or safetensors file of the keys.",
         TextField{&Scenario::key_file, check_path},
         {&Scenario::keys},
         is_file_source},
        {"query_tensor",
         "Query tensor",
         "Attention",
         "",
         "Name of the tensor with the queries, in a file that holds several.",
         TextField{&Scenario::query_tensor, check_name},
         {&Scenario::queries},
         is_file_source},
        {"key_tensor",
         "Key tensor",
         "Attention",
         "",
         "Name of the tensor with the keys, in a file that holds several.",
         TextField{&Scenario::key_tensor, check_name},
         {&Scenario::keys},
         is_file_source},
        {"batch",
         "Batch",
         "Attention",
         "",
         "Index of the batch, from 0, in a tensor that has batches.",
         IntegerField{&Scenario::batch, 0, 1'000'000, 0, 128},
         {&Scenario::queries, &Scenario::keys},
         is_file_source},
        {"head",
         "Head",
         "Attention",
         "",
         "Index of the head, from 0, in a tensor that has heads; keys with fewer heads serve "
         "groups of query heads.",
         IntegerField{&Scenario::head, 0, 1'000'000, 0, 128},
         {&Scenario::queries, &Scenario::keys},
         is_file_source},
        {"tokens_file",
         "Token file",
         "Attention",
         "",
         "Text file with one token per line, or JSON file with an array of tokens: labels of the "
         "positions.",
         TextField{&Scenario::tokens_file, check_path},
         {&Scenario::queries, &Scenario::keys},
         is_file_source},
        {"row", "Row", "Attention", "",
         "Row of the matrix whose weights are shown, from 0; the last row if the matrix has fewer.",
         IntegerField{&Scenario::row, 0, max_matrix_rows - 1, 0, 4095}},
        {"seed", "Seed", "Sampling", "",
         "Seed of the random numbers; equal seeds draw equal numbers.",
         IntegerField{&Scenario::seed, 0, 9'007'199'254'740'991, 1, 1'000'000}},
        {"samples", "Samples", "Sampling", "rows", "Number of simulated rows per simulated value.",
         IntegerField{&Scenario::samples, 2, 10'000'000, 100, 100'000}},
        {"unit", "Entropy in", "Display", "", "Unit of entropies.",
         ChoiceField{&Scenario::unit, "units", choices_of(entropy_units())}},
        {"angle_unit", "Angles in", "Display", "", "Unit of angles.",
         ChoiceField{&Scenario::angle_unit, "angle-units", choices_of(angle_units())}},
        {"published", "Published table", "Display", "",
         "Which table the figure of published results shows.",
         ChoiceField{&Scenario::published, "published", choices_of(published_tables())}},
        {"pooling", "Pooling", "Display", "",
         "How the weights under one pixel are combined into one colour.",
         ChoiceField{&Scenario::pooling, "poolings", choices_of(poolings)}},
        {"color_range", "Colour range", "Display", "",
         "How weights are mapped to the colour scale.",
         ChoiceField{&Scenario::color_range, "color-ranges", choices_of(color_ranges)}},
        field_of(color_from, "Display"),
        field_of(color_to, "Display"),
        {"color_map", "Colour map", "Display", "", "Colours of the matrix.",
         ChoiceField{&Scenario::color_map, "color-maps", choices_of(color_maps())}},
        {"head_order",
         "Sort heads",
         "Display",
         "",
         "Order of a file's heads in their overview; distance: mean entropy minus the exact mean "
         "of random directions with the same norms.",
         ChoiceField{&Scenario::head_order, "head-orders", choices_of(head_orders)},
         {&Scenario::queries, &Scenario::keys},
         is_file_source},
    };
}

/// Adds the parameters of what can be chosen in `chooser`, each once, however many choices read it.
void add_parameters(std::vector<Field>& made, const Field& chooser, const Choices& kind) {
    for (const Choice& choice : kind.choices)
        for (const Parameter* parameter : choice.parameters) {
            auto known = std::ranges::find(made, parameter->key, &Field::key);
            if (known == made.end())
                known = made.insert(made.end(), field_of(*parameter, chooser.group));
            if (std::ranges::find(known->decided_by, kind.member) == known->decided_by.end())
                known->decided_by.push_back(kind.member);
        }
}

}  // namespace

std::vector<Field> make_fields() {
    std::vector<Field> made;
    for (const Field& member : member_fields()) {
        made.push_back(member);
        if (const Choices* kind = choices_in(member))
            add_parameters(made, member, *kind);
    }
    return made;
}

}  // namespace attnscope
