#include "core/lab/trial_files.h"

#include <filesystem>
#include <sstream>

#include "core/io/atomic_file.h"
#include "core/lab/assign.h"
#include "core/lab/run_file.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"

namespace attnscope::lab {
namespace {

constexpr std::string_view measured_form = "attnscope-measured 1";

/// Returns a number of 16 digits that follows from a text: FNV-1a.
std::string digest_of(std::string_view text) {
    std::uint64_t digest = 0xcbf29ce484222325;
    for (const char letter : text)
        digest = (digest ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    std::string digits(16, '0');
    for (std::size_t i = digits.size(); i > 0; digest >>= 4)
        digits[--i] = "0123456789abcdef"[digest & 15];
    return digits;
}

/// Returns the path of a trial's files without their endings.
std::string trial_path(const std::string& folder, const Settings& settings) {
    std::string all;
    for (const auto& [key, value] : assignments_of(settings))
        all += key + '=' + value + '\n';
    return folder + '/' + name_of(settings) + '-' + digest_of(all);
}

/// A folder that cannot be made cannot be written to, which is said then.
void make_folder(const std::string& folder) {
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
}

std::string text_of_measured(const Trial& trial) {
    std::string text = std::string(measured_form) + '\n' + std::to_string(trial.run.steps) + '\n';
    for (const Measured& each : trial.measured) {
        text += std::to_string(each.n);
        for (const double value : {each.accuracy, each.loss, each.entropy, each.target_weight})
            text += ' ' + to_text_17(value);
        text += '\n';
    }
    return text;
}

/// Returns what the text says of a run with that many steps, as far as it can be read.
std::vector<Measured> measured_in(const std::string& text, std::int64_t steps) {
    std::istringstream lines(text);
    std::string form;
    std::int64_t of = -1;
    if (!std::getline(lines, form) || form != measured_form || !(lines >> of) || of != steps)
        return {};
    std::vector<Measured> all;
    for (const std::int64_t n : measured_lengths()) {
        Measured each;
        std::string numbers[4];
        if (!(lines >> each.n) || each.n != n)
            break;
        double* const values[] = {&each.accuracy, &each.loss, &each.entropy, &each.target_weight};
        for (std::size_t i = 0; i < 4; ++i) {
            const auto value = lines >> numbers[i] ? parse_real(numbers[i]) : std::nullopt;
            if (!value)
                return all;
            *values[i] = *value;
        }
        all.push_back(each);
    }
    return all;
}

}  // namespace

std::string save_run_as_it_is(const std::string& folder, const Run& run) {
    make_folder(folder);
    const std::string path =
        trial_path(folder, run.settings) + '-' + std::to_string(run.steps) + ".npz";
    save_run(path, run);
    return path;
}

void save_trial(const std::string& folder, const Trial& trial) {
    make_folder(folder);
    const std::string path = trial_path(folder, trial.run.settings);
    save_run(path + ".npz", trial.run);
    write_atomically(path + ".measured", text_of_measured(trial));
}

SharedTrial read_trial(const std::string& folder, const Settings& settings) {
    const std::string path = trial_path(folder, settings);
    std::error_code none;
    if (!std::filesystem::exists(path + ".npz", none))
        return nullptr;
    Trial trial;
    try {
        trial.run = read_run(path + ".npz");
        if (trial.run.settings != settings)
            return nullptr;
        constexpr std::size_t most = 1 << 16;
        trial.measured = measured_in(read_file(path + ".measured", most), trial.run.steps);
    } catch (const Error&) {
        if (trial.run.settings != settings || trial.run.weights.empty())
            return nullptr;
    }
    return std::make_shared<const Trial>(std::move(trial));
}

}  // namespace attnscope::lab
