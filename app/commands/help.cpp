#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>

#include "app/commands/command.h"
#include "core/io/atomic_file.h"
#include "core/latex/plain_text.h"
#include "core/reference/pages.h"
#include "core/reference/search.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "ui/reference/whole_reference.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

using Pages = std::map<std::string, std::string>;

struct HelpOptions {
    std::string folder;
    std::vector<std::string> words;
};

/// Whether a folder holds only pages that an earlier call wrote.
bool holds_pages_alone(const fs::path& folder, const Pages& pages) {
    constexpr std::size_t longest = 4'000'000;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder))
        if (!pages.contains(entry.path().filename().string()) || !entry.is_regular_file())
            return false;
    const fs::path index = folder / "index.html";
    return fs::exists(index) &&
           read_file(index.string(), longest).find(pages_generator) != std::string::npos;
}

/// Throws FileError if the pages cannot be written to the folder, or if it holds anything else.
void check_folder(const std::string& asked, const Pages& pages) {
    const fs::path folder(asked);
    std::error_code fault;
    const fs::file_status status = fs::status(folder, fault);
    if (!fs::exists(status))
        return;
    if (!fs::is_directory(status))
        throw FileError(printable(asked) + ": is a file, not a folder");
    const bool is_empty = fs::is_empty(folder, fault);
    if (fault)
        throw FileError(printable(asked) + ": cannot be read: " + fault.message());
    if (!is_empty && !holds_pages_alone(folder, pages))
        throw FileError(printable(asked) +
                        ": is not empty; pages are written to a new or an empty folder, or over "
                        "earlier pages");
    for (const auto& [name, text] : pages)
        require_writable((folder / name).string());
}

void make_folder_for_pages(const std::string& asked) {
    std::error_code fault;
    fs::create_directories(asked, fault);
    if (fault || !fs::is_directory(asked))
        throw FileError("the folder " + printable(asked) + " cannot be created" +
                        (fault ? ": " + fault.message() : ""));
}

/// Writes the pages, index.html last, and prints the path of index.html.
void write_pages(const std::string& folder, const CommandContext& context) {
    const Pages pages = reference_pages(wholeReference());
    check_folder(folder, pages);
    make_folder_for_pages(folder);
    const std::string contents = "index.html";
    for (const auto& [name, text] : pages) {
        if (context.stop.stop_requested())
            throw Cancelled();
        if (name != contents)
            write_atomically((fs::path(folder) / name).string(), text);
    }
    const std::string index = (fs::path(folder) / contents).string();
    write_atomically(index, pages.at(contents));
    context.out << index << '\n';
}

void print_entry(const ReferenceEntry& entry, std::ostream& out) {
    out << text_of(entry.title) << "  [" << entry.id() << "]\n";
    for (const std::string& line :
         {text_of(entry.meaning), plain_formula(entry.formula), text_of(entry.source)})
        if (!line.empty())
            out << "  " << line << '\n';
}

/// Prints the entries that match these words best. Throws InvalidRequest if none matches.
void print_found(const std::vector<std::string>& words, std::ostream& out) {
    constexpr std::size_t most = 5;
    std::string query;
    for (const std::string& word : words)
        query += (query.empty() ? "" : " ") + word;
    const Reference reference = wholeReference();
    const std::vector<const ReferenceEntry*> found = found_in(reference, query);
    if (found.empty())
        throw InvalidRequest("the reference has nothing on " + in_quotes(query));
    for (std::size_t i = 0; i < std::min(most, found.size()); ++i)
        print_entry(*found[i], out);
    if (found.size() > most)
        out << "and " << found.size() - most << " more\n";
}

constexpr auto help_examples = R"(Examples:
  attnscope help annealed
  attnscope help --html reference

The first explains a word: its meaning, its formula and its source. The second writes everything
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
                throw InvalidRequest(
                    "help takes words, or --html FOLDER; see attnscope help --help");
            writes ? write_pages(options->folder, context)
                   : print_found(options->words, context.out);
            return 0;
        };
    });
}

}  // namespace attnscope
