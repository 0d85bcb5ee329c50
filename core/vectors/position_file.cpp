#include "core/vectors/position_file.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/io/atomic_file.h"
#include "core/io/file_fault.h"
#include "core/io/path_ending.h"
#include "core/models/config_object.h"
#include "core/models/model_config.h"
#include "core/parameters/record.h"
#include "core/text/printable.h"
#include "core/vectors/weights_file.h"

namespace attnscope {
namespace {

using Json = nlohmann::json;

constexpr double largest_number = 1e9;
constexpr std::size_t largest_json = std::size_t{64} << 20;

/// The matrices of a JSON file.
class JsonNumbers {
public:
    explicit JsonNumbers(const std::string& path) : path_(path) {
        try {
            json_ = parse_config(read_file(path, largest_json));
        } catch (const InvalidRequest& fault) {
            fail_on_file(path, fault.message());
        }
    }

    SharedVectors read(std::string_view name) const {
        const Json* const found = find(std::string(name));
        if (!found)
            fail_on_file(path_, Message("numbers.missing", "it has no %1", {std::string(name)}));
        const Json rows = is_row(*found) ? Json::array({*found}) : *found;
        if (!rows.is_array() || rows.empty() || !std::ranges::all_of(rows, is_row) ||
            !std::ranges::all_of(rows,
                                 [&](const Json& row) { return row.size() == rows[0].size(); }))
            fail_on_file(path_, Message("numbers.kind",
                                        "%1 is not an array of numbers, nor one of rows of equally "
                                        "many numbers",
                                        {std::string(name)}));
        Vectors numbers{std::ssize(rows), std::ssize(rows[0]), {}};
        for (const Json& row : rows)
            for (const Json& number : row)
                numbers.data.push_back(static_cast<float>(number.get<double>()));
        return std::make_shared<const Vectors>(std::move(numbers));
    }

private:
    static bool is_row(const Json& json) {
        return json.is_array() && !json.empty() && std::ranges::all_of(json, [](const Json& each) {
                   return each.is_number() && std::abs(each.get<double>()) <= 1e38;
               });
    }

    /// Returns the value with this name in the object, its text_config or their scaling of RoPE.
    const Json* find(const std::string& name) const {
        for (const char* const part : {"", "/text_config"})
            for (const char* const place : {"", "/rope_scaling", "/rope_parameters"}) {
                const Json::json_pointer at(std::string(part) + place + '/' + name);
                if (json_.contains(at))
                    return &json_[at];
            }
        return nullptr;
    }

    std::string path_;
    Json json_;
};

/// Returns the numbers if all are of a usable size.
SharedVectors checked(SharedVectors numbers, std::string_view name, const std::string& path) {
    const auto is_large = [](float number) {
        return !(std::abs(static_cast<double>(number)) <= largest_number);
    };
    if (std::ranges::any_of(numbers->values(), is_large))
        fail_on_file(path, Message("numbers.large", "%1 has a number that is larger than %2",
                                   {std::string(name), largest_number}));
    return numbers;
}

Weights::Given given_by(const PositionFile& file, const std::stop_token& stop) {
    if (ending_of(file.path) == "json" || is_model_config(file.path)) {
        const auto json = std::make_shared<const JsonNumbers>(file.path);
        return [json](std::string_view name) { return json->read(name); };
    }
    return given_by_file(file.path, {0, file.place.batch}, stop);
}

}  // namespace

PositionFile position_file(const Scenario& scenario) {
    const PositionScheme& scheme = record_of(positions(), "position scheme", scenario.position);
    if (scheme.numbers == PositionNumbers::none || scenario.position_file.empty())
        return {};
    return {scenario.position_file, {scenario.batch, scenario.head}};
}

Weights position_numbers(const PositionFile& file, std::uint64_t seed,
                         const std::stop_token& stop) {
    if (file.path.empty())
        return Weights(seed);
    return Weights([given = given_by(file, stop), path = file.path](std::string_view name) {
        return checked(given(name), name, path);
    });
}

PositionInput position_input(const Scenario& scenario, const std::stop_token& stop) {
    const PositionFile file = position_file(scenario);
    return {scenario.d,
            scenario.n,
            scenario.parameters,
            scenario.n,
            position_numbers(file, static_cast<std::uint64_t>(scenario.seed), stop),
            file.place.head};
}

}  // namespace attnscope
