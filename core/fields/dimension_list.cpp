#include "core/fields/dimension_list.h"

#include <algorithm>

#include "core/fields/fields.h"
#include "core/limits.h"
#include "core/parameters/allowed.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

constexpr std::size_t most = 8;

[[noreturn]] void refuse(std::string_view text) {
    throw RefusedValue("angle_dimensions", text,
                       {"allowed.dimensions",
                        "up to %1 whole numbers from %2 to %3, with commas between them",
                        {most, to_readable(min_dimension), to_readable(max_dimension)}});
}

}  // namespace

std::vector<std::int64_t> parse_dimensions(std::string_view text) {
    std::vector<std::int64_t> dimensions;
    while (!text.empty()) {
        const auto comma = text.find(',');
        const auto value = parse_integer(text.substr(0, comma));
        if (!value || *value < min_dimension || *value > max_dimension)
            refuse(text.substr(0, comma));
        dimensions.push_back(*value);
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
    }
    if (dimensions.size() > most)
        refuse(std::to_string(dimensions.size()) + " of them");
    return dimensions;
}

std::vector<std::int64_t> angle_dimensions(const Scenario& scenario) {
    std::vector<std::int64_t> dimensions = {scenario.d};
    for (const std::int64_t d : parse_dimensions(scenario.angle_dimensions))
        if (std::ranges::find(dimensions, d) == dimensions.end())
            dimensions.push_back(d);
    return dimensions;
}

}  // namespace attnscope
