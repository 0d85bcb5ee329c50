#include "core/text/json_keys.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/text/printable.h"

namespace attnscope {
namespace {

using Json = nlohmann::json;

/// Passes over a JSON text in time proportional to its length, unlike a parser's callback, which
/// looks through an array again after each of its objects.
class Listener : public nlohmann::json_sax<Json> {
public:
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
    bool parse_error(std::size_t, const std::string&, const Json::exception&) override {
        return false;
    }
};

/// Notes where a text has a fault.
class FaultListener : public Listener {
public:
    /// The byte at which the text has its fault, counted from 1.
    std::size_t place() const { return place_; }

    bool parse_error(std::size_t place, const std::string&, const Json::exception&) override {
        place_ = place;
        return false;
    }

private:
    std::size_t place_ = 0;
};

/// Notes the keys that an object has twice.
class KeyListener : public Listener {
public:
    std::vector<std::string> doubled() const { return doubled_; }

    bool start_object(std::size_t) override {
        open_.emplace_back();
        return true;
    }
    bool key(string_t& name) override {
        if (!open_.back().insert(name).second && listed_.insert(name).second)
            doubled_.push_back(name);
        return true;
    }
    bool end_object() override {
        open_.pop_back();
        return true;
    }

private:
    std::vector<std::set<std::string>> open_;  ///< keys of the objects that have not ended
    std::set<std::string> listed_;
    std::vector<std::string> doubled_;
};

/// Ends at an object or array that lies in too many others.
class DepthListener : public Listener {
public:
    explicit DepthListener(int most) : left_(most) {}
    bool is_too_deep() const { return left_ < 0; }

    bool start_object(std::size_t) override { return --left_ >= 0; }
    bool end_object() override { return ++left_ >= 0; }
    bool start_array(std::size_t) override { return --left_ >= 0; }
    bool end_array() override { return ++left_ >= 0; }

private:
    int left_;
};

}  // namespace

std::optional<std::vector<std::string>> doubled_keys(std::string_view json) {
    KeyListener listener;
    if (!Json::sax_parse(json, &listener))
        return std::nullopt;
    return listener.doubled();
}

bool is_nested_deeper(std::string_view json, int most) {
    DepthListener listener(most);
    Json::sax_parse(json, &listener);
    return listener.is_too_deep();
}

std::optional<TextPlace> json_fault(std::string_view json) {
    FaultListener listener;
    if (Json::sax_parse(json, &listener))
        return std::nullopt;
    const std::string_view read = json.substr(0, std::max<std::size_t>(listener.place(), 1) - 1);
    const std::size_t begin = read.rfind('\n') + 1;  // 0 on the first line
    return TextPlace{static_cast<std::size_t>(std::ranges::count(read, '\n')) + 1,
                     characters(read.substr(begin)) + 1};
}

}  // namespace attnscope
