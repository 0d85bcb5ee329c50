#include "core/fields/field_table.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "core/attention/alignment.h"
#include "core/attention/masks.h"
#include "core/attention/pooling.h"
#include "core/attention/positions.h"
#include "core/attention/qk_clip.h"
#include "core/attention/softcap.h"
#include "core/attention/variants.h"
#include "core/attention/vector_source.h"
#include "core/colors/color_limits.h"
#include "core/colors/color_maps.h"
#include "core/colors/color_range.h"
#include "core/fields/dimension_list.h"
#include "core/limits.h"
#include "core/published/published.h"
#include "core/scaling/own_formula.h"
#include "core/scaling/rules.h"
#include "core/scaling/rules/constant.h"
#include "core/scaling/rules/formula.h"
#include "core/scenario/approximation_set.h"
#include "core/scenario/compared_lengths.h"
#include "core/scenario/first_axis.h"
#include "core/scenario/focus_cosine.h"
#include "core/scenario/head_layers.h"
#include "core/scenario/head_order.h"
#include "core/scenario/own_curves.h"
#include "core/softmax/entropy_unit.h"
#include "core/special/angle_unit.h"
#include "core/text/errors.h"
#include "core/theory/score_model.h"

namespace attnscope {
namespace {

void check_dimensions(std::string_view text) {
    parse_dimensions(text);
}

void check_name(std::string_view text) {
    if (text.find('\0') != std::string_view::npos || text.find('\n') != std::string_view::npos)
        throw InvalidRequest(
            Message("tensor.name", "a tensor's name cannot hold a line break or a zero byte"));
}

bool is_own_formula(const Choice& rule) {
    return rule.key == formula_rule.key;
}

bool learns(const Choice& variant) {
    return record_of(variants(), "attention", variant.key).learns;
}

bool is_file_source(const Choice& source) {
    return is_file(source.key);
}

bool is_trained_source(const Choice& source) {
    return is_trained(source.key);
}

Field field_of(const Parameter& parameter, std::string_view group) {
    return {.key = parameter.key,
            .label = parameter.label,
            .group = group,
            .unit = parameter.unit,
            .help = parameter.help,
            .meaning = parameter.meaning,
            .formula = parameter.formula,
            .source = parameter.source,
            .kind = ParameterField{&parameter},
            .is_new = parameter.is_new};
}

constexpr std::string_view vaswani = "Vaswani et al. 2017, arXiv 1706.03762";
constexpr std::string_view own_work = "Attnscope";

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
         "The length n is the number of keys among which a query divides its weight, and drawn "
         "matrices have as many rows. Curves hold for n up to 10¹², while the matrix is computed "
         "for up to 131\u2009072 keys.",
         "n", vaswani, IntegerField{&Scenario::n, 1, max_length, 2, 131072}},
        {"d", "Head dimension d", "Length", "", "Dimension of queries and keys.",
         "The head dimension d is the number of components of each query and each key. Products of "
         "random vectors of norm √d have standard deviation √d, which is why λ is often 1/√d.",
         "d", vaswani, IntegerField{&Scenario::d, min_dimension, max_dimension, 2, 1024}},
        {"compared_rules", "Compare with", "Scale", "",
         "Further rules, drawn beside the chosen one in figures that depend on the rule.",
         "Each rule that is selected here gives a λ of its own, and the figures draw what follows "
         "from it. While any is selected, curves over the length show these rules in place of the "
         "approximations.",
         R"(\lambda_1(n), \lambda_2(n), \ldots)", own_work,
         ChoicesField{&Scenario::compared_rules, "rules", choices_to_compare()}},
        {"rule", "Rule", "Scale", "", "How the scale λ follows from n and d.",
         "A scaling rule gives the scale λ, by which scores are multiplied before the softmax, "
         "mostly from n and d. Under a causal mask each row sees another number of keys n, so a "
         "rule "
         "that depends on n can give each row a λ of its own.",
         R"(\operatorname{softmax}(\lambda q\cdot k))", vaswani,
         ChoiceField{&Scenario::rule, "rules", choices_of(rules())}},
        {"scale_formula",
         "Formula",
         "Scale",
         "",
         "Formula of λ for the rule “own formula”, such as log(n)/sqrt(d); further ones, separated "
         "by semicolons, are compared.",
         "The rule “own formula” takes λ from here. A formula may name n, d, the position i of the "
         "last key that a row sees, counted from 1, and the numbers of other rules such as kappa; "
         "it knows sqrt, exp, log, log2, log10, abs, min, max, round, floor, ceil and pi.",
         R"(\lambda = f(n, d, i))",
         own_work,
         TextField{&Scenario::scale_formula, check_formulas, &scale_syntax},
         {&Scenario::rule, &Scenario::compared_rules},
         is_own_formula},
        field_of(compared_from, "Scale"),
        field_of(compared_to, "Scale"),
        {"model", "Score model", "Scores", "",
         "Law of the random scores behind the curves, and of drawn queries and keys.",
         "The score model is the law of the random scores over which all exact curves average. "
         "Choosing it also sets the law of drawn queries and keys, and its curves differ less from "
         "those of other models the larger d is.",
         R"(s = q\cdot k)", own_work,
         ChoiceField{&Scenario::model, "models", choices_of(score_laws())}},
        {"angle_dimensions", "Compare angles at d", "Scores", "",
         "Further dimensions in the angle plot, separated by commas.",
         "The figure of angles draws one more curve for each dimension listed here, such as "
         "3,16,256. The larger the dimension is, the closer two random directions are to a right "
         "angle.",
         R"(d_1, d_2, \ldots)", own_work, TextField{&Scenario::angle_dimensions, check_dimensions}},
        field_of(focus_cosine, "Scores"),
        {"attention", "Attention", "Attention", "",
         "How scores are computed from queries and keys.",
         "The variant says how a score follows from a query and a key, such as by their inner "
         "product or their cosine. It decides the matrix and what is measured on it; the exact "
         "curves are those of inner products.",
         "s_{ij} = f(q_i, k_j)", vaswani,
         ChoiceField{&Scenario::attention, "variants", choices_of(variants())}},
        {"weights_file",
         "Weights file",
         "Attention",
         "",
         "NPZ or safetensors file with the matrices that the formula names, or NPY file if it "
         "names only one; without a file they are drawn at random, and gains are 1.",
         "Some variants compute scores with matrices that a model learns, and this file provides "
         "them. Without a file the matrices are drawn from the seed, with the spread that they "
         "have at the start of training, where gains are 1.",
         "W",
         own_work,
         TextField{&Scenario::weights_file, check_path},
         {&Scenario::attention},
         learns},
        {"position", "Positions", "Attention", "",
         "How the positions of queries and keys affect the scores.",
         "The position scheme lets the distance between query and key enter a score, by turning "
         "vectors or by a penalty. Without a scheme and a mask, a weight does not depend on where "
         "a key stands.",
         "s_{ij} = f(q_i, k_j, i - j)", "Su et al. 2021, arXiv 2104.09864",
         ChoiceField{&Scenario::position, "positions", choices_of(positions())}},
        {"mask", "Mask", "Attention", "",
         "Which keys a query sees; causal: those up to its own position.",
         "The mask hides keys from queries: a hidden key has the weight 0, and the others share "
         "the whole. The number of visible keys takes the place of n in a row's entropy, and in "
         "its λ if the rule reads n.",
         "p_{ij} = 0", vaswani, ChoiceField{&Scenario::mask, "masks", choices_of(masks())}},
        document_lengths_field(),
        {"alignment",
         "Queries aligned with",
         "Attention",
         "",
         "Position of the first query where there are fewer queries than keys: beside the first "
         "key, or so that the last query is beside the last key, as when a cache is continued.",
         "Files can hold fewer queries than keys, as when a model continues a text whose keys "
         "it has kept, and this choice says at which positions the queries stand: from the "
         "first on (top-left), or up to the last (bottom-right). It matters for masks and "
         "position schemes alone, and has no effect where both numbers are equal.",
         R"(j \le i + n_k - n_q)",
         "github.com/Dao-AILab/flash-attention, from version 2.1",
         ChoiceField{&Scenario::alignment, "alignments", choices_of(alignments)},
         {&Scenario::queries, &Scenario::keys},
         is_file_source},
        field_of(softcap, "Attention"),
        field_of(qk_clip, "Attention"),
        {"queries", "Queries", "Attention", "", "Where the matrix's queries come from.",
         "The queries of the matrix are drawn at random, built with a structure, or read from a "
         "file. Each query is one row; drawn queries are the same again for an equal seed, and a "
         "file decides d and the number of rows.",
         "Q", vaswani,
         ChoiceField{&Scenario::queries, "query-sources", choices_of(query_sources())}},
        {"keys", "Keys", "Attention", "", "Where the matrix's keys come from.",
         "The keys of the matrix are drawn at random, built with a structure, or read from a file. "
         "Each key is one column; planted keys exist here alone, because they are made to match "
         "given queries.",
         "K", vaswani, ChoiceField{&Scenario::keys, "key-sources", choices_of(vector_sources())}},
        {"trained_file",
         "Trained model",
         "Attention",
         "",
         "NPZ file of a model that the laboratory trained, whose head makes queries and keys.",
         "The queries and keys of the matrix are made by a head of this model, from one example of "
         "its task that is drawn from the seed. The head decides d, while n is free, so that the "
         "model can be seen far beyond the lengths that it was trained at.",
         R"(q_i = h_i W_q,\quad k_j = h_j W_k)",
         own_work,
         TextField{&Scenario::trained_file, check_path},
         {&Scenario::queries, &Scenario::keys},
         is_trained_source,
         true},
        {"query_file",
         "Query file",
         "Attention",
         "",
         "NPY, NPZ or safetensors file of the queries.",
         "The queries are read from this file, each row being a position and each column one of "
         "the d components. A tensor with batches and heads is read one head at a time, as Batch "
         "and Head choose.",
         "Q",
         own_work,
         TextField{&Scenario::query_file, check_path},
         {&Scenario::queries},
         is_file_source},
        {"key_file",
         "Key file",
         "Attention",
         "",
         "NPY, NPZ or safetensors file of the keys.",
         "The keys are read from this file, and their number becomes the length n. Their dimension "
         "has to be that of the queries, while their number may differ from the number of queries.",
         "K",
         own_work,
         TextField{&Scenario::key_file, check_path},
         {&Scenario::keys},
         is_file_source},
        {"query_tensor",
         "Query tensor",
         "Attention",
         "",
         "Name of the tensor with the queries, in a file that holds several.",
         "A file can hold many named tensors, and this name picks the one with the queries. The "
         "name may stay empty if the file holds a single tensor.",
         "Q",
         own_work,
         TextField{&Scenario::query_tensor, check_name},
         {&Scenario::queries},
         is_file_source},
        {"key_tensor",
         "Key tensor",
         "Attention",
         "",
         "Name of the tensor with the keys, in a file that holds several.",
         "This name picks the tensor with the keys if the file holds several named ones. If "
         "queries and keys lie in one file, only the two names tell them apart.",
         "K",
         own_work,
         TextField{&Scenario::key_tensor, check_name},
         {&Scenario::keys},
         is_file_source},
        {"first_axis",
         "First of four axes",
         "Attention",
         "",
         "Whether the first axis of a tensor with four axes counts batches or layers.",
         "A tensor of four axes does not say what its first axis counts, so it is chosen here. The "
         "matrix stays the same; the overview of heads shows one batch, or a row for each layer.",
         R"((\text{batches or layers}, \text{heads}, n, d))",
         own_work,
         ChoiceField{&Scenario::first_axis, "first-axes", choices_of(first_axes)},
         {&Scenario::queries, &Scenario::keys},
         is_file_source},
        {"batch",
         "Batch",
         "Attention",
         "",
         "Index of the batch, or of the layer, from 0, in a tensor of four axes. “First of four "
         "axes” says which of the two it is.",
         "A tensor of four axes holds several batches, such as different texts, or the layers of a "
         "model, and this index picks one, from 0. Tensors with fewer axes have a single batch, "
         "and the number then has no effect.",
         "b",
         own_work,
         IntegerField{&Scenario::batch, 0, 1'000'000, 0, 128},
         {&Scenario::queries, &Scenario::keys},
         is_file_source},
        {"head",
         "Head",
         "Attention",
         "",
         "Index of the head, from 0, in a tensor that has heads; keys with fewer heads serve "
         "groups of query heads.",
         "A layer has several heads, each with queries and keys of its own, and this index picks "
         "one, from 0. If the keys have fewer heads than the queries, several query heads read one "
         "head of the keys.",
         "h",
         vaswani,
         IntegerField{&Scenario::head, 0, 1'000'000, 0, 128},
         {&Scenario::queries, &Scenario::keys},
         is_file_source},
        {"tokens_file",
         "Token file",
         "Attention",
         "",
         "Text file with one token per line, or JSON file with an array of tokens: labels of the "
         "positions.",
         "This file names the token at each position, and the names then label rows and columns of "
         "the matrix. The labels change no number; there should be one for each position of the "
         "longer side.",
         R"(x_1, x_2, \ldots)",
         own_work,
         TextField{&Scenario::tokens_file, check_path},
         {&Scenario::queries, &Scenario::keys},
         is_file_source},
        {"row", "Row", "Attention", "",
         "Row of the matrix whose weights are shown, from 0; the last row if the matrix has fewer.",
         "A row of the matrix holds the weights that one query gives to all keys, and this index "
         "picks the row to look at. Under a causal mask row i has i + 1 keys, so a late row shows "
         "more.",
         R"(p_{i1}, \ldots, p_{in})", own_work,
         IntegerField{&Scenario::row, 0, max_matrix_rows - 1, 0, 4095}},
        {"seed", "Seed", "Sampling", "",
         "Seed of the random numbers; equal seeds draw equal numbers.",
         "All random numbers follow from this number: vectors, drawn matrices and simulated "
         "points. What changes a lot from seed to seed is chance; exact curves do not depend on "
         "it.",
         R"(\text{seed})", "Salmon et al. 2011, doi 10.1145/2063384.2063405",
         IntegerField{&Scenario::seed, 0, 9'007'199'254'740'991, 1, 1'000'000}},
        {"samples", "Samples", "Sampling", "rows", "Number of simulated rows per simulated value.",
         "Each simulated point is a mean over this many random rows, or fewer where rows are very "
         "long. Four times as many rows make the error bars about half as long.",
         R"(\bar{x} \pm 1.96 s/\sqrt{m})", own_work,
         IntegerField{&Scenario::samples, 2, 10'000'000, 100, 100'000}},
        {"approximations", "Approximations", "Display", "",
         "Which approximations figures draw beside the exact curves.",
         "Figures over n or λ draw the exact mean and approximations of it that people use. "
         "With “main” only those that matter most are drawn, so that a plot stays easy to read; "
         "with “all” each can be judged.",
         R"(\hat{H} \approx \mathbb{E}\,H)", own_work,
         ChoiceField{&Scenario::approximations, "approximation-sets",
                     choices_of(approximation_sets)}},
        {"unit", "Entropy in", "Display", "", "Unit of entropies.",
         "Entropies are shown in nats, with natural logarithms, or in bits, with logarithms to "
         "base 2. One nat is 1.443 bits, so the choice changes the numbers at the axis but not the "
         "shape of a curve.",
         R"(1\text{ nat }= 1.443\text{ bit})",
         "Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x",
         ChoiceField{&Scenario::unit, "units", choices_of(entropy_units())}},
        {"angle_unit", "Angles in", "Display", "", "Unit of angles.",
         "Angles are shown in degrees or in radians: a right angle is 90° or π/2. The choice "
         "changes the figure of angles and the angle of a cell, and no other number.",
         R"(180^\circ = \pi\text{ rad})",
         "BIPM 2019, The International System of Units, 9th edition",
         ChoiceField{&Scenario::angle_unit, "angle-units", choices_of(angle_units())}},
        {"published", "Published table", "Display", "",
         "Which table the figure of published results shows.",
         "Each table holds results that others published for trained models, at the trained length "
         "and beyond. The choice changes the figure of published results alone, and nothing that "
         "the program computes.",
         R"(n \mapsto \text{accuracy},\text{ or loss})", own_work,
         ChoiceField{&Scenario::published, "published", choices_of(published_tables())}},
        {"pooling", "Pooling", "Display", "",
         "How the weights under one pixel are combined into one colour.",
         "Several weights share a pixel where the matrix has more cells than the picture has "
         "pixels, and pooling makes one value of them. The choice has no effect once a pixel shows "
         "a single cell.",
         R"(\max p,\text{ or }\sum p/m)", own_work,
         ChoiceField{&Scenario::pooling, "poolings", choices_of(poolings)}},
        {"color_range", "Colour range", "Display", "",
         "How weights are mapped to the colour scale.",
         "The range says which weights get the first and the last colour, and how the colours "
         "between are spread. Weights of one matrix often differ by many powers of ten, which only "
         "a logarithmic range makes visible.",
         R"(p \mapsto x, 0 \le x \le 1)", own_work,
         ChoiceField{&Scenario::color_range, "color-ranges", choices_of(color_ranges)}},
        field_of(color_from, "Display"),
        field_of(color_to, "Display"),
        {"color_map", "Colour map", "Display", "", "Colours of the matrix.",
         "The map is the series of colours that stands for weights from small to large. Viridis, "
         "cividis and magma become lighter evenly, and the diverging map shows which weights "
         "exceed an even share.",
         R"(x \mapsto \text{colour})", own_work,
         ChoiceField{&Scenario::color_map, "color-maps", choices_of(color_maps())}},
        {"head_order",
         "Sort heads",
         "Display",
         "",
         "Order of a file's heads in their overview; distance: mean entropy minus the exact mean "
         "of random directions with the same norms.",
         "The view of a file's heads shows them in this order. Sorting by entropy brings those "
         "that choose few keys to the front, and sorting by distance those that do so more than "
         "chance explains.",
         R"(h_1, h_2, \ldots)",
         own_work,
         ChoiceField{&Scenario::head_order, "head-orders", choices_of(head_orders)},
         {&Scenario::queries, &Scenario::keys},
         is_file_source},
        {"head_layers",
         "Show layers",
         "Display",
         "",
         "How the heads of several layers are shown: a row for each layer, all in one order, or "
         "the chosen layer alone.",
         "A file can hold several layers: tensors whose names differ in one number, or a tensor "
         "whose first axis counts layers. This choice says whether the overview of heads shows all "
         "of them, and how; it has no effect on a file with one layer.",
         R"((\text{layer}, \text{head}))",
         own_work,
         ChoiceField{&Scenario::head_layers, "head-layers", choices_of(head_layers_records)},
         {&Scenario::queries, &Scenario::keys},
         is_file_source},
    };
}

Field field_of(const OwnCurves& curves) {
    return {.key = curves.syntax->field,
            .label = curves.label,
            .group = "Display",
            .unit = "",
            .help = curves.help,
            .meaning = curves.meaning,
            .formula = curves.formula,
            .source = own_work,
            .kind = TextField{curves.member, curves.check, curves.syntax},
            .is_new = true};
}

/// If a field has no formula of its own, gives it the formula and source of a record that reads it.
void explain_by(Field& field, const Choice& reader) {
    if (!field.formula.empty())
        return;
    field.formula = reader.formula;
    field.source = reader.source;
}

/// Adds the parameters of the records that `chooser` can choose. Each is added once, however many
/// records read it.
void add_parameters(std::vector<Field>& made, const Field& chooser, const Choices& kind) {
    for (const Choice& choice : kind.choices)
        for (const Parameter* parameter : choice.parameters) {
            auto known = std::ranges::find(made, parameter->key, &Field::key);
            if (known == made.end()) {
                known = made.insert(made.end(), field_of(*parameter, chooser.group));
                explain_by(*known, choice);
                known->is_new = chooser.is_new || parameter->is_new;
            }
            if (std::ranges::find(known->decided_by, kind.member) == known->decided_by.end())
                known->decided_by.push_back(kind.member);
        }
}

}  // namespace

void check_path(std::string_view text) {
    if (text.find('\0') != std::string_view::npos || text.find('\n') != std::string_view::npos)
        throw InvalidRequest(
            Message("file.path", "a file's path cannot hold a line break or a zero byte"));
}

std::vector<Field> make_fields() {
    std::vector<Field> made;
    const auto add = [&](const Field& member) {
        made.push_back(member);
        if (const Choices* kind = choices_in(member))
            add_parameters(made, member, *kind);
    };
    for (const Field& member : member_fields()) {
        add(member);
        if (member.key == "position")
            std::ranges::for_each(position_fields(), add);
        if (member.key == "head_layers")
            std::ranges::for_each(lab_fields(), add);
        if (member.key == qk_clip.key)
            std::ranges::for_each(normalizer_fields(), add);
        if (member.key == "approximations")
            for (const OwnCurves& each : own_curves())
                made.push_back(field_of(each));
    }
    return made;
}

}  // namespace attnscope
