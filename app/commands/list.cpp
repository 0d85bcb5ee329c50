#include <sys/ioctl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iterator>
#include <memory>
#include <set>

#include "app/commands/command.h"
#include "app/commands/json.h"
#include "app/commands/reader.h"
#include "core/figures/texts.h"
#include "core/latex/plain_text.h"
#include "core/text/keyed.h"
#include "core/text/wrap.h"
#include "ui/look/translated.h"
#include "ui/reference/whole_reference.h"

namespace attnscope {
namespace {

/// Returns the tables: the sections of the reference except that on the mouse and keys.
std::vector<ReferenceSection> tables() {
    Reference reference = wholeReference();
    std::erase_if(reference.sections,
                  [](const ReferenceSection& section) { return section.key == "shortcuts"; });
    return std::move(reference.sections);
}

/// Returns a text of a parameter, which has the key of the field's.
Message text_of_parameter(const Parameter& parameter, std::string_view name,
                          std::string_view english) {
    return keyed({"field", parameter.key, name}, english);
}

/// Returns what a list says of a parameter.
Message line_of(const Parameter& parameter) {
    return {"list.parameter",
            "%1 (%2 to %3, default %4): %5",
            {parameter.key, parameter.min, parameter.max, parameter.standard,
             text_of_parameter(parameter, "help", parameter.help)}};
}

void print_text(const ReferenceEntry& item, std::ostream& out, std::size_t width) {
    constexpr std::size_t name_indent = 2, indent = 6, deeper = 10;
    const auto print = [&](const std::string& line, std::size_t first, std::size_t others) {
        out << wrapped(line, width, first, others) << '\n';
    };
    print(item.takes.empty() ? item.name : item.name + "  [" + spokenText(item.takes) + "]",
          name_indent, deeper);
    for (const std::string& line : {spokenText(item.help), spokenText(item.meaning),
                                    plain_formula(item.formula), spokenText(item.source)})
        if (!line.empty())
            print(line, indent, indent);
    for (const Parameter* parameter : item.parameters)
        print(spokenText(line_of(*parameter)), indent, deeper);
}

/// Prints the tables in lines of at most `width` characters; if it is 0, in lines of any length.
void print_text(std::ostream& out, std::size_t width) {
    for (const ReferenceSection& section : tables()) {
        out << section.key << '\n';
        for (const ReferenceEntry& item : section.entries)
            print_text(item, out, width);
    }
}

std::string to_json(const Parameter& parameter) {
    const auto text = [&](std::string_view name, std::string_view english) {
        return spokenText(text_of_parameter(parameter, name, english));
    };
    return JsonObject()
        .add("key", parameter.key)
        .add("label", text("label", parameter.label))
        .add("unit", parameter.unit)
        .add("min", parameter.min)
        .add("max", parameter.max)
        .add("default", parameter.standard)
        .add("help", text("help", parameter.help))
        .add("meaning", text("meaning", parameter.meaning))
        .text();
}

std::string to_json(const ReferenceEntry& item) {
    JsonArray parameters;
    for (const Parameter* parameter : item.parameters)
        parameters.add_raw(to_json(*parameter));
    const std::string formula = plain_formula(item.formula);
    return JsonObject()
        .add("name", std::string_view(item.name))
        .add("takes", text_of(item.takes))  // for programs
        .add("help", spokenText(item.help))
        .add("meaning", spokenText(item.meaning))
        .add("formula", std::string_view(formula))
        .add("latex", std::string_view(item.formula))
        .add("source", spokenText(item.source))
        .add_raw("parameters", parameters.text())
        .text();
}

void print_json(std::ostream& out) {
    JsonObject all;
    for (const ReferenceSection& section : tables()) {
        JsonArray items;
        for (const ReferenceEntry& item : section.entries)
            items.add_raw(to_json(item));
        all.add_raw(section.key, items.text());
    }
    out << all.text() << '\n';
}

/// Returns the number of characters in a line of the terminal to which standard output goes; 0 if
/// it goes elsewhere.
std::size_t width_of_terminal() {
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void print_texts(std::ostream& out) {
    std::vector<Message> texts = texts_of_records();
    std::ranges::move(texts_of(wholeReference()), std::back_inserter(texts));
    std::set<std::string> known;
    for (const Message& text : texts)
        if (known.insert(text.key).second)
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
            print_to_reader(context.out, [&](std::ostream& out) {
                *texts     ? print_texts(out)
                : *as_json ? print_json(out)
                           : print_text(out, width_of_terminal());
            });
            return 0;
        };
    });
}

}  // namespace attnscope
