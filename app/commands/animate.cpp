#include "ui/animation/animation.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/commands/arguments.h"
#include "app/commands/command.h"
#include "app/commands/comparison_options.h"
#include "app/commands/offscreen.h"
#include "app/commands/options.h"
#include "app/commands/stated.h"
#include "core/io/distinct_files.h"
#include "core/io/path_ending.h"
#include "core/text/errors.h"
#include "core/text/expression.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "core/vectors/fitted_scenario.h"
#include "ui/animation/animated_views.h"
#include "ui/model/starting_layouts.h"
#include "ui/views/compared_views.h"
#include "ui/views/layout_text.h"

namespace attnscope {
namespace {

struct AnimateOptions {
    std::string field, from, to, output;
    std::vector<std::string> settings;
    ComparisonOptions comparison;
    std::optional<std::string> layout;
    std::string view = "board", frames = "60", rate = "30";
    std::string size = "1280x720", dpi = "96", theme = "light";
    bool linear = false;
};

double number_of(std::string_view what, const std::string& text) {
    if (const auto number = parse_number(text))
        return *number;
    throw InvalidRequest(
        Message("option.number", "%1 %2 is not a number", {what, in_quotes(text)}));
}

int frames_of(const std::string& text) {
    const auto frames = parse_integer(text);
    if (!frames || *frames < fewestFrames || *frames > mostFrames)
        throw InvalidRequest(Message(
            "option.frames", "--frames %1 is not possible: it takes a whole number from %2 to %3",
            {in_quotes(text), fewestFrames, mostFrames}));
    return static_cast<int>(*frames);
}

Sweep sweep_of(const AnimateOptions& options) {
    const double from = number_of("FROM", options.from), to = number_of("TO", options.to);
    return {options.field, from, to, options.linear ? Spacing::linear : usual_spacing(from, to)};
}

/// Returns the layout to animate. Throws InvalidRequest, which lists the views, if there is no view
/// with this name.
BoardLayout layout_of(const AnimateOptions& options) {
    const std::string& view = options.view;
    if (view == "board")
        return options.layout ? animatedPart(layoutFromText(*options.layout))
                              : startingLayouts().front().layout;
    std::string known = "board";
    for (const std::string_view id : animatedViews()) {
        if (id == view)
            return layoutOf(view);
        known += ", " + std::string(id);
    }
    throw InvalidRequest(
        Message("animate.view", "there is no view %1; the views are %2", {in_quotes(view), known}));
}

Look look_of(const AnimateOptions& options) {
    Look look;
    setSize(look, sizeFromText(options.size));
    set(look, lookField("dpi"), options.dpi);
    set(look, lookField("theme"), options.theme);
    return look;
}

int run(const AnimateOptions& options, const CommandContext& context) {
    const Scenario scenario = fitted_to_files(scenario_as_stated(options.settings));
    const Animation animation{.scenario = scenario,
                              .comparison = comparison_of(options.comparison, scenario),
                              .sweep = sweep_of(options),
                              .layout = layout_of(options),
                              .frames = frames_of(options.frames),
                              .rate = number_of("--fps", options.rate),
                              .picture = look_of(options)};
    if (options.output.empty())
        throw InvalidRequest(Message("output.empty", "the name of the output is empty"));
    refuse_dash(options.output);
    check(animation);
    requireDrawnOver(animation.comparison.over, scenario, viewsOf(animation.layout));
    if (ending_of(options.output) == "webp")
        require_distinct(files_of(animation.scenario), {options.output});
    requireAnimationWritable(options.output);
    const OffscreenApplication application;
    writeAnimation(
        options.output, animation, engine_maker("auto"),
        [](const std::function<void()>& paint) { paint(); }, context.stop, [](double) {});
    tell_what_files_state(scenario, options.settings, context.err);
    return 0;
}

constexpr auto animate_examples = R"(Examples:
  attnscope animate lambda 0.01 1 -o scale.webp
  attnscope animate n 16 4096 --frames 120 --view attention --set mask=causal -o frames
  attnscope animate kappa 0.5 2 --linear --view entropy-vs-length --theme dark -o kappa.webp

FIELD is any number that --set takes; 'attnscope list' names these numbers and the views: each
figure, attention (the matrix) and board (what the window opens with). The values lie at equal
factors, or at equal steps with --linear or if an end is negative; they are rounded to six digits.
An output whose name ends in .webp is a lossless animated WebP that plays over and over. Any other
output is a folder, new or empty, of frame-0001.png, frame-0002.png, … The WebP holds, as XMP, the
Scenario, the values and the command line that makes it again; each PNG picture holds its own
Scenario and that line. The axes cover all frames, so they do not move. In each frame, the colours
of the matrix follow the weights of that frame.)";

}  // namespace

void add_animate(CLI::App& program, Action& chosen) {
    const auto options = std::make_shared<AnimateOptions>();
    CLI::App* command = program.add_subcommand(
        "animate",
        "A number that runs from one value to another, as animated WebP or PNG pictures");
    command->footer(animate_examples);
    command->add_option("field", options->field, "Which number, such as lambda")->required();
    command->add_option("from", options->from, "Its value in the first frame")->required();
    command->add_option("to", options->to, "Its value in the last frame")->required();
    command->add_option("-o,--output", options->output, "File to write (.webp), or folder")
        ->required();
    add_settings(*command, options->settings);
    add_comparison(*command, options->comparison, Matrices::none);
    command->add_option("--layout", options->layout, "Layout of the views on the board");
    command->add_option("--view", options->view, "A figure, attention or board")
        ->capture_default_str();
    command->add_option("--frames", options->frames, "Number of frames")->capture_default_str();
    command->add_option("--fps", options->rate, "Frames per second")->capture_default_str();
    command->add_flag("--linear", options->linear, "Equal steps rather than equal factors");
    command->add_option("--size", options->size, "Width and height in pixels")
        ->capture_default_str();
    command
        ->add_option("--dpi", options->dpi,
                     "Dots per inch; at 96 the text is as large as on the screen")
        ->capture_default_str();
    command->add_option("--theme", options->theme, lookField("theme").help)->capture_default_str();
    command->callback([options, &chosen] {
        chosen = [options](const CommandContext& context) { return run(*options, context); };
    });
}

}  // namespace attnscope
