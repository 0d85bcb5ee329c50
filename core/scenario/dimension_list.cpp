#include "core/scenario/dimension_list.h"

#include <algorithm>

#include "core/errors.h"
#include "core/limits.h"
#include "core/scenario/fields.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {

std::vector<std::int64_t> parse_dimensions(std::string_view text) {
    std::vector<std::int64_t> dimensions;
    while (!text.empty()) {
        const auto comma = text.find(',');
        const auto value = parse_integer(text.substr(0, comma));
        if (!value || *value < min_dimension || *value > max_dimension)
            throw InvalidRequest(Message(
                "dimensions.value", "angle_dimensions: %1 is not a whole number from 2 to 1000000",
                {in_quotes(text.substr(0, comma))}));
        dimensions.push_back(*value);
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
    }
    constexpr std::size_t most = 8;
    if (dimensions.size() > most)
        throw InvalidRequest(Message("dimensions.number",
                                     "angle_dimensions: at most %1 dimensions can be compared",
                                     {most}));
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
