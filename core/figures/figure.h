#pragma once

#include <limits>
#include <string>
#include <vector>

namespace attnscope {

/// What a curve is; one kind has one colour and one dash everywhere.
enum class CurveKind {
    exact,
    annealed,
    laplace,
    laplace_corrected,
    linear,
    mean_field,
    simulation,
    median,
    normal_approximation,
    bound,
};

/// How a curve's points are joined; of steps, y[i] holds from x[i] to x[i+1].
enum class CurveStyle { line, points, steps };

/// y over x. NaN is a gap. Outside [valid_from, valid_to] the approximation has left its range: the
/// view fades it, shades the region and shows `limit`. valid_from > valid_to: it holds nowhere.
struct Curve {
    std::string label;
    CurveKind kind = CurveKind::exact;
    CurveStyle style = CurveStyle::line;
    std::vector<double> x, y;
    std::vector<double> error;  ///< half width of the 95 % interval; empty where there is none
    double valid_from = -std::numeric_limits<double>::infinity();
    double valid_to = std::numeric_limits<double>::infinity();
    std::string limit;  ///< one sentence: where and why it fails; empty where it always holds
    int series = 0;  ///< tells apart curves of one kind, such as the dimensions of the angle figure
    std::string legend;  ///< what curves of one kind have in common and a legend says once; empty:
                         ///< the label
    std::string tag;     ///< what the curve itself is marked with, such as "d = 16"
};

/// The area between two curves.
struct Band {
    std::string label;
    CurveKind kind = CurveKind::simulation;
    std::vector<double> x, lower, upper;
};

/// An axis; `field` is the Scenario field that it shows, so that a view can put a draggable marker
/// on it (empty where it shows none).
struct Axis {
    std::string label;
    std::string unit;
    bool logarithmic = false;
    double min = 0, max = 1;
    std::string field;
    double least =
        -std::numeric_limits<double>::infinity();  ///< what the quantity cannot lie below
};

/// Whether a curve means something at (x, y): x within its range, and y not below what the quantity
/// on the y axis can be. The exact curve may lie below it by rounding. True of a gap (y is NaN)
/// within the range.
inline bool holds_at(const Curve& curve, const Axis& quantity, double x, double y) {
    return x >= curve.valid_from && x <= curve.valid_to &&
           (curve.kind == CurveKind::exact || !(y < quantity.least));
}

/// A marked point, such as the maximum of a curve.
struct Point {
    std::string label;
    CurveKind kind = CurveKind::annealed;
    double x = 0, y = 0;
};

/// A figure as data: what the window draws, the command line plots and the CSV holds.
struct Figure {
    std::string id;
    std::string title;
    Axis x, y;
    double marker =
        std::numeric_limits<double>::quiet_NaN();  ///< the Scenario's own value on the x axis
    std::vector<Curve> curves;
    std::vector<Band> bands;
    std::vector<Point> points;
    std::vector<std::string> notes;  ///< one sentence each
    bool preliminary = false;        ///< what is simulated is still to be computed
};

}  // namespace attnscope
