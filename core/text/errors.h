#pragma once

#include <stdexcept>
#include <utility>

#include "core/text/message.h"

namespace attnscope {

/// Base of everything the library throws. Its message is one sentence that can be shown unchanged;
/// what() is the sentence in English.
class Error : public std::runtime_error {
public:
    explicit Error(Message message)
        : std::runtime_error(text_of(message)), message_(std::move(message)) {}

    const Message& message() const { return message_; }

private:
    Message message_;
};

/// A request that cannot be met as it is: an unknown key, a value out of its range, a method that
/// makes no sense for a model. The command line exits with 2.
class InvalidRequest : public Error {
public:
    using Error::Error;
};

/// A name that a table does not have: of a quantity, a figure, an input, a field.
class UnknownName : public InvalidRequest {
public:
    using InvalidRequest::InvalidRequest;
};

/// A value of an option that is refused. The sentence names the option and what it was given; a
/// form, where both are seen, says takes() alone.
class RefusedOption : public InvalidRequest {
public:
    RefusedOption(Message sentence, Message takes)
        : InvalidRequest(std::move(sentence)), takes_(std::move(takes)) {}

    const Message& takes() const { return takes_; }

private:
    Message takes_;
};

/// A file that cannot be read or written; the sentence names the file, the field and the fault.
class FileError : public Error {
public:
    using Error::Error;
};

/// Work that was stopped because its stop token asked for it.
class Cancelled : public Error {
public:
    Cancelled() : Error("cancelled") {}
};

}  // namespace attnscope
