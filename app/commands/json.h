#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// Returns a text in JSON's quotes. Bytes that are not UTF-8 become U+FFFD.
std::string json_text(std::string_view text);

/// Returns an array, on one line, of values that are JSON already.
std::string json_list(const std::vector<std::string>& values);

/// A JSON object on one line, its members in the order in which they are added. Bytes of a text
/// that are not UTF-8 become U+FFFD; numbers have 17 significant digits and are null if they are
/// not finite, since JSON has no such number.
class JsonObject {
public:
    JsonObject& add(std::string_view key, std::string_view text);
    JsonObject& add(std::string_view key, double number);
    JsonObject& add(std::string_view key, std::int64_t number);
    JsonObject& add(std::string_view key, bool value) = delete;

    /// Adds a member that is JSON already.
    JsonObject& add_raw(std::string_view key, std::string_view json);

    std::string text() const { return "{" + members_ + "}"; }

private:
    std::string members_;
};

/// A JSON array of values that are JSON already, one on each line.
class JsonArray {
public:
    JsonArray& add_raw(std::string_view json);
    std::string text() const { return elements_.empty() ? "[]" : "[\n" + elements_ + "\n]"; }

private:
    std::string elements_;
};

}  // namespace attnscope
