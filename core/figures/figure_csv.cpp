#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "core/fields/csv_comments.h"
#include "core/figures/entries.h"
#include "core/figures/figures.h"
#include "core/io/csv.h"
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
            text += csv_comment(column.key + " = " + named(name_of(column), column.unit));
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
    return text + note_comments(figure.notes);
}

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// Lines of the table; a figure with a map has one more column, for its values.
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

/// A column of a wide table: cells by their x.
struct Column {
    std::string name;
    std::map<double, std::string> cells;
};

/// Columns that share the values of x.
class WideTable {
public:
    void add(const Curve& curve) {
        const std::string name = text_of(curve.label);
        add_column(name, curve.x, [&](std::size_t i) { return csv_number(curve.y[i]); });
        if (!curve.error.empty())
            add_interval(name, curve.x, [&](std::size_t i) {
                return std::pair(curve.y[i] - curve.error[i], curve.y[i] + curve.error[i]);
            });
        if (!holds_everywhere(curve))
            add_column(name + " valid", curve.x, [&](std::size_t i) {
                return std::string(holds_at(curve, curve.x[i]) ? "true" : "false");
            });
    }

    void add(const Band& band) {
        add_interval(text_of(band.label), band.x,
                     [&](std::size_t i) { return std::pair(band.lower[i], band.upper[i]); });
    }

    std::string text() const {
        std::set<double> places;
        std::vector<std::string> cells{"x"};
        for (const Column& column : columns_) {
            cells.push_back(column.name);
            for (const auto& [x, cell] : column.cells)
                places.insert(x);
        }
        std::string text = csv_line(cells) + '\n';
        for (const double x : places)
            text += line(x);
        return text;
    }

private:
    template <typename Cell>
    void add_column(const std::string& name, const std::vector<double>& x, const Cell& cell) {
        Column column{name, {}};
        for (std::size_t i = 0; i < x.size(); ++i)
            column.cells.emplace(x[i], cell(i));
        columns_.push_back(std::move(column));
    }

    template <typename Ends>
    void add_interval(const std::string& name, const std::vector<double>& x, const Ends& ends) {
        add_column(name + " lower", x, [&](std::size_t i) { return csv_number(ends(i).first); });
        add_column(name + " upper", x, [&](std::size_t i) { return csv_number(ends(i).second); });
    }

    std::string line(double x) const {
        std::string text = csv_number(x);
        for (const Column& column : columns_) {
            const auto cell = column.cells.find(x);
            text += ',' + (cell == column.cells.end() ? std::string() : cell->second);
        }
        return text + '\n';
    }

    std::vector<Column> columns_;
};

std::string point_comments(const Figure& figure) {
    std::string text;
    for (const Point& point : figure.points)
        text += csv_comment("point: " + text_of(point.label) + ", x = " + to_text(point.x) +
                            ", y = " + to_text(point.y));
    return text;
}

std::string wide_lines(const Map& map) {
    std::string text = "y \\ x";
    for (const double x : map.x)
        text += ',' + csv_number(x);
    text += '\n';
    for (std::size_t i = 0; i < map.y.size(); ++i) {
        text += csv_number(map.y[i]);
        for (std::size_t j = 0; j < map.x.size(); ++j)
            text += ',' + csv_number(map.at(i, j));
        text += '\n';
    }
    return text;
}

}  // namespace

std::string to_wide_csv(const Figure& figure, const Scenario& scenario) {
    if (figure.table)
        return to_csv(figure, scenario);
    const std::string above = header(figure, scenario) + point_comments(figure);
    if (figure.map)
        return above + wide_lines(*figure.map);
    WideTable table;
    for (const Curve& curve : figure.curves)
        table.add(curve);
    for (const Band& band : figure.bands)
        table.add(band);
    return above + table.text();
}

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
