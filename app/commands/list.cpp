#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "app/commands/command.h"
#include "app/json.h"
#include "core/figures/figures.h"
#include "core/quantities/quantities.h"
#include "core/scaling/rules.h"
#include "core/scenario/fields.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

/// One thing that the program knows: its name, what it takes, and a sentence.
struct Item {
    std::string name, takes, help;
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
    std::string operator()(const RealField& kind) const {
        return to_text(kind.min) + " to " + to_text(kind.max);
    }
    std::string operator()(const ChoiceField& kind) const {
        std::string text;
        for (const Choice& choice : kind.choices)
            text += (text.empty() ? "" : " | ") + std::string(choice.key);
        return text;
    }
    std::string operator()(const TextField&) const { return "text"; }
};

Section quantity_section() {
    Section section{"quantities", {}};
    for (const Quantity& quantity : quantities())
        section.items.push_back(
            {std::string(quantity.name), joined(quantity.keys), std::string(quantity.help)});
    return section;
}

Section figure_section() {
    Section section{"figures", {}};
    for (const FigureEntry& figure : figures())
        section.items.push_back(
            {std::string(figure.id), joined(figure.inputs), std::string(figure.help)});
    return section;
}

Section rule_section() {
    Section section{"rules", {}};
    for (const Rule& rule : rules()) {
        std::string help = "λ = " + std::string(rule.formula);
        if (!rule.source.empty())
            help += "; " + std::string(rule.source);
        section.items.push_back({std::string(rule.key), joined(rule.parameters), help});
    }
    return section;
}

/// The choices of a Scenario field, such as the attention variants.
Section choice_section(const std::string& title, std::string_view key) {
    Section section{title, {}};
    for (const Choice& choice : std::get<ChoiceField>(field(key).kind).choices)
        section.items.push_back({std::string(choice.key), "", std::string(choice.label)});
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
        section.items.push_back({std::string(field.key), std::visit(Allowed{}, field.kind), help});
    }
    return section;
}

std::vector<Section> sections() {
    return {quantity_section(), figure_section(), rule_section(),
            choice_section("variants", "attention"), field_section()};
}

void print_text(std::ostream& out) {
    for (const Section& section : sections()) {
        out << section.title << '\n';
        for (const Item& item : section.items) {
            out << "  " << item.name;
            if (!item.takes.empty())
                out << "  [" << item.takes << "]";
            out << "\n      " << item.help << '\n';
        }
    }
}

void print_json(std::ostream& out) {
    JsonObject all;
    for (const Section& section : sections()) {
        JsonArray items;
        for (const Item& item : section.items)
            items.add_raw(JsonObject()
                              .add("name", std::string_view(item.name))
                              .add("takes", std::string_view(item.takes))
                              .add("help", std::string_view(item.help))
                              .text());
        all.add_raw(section.title, items.text());
    }
    out << all.text() << '\n';
}

}  // namespace

void add_list(CLI::App& program, Action& chosen) {
    CLI::App* command = program.add_subcommand(
        "list", "Quantities, figures, rules, attention variants and Scenario fields");
    command->footer("Examples:\n  attnscope list\n  attnscope list --json");
    const auto as_json = std::make_shared<bool>(false);
    command->add_flag("--json", *as_json, "As one JSON object");
    command->callback([as_json, &chosen] {
        chosen = [as_json](const CommandContext& context) {
            *as_json ? print_json(context.out) : print_text(context.out);
            return 0;
        };
    });
}

}  // namespace attnscope
