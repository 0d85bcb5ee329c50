#include "core/lab/run_file.h"

#include <cstring>

#include "core/io/file_fault.h"
#include "core/io/npy.h"
#include "core/io/npz_writing.h"
#include "core/io/tensor_file.h"
#include "core/lab/assign.h"
#include "core/lab/layout.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope::lab {
namespace {

constexpr std::string_view settings_name = "settings", form = "attnscope-lab 1";

std::string text_of_run(const Run& run) {
    std::string text = std::string(form) + '\n';
    const auto add = [&](std::string_view key, const std::string& value) {
        text += std::string(key) + ' ' + value + '\n';
    };
    const Settings& settings = run.settings;
    add("task", settings.task);
    add("attention", settings.attention);
    add("position", settings.position);
    add("rule", settings.rule);
    add("seed", std::to_string(settings.seed));
    for (const auto& [key, value] : assignments_of(settings))
        add(key, value);
    add("steps", std::to_string(run.steps));
    for (const CurvePoint& point : run.curve)
        add("point", std::to_string(point.step) + ' ' + to_text_17(point.loss) + ' ' +
                         to_text_17(point.accuracy));
    return text;
}

void add_block(const Block& block, const std::string& name, const std::vector<float>& numbers,
               std::vector<NpzArray>& arrays) {
    if (block.rows == 0)
        return;
    NpzArray array{name, std::string(npy_float_type()), block.rows, block.columns, {}};
    for (std::int64_t row = 0; row < block.rows; ++row)
        array.bytes.append(
            reinterpret_cast<const char*>(numbers.data() + block.at +
                                          static_cast<std::size_t>(row * block.room)),
            static_cast<std::size_t>(block.columns) * sizeof(float));
    arrays.push_back(std::move(array));
}

[[noreturn]] void refuse(const std::string& path) {
    fail_on_file(path, {"lab.no-run", "it holds no run of the laboratory"});
}

/// Reads the lines KEY VALUE, the first of which says what they are.
class RunReader {
public:
    RunReader(const std::string& path, std::string_view text) : path_(path) {
        bool is_first = true;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            const std::string_view line = text.substr(0, end);
            text.remove_prefix(std::min(end + 1, text.size()));
            if (std::exchange(is_first, false) ? line != form : !take(line))
                refuse(path_);
        }
    }

    Run run;

private:
    bool take(std::string_view line) {
        const std::size_t blank = line.find(' ');
        if (blank == std::string_view::npos)
            return false;
        const std::string_view key = line.substr(0, blank), value = line.substr(blank + 1);
        Settings& settings = run.settings;
        for (const auto& [name, member] :
             {std::pair("task", &Settings::task), std::pair("attention", &Settings::attention),
              std::pair("position", &Settings::position), std::pair("rule", &Settings::rule)})
            if (key == name) {
                settings.*member = value;
                return true;
            }
        if (key == "point")
            return take_point(value);
        if (key == "seed" || key == "steps")
            return take_count(key, value);
        assign(settings, key, value);
        return true;
    }

    bool take_count(std::string_view key, std::string_view value) {
        const auto number = parse_integer(value);
        if (!number || *number < 0)
            return false;
        if (key == "steps")
            run.steps = *number;
        else
            run.settings.seed = static_cast<std::uint64_t>(*number);
        return true;
    }

    bool take_point(std::string_view value) {
        const std::size_t first = value.find(' '), second = value.rfind(' ');
        if (first == std::string_view::npos || second <= first)
            return false;
        const auto step = parse_integer(value.substr(0, first));
        const auto loss = parse_real(value.substr(first + 1, second - first - 1)),
                   accuracy = parse_real(value.substr(second + 1));
        if (!step || !loss || !accuracy)
            return false;
        run.curve.push_back({*step, *loss, *accuracy});
        return true;
    }

    const std::string& path_;
};

std::string read_settings(const TensorFile& file, const std::stop_token& stop) {
    const Matrix bytes = file.read(file.find(settings_name), {}, stop);
    std::string text;
    for (const float byte : bytes.data)
        text += static_cast<char>(static_cast<unsigned char>(byte));
    return text;
}

void read_block(const TensorFile& file, const Block& block, const std::string& name,
                const std::stop_token& stop, std::vector<float>& numbers) {
    if (block.rows == 0)
        return;
    const Tensor& tensor = file.find(name);
    const MatrixShape shape = file.matrix_shape(tensor, {});
    if (shape.rows != block.rows || shape.columns != block.columns)
        refuse(file.path());
    const Matrix matrix = file.read(tensor, {}, stop);
    for (std::int64_t row = 0; row < block.rows; ++row)
        std::copy_n(matrix.data.begin() + row * block.columns, block.columns,
                    numbers.begin() + static_cast<std::ptrdiff_t>(block.at) + row * block.room);
}

Run settings_read(const TensorFile& file, const std::stop_token& stop) {
    try {
        Run run = RunReader(file.path(), read_settings(file, stop)).run;
        layout_of(run.settings);
        return run;
    } catch (const InvalidRequest& fault) {
        fail_on_file(file.path(), fault.message());
    }
}

}  // namespace

void save_run(const std::string& path, const Run& run) {
    const Layout layout = layout_of(run.settings);
    const std::string text = text_of_run(run);
    std::vector<NpzArray> arrays = {{std::string(settings_name), "|u1", 1, std::ssize(text), text}};
    for (const Block& block : layout.blocks) {
        add_block(block, block.name, run.weights, arrays);
        add_block(block, std::string("mean.") + block.name, run.means, arrays);
        add_block(block, std::string("square.") + block.name, run.squares, arrays);
    }
    write_npz(path, arrays);
}

Run read_run(const std::string& path, const std::stop_token& stop) {
    const TensorFile file(path);
    Run run = settings_read(file, stop);
    const Layout layout = layout_of(run.settings);
    for (std::vector<float>* const numbers : {&run.weights, &run.means, &run.squares})
        numbers->resize(layout.size);
    for (const Block& block : layout.blocks) {
        read_block(file, block, block.name, stop, run.weights);
        read_block(file, block, std::string("mean.") + block.name, stop, run.means);
        read_block(file, block, std::string("square.") + block.name, stop, run.squares);
    }
    return run;
}

}  // namespace attnscope::lab
