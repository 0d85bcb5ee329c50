#pragma once

#include <span>
#include <string_view>

#include "core/text/errors.h"
#include "core/text/expression.h"
#include "core/text/message.h"

namespace attnscope {

/// A value that something does not take: "n = 'many' is not possible: it takes a whole number from
/// 1 to 5, and 'many' is unknown". Its parts are for those who name what is meant otherwise.
class RefusedValue : public InvalidRequest {
public:
    RefusedValue(std::string_view key, std::string_view text, Message allowed, Message why = {});

    const Message& allowed() const { return allowed_; }  ///< what it takes
    const Message& why() const { return why_; }          ///< may be empty

private:
    Message allowed_, why_;
};

/// What a number may be.
struct NumberLimits {
    double min, max;
    bool whole;
};

/// The number that the text, or the expression in it (core/text/expression.h), gives for what is
/// called `key`. Throws RefusedValue.
double read_number(std::string_view key, std::string_view text, const NumberLimits& limits,
                   std::span<const NamedNumber> names = {});

/// The number itself, where it may be that of what is called `key`. Throws RefusedValue.
double checked_number(std::string_view key, double value, const NumberLimits& limits);

/// What a value may be: a key (keys) of a list such as "a, b, c".
Message one_of(const Message& list);
Message any_of(const Message& list);

}  // namespace attnscope
