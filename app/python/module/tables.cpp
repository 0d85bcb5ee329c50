#include <pybind11/stl.h>

#include <string>

#include "app/python/module/bindings.h"
#include "core/fields/fields.h"
#include "core/fields/number_range.h"
#include "core/latex/plain_text.h"
#include "core/reference/reference.h"
#include "core/text/errors.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

namespace py = pybind11;

const Reference& reference() {
    static const Reference tables = make_reference({});
    return tables;
}

py::dict as_dict(const Parameter& parameter) {
    py::dict result;
    result["name"] = parameter.key;
    result["label"] = parameter.label;
    result["unit"] = parameter.unit;
    result["help"] = parameter.help;
    result["meaning"] = parameter.meaning;
    result["default"] = parameter.standard;
    result["min"] = parameter.min;
    result["max"] = parameter.max;
    result["whole"] = parameter.whole;
    return result;
}

py::dict as_dict(const ReferenceEntry& entry) {
    py::list parameters;
    for (const Parameter* const parameter : entry.parameters)
        parameters.append(as_dict(*parameter));
    py::dict result;
    result["key"] = entry.key;
    result["name"] = entry.name;
    result["title"] = to_python(entry.title);
    result["help"] = to_python(entry.help);
    result["meaning"] = to_python(entry.meaning);
    result["formula"] = plain_formula(entry.formula);
    result["latex"] = entry.formula;
    result["source"] = to_python(entry.source);
    result["takes"] = to_python(entry.takes);
    result["parameters"] = std::move(parameters);
    return result;
}

/// Returns the records of a section of the reference, such as "rules".
py::list table(const std::string& name) {
    const ReferenceSection* const section = reference().section(name);
    if (!section)
        throw UnknownName("there is no table " + in_quotes(name));
    py::list records;
    for (const ReferenceEntry& entry : section->entries)
        records.append(as_dict(entry));
    return records;
}

/// Returns what a field takes: its default as text, the choices of a field that has them, and the
/// range of a number.
py::dict field_for_python(const std::string& key) {
    const Field& described = field(key);
    py::dict result;
    result["default"] = get(Scenario{}, described);
    result["group"] = described.group;
    result["unit"] = described.unit;
    py::list choices;
    if (const Choices* const kind = choices_in(described))
        for (const Choice& choice : kind->choices)
            choices.append(choice.key);
    result["choices"] = std::move(choices);
    result["takes_several"] = std::holds_alternative<ChoicesField>(described.kind);
    const auto range = number_range(described);
    result["min"] = range ? py::object(py::float_(range->min)) : py::none();
    result["max"] = range ? py::object(py::float_(range->max)) : py::none();
    result["whole"] = range ? py::object(py::bool_(range->whole)) : py::none();
    return result;
}

}  // namespace

void add_tables(py::module_& module) {
    module.def("table", table, py::arg("name"));
    module.def("field", field_for_python, py::arg("key"));
}

}  // namespace attnscope
