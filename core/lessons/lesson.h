#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/lessons/lesson_numbers.h"
#include "core/lessons/prose.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// A short text beside what it is about.
struct LessonCallout {
    struct Curve {
        std::string view, curve;
        int line;  ///< in the file
    };
    struct Marker {
        std::string field;  ///< whose value the marker shows
    };
    struct Cell {
        std::int64_t row, key;
        int line;  ///< in the file
    };
    struct Control {
        std::string field;
    };
    std::variant<Curve, Marker, Cell, Control> target;
    std::string text;
};

/// What a step of a lesson shows.
struct LessonStage {
    struct Hidden {
        std::string view;
        std::vector<std::string> curves;
        int line;  ///< in the file
    };
    struct Zoom {
        std::string view;
        double x_min, x_max;
        std::optional<std::pair<double, double>> y;
    };
    struct Play {
        std::string field;
        double from, to;
    };
    Scenario scenario;
    std::vector<std::string> settings;  ///< "key=value", made to the Scenario of the step before
    std::vector<std::string> views;
    std::vector<Hidden> hidden;
    std::vector<Zoom> zooms;
    std::vector<LessonCallout> callouts;
    std::optional<Play> play;
};

/// A question with choices, one of which is right.
struct LessonQuestion {
    struct Choice {
        std::vector<ProseBlock> text;
        bool is_right;
        std::vector<ProseBlock> reason = {};  ///< why it is wrong; may be empty
    };
    std::vector<ProseBlock> text;
    std::vector<Choice> choices;
    std::vector<ProseBlock> hint;                  ///< may be empty
    std::vector<ProseBlock> answer;                ///< why it is right
    std::optional<LessonCallout::Curve> revealed;  ///< hidden until the right choice
    std::vector<LessonClaim> claims;               ///< that the right choice is right
};

/// Something that the reader does with the Scenario.
struct LessonTask {
    std::vector<ProseBlock> text;
    std::vector<ProseBlock> hint;       ///< may be empty
    std::optional<LessonClaim> until;   ///< what is true of the Scenario once it is done
    std::vector<std::string> solution;  ///< settings that do it
};

using LessonPart = std::variant<std::vector<ProseBlock>, LessonQuestion, LessonTask>;

struct LessonStep {
    std::string title;
    int line;  ///< of the title
    LessonStage stage;
    std::vector<LessonPart> parts;  ///< in the order in which they are read
    std::vector<LessonClaim> claims;
    std::vector<ProseBlock> notes;  ///< for the lecturer
    int planned_seconds = 0;        ///< in front of a class; 0 if the lesson does not say
};

struct Lesson {
    std::string title;
    std::vector<ProseBlock> introduction;
    std::vector<LessonStep> steps;
};

}  // namespace attnscope
