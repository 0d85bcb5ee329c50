#include "core/text/json_keys.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace attnscope {

std::optional<std::vector<std::string>> doubled_keys(std::string_view json) {
    using Json = nlohmann::json;
    using Event = Json::parse_event_t;
    std::vector<std::set<std::string>> open;  // keys of the objects that have not ended
    std::vector<std::string> doubled;
    const auto note = [&](int, Event event, const Json& parsed) {
        if (event == Event::object_start)
            open.emplace_back();
        if (event == Event::object_end)
            open.pop_back();
        if (event == Event::key) {
            const auto name = parsed.get<std::string>();
            if (!open.back().insert(name).second && std::ranges::count(doubled, name) == 0)
                doubled.push_back(name);
        }
        return true;
    };
    if (Json::parse(json, note, false).is_discarded())
        return std::nullopt;
    return doubled;
}

}  // namespace attnscope
