#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/approximations/curve_kind.h"
#include "core/figures/line_look.h"
#include "core/text/message.h"

namespace attnscope {

/// How a curve's points are joined. For `steps`, y[i] holds from x[i] to x[i+1]. For `measured`,
/// straight lines join measured points and say nothing about the values between.
enum class CurveStyle { line, points, steps, measured };

/// A closed range of an axis; by default the whole axis.
struct Interval {
    double from = -std::numeric_limits<double>::infinity();
    double to = std::numeric_limits<double>::infinity();
    bool operator==(const Interval&) const = default;
};

/// y over x. NaN is a gap.
struct Curve {
    Message label;
    CurveKind kind = CurveKind::exact;
    CurveStyle style = CurveStyle::line;
    std::vector<double> x, y;
    std::vector<double> error;  ///< half width of the 95 % interval; empty if there is none
    std::vector<Interval> holds = {Interval{}};  ///< ranges in which the curve is close enough to
                                                 ///< the exact curve (core/figures/validity.h),
                                                 ///< ascending; the view fades the rest
    int series = 0;      ///< distinguishes curves of one kind, such as the dimensions of the angle
                         ///< figure; for a compared rule the index of its colour and dash
    Message legend;      ///< name of the legend's entry, which curves of one kind can share;
                         ///< empty: the label
    Message tag;         ///< mark at the curve itself, such as "d = 16"
    Message heading;     ///< heading above the legend entries of a family's curves, which are
                         ///< values alone: "d"
    std::string key;     ///< of its entry in the legend (core/figures/entries.h); empty: the name
                         ///< of its kind, which then distinguishes it in the figure
    std::string rule{};  ///< key of the chosen rule, where the figure compares it with others
    LineLook look{};     ///< replaces the colour, dash and width of its kind
};

/// The area between two curves.
struct Band {
    Message label;
    CurveKind kind = CurveKind::simulation;
    std::vector<double> x, lower, upper;
    std::string key{};  ///< as for a curve
    LineLook look{};
};

/// An axis. `field` is the Scenario field that it shows, so that a view can put a draggable marker
/// on it. `quantity` is the stable name of what is computed, such as "entropy", so that a view can
/// put the same quantity of a row on it. Either is empty if the axis shows none.
struct Axis {
    Message label;
    std::string unit;
    bool logarithmic = false;
    double min = 0, max = 1;
    std::string field;
    std::string quantity{};
    std::optional<Message> caption{};  ///< text at the axis in place of label and unit
};

/// Whether a curve holds at x.
inline bool holds_at(const Curve& curve, double x) {
    return std::ranges::any_of(
        curve.holds, [x](const Interval& range) { return x >= range.from && x <= range.to; });
}

inline bool holds_everywhere(const Curve& curve) {
    return curve.holds == std::vector{Interval{}};
}

/// Whether a curve is one of the program's own approximations, not a typed one.
inline bool is_known_approximation(const Curve& curve) {
    return curve.kind.is_approximation && curve.kind != CurveKind::own;
}

/// A marked point, such as the maximum of a curve.
struct Point {
    Message label;
    CurveKind kind = CurveKind::exact;
    double x = 0, y = 0;
    bool valid = true;  ///< whether the curve of the point holds there
    int series = 0;     ///< as for a curve
    std::string key{};  ///< key of its entry; empty if it has no label
    LineLook look{};

    bool operator==(const Point&) const = default;
};

/// A quantity over both axes as colours: values[i · x.size() + j] at x[j] and y[i], which ascend
/// evenly on the figure's axes. Colours reach from `min` to `max`.
struct Map {
    Message label;
    std::string unit;
    std::string colors;  ///< key of a colour map (core/colors/color_maps.h)
    std::vector<double> x, y, values;
    double min = 0, max = 1;

    double at(std::size_t i, std::size_t j) const { return values[i * x.size() + j]; }
};

/// Numbers in rows and columns, in place of curves.
struct Table {
    struct Column {
        std::string key;  ///< in files
        Message label;
        std::string unit{};
        Message group{};  ///< what this is a value of, if several columns in a row are
    };
    struct Row {
        Message label;
        CurveKind kind = CurveKind::exact;  ///< with `series`, decides the row's colour
        int series = 0;
        std::vector<double> values;  ///< one per column
        std::string rule{};          ///< key of the rule whose values these are
    };
    Message heading;  ///< above the rows' labels
    std::string key;  ///< key of the heading, in files
    std::vector<Column> columns;
    std::vector<Row> rows;
};

/// A figure as data, for the window to draw, for the command line to plot and to write as CSV.
struct Figure {
    std::string id;
    Message title;
    Message subject;                ///< name of the rule that the first curve follows
    Message normalizer;             ///< name of its rows' normaliser; empty for the softmax
    bool is_without_scale = false;  ///< whether the subject's λ is 0 at every length
    Axis x, y;
    double marker =
        std::numeric_limits<double>::quiet_NaN();  ///< the Scenario's own value on the x axis
    std::optional<Map> map;                        ///< drawn below everything else
    std::optional<Table> table;                    ///< if present, there is nothing on the axes
    std::vector<Curve> curves;
    std::vector<Band> bands;
    std::vector<Point> points;
    std::vector<Message> notes;  ///< one sentence each
    bool preliminary = false;    ///< simulated values are still to be computed
};

/// A figure that several parts of a program show, none of which changes it.
using SharedFigure = std::shared_ptr<const Figure>;

}  // namespace attnscope
