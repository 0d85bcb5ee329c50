#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "app/arguments.h"
#include "app/commands/attention_output.h"
#include "app/commands/command.h"
#include "app/commands/gallery_page.h"
#include "app/offscreen.h"
#include "core/attention/attention_csv.h"
#include "core/errors.h"
#include "core/figures/figures.h"
#include "core/io/atomic_file.h"
#include "ui/export/export.h"
#include "ui/heatmap_view.h"

namespace attnscope {
namespace {

struct Options {
    std::string folder;
    std::vector<std::string> settings;
};

constexpr QSize figure_size{1440, 960}, heatmap_size{1440, 1200};
constexpr double dpi = 192;
constexpr int heatmap_pixels = 256;  ///< of each side, so that the table stays handy

ExportOptions picture_options(QSize size, const Theme& theme) {
    return {.size = size, .dpi = dpi, .transparent = false, .theme = theme};
}

constexpr auto heatmap_id = "attention";

/// The files of one picture, as the page knows them.
struct PictureFiles {
    PictureFiles(const std::filesystem::path& folder, std::string_view id)
        : light(folder / (std::string(id) + ".png")),
          dark(folder / (std::string(id) + "-dark.png")),
          table(folder / (std::string(id) + ".csv")) {}

    std::string light, dark, table;
};

std::string page_path(const std::filesystem::path& folder) {
    return (folder / "index.html").string();
}

void make_folder(const std::filesystem::path& folder) {
    std::error_code fault;
    std::filesystem::create_directories(folder, fault);
    if (fault || !std::filesystem::is_directory(folder))
        throw FileError("the folder " + folder.string() + " cannot be made" +
                        (fault ? ": " + fault.message() : ""));
}

/// Throws FileError where any of the gallery's files cannot be written.
void check_outputs(const std::filesystem::path& folder) {
    std::vector<std::string_view> ids = {heatmap_id};
    for (const FigureEntry& entry : figures())
        ids.push_back(entry.id);
    for (const std::string_view id : ids) {
        const PictureFiles files(folder, id);
        for (const std::string& path : {files.light, files.dark, files.table})
            require_writable(path);
    }
    require_writable(page_path(folder));
}

GalleryPicture write_figure(const FigureEntry& entry, const Scenario& scenario,
                            const std::filesystem::path& folder, const std::stop_token& stop) {
    const Figure figure = entry.compute(scenario, Detail::sampled, stop);
    const PictureFiles files(folder, entry.id);
    exportFigure(QString::fromStdString(files.light), figure, scenario,
                 picture_options(figure_size, lightTheme()));
    exportFigure(QString::fromStdString(files.dark), figure, scenario,
                 picture_options(figure_size, darkTheme()));
    write_atomically(files.table, to_csv(figure, scenario));
    return {std::string(entry.id), figure.title,        std::string(entry.help),
            figure.notes,          figure_size.width(), figure_size.height()};
}

AttentionFrame heatmap_frame(const Scenario& scenario, const QueriesAndKeys& input,
                             const std::stop_token& stop) {
    AttentionRequest request = attention_request(scenario, input);
    request.viewport = whole_matrix(input, heatmap_pixels, heatmap_pixels);
    return make_cpu_engine()->compute(request, stop, {});
}

GalleryPicture write_heatmap(const Scenario& asked, const std::filesystem::path& folder,
                             const std::stop_token& stop) {
    const QueriesAndKeys input = load_queries_and_keys(asked, stop);
    const Scenario scenario = fitted_to(asked, input);
    const AttentionFrame frame = heatmap_frame(scenario, input, stop);
    const PictureFiles files(folder, heatmap_id);
    for (const bool dark : {false, true}) {
        const Theme theme = dark ? darkTheme() : lightTheme();
        exportPicture(QString::fromStdString(dark ? files.dark : files.light),
                      QStringLiteral("Attention matrix"), scenario,
                      picture_options(heatmap_size, theme), [&](QPainter& painter, QSizeF area) {
                          paintHeatmap(painter, area, frame, scenario, theme);
                      });
    }
    write_atomically(files.table, pixels_csv(frame, scenario));
    return {heatmap_id,
            "Attention matrix",
            "The weights of queries (rows) on keys (columns); each pixel pools the cells below it.",
            {},
            heatmap_size.width(),
            heatmap_size.height()};
}

int run(const Options& options, const Surroundings& surroundings) {
    const Scenario scenario = scenario_with(options.settings);
    const std::filesystem::path folder(options.folder);
    make_folder(folder);
    check_outputs(folder);
    const OffscreenApplication application;
    std::vector<GalleryPicture> pictures;
    for (const FigureEntry& entry : figures())
        pictures.push_back(write_figure(entry, scenario, folder, surroundings.stop));
    pictures.push_back(write_heatmap(scenario, folder, surroundings.stop));
    write_atomically(page_path(folder), gallery_page(scenario, pictures));
    surroundings.out << page_path(folder) << '\n';
    return 0;
}

constexpr auto examples = R"(Examples:
  attnscope gallery pictures
  attnscope gallery long-context --set n=65536 --set rule=log-512

Writes each figure and a heatmap as PNG (light and dark) and CSV, and an index.html that shows them;
prints the page's path.)";

}  // namespace

void add_gallery(CLI::App& program, Action& chosen) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = program.add_subcommand("gallery", "Every figure in a folder, with a page");
    command->footer(examples);
    command->add_option("folder", options->folder, "Folder to write to; made where it is missing")
        ->required();
    command->add_option("--set", options->settings, "A field of the Scenario as key=value")
        ->allow_extra_args(false);
    command->callback([options, &chosen] {
        chosen = [options](const Surroundings& surroundings) {
            return run(*options, surroundings);
        };
    });
}

}  // namespace attnscope
