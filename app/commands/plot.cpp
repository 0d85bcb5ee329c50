#include <CLI/CLI.hpp>
#include <QFontDatabase>
#include <algorithm>
#include <map>
#include <memory>

#include "app/commands/arguments.h"
#include "app/commands/command.h"
#include "app/commands/comparison_options.h"
#include "app/commands/offscreen.h"
#include "app/commands/options.h"
#include "app/commands/plot_options.h"
#include "app/commands/stated.h"
#include "core/figures/figures.h"
#include "core/io/atomic_file.h"
#include "core/io/distinct_files.h"
#include "core/io/path_ending.h"
#include "core/text/errors.h"
#include "core/text/nearest.h"
#include "core/text/printable.h"
#include "core/text/split.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/model/edit_fields.h"
#include "ui/model/edit_texts.h"
#include "ui/views/compared_views.h"
#include "ui/views/exported_view.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

/// Throws InvalidRequest, which lists the views, if there is no view with this name.
void check_view(const std::string& view) {
    std::vector<std::string_view> known{wholeBoard};
    for (const std::string_view id : allViews())
        known.insert(known.begin(), id);
    if (std::ranges::find(known, view) != known.end())
        return;
    if (const std::string_view meant = suggested(view, known); !meant.empty())
        throw InvalidRequest(
            Message("plot.view-meant",
                    "there is no figure or other view %1; did you mean %2? The views are %3",
                    {in_quotes(view), meant, comma_separated(known)}));
    throw InvalidRequest(Message("plot.view",
                                 "there is no figure or other view %1; the views are %2",
                                 {in_quotes(view), comma_separated(known)}));
}

/// Throws InvalidRequest for an ending that is not written, and for options that do not apply:
/// those for pictures if the output is a table, those for the board if it is a single view.
void check_output(const PlotOptions& options) {
    require_ending(options.output, endingsOf(options.view));
    const std::string ending = ending_of(options.output);
    if (isTable(ending) && !options.for_pictures.empty())
        throw InvalidRequest(Message("plot.for-pictures", "%1 is for pictures, but %2 is a table",
                                     {options.for_pictures, in_quotes(options.output)}));
    const std::string for_boards = options.layout ? "--layout" : options.for_boards;
    if (options.view != wholeBoard && !for_boards.empty())
        throw InvalidRequest(Message("plot.for-board", "%1 is for the board, but %2 is one view",
                                     {for_boards, in_quotes(options.view)}));
}

/// Throws InvalidRequest if a zoom, a hidden curve or an edit is of a view that is not on the
/// board.
void check_places(const PlotOptions& options, const ExportRequest& request) {
    const std::vector<std::string> views = viewsOf(request);
    const auto check = [&](const std::string& option, const std::string& view) {
        if (std::ranges::find(views, view) == views.end())
            throw InvalidRequest(Message("plot.on-board",
                                         "%1 applies to views on the board, but %2 is not one",
                                         {option, in_quotes(view)}));
    };
    for (const EditField& field : editFields())
        for (const std::string& text : options.edits.at(field.key))
            check(option_of(field), whose(options, field, text).first);
    for (const auto& [option, texts] :
         {std::pair{"--x", options.x}, {"--y", options.y}, {"--hide", options.hidden}})
        for (const std::string& text : texts)
            check(option, whose(options, option, text).first);
}

/// Throws InvalidRequest for an option of matrices if figures alone are shown. Heads and arcs
/// ignore such an option.
void check_use(const PlotOptions& options, const std::vector<std::string>& views) {
    if (!std::ranges::all_of(views, is_figure))
        return;
    const std::string view = in_quotes(options.view);
    const auto refuse = [&](bool is_given, const std::string& option) {
        if (is_given)
            throw InvalidRequest(Message("plot.of-matrices",
                                         "%1 is for the views of matrices, but %2 shows none",
                                         {option, view}));
    };
    const auto refuse_without_row = [&](bool is_given, const std::string& option) {
        if (is_given)
            throw InvalidRequest(Message(
                "plot.of-matrices-and-row",
                "%1 is for the views of matrices and for the row of --row, but %2 shows none",
                {option, view}));
    };
    refuse(options.rows.has_value(), "--rows");
    refuse(options.keys.has_value(), "--keys");
    refuse(options.shared_scale, "--shared-scale");
    refuse_without_row(options.device && !options.row, "--device");
    refuse_without_row(options.backend != ExportRequest().backend && !options.row, "--backend");
}

/// Throws InvalidRequest if the cells or the row to show lie outside the matrix.
void check_cells(const PlotOptions& options, const Session& session) {
    if (!options.rows && !options.keys && !options.row)
        return;
    const MatrixShape matrix = largestMatrix(session);
    const auto refuse = [](bool is_outside, const std::string& option, const std::string& text,
                           std::int64_t count, bool are_rows) {
        if (is_outside)
            throw InvalidRequest(
                are_rows ? Message("plot.outside-rows",
                                   "%1 %2 is outside the matrix: it has %3 rows, counted from 0",
                                   {option, in_quotes(text), count})
                         : Message("plot.outside-keys",
                                   "%1 %2 is outside the matrix: it has %3 keys, counted from 0",
                                   {option, in_quotes(text), count}));
    };
    const auto check = [&](const std::string& option, const std::optional<std::string>& text,
                           std::int64_t count, bool are_rows) {
        const Range range = text ? typed_range(option, *text) : Range{0, 1};
        const bool is_outside = range.min >= static_cast<double>(count) || range.max <= 0;
        refuse(is_outside, option, text.value_or(""), count, are_rows);
    };
    check("--rows", options.rows, matrix.rows, true);
    check("--keys", options.keys, matrix.columns, false);
    refuse(options.row && session.scenario.row >= matrix.rows, "--row", options.row.value_or(""),
           matrix.rows, true);
}

/// Throws Error if a font is asked for that is not installed. A preset's font may be replaced by
/// one like it.
void check_font(const PlotOptions& options) {
    const auto given = options.look.find("font");
    if (given != options.look.end() && !given->second.empty() &&
        !QFontDatabase::hasFamily(toQString(given->second)))
        throw Error(
            Message("plot.font", "the font %1 is not installed", {in_quotes(given->second)}));
}

using KeyText = std::string (*)(std::string_view key);

/// Throws InvalidRequest, which lists the keys of the curves of the view `of` as they are typed, if
/// `name`, a value of `option`, is none of its curves.
void check_curve(const ExportedView& view, const std::string& of, const std::string& option,
                 const std::string& name, KeyText typed) {
    if (!view.curveMeant(of, name).empty())
        return;
    std::string known;
    for (const std::string& curve : view.curvesOf(of))
        known += (known.empty() ? "" : ", ") + in_quotes(typed(curve));
    if (known.empty())
        throw InvalidRequest(Message("plot.no-curves",
                                     "%1%2 is not a curve of %3; it has no curves",
                                     {option, in_quotes(name), of}));
    throw InvalidRequest(Message("plot.curve", "%1%2 is not a curve of %3; its curves are %4",
                                 {option, in_quotes(name), of, known}));
}

void check_curves(const ExportedView& view, const ExportRequest& request) {
    for (const auto& [of, names] : request.shown.hidden)
        for (const std::string& name : names)
            check_curve(view, of, "--hide ", name,
                        [](std::string_view key) { return std::string(key); });
    for (const auto& [of, edits] : request.shown.edits)
        for (const std::string& word : wordsIn(edits))
            check_curve(view, of, "", word, escapedKey);
}

int run(const PlotOptions& options, const CommandContext& context) {
    check_view(options.view);  // refused before any setting is
    check_output(options);
    engine_maker(options.backend, options.device);  // refuses an unknown one for figures, too
    ExportRequest request{.view = options.view,
                          .shown = session_of(options),
                          .shares_scale = options.shared_scale,
                          .look = look_of(options),
                          .backend = options.backend,
                          .device = options.device};
    check_use(options, viewsOf(request));
    check_places(options, request);
    check_cells(options, request.shown);
    requireDrawnOver(request.shown.comparison.over, request.shown.scenario, viewsOf(request));
    require_distinct(files_of(request.shown.scenario), {options.output});
    require_writable(options.output);
    request = reduced(std::move(request));
    std::optional<OffscreenApplication> painting;
    if (!isTable(ending_of(options.output))) {
        check(request.look);
        painting.emplace();
        check_font(options);
    }
    const Work work{.stop = context.stop};
    const auto view = exportedView(request, engine_maker(request.backend, request.device), work);
    check_curves(*view, request);
    writeView(
        *view, options.output, request, [](const std::function<void()>& paint) { paint(); }, work);
    tell_what_files_state(request.shown.scenario, options.settings, context.err);
    if (!is_figure(options.view))
        for (const Message& note : view->notes())
            context.err << "attnscope: " << spokenText(note) << '\n';
    if (options.view == "heads")
        tell_of_other_batches(request.shown.scenario, context.err);
    return 0;
}

constexpr auto plot_examples = R"(Examples:
  attnscope plot entropy-vs-scale -o entropy.pdf
  attnscope plot gradient-vs-scale --set n=4096 --set model=gaussian -o gradient.png --size 1600x1000
  attnscope plot entropy-vs-length --set compared_rules=log-512,kappa-log-n --preset one-column -o rules.pdf
  attnscope plot entropy-vs-length --width 85mm --height 60mm --text 8 --no-title --no-notes -o entropy.svg
  attnscope plot entropy-vs-scale --set d=128 --reference d=64 --x 0.05:1 --hide laplace -o widths.svg
  attnscope plot entropy-vs-scale --over d=64,128,256 --preset one-column -o family.pdf
  attnscope plot entropy-vs-scale --reference d=32 --freeze wide:d=256 --freeze 'cut:n=64,d=256' -o three.pdf
  attnscope plot angles --set angle_dimensions=3,16,256 --theme dark --transparent -o angles.png
  attnscope plot entropy-vs-length --set rule=kappa-log-n --set unit=bit --table wide -o entropy.csv
  attnscope plot attention --set mask=causal --rows 100:200 --keys 0:200 --row 150 --read-out -o part.pdf
  attnscope plot attention-difference --reference mask=window -o change.npy
  attnscope plot board --layout entropy-vs-scale,angles/gradient-vs-scale//attention:2 -o board.pdf
  attnscope plot board --layout entropy-vs-length,entropy-vs-scale --preset nature-2 -o panels.pdf

'attnscope list' names the figures and the fields that --set takes. Settings are made one after the
other and have the same consequences as in the window: lambda chooses the constant rule, kappa its
own rule, and model the law of drawn queries and keys. rule=constant is made last and keeps the
scale that all other settings give. Simulated curves are included; seed and samples set them. With
--over, a figure has the exact curve for each value of one field, a number or a choice, and what does
not depend on it. A name or a value of --freeze that holds : or , stands in double quotes. The views
that are not figures are attention, frozen-attention (of --reference or --freeze),
attention-difference, token-arcs, heads and board. On a board, --x, --y, --hide and the edits of
figures name their view, as VIEW=…. A layout joins columns by //, rows by / and views by a comma,
with shares as view:2, row@2, column%2.

Every file except NPY, whose header has no room for it, holds the command line that makes it again,
to the same bytes on a processor of the same kind; on another, the last digit of a number may
differ. The CSV file opens in pandas with comment='#'. Its column valid is false where an
approximation differs from the exact curve by more than 0.1 nat and 2 % (an entropy), 2 % (a
gradient) or 2 % of the peak (a density), or is below 0. In simulated steps, x is the left edge of a
bin. A table takes none of the options of pictures.)";

void add_look(CLI::App& command, const std::shared_ptr<PlotOptions>& options) {
    for (const LookField& field : lookFields()) {
        const std::string key(field.key);
        const auto take = [options, &field, key](const std::string& value) {
            options->look[field.key] = value;
            if (field.use != LookUse::tables)
                options->for_pictures = "--" + key;
            if (field.use == LookUse::boards)
                options->for_boards = "--" + key;
        };
        if (std::holds_alternative<bool Look::*>(field.kind))
            command.add_flag_function(
                "--" + key + ",!--no-" + key,
                [take](std::int64_t on) { take(on > 0 ? "yes" : "no"); }, field.help);
        else
            command.add_option_function<std::string>("--" + key, take, field.help);
    }
}

/// Adds the options with which a figure is edited; on a board their values name the view.
void add_edits(CLI::App& command, const std::shared_ptr<PlotOptions>& options) {
    for (const EditField& field : editFields()) {
        const std::string option = "--" + std::string(field.key);
        std::vector<std::string>& values = options->edits[field.key];
        if (field.arity == EditArity::flag)
            command.add_flag(option, values, field.help)->type_name("[VIEW=yes]");
        else
            command.add_option(option, values, field.help)->allow_extra_args(false);
    }
}

}  // namespace

void add_plot(CLI::App& program, Action& chosen) {
    const auto options = std::make_shared<PlotOptions>();
    CLI::App* command =
        program.add_subcommand("plot", "A figure, the matrix or the board as PNG, SVG, PDF, CSV …");
    command->footer(plot_examples);
    command->add_option("view", options->view, "Which view, such as entropy-vs-scale")->required();
    add_settings(*command, options->settings);
    const auto add_several = [&](const char* name, std::vector<std::string>& values,
                                 const char* help) {
        command->add_option(name, values, help)->allow_extra_args(false);
    };
    add_comparison(*command, options->comparison, Matrices::shown);
    command
        ->add_option("-o,--output", options->output,
                     "File to write: .png, .svg, .pdf, .csv, and for a matrix .npy")
        ->required();
    add_several("--x", options->x, "Range of the x axis, FROM:TO");
    add_several("--y", options->y, "Range of the y axis, FROM:TO");
    add_several("--hide", options->hidden,
                "A curve to leave out, by its key, such as laplace, or its English name");
    command->add_option("--rows", options->rows, "Rows of a matrix to show, FROM:TO");
    command->add_option("--keys", options->keys, "Keys of a matrix to show, FROM:TO");
    command->add_option("--row", options->row, "The pinned row of the matrix");
    command->add_flag("--shared-scale", options->shared_scale,
                      "One scale of colours for the present and the frozen matrix");
    command->add_option("--layout", options->layout, "Layout of the views on the board");
    add_engine(*command, options->backend, options->device);
    const auto size = [options](const std::string& text) {
        options->size = text;
        options->for_pictures = "--size";
    };
    const auto preset = [options](const std::string& key) {
        options->preset = key;
        options->for_pictures = "--preset";
    };
    command->add_option_function<std::string>(
        "--preset", preset,
        "Size, text and more for a purpose or a journal: " + names_of_presets());
    command->add_option_function<std::string>("--size", size, "Width and height in pixels");
    add_look(*command, options);
    add_edits(*command, options);
    command->callback([options, &chosen] {
        chosen = [options](const CommandContext& context) { return run(*options, context); };
    });
}

}  // namespace attnscope
