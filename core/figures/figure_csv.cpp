#include <algorithm>
#include <cmath>
#include <limits>

#include "core/figures/figures.h"
#include "core/io/csv.h"
#include "core/io/csv_comments.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

std::string named(const Message& label, const std::string& unit) {
    return text_of(label) + (unit.empty() ? "" : " [" + unit + "]");
}

std::string axis_text(const Axis& axis) {
    return named(axis.label, axis.unit);
}

std::string header(const Figure& figure, const Scenario& scenario) {
    std::string text = version_comment() + csv_comment("figure = " + figure.id) +
                       csv_comment("title = " + text_of(figure.title));
    if (figure.table)
        for (const Table::Column& column : figure.table->columns)
            text += csv_comment(column.key + " = " + named(column.label, column.unit));
    else
        text +=
            csv_comment("x = " + axis_text(figure.x)) + csv_comment("y = " + axis_text(figure.y));
    if (figure.map)
        text += csv_comment("value = " + named(figure.map->label, figure.map->unit));
    if (!std::isnan(figure.marker))
        text += csv_comment("marker = " + to_text(figure.marker));
    text += scenario_comments(scenario);
    if (std::ranges::find(figure.curves, CurveStyle::steps, &Curve::style) != figure.curves.end())
        text += csv_comment(
            "steps: the x of kind simulation are the left edges of bins, whose y holds up to the "
            "next x; the last closes the histogram");
    for (const Message& note : figure.notes)
        text += csv_comment("note: " + text_of(note));
    return text;
}

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// Lines of the table; a figure with a map has a column more, for its values.
class Lines {
public:
    explicit Lines(bool has_map) : end_(has_map ? ",\n" : "\n") {}

    void add(const Curve& curve) {
        for (std::size_t i = 0; i < curve.x.size(); ++i) {
            const double x = curve.x[i], y = curve.y[i];
            const double error = curve.error.empty() ? none : curve.error[i];
            add(curve.label, curve.kind, x, y, y - error, y + error, holds_at(curve, x));
        }
    }

    void add(const Band& band) {
        for (std::size_t i = 0; i < band.x.size(); ++i)
            add(band.label, band.kind, band.x[i], none, band.lower[i], band.upper[i], true);
    }

    void add(const Point& point) {
        add(point.label, point.kind, point.x, point.y, none, none, point.valid);
    }

    void add(const Map& map) {
        const std::string series = csv_line({text_of(map.label)}) + ",exact,";
        for (std::size_t i = 0; i < map.y.size(); ++i)
            for (std::size_t j = 0; j < map.x.size(); ++j)
                text_ += series + csv_number(map.x[j]) + ',' + csv_number(map.y[i]) + ",,,true," +
                         csv_number(map.at(i, j)) + '\n';
    }

    std::string text() && { return std::move(text_); }

private:
    void add(const Message& series, const CurveKind& kind, double x, double y, double lower,
             double upper, bool valid) {
        text_ += csv_line({text_of(series), std::string(kind.name), csv_number(x), csv_number(y),
                           csv_number(lower), csv_number(upper), valid ? "true" : "false"}) +
                 end_;
    }

    std::string text_;
    const char* end_;
};

std::string table_lines(const Table& table) {
    std::vector<std::string> cells{table.key};
    for (const Table::Column& column : table.columns)
        cells.push_back(column.key);
    std::string text = csv_line(cells) + '\n';
    for (const Table::Row& row : table.rows) {
        cells = {text_of(row.label)};
        for (const double value : row.values)
            cells.push_back(csv_number(value));
        text += csv_line(cells) + '\n';
    }
    return text;
}

}  // namespace

std::string to_csv(const Figure& figure, const Scenario& scenario) {
    if (figure.table)
        return header(figure, scenario) + table_lines(*figure.table);
    Lines lines(figure.map.has_value());
    for (const Curve& curve : figure.curves)
        lines.add(curve);
    for (const Band& band : figure.bands)
        lines.add(band);
    for (const Point& point : figure.points)
        lines.add(point);
    if (figure.map)
        lines.add(*figure.map);
    return header(figure, scenario) + "series,kind,x,y,lower,upper,valid" +
           (figure.map ? ",value\n" : "\n") + std::move(lines).text();
}

}  // namespace attnscope
