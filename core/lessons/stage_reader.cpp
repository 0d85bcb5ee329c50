#include "core/lessons/stage_reader.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/scenario/paths.h"
#include "core/text/errors.h"
#include "core/text/expression.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr std::string_view matrix_view = "attention";
constexpr std::size_t most_views = 2, most_callouts = 3, longest_callout = 60;

/// Takes the first word of a text off it.
std::string_view take_word(std::string_view& text) {
    text = trimmed(text);
    const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
    const std::string_view word = text.substr(0, end);
    text = trimmed(text.substr(end));
    if (word.empty())
        throw InvalidRequest(Message("lesson.short-line", "the line ends too early"));
    return word;
}

/// Takes a name off a text: a word, or several words between quotation marks.
std::string_view take_name(std::string_view& text) {
    text = trimmed(text);
    if (!text.starts_with('"'))
        return take_word(text);
    const std::size_t end = text.find('"', 1);
    if (end == std::string_view::npos || end == 1)
        throw InvalidRequest(Message("lesson.quotation", "%1 is no name between quotation marks",
                                     {in_quotes(text)}));
    const std::string_view name = text.substr(1, end - 1);
    text = trimmed(text.substr(end + 1));
    return name;
}

void check_end(std::string_view rest) {
    if (!trimmed(rest).empty())
        throw InvalidRequest(
            Message("lesson.long-line", "%1 is one word too many", {in_quotes(rest)}));
}

std::string take_view(std::string_view& words, const IsView& is_view) {
    const std::string_view view = take_word(words);
    if (!is_view(view))
        throw InvalidRequest(Message("lesson.no-view", "there is no view %1", {in_quotes(view)}));
    return std::string(view);
}

std::string take_number_field(std::string_view& words) {
    const Field& named = field(take_word(words));
    if (!std::holds_alternative<IntegerField>(named.kind) &&
        !std::holds_alternative<ParameterField>(named.kind))
        throw InvalidRequest(Message("lesson.no-number", "%1 is no number", {named.key}));
    return std::string(named.key);
}

/// Reads FROM:TO.
std::pair<double, double> read_range(std::string_view word) {
    const std::size_t colon = word.find(':');
    if (colon == std::string_view::npos)
        throw InvalidRequest(Message("lesson.range", "%1 is no range FROM:TO", {in_quotes(word)}));
    return {evaluate(word.substr(0, colon)), evaluate(word.substr(colon + 1))};
}

std::int64_t take_index(std::string_view& words) {
    const std::string_view word = take_word(words);
    const std::optional<std::int64_t> index = parse_integer(word);
    if (!index || *index < 0)
        throw InvalidRequest(
            Message("lesson.index", "%1 is no number of a row or a key", {in_quotes(word)}));
    return *index;
}

void read_set(const LessonLine& line, LessonStage& stage, const IsView&) {
    std::string_view words = line.text;
    split_assignment(words);
    stage.settings.emplace_back(words);
}

void read_board(const LessonLine& line, LessonStage& stage, const IsView& is_view) {
    std::string_view words = line.text;
    if (!stage.views.empty())
        throw InvalidRequest(Message("lesson.second-board", "a step has one line 'board'"));
    while (!words.empty()) {
        std::string view = take_view(words, is_view);
        if (std::ranges::find(stage.views, view) != stage.views.end())
            throw InvalidRequest(
                Message("lesson.view-twice", "%1 stands twice", {in_quotes(view)}));
        stage.views.push_back(std::move(view));
    }
    if (std::ranges::count_if(stage.views, [](const std::string& view) {
            return view != matrix_view;
        }) > static_cast<std::ptrdiff_t>(most_views))
        throw InvalidRequest(Message(
            "lesson.many-views", "a step shows at most %1 views beside the matrix", {most_views}));
}

void read_hide(const LessonLine& line, LessonStage& stage, const IsView& is_view) {
    std::string_view words = line.text;
    LessonStage::Hidden hidden{take_view(words, is_view), {}, line.number};
    do
        hidden.curves.emplace_back(take_name(words));
    while (!words.empty());
    stage.hidden.push_back(std::move(hidden));
}

void read_zoom(const LessonLine& line, LessonStage& stage, const IsView& is_view) {
    std::string_view words = line.text;
    LessonStage::Zoom zoom{.view = take_view(words, is_view), .x_min = 0, .x_max = 0, .y = {}};
    std::tie(zoom.x_min, zoom.x_max) = read_range(take_word(words));
    if (!words.empty())
        zoom.y = read_range(take_word(words));
    check_end(words);
    if (!(zoom.x_min < zoom.x_max) || (zoom.y && !(zoom.y->first < zoom.y->second)))
        throw InvalidRequest(Message("lesson.empty-range", "a range begins below where it ends"));
    stage.zooms.push_back(std::move(zoom));
}

void read_point(const LessonLine& line, LessonStage& stage, const IsView& is_view) {
    std::string_view words = line.text;
    const std::string_view kind = take_word(words);
    LessonCallout callout;
    if (kind == "curve") {
        std::string view = take_view(words, is_view);
        callout.target =
            LessonCallout::Curve{std::move(view), std::string(take_name(words)), line.number};
    } else if (kind == "marker") {
        callout.target = LessonCallout::Marker{take_number_field(words)};
    } else if (kind == "cell") {
        const std::int64_t row = take_index(words);
        callout.target = LessonCallout::Cell{row, take_index(words), line.number};
    } else if (kind == "control") {
        callout.target = LessonCallout::Control{std::string(field(take_word(words)).key)};
    } else {
        throw InvalidRequest(Message(
            "lesson.target", "%1 is none of curve, marker, cell and control", {in_quotes(kind)}));
    }
    callout.text = trimmed(words);
    if (callout.text.empty() || characters(callout.text) > longest_callout)
        throw InvalidRequest(
            Message("lesson.callout", "a callout has 1 to %1 characters", {longest_callout}));
    if (stage.callouts.size() == most_callouts)
        throw InvalidRequest(
            Message("lesson.callouts", "a step has at most %1 callouts", {most_callouts}));
    stage.callouts.push_back(std::move(callout));
}

void read_play(const LessonLine& line, LessonStage& stage, const IsView&) {
    std::string_view words = line.text;
    LessonStage::Play play{take_number_field(words), 0, 0};
    std::tie(play.from, play.to) = read_range(take_word(words));
    check_end(words);
    if (stage.play || play.from == play.to)
        throw InvalidRequest(Message("lesson.play",
                                     "a step has one line 'play', with a range from one value to "
                                     "another"));
    for (const double end : {play.from, play.to}) {
        Scenario played = stage.scenario;
        set_number(played, field(play.field), end);
    }
    stage.play = std::move(play);
}

struct StageLine {
    std::string_view word;
    void (*read)(const LessonLine& line, LessonStage& stage, const IsView& is_view);
};

constexpr auto stage_lines = std::to_array<StageLine>({{"--set", read_set},
                                                       {"board", read_board},
                                                       {"hide", read_hide},
                                                       {"zoom", read_zoom},
                                                       {"point", read_point},
                                                       {"play", read_play}});

}  // namespace

void read_stage_line(const LessonLine& line, LessonStage& stage, const IsView& is_view) {
    std::string_view words = line.text;
    const std::string_view first = take_word(words);
    const auto found = std::ranges::find(stage_lines, first, &StageLine::word);
    if (found == stage_lines.end())
        throw InvalidRequest(Message("lesson.line",
                                     "%1 is none of --set, board, hide, zoom, point and play",
                                     {in_quotes(first)}));
    found->read({words, line.number}, stage, is_view);
}

Scenario with_lesson_settings(const Scenario& scenario, const std::vector<std::string>& settings) {
    Scenario changed = with_settings(scenario, settings);
    for (const auto member : path_members)
        if (changed.*member != scenario.*member)
            throw InvalidRequest(Message("lesson.file", "a lesson names no files"));
    return changed;
}

LessonCallout::Curve read_curve(const LessonLine& line, const IsView& is_view) {
    std::string_view words = line.text;
    std::string view = take_view(words, is_view);
    LessonCallout::Curve curve{std::move(view), std::string(take_name(words)), line.number};
    check_end(words);
    return curve;
}

}  // namespace attnscope
