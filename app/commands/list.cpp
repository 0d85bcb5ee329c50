#include <sys/ioctl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <memory>

#include "app/commands/command.h"
#include "app/commands/json.h"
#include "core/approximations/approximations.h"
#include "core/engines/engines.h"
#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/figures/figures.h"
#include "core/figures/texts.h"
#include "core/formulas/plain_text.h"
#include "core/presets/presets.h"
#include "core/quantities/quantities.h"
#include "core/scaling/rules.h"
#include "core/text/numbers.h"
#include "core/text/wrap.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

/// One thing that the program knows: its name, what it takes, a sentence, what it means, its
/// formula (LaTeX) and its source; and its own parameters if it has them.
struct Item {
    std::string name, takes, help;
    std::string meaning = {}, formula = {}, source = {};
    std::vector<const Parameter*> parameters = {};
};

struct Section {
    std::string title;
    std::vector<Item> items;
};

std::string joined(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : " ") + std::string(word);
    return text;
}

struct Allowed {
    std::string operator()(const IntegerField& kind) const {
        return std::to_string(kind.min) + " to " + std::to_string(kind.max);
    }
    std::string operator()(const ParameterField& kind) const {
        return to_text(kind.parameter->min) + " to " + to_text(kind.parameter->max);
    }
    std::string operator()(const Choices& kind) const {
        std::string text;
        for (const Choice& choice : kind.choices)
            text += (text.empty() ? "" : " | ") + std::string(choice.key);
        return text;
    }
    std::string operator()(const TextField&) const { return "text"; }
};

Section quantity_section() {
    Section section{"quantities", {}};
    for (const Quantity* quantity : quantities())
        section.items.push_back({std::string(quantity->name), joined(quantity->keys),
                                 std::string(quantity->help), std::string(quantity->meaning),
                                 std::string(quantity->formula), std::string(quantity->source)});
    return section;
}

Section view_section() {
    Section section{"views", {}};
    for (const ViewEntry* view : otherViews())
        section.items.push_back({std::string(view->id), "", view->title, std::string(view->meaning),
                                 std::string(view->formula), std::string(view->source)});
    return section;
}

Section figure_section() {
    Section section{"figures", {}};
    for (const FigureEntry* figure : figures())
        section.items.push_back({std::string(figure->id), joined(fields_read(*figure)),
                                 std::string(figure->help), std::string(figure->meaning),
                                 std::string(figure->formula), std::string(figure->source)});
    return section;
}

Item item_of(const Choice& choice) {
    std::vector<std::string_view> keys;
    for (const Parameter* parameter : choice.parameters)
        keys.push_back(parameter->key);
    return {std::string(choice.key),
            joined(keys),
            std::string(choice.help.empty() ? choice.label : choice.help),
            std::string(choice.meaning),
            std::string(choice.formula),
            std::string(choice.source),
            {choice.parameters.begin(), choice.parameters.end()}};
}

/// Adds a section for each table that something is chosen from.
void add_choice_sections(std::vector<Section>& sections) {
    for (const Field& field : fields()) {
        const auto* kind = std::get_if<ChoiceField>(&field.kind);
        if (!kind || std::ranges::find(sections, kind->table, &Section::title) != sections.end())
            continue;
        sections.push_back({std::string(kind->table), {}});
        for (const Choice& choice : kind->choices)
            sections.back().items.push_back(item_of(choice));
    }
}

Section approximation_section() {
    Section section{"approximations", {}};
    for (const Approximation& each : approximations())
        section.items.push_back({std::string(each.key), std::string(each.of->key),
                                 std::string(each.label), std::string(each.meaning),
                                 std::string(each.formula), std::string(each.source)});
    return section;
}

Section engine_section() {
    Section section{"engines", {}};
    for (const EngineKind* kind : engines())
        section.items.push_back({std::string(kind->key), "", std::string(kind->label),
                                 std::string(kind->meaning), std::string(kind->formula),
                                 std::string(kind->source)});
    return section;
}

Section preset_section() {
    Section section{"presets", {}};
    for (const Preset& preset : presets()) {
        std::string settings;
        for (const std::string& setting : preset.settings)
            settings += (settings.empty() ? "" : " ") + setting;
        section.items.push_back({std::string(preset.key), settings, std::string(preset.label),
                                 std::string(preset.meaning),
                                 std::string(rule(scenario_with(preset.settings).rule).formula),
                                 std::string(preset.source)});
    }
    return section;
}

Section field_section() {
    Section section{"fields", {}};
    const Scenario defaults;
    for (const Field& field : fields()) {
        const std::string standard = get(defaults, field);
        std::string help(field.help);
        if (!standard.empty())
            help += " Default " + standard + ".";
        section.items.push_back({std::string(field.key), std::visit(Allowed{}, field.kind), help,
                                 std::string(field.meaning)});
    }
    return section;
}

std::vector<Section> sections() {
    std::vector<Section> all = {quantity_section(), figure_section(), view_section()};
    add_choice_sections(all);
    all.push_back(approximation_section());
    all.push_back(engine_section());
    all.push_back(preset_section());
    all.push_back(field_section());
    return all;
}

std::string range_of(const Parameter& parameter) {
    return to_text(parameter.min) + " to " + to_text(parameter.max) + ", default " +
           to_text(parameter.standard);
}

void print_text(const Item& item, std::ostream& out, std::size_t width) {
    constexpr std::size_t name_indent = 2, indent = 6, deeper = 10;
    const auto print = [&](const std::string& line, std::size_t first, std::size_t others) {
        out << wrapped(line, width, first, others) << '\n';
    };
    print(item.takes.empty() ? item.name : item.name + "  [" + item.takes + "]", name_indent,
          deeper);
    for (const std::string& line :
         {item.help, item.meaning, plain_formula(item.formula), item.source})
        if (!line.empty())
            print(line, indent, indent);
    for (const Parameter* parameter : item.parameters)
        print(std::string(parameter->key) + " (" + range_of(*parameter) +
                  "): " + std::string(parameter->help),
              indent, deeper);
}

/// Prints in lines of at most `width` characters; 0: as long as they are.
void print_text(std::ostream& out, std::size_t width) {
    for (const Section& section : sections()) {
        out << section.title << '\n';
        for (const Item& item : section.items)
            print_text(item, out, width);
    }
}

std::string to_json(const Parameter& parameter) {
    return JsonObject()
        .add("key", parameter.key)
        .add("label", parameter.label)
        .add("unit", parameter.unit)
        .add("min", parameter.min)
        .add("max", parameter.max)
        .add("default", parameter.standard)
        .add("help", parameter.help)
        .add("meaning", parameter.meaning)
        .text();
}

std::string to_json(const Item& item) {
    JsonArray parameters;
    for (const Parameter* parameter : item.parameters)
        parameters.add_raw(to_json(*parameter));
    const std::string formula = plain_formula(item.formula);
    return JsonObject()
        .add("name", std::string_view(item.name))
        .add("takes", std::string_view(item.takes))
        .add("help", std::string_view(item.help))
        .add("meaning", std::string_view(item.meaning))
        .add("formula", std::string_view(formula))
        .add("latex", std::string_view(item.formula))
        .add("source", std::string_view(item.source))
        .add_raw("parameters", parameters.text())
        .text();
}

void print_json(std::ostream& out) {
    JsonObject all;
    for (const Section& section : sections()) {
        JsonArray items;
        for (const Item& item : section.items)
            items.add_raw(to_json(item));
        all.add_raw(section.title, items.text());
    }
    out << all.text() << '\n';
}

/// Returns the number of characters in a line of the terminal that standard output is; 0 if it is
/// none.
std::size_t width_of_terminal() {
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void print_texts(std::ostream& out) {
    for (const Message& text : texts_of_records())
        out << text.key << '\t' << text.english << '\n';
}

}  // namespace

void add_list(CLI::App& program, Action& chosen) {
    CLI::App* command =
        program.add_subcommand("list",
                               "Quantities, figures, other views, choices (rules, masks, …), "
                               "approximations, engines, Scenario fields");
    command->footer("Examples:\n  attnscope list\n  attnscope list --json");
    const auto as_json = std::make_shared<bool>(false), texts = std::make_shared<bool>(false);
    CLI::Option* json = command->add_flag("--json", *as_json, "As one JSON object");
    command
        ->add_flag("--texts", *texts,
                   "Instead, the texts for a translation, one per line: key, tab, English text")
        ->excludes(json);
    command->callback([as_json, texts, &chosen] {
        chosen = [as_json, texts](const CommandContext& context) {
            errno = 0;
            *texts     ? print_texts(context.out)
            : *as_json ? print_json(context.out)
                       : print_text(context.out, width_of_terminal());
            // Whoever reads it, such as a pager, may have read enough.
            if (!context.out.flush() && errno == EPIPE)
                throw ReaderEnded();
            return 0;
        };
    });
}

}  // namespace attnscope
