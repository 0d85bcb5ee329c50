#include <CLI/CLI.hpp>
#include <filesystem>
#include <functional>
#include <memory>
#include <new>

#include "app/commands/arguments.h"
#include "app/commands/attention_output.h"
#include "app/commands/command.h"
#include "app/commands/gallery_page.h"
#include "app/commands/offscreen.h"
#include "app/commands/options.h"
#include "app/commands/stated.h"
#include "core/engines/attention_csv.h"
#include "core/engines/engines.h"
#include "core/fields/csv_comments.h"
#include "core/figures/figures.h"
#include "core/io/atomic_file.h"
#include "core/io/distinct_files.h"
#include "core/io/page_folder.h"
#include "core/text/errors.h"
#include "core/vectors/fitted_scenario.h"
#include "ui/views/command_words.h"
#include "ui/views/exported_view.h"

namespace attnscope {
namespace {

struct GalleryOptions {
    std::string folder;
    std::vector<std::string> settings;
};

constexpr QSize figure_size{1440, 960}, heatmap_size{1440, 1200};
constexpr double dpi = 192;
constexpr auto backend = "auto";
constexpr int heatmap_pixels = 256;  ///< of each side, so that the table stays handy

constexpr auto heatmap_id = "attention";
constexpr auto heatmap_title = "Attention matrix";
constexpr auto heatmap_caption =
    "The weights of queries (rows) on keys (columns); each pixel pools the cells below it.";

std::string table_name(std::string_view id) {
    return std::string(id) + ".csv";
}

PageFolder page_folder(const std::string& path) {
    PageFolder folder{
        path, Message("page.gallery", "a gallery"), {"index.html"}, "<code>attnscope gallery "};
    std::vector<std::string_view> ids = {heatmap_id};
    for (const FigureEntry* entry : figures())
        ids.push_back(entry->id);
    for (const std::string_view id : ids) {
        folder.names.insert(table_name(id));
        for (const NamedTheme& theme : themes())
            folder.names.insert(picture_name(id, theme));
    }
    return folder;
}

/// Throws what PageFolder::check() throws, and InvalidRequest if any of the gallery's files is one
/// that the Scenario names.
void check_outputs(const PageFolder& folder, const Scenario& scenario) {
    std::vector<std::string> outputs;
    for (const std::string& name : folder.names)
        outputs.push_back((std::filesystem::path(folder.path) / name).string());
    if (std::error_code ignored; std::filesystem::is_directory(folder.path, ignored))
        require_distinct(files_of(scenario), outputs);
    refuse_dash(folder.path);
    folder.check();
}

/// A part of the gallery that has been computed: its picture, as the page describes it, and a
/// function that writes its files to a folder.
struct Part {
    GalleryPicture picture;
    std::function<void(const std::filesystem::path&)> write;
};

std::vector<std::string> english(const std::vector<Message>& messages) {
    std::vector<std::string> texts;
    for (const Message& message : messages)
        texts.push_back(text_of(message));
    return texts;
}

ExportRequest request_of(std::string_view id, const Scenario& scenario) {
    ExportRequest request{.view = std::string(id), .shown = {}, .backend = backend};
    request.shown.scenario = scenario;
    return reduced(std::move(request));
}

void write_file(const std::filesystem::path& path, ExportedView& view, const ExportRequest& request,
                const std::stop_token& stop) {
    writeView(view, path.string(), request, [](const std::function<void()>& paint) { paint(); },
              {.stop = stop});
}

/// Writes a picture of each theme.
void write_pictures(const std::filesystem::path& folder, ExportedView& view, ExportRequest request,
                    QSize size, const std::stop_token& stop) {
    for (const NamedTheme& theme : themes()) {
        request.look = pixelLook(size, dpi, theme.make());
        write_file(folder / picture_name(request.view, theme), view, request, stop);
    }
}

Part figure_part(const FigureEntry& entry, const Scenario& scenario, const std::stop_token& stop) {
    const ExportRequest request = request_of(entry.id, scenario);
    const std::shared_ptr<ExportedView> view =
        exportedView(request, engine_maker(backend), {.stop = stop});
    const auto write = [view, request, stop](const std::filesystem::path& folder) {
        write_pictures(folder, *view, request, figure_size, stop);
        write_file(folder / table_name(request.view), *view, request, stop);
    };
    return {{.id = std::string(entry.id),
             .title = text_of(title_of(entry)),
             .caption = std::string(entry.help),
             .notes = english(view->notes()),
             .width = figure_size.width(),
             .height = figure_size.height()},
            write};
}

AttentionFrame heatmap_frame(const Scenario& scenario, const QueriesAndKeys& input,
                             const std::stop_token& stop) {
    AttentionRequest request = attention_request(scenario, input);
    request.viewport = whole_matrix(input, heatmap_pixels, heatmap_pixels);
    return engine_maker(backend)()->compute(request, stop, {});
}

/// Returns the line that makes the whole gallery again.
std::string gallery_line(const Scenario& scenario, const std::filesystem::path& folder) {
    CommandWords words = {"gallery", fileName(folder.string())};
    addScenario(words, scenario);
    addLanguage(words);
    return commandLine(std::move(words));
}

Part heatmap_part(const Scenario& asked, const std::stop_token& stop) {
    const QueriesAndKeys input = load_queries_and_keys(asked, stop);
    const Scenario scenario = fitted_to(asked, input);
    const AttentionFrame frame = heatmap_frame(scenario, input, stop);
    const auto write = [frame, scenario, stop](const std::filesystem::path& folder) {
        const ExportRequest request = request_of(heatmap_id, scenario);
        const auto view = exportedView(request, engine_maker(backend), {.stop = stop});
        write_pictures(folder, *view, request, heatmap_size, stop);
        write_atomically((folder / table_name(heatmap_id)).string(),
                         with_command(pixels_csv(frame, scenario), gallery_line(scenario, folder)));
    };
    return {{.id = heatmap_id,
             .title = heatmap_title,
             .caption = heatmap_caption,
             .width = heatmap_size.width(),
             .height = heatmap_size.height()},
            write};
}

/// Returns the result of `compute` or, if that fails, a part without files that says why.
Part part_or_reason(GalleryPicture picture, const std::function<Part()>& compute) {
    try {
        return compute();
    } catch (const InvalidRequest& refusal) {
        picture.left_out = refusal.what();
    } catch (const std::bad_alloc&) {
        picture.left_out = "there is not enough memory for it";
    }
    return {picture, [](const std::filesystem::path&) {}};
}

/// Computes the parts of the gallery. The heatmap is computed first because it reads the files that
/// the Scenario names: a bad file is refused before long work.
std::vector<Part> compute_parts(const Scenario& scenario, const std::stop_token& stop) {
    std::vector<Part> parts;
    const Part heatmap =
        part_or_reason({.id = heatmap_id, .title = heatmap_title, .caption = heatmap_caption},
                       [&] { return heatmap_part(scenario, stop); });
    for (const FigureEntry* entry : figures())
        parts.push_back(part_or_reason({.id = std::string(entry->id),
                                        .title = text_of(title_of(*entry)),
                                        .caption = std::string(entry->help)},
                                       [&] { return figure_part(*entry, scenario, stop); }));
    parts.push_back(heatmap);
    return parts;
}

int run(const GalleryOptions& options, const CommandContext& context) {
    const Scenario scenario = fitted_where_possible(scenario_as_stated(options.settings));
    const PageFolder folder = page_folder(options.folder);
    check_outputs(folder, scenario);
    const OffscreenApplication application;
    const std::vector<Part> parts = compute_parts(scenario, context.stop);
    std::vector<GalleryPicture> pictures;
    for (const Part& part : parts)
        pictures.push_back(part.picture);
    folder.make();
    // The page comes first: by it, a later call knows the folder of one that was interrupted.
    write_atomically(folder.index(), gallery_page(scenario, pictures));
    for (const Part& part : parts) {
        if (context.stop.stop_requested())
            throw Cancelled();
        part.write(folder.path);
    }
    tell_what_files_state(scenario, options.settings, context.err);
    context.out << folder.index() << '\n';
    return 0;
}

constexpr auto gallery_examples = R"(Examples:
  attnscope gallery pictures
  attnscope gallery long-context --set n=65536 --set rule=log-512

Writes each figure and a heatmap as PNG (light and dark, each also in high contrast) and CSV, writes
an index.html that shows them, and prints the path of that page. The folder is a new or an empty
one, or that of an earlier gallery. Everything is computed before the first file is written. What
cannot be computed, such as the matrix for a large n, is left out, and the page says why.)";

}  // namespace

void add_gallery(CLI::App& program, Action& chosen) {
    const auto options = std::make_shared<GalleryOptions>();
    CLI::App* command =
        program.add_subcommand("gallery", "Every figure in a folder, with a page that shows them");
    command->footer(gallery_examples);
    command->add_option("folder", options->folder, "Folder to write to; created if it is missing")
        ->required();
    add_settings(*command, options->settings);
    command->callback([options, &chosen] {
        chosen = [options](const CommandContext& context) { return run(*options, context); };
    });
}

}  // namespace attnscope
