#include "core/text/json_keys.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/text/printable.h"

namespace attnscope {
namespace {

/// Passes over a JSON text, and notes where it has a fault.
class FaultListener : public nlohmann::json_sax<nlohmann::json> {
public:
    /// The byte at which the text has its fault, counted from 1.
    std::size_t place() const { return place_; }

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t&) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t place, const std::string&,
                     const nlohmann::json::exception&) override {
        place_ = place;
        return false;
    }

private:
    std::size_t place_ = 0;
};

}  // namespace

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

std::optional<TextPlace> json_fault(std::string_view json) {
    FaultListener listener;
    if (nlohmann::json::sax_parse(json, &listener))
        return std::nullopt;
    const std::string_view read = json.substr(0, std::max<std::size_t>(listener.place(), 1) - 1);
    const std::size_t begin = read.rfind('\n') + 1;  // 0 on the first line
    return TextPlace{static_cast<std::size_t>(std::ranges::count(read, '\n')) + 1,
                     characters(read.substr(begin)) + 1};
}

}  // namespace attnscope
