#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attnscope {

/// A number that a record of a table (a scaling rule, a variant, a mask, …) reads besides the
/// inputs that all records of its table have. It is declared beside its record; a parameter that
/// several records share is one constant. The key is the name on the command line, in files and in
/// exports.
struct Parameter {
    std::string_view key;
    std::string_view label;    ///< what a person reads
    std::string_view unit;     ///< empty if there is none
    std::string_view help;     ///< one sentence
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it matters
    double standard;           ///< the value if none is given
    double min, max;
    double slider_min, slider_max;  ///< the range of a slider, logarithmic
    bool whole = false;             ///< whole numbers only
    /// Formula and source of a parameter that belongs to no record, or that is more than a symbol
    /// in the formula of its record; else empty.
    std::string_view formula = {}, source = {};
    /// Whether files leave the value out while it is the standard one, so that they stay the same
    /// as before there was such a parameter.
    bool is_new = false;
};

/// Values of parameters by key, sorted. A parameter that is not stored has its standard value, and
/// a standard value is not stored, so two sets are equal if every parameter has the same value in
/// both.
class ParameterValues {
public:
    double operator[](const Parameter& parameter) const {
        const auto found = values_.find(parameter.key);
        return found == values_.end() ? parameter.standard : found->second;
    }

    void set(const Parameter& parameter, double value) {
        if (value == parameter.standard)
            values_.erase(std::string(parameter.key));
        else
            values_.insert_or_assign(std::string(parameter.key), value);
    }

    /// Returns the numbers of a list that follows from a text, such as lengths of documents; none
    /// if it is not set. A Scenario keeps the text itself.
    std::span<const std::int64_t> list(std::string_view key) const {
        const auto found = lists_.find(key);
        return found == lists_.end() ? std::span<const std::int64_t>() : found->second;
    }

    void set_list(std::string_view key, std::vector<std::int64_t> numbers) {
        lists_.insert_or_assign(std::string(key), std::move(numbers));
    }

    bool operator==(const ParameterValues&) const = default;

private:
    std::map<std::string, double, std::less<>> values_;
    std::map<std::string, std::vector<std::int64_t>, std::less<>> lists_;
};

}  // namespace attnscope
