#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <memory>

#include "app/commands/arguments.h"
#include "app/commands/command.h"
#include "app/commands/reader.h"
#include "core/io/atomic_file.h"
#include "core/io/page_folder.h"
#include "core/latex/plain_text.h"
#include "core/reference/pages.h"
#include "core/reference/search.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "ui/look/page_language.h"
#include "ui/look/translated.h"
#include "ui/reference/whole_reference.h"

namespace attnscope {
namespace {

using PagesByName = std::map<std::string, std::string>;

struct HelpOptions {
    std::string folder;
    std::vector<std::string> words;
};

PageFolder page_folder(const std::string& path, const PagesByName& pages) {
    PageFolder folder{path, Message("page.reference", "the reference"), {}, pages_generator};
    for (const auto& [name, text] : pages)
        folder.names.insert(name);
    return folder;
}

/// Writes the pages, and prints the path of index.html. This page comes first: by it, a later call
/// knows the folder of one that was interrupted.
void write_pages(const std::string& path, const CommandContext& context) {
    const PagesByName pages = reference_pages(wholeReference(), spokenPageLanguage());
    const PageFolder folder = page_folder(path, pages);
    refuse_dash(path);
    folder.check();
    folder.make();
    const std::string contents = "index.html";
    write_atomically(folder.index(), pages.at(contents));
    for (const auto& [name, text] : pages) {
        if (context.stop.stop_requested())
            throw Cancelled();
        if (name != contents)
            write_atomically((std::filesystem::path(path) / name).string(), text);
    }
    context.out << folder.index() << '\n';
}

void print_entry(const ReferenceEntry& entry, std::ostream& out) {
    out << spokenText(entry.title) << "  [" << entry.id() << "]\n";
    for (const std::string& line :
         {spokenText(entry.meaning), plain_formula(entry.formula), spokenText(entry.source)})
        if (!line.empty())
            out << "  " << line << '\n';
}

/// Returns the section with this key or title, in English or the language that is spoken, in
/// capitals or not; null if there is none.
const ReferenceSection* section_called(const Reference& reference, std::string_view name) {
    const auto is_same = [](std::string_view one, std::string_view other) {
        return std::ranges::equal(one, other, [](unsigned char a, unsigned char b) {
            return std::tolower(a) == std::tolower(b);
        });
    };
    const auto found = std::ranges::find_if(reference.sections, [&](const auto& section) {
        return is_same(text_of(section.title), name) || is_same(spokenText(section.title), name) ||
               is_same(section.key, name);
    });
    return found == reference.sections.end() ? nullptr : &*found;
}

void print_titles(const ReferenceSection& section, std::ostream& out) {
    out << spokenText({"help.section", "%1: %2", {section.title, section.about}}) << '\n';
    for (const ReferenceEntry& entry : section.entries)
        out << "  " << spokenText(entry.title) << "  [" << entry.id() << "]\n";
}

/// Prints the titles of the section that the words name, or else the entries that match them best.
/// Throws InvalidRequest if none matches.
void print_found(const std::vector<std::string>& words, std::ostream& out) {
    constexpr std::size_t most = 5;
    std::string query;
    for (const std::string& word : words)
        query += (query.empty() ? "" : " ") + word;
    const Reference reference = wholeReference();
    if (const ReferenceSection* const section = section_called(reference, query))
        return print_titles(*section, out);
    const std::vector<const ReferenceEntry*> found = found_in(reference, query, translatedForm);
    if (found.empty())
        throw InvalidRequest(
            Message("help.nothing", "the reference has nothing on %1", {in_quotes(query)}));
    for (std::size_t i = 0; i < std::min(most, found.size()); ++i)
        print_entry(*found[i], out);
    if (found.size() > most)
        out << spokenText({"help.more", "and %1 more", {found.size() - most}}) << '\n';
}

constexpr auto help_examples = R"(Examples:
  attnscope help annealed
  attnscope help glossary
  attnscope help --html reference

The first explains a word: its meaning, its formula and its source. The second lists a section:
glossary, figures, quantities, rules, variants and more. The third writes everything
that the window's F1 explains as pages that need no network, to a new or an empty folder or over
earlier pages, and prints the path of their contents.)";

}  // namespace

void add_help(CLI::App& program, Action& chosen) {
    const auto options = std::make_shared<HelpOptions>();
    CLI::App* command = program.add_subcommand("help", "What a word means; the reference as pages");
    command->footer(help_examples);
    CLI::Option* words = command->add_option("words", options->words, "What to explain");
    CLI::Option* folder =
        command->add_option("--html", options->folder, "Folder to write pages to");
    words->excludes(folder);
    command->callback([options, words, folder, &chosen] {
        const bool writes = folder->count() > 0, asks = words->count() > 0;
        chosen = [options, writes, asks](const CommandContext& context) {
            if (!writes && !asks)
                throw InvalidRequest(Message("help.takes",
                                             "help takes words, such as “glossary”, or --html "
                                             "FOLDER; see attnscope help --help"));
            if (writes)
                write_pages(options->folder, context);
            else
                print_to_reader(context.out,
                                [&](std::ostream& out) { print_found(options->words, out); });
            return 0;
        };
    });
}

}  // namespace attnscope
