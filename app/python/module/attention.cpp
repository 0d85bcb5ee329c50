#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <bit>
#include <memory>
#include <string>
#include <vector>

#include "app/python/module/bindings.h"
#include "app/python/module/run.h"
#include "core/engines/attention_csv.h"
#include "core/engines/engines.h"
#include "core/engines/notes.h"
#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/limits.h"
#include "core/parallel/parallel_for.h"
#include "core/softmax/entropy_unit.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "core/vectors/inputs.h"
#include "core/vectors/vector_files.h"

namespace attnscope {
namespace {

namespace py = pybind11;

using Floats = py::array_t<float, py::array::c_style>;

/// Borrows the numbers of a rows × d array of Python's, without a copy. The array lives as long as
/// the vectors. Throws InvalidRequest if they are too many for an attention matrix.
SharedVectors borrowed(const char* name, const Floats& array) {
    const std::int64_t rows = array.shape(0), d = array.shape(1);
    if (rows < 1 || d < 1)
        throw InvalidRequest(std::string(name) + " is empty: it has the shape " +
                             std::to_string(rows) + " × " + std::to_string(d));
    if (rows > max_matrix_rows)
        throw InvalidRequest(std::string(name) + " has " + std::to_string(rows) +
                             " rows; the attention matrix is computed up to " +
                             std::to_string(max_matrix_rows));
    if (rows * d > max_vector_values)
        throw InvalidRequest(std::string(name) + " has " + std::to_string(rows * d) +
                             " numbers; the attention matrix is computed from at most " +
                             std::to_string(max_vector_values));
    const auto release = [held = array.inc_ref().ptr()](const float*) {
        const py::gil_scoped_acquire lock;
        Py_DECREF(held);
    };
    return std::make_shared<const Vectors>(
        Vectors{rows, d, {}, std::shared_ptr<const float>(array.data(), release)});
}

/// Throws InvalidRequest if a number is infinite or none.
void check_finite(const char* name, const Vectors& vectors, const std::stop_token& stop) {
    constexpr std::uint32_t exponent = 0x7F80'0000;
    parallel_for(static_cast<std::size_t>(vectors.rows), 256, stop, [&](std::size_t i) {
        const std::span<const float> row = vectors.row(static_cast<std::int64_t>(i));
        bool is_bad = false;
        for (const float value : row)
            is_bad |= (std::bit_cast<std::uint32_t>(value) & exponent) == exponent;
        if (is_bad)
            throw InvalidRequest(std::string(name) +
                                 " has a value that is not finite as float32, in row " +
                                 std::to_string(i) + " (counted from 0)");
    });
}

/// The fields that arrays stand in for.
constexpr std::string_view fields_of_files[] = {
    "queries",    "keys",  "query_file", "key_file",    "query_tensor", "key_tensor",
    "first_axis", "batch", "head",       "tokens_file", "sink_file",    "trained_file"};

/// Returns the Scenario of these settings for queries and keys that Python has.
Scenario scenario_of(const std::vector<std::string>& settings) {
    for (const std::string& setting : settings) {
        const std::string key = split_assignment(setting).first;
        field(key);  // one that does not exist is named first
        if (std::ranges::find(fields_of_files, key) != std::end(fields_of_files))
            throw InvalidRequest(key + " is for files, but queries and keys are given as arrays");
    }
    std::vector<std::string> all = {"query_file=q", "key_file=k"};
    all.insert(all.end(), settings.begin(), settings.end());
    return scenario_with(all);
}

/// Attention by the settings, for any queries and keys of Python's.
class Attention {
public:
    Attention(std::vector<std::string> settings, const std::string& backend,
              const std::optional<std::string>& device)
        : settings_(std::move(settings)),
          scenario_(scenario_of(settings_)),
          make_engine_(engine_maker(backend, device)) {
        check_that_all_matter();
    }

    /// Returns the statistics of all rows by the names of their columns, λ of each row, and what
    /// computed them.
    py::dict rows(const Floats& q, const Floats& k) const {
        AttentionRequest request = request_for(q, k);
        request.all_rows = true;
        AttentionFrame frame;
        std::string backend, device;
        run(request, [&](const std::stop_token& stop) {
            const auto engine = make_engine_();
            frame = engine->compute(request, stop, {});
            const auto& other = frame.substitute;
            backend = other ? other->backend : engine->backend();
            device = other ? other->device : engine->device();
        });
        py::dict results;
        results["columns"] = columns_of(frame, *request.normalizer);
        results["notes"] = notes_of(frame, request);
        results["backend"] = backend;
        results["device"] = device;
        return results;
    }

    /// Returns the weights of the rows [row_begin, row_end) and keys [key_begin, key_end).
    Floats weights(const Floats& q, const Floats& k, std::int64_t row_begin, std::int64_t row_end,
                   std::int64_t key_begin, std::int64_t key_end) const {
        const AttentionRequest request = request_for(q, k);
        Floats weights({row_end - row_begin, key_end - key_begin});
        float* to = weights.mutable_data();
        const auto keys = static_cast<std::size_t>(request.input.keys->rows);
        run(request, [&](const std::stop_token& stop) {
            make_engine_()->stream_rows(
                request, row_begin, row_end, stop, [&](std::int64_t, std::span<const float> block) {
                    for (std::size_t first = 0; first < block.size(); first += keys)
                        to = std::copy_n(block.data() + first + key_begin, key_end - key_begin, to);
                });
        });
        return weights;
    }

    /// Returns the picture of the whole matrix on at most height × width pixels; NaN where nothing
    /// is seen.
    Floats picture(const Floats& q, const Floats& k, int height, int width) const {
        AttentionRequest request = request_for(q, k);
        request.viewport =
            Viewport{0, request.input.queries->rows, 0, request.input.keys->rows, width, height};
        AttentionFrame frame;
        run(request, [&](const std::stop_token& stop) {
            frame = make_engine_()->compute(request, stop, {});
        });
        Floats pixels({frame.rows_axis.count, frame.keys_axis.count});
        std::ranges::copy(frame.weights, pixels.mutable_data());
        return pixels;
    }

private:
    /// Throws InvalidRequest for a setting that changes nothing here.
    void check_that_all_matter() const {
        const Scenario read = attention_inputs(scenario_);
        for (const std::string& setting : settings_) {
            const auto [key, value] = split_assignment(setting);
            if (key != "n" && key != "d" && get(read, field(key)) != get(scenario_, field(key)))
                throw InvalidRequest(key + " = " + in_quotes(value) +
                                     " has no effect on the attention of these arrays");
        }
    }

    void check_shape(std::string_view key, std::int64_t asked, std::int64_t held,
                     const char* what) const {
        const bool is_given = std::ranges::any_of(settings_, [&](const std::string& setting) {
            return split_assignment(setting).first == key;
        });
        if (is_given && asked != held)
            throw InvalidRequest(std::string(key) + " = " + std::to_string(asked) +
                                 " is not possible: k has " + std::to_string(held) + ' ' + what +
                                 ", and an array decides its shape");
    }

    AttentionRequest request_for(const Floats& q, const Floats& k) const {
        const QueriesAndKeys input{borrowed("q", q), borrowed("k", k)};
        if (input.queries->dim != input.keys->dim)
            throw InvalidRequest("q has the dimension " + std::to_string(input.queries->dim) +
                                 " but k has " + std::to_string(input.keys->dim) +
                                 "; queries and keys need the same");
        check_shape("n", scenario_.n, input.keys->rows, "rows");
        check_shape("d", scenario_.d, input.keys->dim, "columns");
        return attention_request(scenario_, input);
    }

    template <typename Compute>
    static void run(const AttentionRequest& request, const Compute& compute) {
        run_for_python([&](const std::stop_token& stop) {
            check_finite("q", *request.input.queries, stop);
            check_finite("k", *request.input.keys, stop);
            compute(stop);
        });
    }

    template <typename Number, typename Get>
    static py::array_t<Number> array_of(const AttentionFrame& frame, const Get& get) {
        py::array_t<Number> array(std::ssize(frame.statistics));
        for (std::size_t i = 0; i < frame.statistics.size(); ++i)
            array.mutable_data()[i] = get(frame.statistics[i], frame.lambdas[i]);
        return array;
    }

    static py::dict columns_of(const AttentionFrame& frame, const Normalizer& normalizer) {
        const EntropyUnit& nat = entropy_units().front();
        py::dict columns;
        for (const auto some : {row_columns(), mass_columns(frame, normalizer)})
            for (const RowColumn& column : some)
                columns[py::str(column.name)] =
                    array_of<double>(frame, [&](const RowStatistics& row, double lambda) {
                        return column.value(row, lambda, nat);
                    });
        columns["argmax"] = array_of<std::int64_t>(
            frame, [](const RowStatistics& row, double) { return row.argmax; });
        columns["lambda"] =
            array_of<double>(frame, [](const RowStatistics&, double lambda) { return lambda; });
        return columns;
    }

    static py::list notes_of(const AttentionFrame& frame, const AttentionRequest& request) {
        py::list notes;
        for (const Message& note : attention_notes(request))
            notes.append(to_python(note));
        if (frame.substitute)
            notes.append(to_python(frame.substitute->reason));
        return notes;
    }

    std::vector<std::string> settings_;
    Scenario scenario_;
    EngineMaker make_engine_;
};

/// Returns the head of the keys that a head of the queries reads. Throws InvalidRequest.
std::int64_t key_head_of(std::int64_t head, std::int64_t query_heads, std::int64_t key_heads) {
    try {
        return key_head(head, query_heads, key_heads);
    } catch (const FileError& fault) {
        throw InvalidRequest(fault.message());
    }
}

}  // namespace

void add_attention(py::module_& module) {
    const auto array = [](const char* name) { return py::arg(name).noconvert(); };
    py::class_<Attention>(module, "Attention")
        .def(py::init<std::vector<std::string>, const std::string&,
                      const std::optional<std::string>&>(),
             py::arg("settings"), py::arg("backend"), py::arg("device"))
        .def("rows", &Attention::rows, array("q"), array("k"))
        .def("weights", &Attention::weights, array("q"), array("k"), py::arg("row_begin"),
             py::arg("row_end"), py::arg("key_begin"), py::arg("key_end"))
        .def("picture", &Attention::picture, array("q"), array("k"), py::arg("height"),
             py::arg("width"));
    module.def("key_head", key_head_of, py::arg("head"), py::arg("query_heads"),
               py::arg("key_heads"));
}

}  // namespace attnscope
