#pragma once

#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attnscope {

/// Named inputs of a quantity as text, such as {"n", "512"}.
using Inputs = std::map<std::string, std::string, std::less<>>;

/// A computed quantity together with every input that went into it, defaults included, in the order
/// of the quantity's keys.
struct Result {
    struct Used {
        std::string key;
        std::string value;
        bool is_number;  ///< whether JSON prints the value as a number
    };
    std::vector<Used> used;
    double value;
    std::string unit;                            ///< "nat", "1", "rad", …
    std::optional<double> standard_error;        ///< of a sampled value
    std::optional<std::string_view> multiplies;  ///< what a scale multiplies: "dot" or "cosine"
    bool lambda_is_of_mean_row = false;  ///< whether each row of such a matrix has a λ of its own
    bool error_is_lower_bound = false;   ///< see Estimate
    bool is_valid = true;  ///< false for an approximation that does not hold (holds())
};

/// A quantity that `eval` can compute.
struct Quantity {
    std::string_view name;
    std::span<const std::string_view> keys;  ///< inputs it accepts
    std::string_view help;                   ///< one sentence
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it holds
    std::string_view formula, source;
    Result (*evaluate)(const Inputs&, const std::stop_token&);
};

/// All quantities, in the order in which they are listed.
std::span<const Quantity* const> quantities();

/// Returns the quantity with this name. Throws UnknownName, which lists the names, if there is
/// none.
const Quantity& quantity(std::string_view name);

/// Throws UnknownName, which lists the quantity's keys, for an input that it does not take.
void check_keys(const Quantity& quantity, const Inputs& inputs);

/// Evaluates a quantity. Throws UnknownName for an unknown key; InvalidRequest for a missing key, a
/// value out of range, or a method that makes no sense for the model, and Error if the value
/// overflows.
Result evaluate(std::string_view name, const Inputs& inputs, const std::stop_token& stop = {});

}  // namespace attnscope
