#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/errors.h"
#include "core/text/expression.h"
#include "core/text/message.h"

namespace attnscope {

/// Thrown for a value that is not allowed: "n = 'many' is not possible: it takes a whole number
/// from 1 to 5, and 'many' is unknown". allowed() and why() are for callers that call the number by
/// another name.
class RefusedValue : public InvalidRequest {
public:
    RefusedValue(std::string_view key, std::string_view text, Message allowed, Message why = {});

    /// The exception for a text that is none of the keys; names the key that was probably meant.
    static RefusedValue no_choice(std::string_view key, std::string_view text,
                                  const std::vector<std::string_view>& keys);

    const Message& allowed() const { return allowed_; }  ///< the values that are allowed
    const Message& why() const { return why_; }          ///< may be empty

private:
    RefusedValue(const Message& sentence, Message allowed)
        : InvalidRequest(sentence), allowed_(std::move(allowed)) {}

    Message allowed_, why_;
};

/// The values that a number may have.
struct NumberLimits {
    double min, max;
    bool whole;
};

/// Returns the number that a text gives for the value called `key`, directly or by an expression
/// (core/text/expression.h) in which `names` are known. Throws RefusedValue.
double read_number(std::string_view key, std::string_view text, const NumberLimits& limits,
                   std::span<const NamedNumber> names = {});

/// Returns `value` if the value called `key` may have it. Throws RefusedValue otherwise.
double checked_number(std::string_view key, double value, const NumberLimits& limits);

/// The message that a value may be any number of the keys in a list such as "a, b, c".
Message any_of(const Message& list);

}  // namespace attnscope
