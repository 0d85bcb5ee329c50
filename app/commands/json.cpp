#include "app/commands/json.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "core/text/numbers.h"

namespace attnscope {
namespace {

std::string json_number(double value) {
    return std::isfinite(value) ? to_text_17(value) : "null";
}

}  // namespace

std::string json_text(std::string_view text) {
    using nlohmann::json;
    return json(text).dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string json_list(const std::vector<std::string>& values) {
    std::string text;
    for (const std::string& value : values)
        text.append(text.empty() ? "" : ", ").append(value);
    return "[" + text + "]";
}

JsonObject& JsonObject::add(std::string_view key, std::string_view text) {
    return add_raw(key, json_text(text));
}

JsonObject& JsonObject::add(std::string_view key, double number) {
    return add_raw(key, json_number(number));
}

JsonObject& JsonObject::add(std::string_view key, std::int64_t number) {
    return add_raw(key, std::to_string(number));
}

JsonObject& JsonObject::add_raw(std::string_view key, std::string_view json) {
    members_ += members_.empty() ? "" : ", ";
    members_ += json_text(key) + ": " + std::string(json);
    return *this;
}

JsonArray& JsonArray::add_raw(std::string_view json) {
    elements_ += elements_.empty() ? "  " : ",\n  ";
    elements_ += json;
    return *this;
}

}  // namespace attnscope
