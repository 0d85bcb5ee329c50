#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace attnscope {

/// A number that a record of a table (a scaling rule, a variant, a mask, …) reads besides what all
/// records of that table read. It stands beside its record; one that several records share is one
/// constant. The key is the name on the command line, in files and in exports.
struct Parameter {
    std::string_view key;
    std::string_view label;  ///< what a person reads
    std::string_view unit;   ///< empty where there is none
    std::string_view help;   ///< one sentence
    double standard;         ///< the value where none is given
    double min, max;
    double slider_min, slider_max;  ///< what a slider covers, logarithmically
    bool whole = false;             ///< whole numbers only
};

/// Values of parameters by key, sorted. One that is not held has its standard value, and a standard
/// value is not held: so two sets are equal where every parameter has the same value in both.
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

    bool operator==(const ParameterValues&) const = default;

private:
    std::map<std::string, double, std::less<>> values_;
};

}  // namespace attnscope
