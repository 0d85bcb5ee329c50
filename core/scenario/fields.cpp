#include "core/scenario/fields.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

// The choices stand in the order of their enumerators.
constexpr std::array<Choice, 4> rule_choices = {{{"inverse-sqrt-d", "1/√d"},
                                                 {"kappa-log-n", "κ·log n/d"},
                                                 {"log-512", "log₅₁₂n/√d"},
                                                 {"constant", "constant λ"}}};
constexpr std::array<Choice, 3> model_choices = {
    {{"sphere", "sphere"}, {"gaussian", "Gaussian"}, {"gaussian-qk", "Gaussian q and k"}}};
constexpr std::array<Choice, 1> attention_choices = {{{"dot", "scaled dot product"}}};
constexpr std::array<Choice, 2> mask_choices = {{{"none", "none"}, {"causal", "causal"}}};
constexpr std::array<Choice, 3> source_choices = {
    {{"sphere", "sphere"}, {"gaussian", "Gaussian"}, {"file", "file"}}};
constexpr std::array<Choice, 2> unit_choices = {{{"nat", "nat"}, {"bit", "bit"}}};
constexpr std::array<Choice, 2> angle_choices = {{{"degree", "degree"}, {"radian", "radian"}}};
constexpr std::array<Choice, 2> pooling_choices = {{{"max", "maximum"}, {"mean", "mean"}}};
constexpr std::array<Choice, 3> range_choices = {
    {{"linear", "linear"}, {"log", "logarithmic"}, {"percentile", "percentile"}}};
constexpr std::array<Choice, 5> map_choices = {{{"viridis", "viridis"},
                                                {"cividis", "cividis"},
                                                {"magma", "magma"},
                                                {"grey", "grey"},
                                                {"diverging", "diverging"}}};

template <auto Member>
constexpr ChoiceField choice(std::span<const Choice> choices) {
    using Enum = std::remove_cvref_t<decltype(std::declval<Scenario>().*Member)>;
    return {choices, [](const Scenario& s) { return static_cast<std::size_t>(s.*Member); },
            [](Scenario& s, std::size_t index) { s.*Member = static_cast<Enum>(index); }};
}

constexpr std::int64_t max_dimension = 1'000'000;

std::vector<std::int64_t> parse_dimensions(std::string_view text) {
    std::vector<std::int64_t> dimensions;
    while (!text.empty()) {
        const auto comma = text.find(',');
        const auto value = parse_integer(text.substr(0, comma));
        if (!value || *value < 2 || *value > max_dimension)
            throw InvalidRequest("angle_dimensions: " + in_quotes(text.substr(0, comma)) +
                                 " is not a whole number from 2 to 1000000");
        dimensions.push_back(*value);
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
    }
    constexpr std::size_t most = 8;
    if (dimensions.size() > most)
        throw InvalidRequest("angle_dimensions: at most 8 dimensions can be compared");
    return dimensions;
}

void check_dimensions(std::string_view text) {
    parse_dimensions(text);
}

void check_path(std::string_view text) {
    if (text.find('\0') != std::string_view::npos || text.find('\n') != std::string_view::npos)
        throw InvalidRequest("a file's path cannot hold a line break or a zero byte");
}

const std::array all_fields = std::to_array<Field>({
    {"n", "Length n", "Length", "", "Number of keys that a query attends to.",
     IntegerField{&Scenario::n, 1, 1'000'000'000'000, 2, 131072}},
    {"d", "Head dimension d", "Length", "", "Dimension of queries and keys.",
     IntegerField{&Scenario::d, 2, max_dimension, 2, 1024}},
    // λ stands before the rule: read in this order, a list of all fields keeps its rule.
    {"lambda", "Scale λ", "Scale", "", "Factor on q·k, used by the constant rule.",
     RealField{&Scenario::lambda, 0, 1e6, 1e-3, 10}},
    // The largest κ gives λ = 138,000 at n = 10¹² and d = 2, less than the largest λ.
    {"kappa", "κ", "Scale", "", "Factor of the κ·log n/d rule; 1/0.24 in the source.",
     RealField{&Scenario::kappa, 0, 1e4, 0.1, 100}},
    {"rule", "Rule", "Scale", "", "How the scale λ follows from n and d.",
     choice<&Scenario::rule>(rule_choices)},
    {"model", "Score model", "Scores", "", "Law of the random scores behind the curves.",
     choice<&Scenario::model>(model_choices)},
    {"angle_dimensions", "Compare angles at d", "Scores", "",
     "Further dimensions in the angle plot, separated by commas.",
     TextField{&Scenario::angle_dimensions, check_dimensions}},
    {"attention", "Attention", "Attention", "", "How scores are made from queries and keys.",
     choice<&Scenario::attention>(attention_choices)},
    {"mask", "Mask", "Attention", "", "Which keys a query sees; causal: those up to its own place.",
     choice<&Scenario::mask>(mask_choices)},
    {"queries", "Queries", "Attention", "", "Where the matrix's queries come from.",
     choice<&Scenario::queries>(source_choices)},
    {"keys", "Keys", "Attention", "", "Where the matrix's keys come from.",
     choice<&Scenario::keys>(source_choices)},
    {"query_file", "Query file", "Attention", "", "NPY file of the queries.",
     TextField{&Scenario::query_file, check_path}},
    {"key_file", "Key file", "Attention", "", "NPY file of the keys.",
     TextField{&Scenario::key_file, check_path}},
    {"head", "Head", "Attention", "", "Which head of a file that holds several.",
     IntegerField{&Scenario::head, 0, 1'000'000, 0, 128}},
    {"seed", "Seed", "Sampling", "", "The same seed draws the same numbers.",
     IntegerField{&Scenario::seed, 0, 9'007'199'254'740'991, 1, 1'000'000}},
    {"samples", "Samples", "Sampling", "rows", "Simulated rows behind each simulated value.",
     IntegerField{&Scenario::samples, 2, 10'000'000, 100, 100'000}},
    {"unit", "Entropy in", "Display", "", "Unit of entropies.",
     choice<&Scenario::unit>(unit_choices)},
    {"angle_unit", "Angles in", "Display", "", "Unit of angles.",
     choice<&Scenario::angle_unit>(angle_choices)},
    {"pooling", "Pooling", "Display", "", "How the weights under one pixel become one colour.",
     choice<&Scenario::pooling>(pooling_choices)},
    {"color_range", "Colour range", "Display", "", "How weights are laid out on the colour scale.",
     choice<&Scenario::color_range>(range_choices)},
    {"color_map", "Colour map", "Display", "", "Colours of the matrix.",
     choice<&Scenario::color_map>(map_choices)},
});

[[noreturn]] void refuse(const Field& field, std::string_view text, const std::string& allowed) {
    throw InvalidRequest(std::string(field.key) + " = " + in_quotes(text) +
                         " is not possible: it takes " + allowed);
}

std::string listed(std::span<const Choice> choices) {
    std::string text;
    for (const Choice& choice : choices)
        text += (text.empty() ? "" : ", ") + std::string(choice.key);
    return text;
}

void assign(Scenario& scenario, const Field& field, const IntegerField& kind,
            std::string_view text) {
    const auto value = parse_integer(text);
    if (!value || *value < kind.min || *value > kind.max)
        refuse(
            field, text,
            "a whole number from " + std::to_string(kind.min) + " to " + std::to_string(kind.max));
    scenario.*kind.member = *value;
}

void assign(Scenario& scenario, const Field& field, const RealField& kind, std::string_view text) {
    const auto value = parse_real(text);
    if (!value || !(*value >= kind.min && *value <= kind.max))
        refuse(field, text, "a number from " + to_text(kind.min) + " to " + to_text(kind.max));
    scenario.*kind.member = *value;
}

void assign(Scenario& scenario, const Field& field, const ChoiceField& kind,
            std::string_view text) {
    const auto found = std::ranges::find(kind.choices, text, &Choice::key);
    if (found == kind.choices.end())
        refuse(field, text, "one of " + listed(kind.choices));
    kind.set(scenario, static_cast<std::size_t>(found - kind.choices.begin()));
}

void assign(Scenario& scenario, const Field&, const TextField& kind, std::string_view text) {
    kind.check(text);
    scenario.*kind.member = std::string(text);
}

struct ToText {
    const Scenario& scenario;

    std::string operator()(const IntegerField& kind) const {
        return std::to_string(scenario.*kind.member);
    }
    std::string operator()(const RealField& kind) const { return to_text(scenario.*kind.member); }
    std::string operator()(const ChoiceField& kind) const {
        return std::string(kind.choices[kind.get(scenario)].key);
    }
    std::string operator()(const TextField& kind) const { return scenario.*kind.member; }
};

}  // namespace

std::span<const Field> fields() {
    return all_fields;
}

const Field& field(std::string_view key) {
    const auto found = std::ranges::find(all_fields, key, &Field::key);
    if (found != all_fields.end())
        return *found;
    std::string known;
    for (const Field& candidate : all_fields)
        known += (known.empty() ? "" : ", ") + std::string(candidate.key);
    throw InvalidRequest("there is no field " + in_quotes(key) + "; the fields are " + known);
}

std::string get(const Scenario& scenario, const Field& field) {
    return std::visit(ToText{scenario}, field.kind);
}

void set(Scenario& scenario, const Field& field, std::string_view text) {
    std::visit([&](const auto& kind) { assign(scenario, field, kind, text); }, field.kind);
    if (field.key == "lambda")
        scenario.rule = ScalingRule::constant;
}

void set(Scenario& scenario, std::string_view key, std::string_view text) {
    set(scenario, field(key), text);
}

void validate(const Scenario& scenario) {
    Scenario checked;
    for (const Field& candidate : all_fields)
        set(checked, candidate, get(scenario, candidate));
    if (scenario.queries == VectorSource::file && scenario.query_file.empty())
        throw InvalidRequest("queries = 'file' needs query_file, the path of an NPY file");
    if (scenario.keys == VectorSource::file && scenario.key_file.empty())
        throw InvalidRequest("keys = 'file' needs key_file, the path of an NPY file");
}

bool is_given_by_files(const Scenario& scenario, std::string_view key) {
    const bool keys = scenario.keys == VectorSource::file && !scenario.key_file.empty();
    const bool queries = scenario.queries == VectorSource::file && !scenario.query_file.empty();
    return (key == "n" && keys) || (key == "d" && (keys || queries));
}

std::string unread_because(const Scenario& scenario, std::string_view key) {
    const auto equation = [&](std::string_view other) {
        return std::string(other) + " = " + get(scenario, field(other));
    };
    const bool queries = scenario.queries == VectorSource::file;
    const bool keys = scenario.keys == VectorSource::file;
    if (key == "lambda" && scenario.rule != ScalingRule::constant)
        return equation("rule");
    if (key == "query_file" && !queries)
        return equation("queries");
    if (key == "key_file" && !keys)
        return equation("keys");
    if (key == "head" && !queries && !keys)
        return equation("queries") + " and " + equation("keys");
    return "";
}

void choose_file_source(Scenario& scenario, std::string_view key) {
    const auto choose = [](VectorSource& source, const std::string& path) {
        if (!path.empty())
            source = VectorSource::file;
        else if (source == VectorSource::file)
            source = VectorSource::sphere;
    };
    if (key == "query_file")
        choose(scenario.queries, scenario.query_file);
    if (key == "key_file")
        choose(scenario.keys, scenario.key_file);
}

std::vector<std::pair<std::string, std::string>> describe(const Scenario& scenario) {
    std::vector<std::pair<std::string, std::string>> described;
    for (const Field& candidate : all_fields)
        described.emplace_back(candidate.key, get(scenario, candidate));
    return described;
}

std::vector<std::int64_t> angle_dimensions(const Scenario& scenario) {
    std::vector<std::int64_t> dimensions = {scenario.d};
    for (const std::int64_t d : parse_dimensions(scenario.angle_dimensions))
        if (std::ranges::find(dimensions, d) == dimensions.end())
            dimensions.push_back(d);
    return dimensions;
}

}  // namespace attnscope
