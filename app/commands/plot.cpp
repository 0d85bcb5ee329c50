#include <CLI/CLI.hpp>
#include <memory>

#include "app/arguments.h"
#include "app/commands/command.h"
#include "app/offscreen.h"
#include "core/errors.h"
#include "core/figures/reference.h"
#include "core/io/atomic_file.h"
#include "core/io/distinct_files.h"
#include "core/io/path_ending.h"
#include "core/scenario/fields.h"
#include "core/scenario/follow.h"
#include "core/text/printable.h"
#include "ui/export/export.h"

namespace attnscope {
namespace {

struct Options {
    std::string figure, output;
    std::vector<std::string> settings, reference;
    std::string size = "1200x800", dpi = "144", theme = "light";
    bool transparent = false;
    std::string for_pictures;  ///< an option given that a table has no use for
};

ExportOptions export_options(const Options& options) {
    const PictureSize size = parse_size(options.size);
    return {.size = {size.width, size.height},
            .dpi = parse_dpi(options.dpi),
            .transparent = options.transparent,
            .theme = options.theme == "dark" ? darkTheme() : lightTheme()};
}

/// Throws InvalidRequest for an ending that is not written and for options of pictures beside a
/// table.
void check_output(const Options& options) {
    require_ending(options.output, {"png", "svg", "pdf", "csv"});
    if (ending_of(options.output) == "csv" && !options.for_pictures.empty())
        throw InvalidRequest(options.for_pictures + " is for pictures, but " +
                             in_quotes(options.output) + " is a table");
}

Figure compute(const Options& options, const Scenario& scenario, const std::stop_token& stop) {
    const FigureEntry& entry = figure_entry(options.figure);
    if (options.reference.empty())
        return entry.compute(scenario, Detail::sampled, stop);
    Scenario reference = scenario;
    for (const std::string& text : options.reference) {
        const auto [key, value] = split_assignment(text);
        reference = with_field(reference, key, value);
    }
    validate(reference);
    return compute_over(entry, scenario, reference, Detail::sampled, stop);
}

int run(const Options& options, const CommandContext& context) {
    figure_entry(options.figure);  // refused before any setting is
    const Scenario scenario = with_shape_of_files(scenario_with(options.settings));
    check_output(options);
    require_distinct(files_of(scenario), {options.output});
    require_writable(options.output);
    if (ending_of(options.output) == "csv") {
        const Figure figure = compute(options, scenario, context.stop);
        write_atomically(options.output, to_csv(figure, scenario));
        return 0;
    }
    const OffscreenApplication application;
    const ExportOptions picture = export_options(options);
    const Figure figure = compute(options, scenario, context.stop);
    exportFigure(options.output, figure, scenario, picture);
    return 0;
}

constexpr auto examples = R"(Examples:
  attnscope plot entropy-vs-scale -o entropy.pdf
  attnscope plot gradient-vs-scale --set n=4096 --set model=gaussian -o gradient.png --size 1600x1000
  attnscope plot angles --set angle_dimensions=3,16,256 -o angles.svg
  attnscope plot entropy-vs-length --set rule=kappa-log-n --set unit=bit -o entropy.csv
  attnscope plot entropy-vs-length --set compared_rules=log-512,kappa-log-n -o rules.pdf
  attnscope plot entropy-vs-scale --set d=128 --reference d=64 -o widths.svg

'attnscope list' names the figures and the fields that --set takes. Settings are made one after the
other, and what follows from them as in the window: lambda chooses the constant rule, which keeps the
scale that stood, kappa its rule, model the law of drawn queries and keys. Simulated curves are included;
seed and samples set them. The CSV opens in pandas with comment='#' and takes none of --size, --dpi,
--theme and --transparent. Its column valid is false where an approximation is further from the
exact curve than 0.1 nat and 2 % (an entropy), 2 % (a gradient) or 2 % of the peak (a density), or
below 0; and in simulated steps x is the left edge of a bin.)";

}  // namespace

void add_plot(CLI::App& program, Action& chosen) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = program.add_subcommand("plot", "A figure as PNG, SVG, PDF or CSV");
    command->footer(examples);
    command->add_option("figure", options->figure, "Which figure, such as entropy-vs-scale")
        ->required();
    command->add_option("--set", options->settings, "A field of the Scenario as key=value")
        ->allow_extra_args(false);
    command
        ->add_option("--reference", options->reference,
                     "A field in which a second Scenario, drawn in grey, differs, as key=value")
        ->allow_extra_args(false);
    command->add_option("-o,--output", options->output, "File to write: .png, .svg, .pdf or .csv")
        ->required();
    command->add_option("--size", options->size, "Width and height in pixels, of a picture")
        ->capture_default_str();
    command->add_option("--dpi", options->dpi, "Dots an inch: at 96 text is as on the screen")
        ->capture_default_str();
    command->add_option("--theme", options->theme, "light or dark")
        ->capture_default_str()
        ->check(CLI::IsMember({"light", "dark"}));
    command->add_flag("--transparent", options->transparent, "No background");
    command->callback([options, command, &chosen] {
        for (const char* option : {"--size", "--dpi", "--theme", "--transparent"})
            if (command->count(option) > 0)
                options->for_pictures = option;
        chosen = [options](const CommandContext& context) { return run(*options, context); };
    });
}

}  // namespace attnscope
