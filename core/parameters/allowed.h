#pragma once

#include <span>
#include <string_view>

#include "core/text/errors.h"
#include "core/text/expression.h"
#include "core/text/message.h"

namespace attnscope {

/// Thrown for a value that is not allowed: "n = 'many' is not possible: it takes a whole number
/// from 1 to 5, and 'many' is unknown". Its parts serve callers that have another name for the
/// number.
class RefusedValue : public InvalidRequest {
public:
    RefusedValue(std::string_view key, std::string_view text, Message allowed, Message why = {});

    const Message& allowed() const { return allowed_; }  ///< the values that are allowed
    const Message& why() const { return why_; }          ///< may be empty

private:
    Message allowed_, why_;
};

/// The values that a number may have.
struct NumberLimits {
    double min, max;
    bool whole;
};

/// Returns the number given by a text, or by an expression in it (core/text/expression.h), for the
/// value called `key`. Throws RefusedValue.
double read_number(std::string_view key, std::string_view text, const NumberLimits& limits,
                   std::span<const NamedNumber> names = {});

/// Returns the number itself if the value called `key` may have it. Throws RefusedValue otherwise.
double checked_number(std::string_view key, double value, const NumberLimits& limits);

/// Messages for what a value may be: one key, or any keys, of a list such as "a, b, c".
Message one_of(const Message& list);
Message any_of(const Message& list);

}  // namespace attnscope
