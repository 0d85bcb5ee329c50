#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/text/message.h"

namespace attnscope {

/// An object of a model's config.json. It remembers which members were asked for, so that the
/// others can be named. A member that is null counts as absent. Throws InvalidRequest for a member
/// of another kind than was asked for, or a number out of range.
class ConfigObject {
public:
    /// `path` precedes names in messages, such as "rope_scaling."
    explicit ConfigObject(const nlohmann::json& object, std::string path = {})
        : object_(&object), path_(std::move(path)) {}

    bool has(const char* name) const { return find(name) != nullptr; }
    /// Whether the object has the member, even if that is null.
    bool names(const char* name) const { return object_->contains(name); }

    /// Returns a number from `least` to 10¹².
    std::optional<double> number(const char* name, double least = 0) const;
    /// Returns a whole number from `least` to 10¹².
    std::optional<std::int64_t> count(const char* name, std::int64_t least = 1) const;
    std::optional<std::string> text(const char* name) const;
    bool is_true(const char* name) const;
    /// Whether a member is anything but absent, false and 0.
    bool is_on(const char* name) const;
    std::optional<ConfigObject> object(const char* name) const;
    /// Return an element of an array; nothing if there is no array, or if it is shorter.
    std::optional<std::string> text_at(const char* name, std::int64_t index) const;
    std::optional<std::int64_t> count_at(const char* name, std::int64_t index) const;

    /// Notes a member as read, whatever it is.
    void pass(const char* name) const { asked_.insert(name); }
    /// Returns the names of members that nobody asked for, without those that are null, false, 0 or
    /// empty.
    std::vector<std::string> not_asked() const;

private:
    const nlohmann::json* find(const char* name) const;
    const nlohmann::json* element(const char* name, std::int64_t index) const;
    [[noreturn]] void refuse(const char* name, const Message& kind) const;

    const nlohmann::json* object_;
    std::string path_;
    mutable std::set<std::string, std::less<>> asked_;
};

/// Parses a model's config.json. Throws InvalidRequest if it is no JSON object, if it nests deeper
/// than such a file does, or if a name occurs twice.
nlohmann::json parse_config(const std::string& text);

}  // namespace attnscope
