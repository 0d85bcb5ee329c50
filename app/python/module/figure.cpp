#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <string>
#include <vector>

#include "app/python/module/bindings.h"
#include "app/python/module/run.h"
#include "core/fields/assignments.h"
#include "core/figures/entries.h"
#include "core/figures/figures.h"
#include "core/vectors/fitted_scenario.h"

namespace attnscope {
namespace {

namespace py = pybind11;

py::array_t<double> array_of(const std::vector<double>& values) {
    return py::array_t<double>(std::ssize(values), values.data());
}

const char* name_of(CurveStyle style) {
    switch (style) {
        case CurveStyle::points:
            return "points";
        case CurveStyle::steps:
            return "steps";
        case CurveStyle::measured:
            return "measured";
        case CurveStyle::line:
            break;
    }
    return "line";
}

py::dict as_dict(const Axis& axis) {
    py::dict result;
    result["label"] = to_python(axis.caption.value_or(axis.label));
    result["unit"] = axis.caption ? "" : axis.unit;
    result["logarithmic"] = axis.logarithmic;
    result["min"] = axis.min;
    result["max"] = axis.max;
    result["field"] = axis.field;
    result["quantity"] = axis.quantity;
    return result;
}

py::dict as_dict(const Curve& curve) {
    py::array_t<bool> valid(static_cast<py::ssize_t>(curve.x.size()));
    for (std::size_t i = 0; i < curve.x.size(); ++i)
        valid.mutable_data()[i] = holds_at(curve, curve.x[i]);
    py::dict result;
    result["label"] = to_python(curve.label);
    result["key"] = key_of(curve);
    result["kind"] = curve.kind.name;
    result["style"] = name_of(curve.style);
    result["x"] = array_of(curve.x);
    result["y"] = array_of(curve.y);
    result["error"] = curve.error.empty() ? py::object(py::none()) : array_of(curve.error);
    result["valid"] = std::move(valid);
    return result;
}

py::dict as_dict(const Band& band) {
    py::dict result;
    result["label"] = to_python(band.label);
    result["key"] = key_of(band);
    result["kind"] = band.kind.name;
    result["x"] = array_of(band.x);
    result["lower"] = array_of(band.lower);
    result["upper"] = array_of(band.upper);
    return result;
}

py::dict as_dict(const Point& point) {
    py::dict result;
    result["label"] = to_python(point.label);
    result["key"] = key_of(point);
    result["kind"] = point.kind.name;
    result["x"] = point.x;
    result["y"] = point.y;
    result["valid"] = point.valid;
    return result;
}

py::dict as_dict(const Map& map) {
    py::dict result;
    result["label"] = to_python(map.label);
    result["unit"] = map.unit;
    result["x"] = array_of(map.x);
    result["y"] = array_of(map.y);
    result["values"] = array_of(map.values).attr("reshape")(map.y.size(), map.x.size());
    result["min"] = map.min;
    result["max"] = map.max;
    return result;
}

py::dict as_dict(const Table& table) {
    py::list labels;
    for (const Table::Row& row : table.rows)
        labels.append(to_python(row.label));
    py::dict columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        std::vector<double> values;
        for (const Table::Row& row : table.rows)
            values.push_back(row.values[i]);
        columns[py::str(table.columns[i].key)] = array_of(values);
    }
    py::dict result;
    result["key"] = table.key;
    result["rows"] = std::move(labels);
    result["columns"] = std::move(columns);
    return result;
}

template <typename Parts>
py::list list_of(const Parts& parts) {
    py::list list;
    for (const auto& part : parts)
        list.append(as_dict(part));
    return list;
}

py::dict figure_for_python(const std::string& id, const std::vector<std::string>& settings) {
    const FigureEntry& entry = figure_entry(id);
    const Scenario asked = scenario_with(settings);
    Figure figure;
    run_for_python([&](const std::stop_token& stop) {
        figure = entry.compute(fitted_to_files(asked), Detail::sampled, stop);
    });
    py::list notes;
    for (const Message& note : figure.notes)
        notes.append(to_python(note));
    py::dict result;
    result["id"] = figure.id;
    result["title"] = to_python(figure.title);
    result["headline"] = to_python(headline_of(figure, figure.marker));
    result["marker"] = figure.marker;
    result["x"] = as_dict(figure.x);
    result["y"] = as_dict(figure.y);
    result["curves"] = list_of(figure.curves);
    result["bands"] = list_of(figure.bands);
    result["points"] = list_of(figure.points);
    result["map"] = figure.map ? py::object(as_dict(*figure.map)) : py::none();
    result["table"] = figure.table ? py::object(as_dict(*figure.table)) : py::none();
    result["notes"] = std::move(notes);
    return result;
}

}  // namespace

void add_figure(py::module_& module) {
    module.def("figure", figure_for_python, py::arg("id"), py::arg("settings"));
}

}  // namespace attnscope
