#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <limits>
#include <utility>
#include <vector>

#include "app/python/module/bindings.h"
#include "app/python/module/run.h"
#include "core/parallel/parallel_for.h"
#include "core/quantities/quantities.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

namespace py = pybind11;

/// The values of one input: one for all cells, or one for each.
struct Column {
    std::string key;
    std::vector<std::string> texts;  ///< empty if the values are numbers
    std::vector<double> numbers;

    std::string at(std::size_t cell) const {
        if (!texts.empty())
            return texts[texts.size() == 1 ? 0 : cell];
        return to_text(numbers[numbers.size() == 1 ? 0 : cell]);
    }
};

Column column_of(const std::string& key, const py::object& values) {
    if (py::isinstance<py::list>(values))
        return {key, values.cast<std::vector<std::string>>(), {}};
    const auto numbers = values.cast<py::array_t<double, py::array::c_style>>();
    return {key, {}, {numbers.data(), numbers.data() + numbers.size()}};
}

/// What is kept of the result of a cell.
struct Outcome {
    double value = 0, standard_error = std::numeric_limits<double>::quiet_NaN();
    bool error_is_lower_bound = false, is_valid = true;
    std::vector<Result::Used> used;  ///< only if it is asked for
};

/// All cells of a call and their outcomes.
struct Cells {
    const Quantity& quantity;
    std::vector<Column> columns;
    std::vector<std::size_t> shape;
    bool keeps_used;
    std::vector<Outcome> outcomes;
    Result first{};  ///< of the first cell, for what all cells have in common

    Inputs inputs(std::size_t cell) const {
        Inputs inputs;
        for (const Column& column : columns)
            inputs.emplace(column.key, column.at(cell));
        return inputs;
    }

    void evaluate(std::size_t cell, const std::stop_token& stop) {
        Result result = attnscope::evaluate(quantity.name, inputs(cell), stop);
        Outcome& outcome = outcomes[cell];
        outcome.value = result.value;
        if (result.standard_error)
            outcome.standard_error = *result.standard_error;
        outcome.error_is_lower_bound = result.error_is_lower_bound;
        outcome.is_valid = result.is_valid;
        if (keeps_used)
            outcome.used = result.used;
        if (cell == 0)
            first = std::move(result);
    }

    /// Returns where a cell lies, for a message: "; this is at index [3, 7]".
    std::string place(std::size_t cell) const {
        std::string text;
        for (std::size_t axis = shape.size(); axis-- > 0; cell /= shape[axis])
            text = std::to_string(cell % shape[axis]) + (text.empty() ? "" : ", ") + text;
        return text.empty() ? "" : "; this is at index [" + text + ']';
    }
};

/// Throws the fault of a cell again, with its place.
[[noreturn]] void throw_fault(const Cells& cells, std::size_t cell,
                              const std::exception_ptr& fault) {
    const auto placed = [&](const Error& error) { return error.what() + cells.place(cell); };
    try {
        std::rethrow_exception(fault);
    } catch (const UnknownName&) {
        throw;
    } catch (const InvalidRequest& error) {
        throw InvalidRequest(placed(error));
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        throw Error(placed(error));
    }
}

/// Evaluates all cells. If some fail, throws what the first of them throws.
void evaluate_all(Cells& cells, const std::stop_token& stop) {
    const std::size_t count = cells.outcomes.size();
    std::vector<std::exception_ptr> faults(count);
    std::atomic<std::size_t> first_fault = count;
    parallel_for(count, 1, stop, [&](std::size_t cell) {
        if (cell > first_fault)
            return;
        try {
            cells.evaluate(cell, stop);
        } catch (...) {
            faults[cell] = std::current_exception();
            for (std::size_t first = first_fault;
                 cell < first && !first_fault.compare_exchange_weak(first, cell);) {
            }
        }
    });
    if (first_fault < count)
        throw_fault(cells, first_fault, faults[first_fault]);
}

/// Whether the cells take so little time that a thread of their own would take longer.
bool are_quick(const Cells& cells) {
    return cells.outcomes.size() == 1 &&
           std::ranges::none_of(cells.columns, [](const Column& column) {
               return column.key == "method" && column.at(0) == "monte-carlo";
           });
}

template <typename Number, typename Get>
py::array_t<Number> array_of(const Cells& cells, const Get& get) {
    py::array_t<Number> array(static_cast<py::ssize_t>(cells.outcomes.size()));
    std::ranges::transform(cells.outcomes, array.mutable_data(), get);
    return array;
}

/// Returns the inputs of each cell, defaults included: a list of (key, value) pairs for each.
py::list used_of(const Cells& cells) {
    py::list all;
    for (const Outcome& outcome : cells.outcomes) {
        py::dict inputs;
        for (const Result::Used& used : outcome.used)
            inputs[py::str(used.key)] = used.is_number
                                            ? py::object(py::float_(*parse_real(used.value)))
                                            : py::object(py::str(used.value));
        all.append(std::move(inputs));
    }
    return all;
}

py::dict evaluate_for_python(const std::string& name, const py::dict& inputs,
                             const std::vector<std::size_t>& shape, bool keeps_used) {
    Cells cells{quantity(name), {}, shape, keeps_used, {}};
    std::size_t count = 1;
    for (const std::size_t length : shape)
        count *= length;
    cells.outcomes.resize(count);
    for (const auto& [key, values] : inputs)
        cells.columns.push_back(
            column_of(key.cast<std::string>(), py::reinterpret_borrow<py::object>(values)));
    if (are_quick(cells)) {
        const py::gil_scoped_release others_run;
        evaluate_all(cells, {});
    } else {
        run_for_python([&](const std::stop_token& stop) { evaluate_all(cells, stop); });
    }
    py::dict results;
    results["value"] = array_of<double>(cells, &Outcome::value);
    results["standard_error"] = array_of<double>(cells, &Outcome::standard_error);
    results["error_is_lower_bound"] = array_of<bool>(cells, &Outcome::error_is_lower_bound);
    results["valid"] = array_of<bool>(cells, &Outcome::is_valid);
    results["unit"] = cells.first.unit;
    results["multiplies"] = cells.first.multiplies;
    results["inputs"] = used_of(cells);
    return results;
}

/// Returns the names of the inputs that a quantity takes.
std::vector<std::string> inputs_of(const std::string& name) {
    const Quantity& chosen = quantity(name);
    return {chosen.keys.begin(), chosen.keys.end()};
}

}  // namespace

void add_evaluate(py::module_& module) {
    module.def("evaluate", evaluate_for_python, py::arg("quantity"), py::arg("inputs"),
               py::arg("shape"), py::arg("keeps_used"));
    module.def("inputs_of", inputs_of, py::arg("quantity"));
}

}  // namespace attnscope
