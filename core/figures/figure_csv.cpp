#include <algorithm>
#include <cmath>
#include <limits>

#include "core/figures/figures.h"
#include "core/io/csv.h"
#include "core/scenario/fields.h"
#include "core/scenario/numbers.h"
#include "core/version.h"

namespace attnscope {
namespace {

std::string cell(double value) {
    return std::isnan(value) ? "" : to_text_17(value);
}

/// One comment line; a control character in a file's name cannot break it.
std::string comment(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return c >= 0 && c < ' '; }, ' ');
    return "# " + text + "\n";
}

std::string axis_text(const Axis& axis) {
    return axis.label + (axis.unit.empty() ? "" : " [" + axis.unit + "]");
}

std::string header(const Figure& figure, const Scenario& scenario) {
    std::string text = comment("Attnscope " + std::string(version())) +
                       comment("figure = " + figure.id) + comment("title = " + figure.title) +
                       comment("x = " + axis_text(figure.x)) +
                       comment("y = " + axis_text(figure.y));
    if (!std::isnan(figure.marker))
        text += comment("marker = " + to_text(figure.marker));
    for (const auto& [key, value] : describe(scenario))
        text += comment(key + " = " + value);
    for (const Curve& curve : figure.curves)
        if (!curve.limit.empty())
            text += comment("limit of " + curve.label + ": " + curve.limit);
    for (const std::string& note : figure.notes)
        text += comment("note: " + note);
    return text;
}

std::string line(const std::string& series, CurveKind kind, double x, double y, double lower,
                 double upper, bool valid) {
    return csv_line({series, std::string(kind_name(kind)), cell(x), cell(y), cell(lower),
                     cell(upper), valid ? "true" : "false"}) +
           "\n";
}

constexpr double none = std::numeric_limits<double>::quiet_NaN();

std::string rows_of(const Curve& curve) {
    std::string text;
    for (std::size_t i = 0; i < curve.x.size(); ++i) {
        const double x = curve.x[i], y = curve.y[i];
        const double error = curve.error.empty() ? none : curve.error[i];
        text += line(curve.label, curve.kind, x, y, y - error, y + error,
                     x >= curve.valid_from && x <= curve.valid_to);
    }
    return text;
}

std::string rows_of(const Band& band) {
    std::string text;
    for (std::size_t i = 0; i < band.x.size(); ++i)
        text += line(band.label, band.kind, band.x[i], none, band.lower[i], band.upper[i], true);
    return text;
}

}  // namespace

std::string_view kind_name(CurveKind kind) {
    switch (kind) {
        case CurveKind::exact:
            return "exact";
        case CurveKind::annealed:
            return "annealed";
        case CurveKind::laplace:
            return "laplace";
        case CurveKind::laplace_corrected:
            return "laplace-corrected";
        case CurveKind::linear:
            return "linear";
        case CurveKind::mean_field:
            return "mean-field";
        case CurveKind::simulation:
            return "simulation";
        case CurveKind::median:
            return "median";
        case CurveKind::normal_approximation:
            return "normal-approximation";
        case CurveKind::bound:
            return "bound";
    }
    return "";
}

std::string to_csv(const Figure& figure, const Scenario& scenario) {
    std::string text = header(figure, scenario) + "series,kind,x,y,lower,upper,valid\n";
    for (const Curve& curve : figure.curves)
        text += rows_of(curve);
    for (const Band& band : figure.bands)
        text += rows_of(band);
    for (const Point& point : figure.points)
        text += line(point.label, point.kind, point.x, point.y, none, none, true);
    return text;
}

}  // namespace attnscope
