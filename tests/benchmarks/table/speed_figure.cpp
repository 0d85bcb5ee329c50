#include "tests/benchmarks/table/speed_figure.h"

#include <fstream>
#include <map>
#include <sstream>
#include <string_view>
#include <vector>

#include "app/commands/offscreen.h"
#include "core/figures/figure.h"
#include "core/text/errors.h"
#include "ui/pictures/export.h"

namespace attnscope {
namespace {

constexpr double shown_dimension = 64;

using Line = std::vector<std::string>;

struct Speeds {
    double peak = 0;  ///< GFLOP/s
    std::vector<Line> lines;
};

Speeds read_speeds(const std::string& path) {
    constexpr std::string_view peak = "# multiply-adds, GFLOP/s: ";
    std::ifstream file(path);
    if (!file)
        throw FileError("'" + path + "' cannot be read");
    Speeds speeds;
    for (std::string text; std::getline(file, text);) {
        if (text.starts_with(peak))
            speeds.peak = std::stod(text.substr(peak.size()));
        if (text.empty() || text.starts_with('#') || text.starts_with("engine,"))
            continue;
        std::istringstream cells(text);
        Line line;
        for (std::string cell; std::getline(cells, cell, ',');)
            line.push_back(cell);
        speeds.lines.push_back(line);
    }
    return speeds;
}

Curve empty_curve(const std::string& engine, CurveKind kind, std::size_t number) {
    Curve curve;
    curve.label = engine;
    curve.kind = kind;
    curve.style = CurveStyle::measured;
    curve.series = static_cast<int>(number);
    return curve;
}

/// Operations a second over n, one for each engine.
std::vector<Curve> curves_of(const std::vector<Line>& lines) {
    std::vector<Curve> curves;
    std::map<std::string, std::size_t> places;
    for (const Line& line : lines) {
        if (std::stod(line.at(2)) != shown_dimension)
            continue;
        const auto [place, is_new] = places.try_emplace(line.at(0), curves.size());
        if (is_new)
            curves.push_back(empty_curve(line[0], CurveKind::published, place->second));
        curves[place->second].x.push_back(std::stod(line.at(1)));
        curves[place->second].y.push_back(std::stod(line.at(4)));
    }
    return curves;
}

Curve peak_curve(double peak, const Axis& x) {
    Curve curve = empty_curve("multiply-adds alone", CurveKind::bound, 0);
    curve.x = {x.min, x.max};
    curve.y = {peak, peak};
    return curve;
}

}  // namespace

void plot_table(const std::string& csv, const std::string& picture) {
    const Speeds speeds = read_speeds(csv);
    Figure figure;
    figure.id = "attention-speed";
    figure.title = "Attention: operations a second";
    figure.curves = curves_of(speeds.lines);
    if (figure.curves.empty())
        throw FileError("'" + csv + "' holds nothing at d = 64");
    const std::vector<double>& lengths = figure.curves[0].x;
    figure.x = {.label = "length n",
                .unit = "",
                .logarithmic = true,
                .min = lengths.front(),
                .max = lengths.back(),
                .field = "n"};
    figure.y = {.label = "of the product alone, at d = 64",
                .unit = "GFLOP/s",
                .max = 1.05 * speeds.peak,
                .field = ""};
    figure.curves.push_back(peak_curve(speeds.peak, figure.x));
    const OffscreenApplication application;
    exportFigure(picture, figure, Scenario(), {});
}

}  // namespace attnscope
