#include <algorithm>
#include <array>
#include <iterator>

#include "core/attention/vector_source.h"
#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/figures/figures.h"
#include "core/presets/presets.h"
#include "core/reference/sections.h"
#include "core/text/keyed.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

constexpr std::string_view matrix = "attention";

/// The view that shows what the records of a table do; the matrix for tables that are not here.
struct ShownIn {
    std::string_view table, view;
};

constexpr auto shown_in = std::to_array<ShownIn>({
    {"rules", "entropy-vs-length"},
    {"models", "entropy-vs-scale"},
    {"positions", "position-scheme"},
    {"units", "entropy-vs-scale"},
    {"angle-units", "angles"},
    {"published", "published-results"},
    {"head-orders", "heads"},
    {"head-layers", "heads"},
    {"first-axes", "heads"},
    {"approximation-sets", "entropy-vs-scale"},
    {"tasks", "training"},
    {"learning-curves", "training"},
    {"measures", "beyond-length"},
});

std::string_view view_of(std::string_view table) {
    const auto found = std::ranges::find(shown_in, table, &ShownIn::table);
    return found == shown_in.end() ? matrix : found->view;
}

/// Whether a field is read in the default Scenario, in which there are no files and nothing else is
/// chosen.
bool applies_by_default(const Field& field) {
    return field.applies(Scenario{});
}

bool offers(const Field& field, std::string_view choice) {
    const Choices* const kind = choices_in(field);
    return kind && std::ranges::find(kind->choices, choice, &Choice::key) != kind->choices.end();
}

/// Whether a source of vectors takes a file, which only the reader can name.
bool takes_file(const Choice& choice) {
    return choice.key == "file" || choice.key == trained_source.key;
}

/// Returns the settings that choose a record of the field's table; empty if it needs a file. A
/// source is chosen for both queries and keys if it can be: one side alone shows little of it.
std::vector<std::string> choosing(const Field& field, const Choice& choice) {
    constexpr std::string_view sides[] = {"queries", "keys"};
    if (takes_file(choice) || !applies_by_default(field))
        return {};
    const auto setting = [&](std::string_view key) {
        return std::string(key) + '=' + std::string(choice.key);
    };
    if (std::ranges::find(sides, field.key) == std::end(sides))
        return {setting(field.key)};
    std::vector<std::string> settings;
    for (const std::string_view side : sides)
        if (offers(attnscope::field(side), choice.key))
            settings.push_back(setting(side));
    return settings;
}

ReferenceEntry entry_of_choice(const Field& field, const Choices& kind, const Choice& choice) {
    ReferenceEntry entry{.section = std::string(kind.table),
                         .name = std::string(choice.key),
                         .key = std::string(choice.key),
                         .title = label_of(kind, choice),
                         .meaning = keyed({kind.table, choice.key, "meaning"}, choice.meaning)};
    entry.formula = choice.formula;
    entry.source = keyed({kind.table, choice.key, "source"}, choice.source);
    entry.help =
        choice.help.empty() ? entry.title : keyed({kind.table, choice.key, "help"}, choice.help);
    std::string takes;
    for (const Parameter* parameter : choice.parameters) {
        takes += (takes.empty() ? "" : " ") + std::string(parameter->key);
        entry.parameters.push_back(parameter);
        entry.see.push_back("fields/" + std::string(parameter->key));
    }
    entry.takes = takes;
    entry.see.push_back("fields/" + std::string(field.key));
    entry.show.settings = choosing(field, choice);
    if (!entry.show.settings.empty())
        entry.show.view = view_of(kind.table);
    return entry;
}

struct Allowed {
    Message operator()(const IntegerField& kind) const {
        return {"reference.from-to", "%1 to %2", {kind.min, kind.max}};
    }
    Message operator()(const ParameterField& kind) const {
        return {"reference.from-to", "%1 to %2", {kind.parameter->min, kind.parameter->max}};
    }
    Message operator()(const Choices& kind) const {
        std::string text;
        for (const Choice& choice : kind.choices)
            text += (text.empty() ? "" : " | ") + std::string(choice.key);
        return text;
    }
    Message operator()(const TextField&) const { return {"reference.text", "text"}; }
};

bool is_number(const Field& field) {
    return !choices_in(field) && !std::holds_alternative<TextField>(field.kind);
}

void add_facts(ReferenceEntry& entry, const Field& field) {
    const std::string standard = get(Scenario{}, field);
    const auto add = [&](Message name, Message value) {
        if (!value.empty())
            entry.facts.emplace_back(std::move(name), std::move(value));
    };
    add({"reference.on-command-line", "On the command line"}, Message("--set " + entry.key + "=…"));
    add({"reference.range", "Range"},
        is_number(field) ? std::visit(Allowed{}, field.kind) : Message());
    add({"reference.default", "Default"},
        Message(is_number(field) ? to_readable(shown_number(Scenario{}, field)) : standard));
    add({"reference.unit", "Unit"}, unit_of(field));
}

/// Whether a field chooses exactly one record rather than any number of them.
bool chooses_one(const Field& field) {
    return std::holds_alternative<ChoiceField>(field.kind);
}

/// Refers from a choice to its table, and from a parameter to what reads it.
void add_references(ReferenceEntry& entry, const Field& field) {
    constexpr std::size_t most = 6;
    if (const Choices* kind = choices_in(field))
        entry.see.emplace_back(kind->table);
    for (const auto member : field.decided_by) {
        if (!chooses_one(choice_field(member)))
            continue;
        const Choices& kind = *choices_in(choice_field(member));
        for (const Choice& choice : kind.choices)
            if (choice.reads(field.key) && entry.see.size() < most)
                entry.see.push_back(std::string(kind.table) + '/' + std::string(choice.key));
    }
}

/// Returns the setting under which a field is read; none if it is read anyway.
std::vector<std::string> making_read(const Field& field) {
    for (const auto member : field.decided_by) {
        const Field& chooser = choice_field(member);
        if (!chooses_one(chooser))
            continue;
        for (const Choice& choice : choices_in(chooser)->choices)
            if (field.is_read_by(choice) && !takes_file(choice))
                return choosing(chooser, choice);
    }
    return {};
}

/// Returns a view that depends on the field.
std::string view_reading(const Field& field, const std::vector<ReferenceEntry>& figures) {
    if (field.group == "Attention" || field.key == "pooling" || field.key.starts_with("color_"))
        return std::string(field.key == "position" ? "position-scheme" : matrix);
    if (field.group == "Laboratory")
        return field.key == "lab_measure" ? "beyond-length" : "training";
    for (const ReferenceEntry& figure : figures)
        if ((' ' + text_of(figure.takes) + ' ').find(' ' + std::string(field.key) + ' ') !=
            std::string::npos)
            return figure.key;
    return {};
}

Demonstration demonstration_of(const Field& field, const std::vector<ReferenceEntry>& figures) {
    Demonstration show;
    const bool applies = applies_by_default(field);
    if (!applies)
        show.settings = making_read(field);
    if (!applies && show.settings.empty())
        return {};  // only a file makes it read
    show.view = view_reading(field, figures);
    show.field = field.key;
    return show;
}

}  // namespace

std::vector<ReferenceSection> sections_of_choices() {
    std::vector<ReferenceSection> sections;
    for (const Field& field : fields()) {
        const auto* kind = std::get_if<ChoiceField>(&field.kind);
        if (kind == nullptr ||
            std::ranges::find(sections, kind->table, &ReferenceSection::key) != sections.end())
            continue;
        sections.push_back(empty_section(kind->table));
        for (const Choice& choice : kind->choices)
            sections.back().entries.push_back(entry_of_choice(field, *kind, choice));
    }
    return sections;
}

ReferenceSection section_of_fields() {
    ReferenceSection section = empty_section("fields");
    const std::vector<ReferenceEntry> figures = section_of_figures().entries;
    for (const Field& field : fields()) {
        ReferenceEntry entry{.section = "fields",
                             .name = std::string(field.key),
                             .key = std::string(field.key),
                             .title = label_of(field),
                             .meaning = keyed({"field", field.key, "meaning"}, field.meaning)};
        entry.formula = field.formula;
        entry.source = keyed({"field", field.key, "source"}, field.source);
        entry.takes = std::visit(Allowed{}, field.kind);
        const std::string standard = get(Scenario{}, field);
        entry.help = standard.empty()
                         ? help_of(field)
                         : Message("reference.help", "%1 Default %2.", {help_of(field), standard});
        add_facts(entry, field);
        add_references(entry, field);
        entry.show = demonstration_of(field, figures);
        section.entries.push_back(std::move(entry));
    }
    return section;
}

}  // namespace attnscope
