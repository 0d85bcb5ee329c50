#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// A text for people to read that can be translated. It has a stable key, an English form in which
/// %1, %2, … are placeholders, and the parts that replace them: numbers, names or other messages. A
/// message without a key is the same in every language: a number, a name, a formula.
///
///     Message("file.too-long", "%1 has more than %2 lines", {path, 100})
struct Message {
    std::string key;
    std::string english;
    std::vector<Message> parts;

    Message() = default;
    Message(std::string_view stable_key, std::string_view english_form,
            std::vector<Message> stand_ins = {})
        : key(stable_key), english(english_form), parts(std::move(stand_ins)) {}

    // Messages that are the same in every language.
    Message(const char* text) : english(text) {}
    Message(std::string_view text) : english(text) {}
    Message(std::string text) : english(std::move(text)) {}
    Message(std::integral auto number) : english(std::to_string(number)) {}
    Message(double number);  ///< shortest-exact (core/text/numbers.h)

    bool empty() const { return english.empty(); }
    bool operator==(const Message&) const = default;
};

/// Returns the form of a message in a language, with %1, %2, … in it; empty if the language lacks
/// it.
using Translate = std::function<std::string(const Message&)>;

/// Returns the message as one text: in the language of `translate`, or in English if that is empty
/// or lacks the message.
std::string text_of(const Message& message, const Translate& translate = {});

}  // namespace attnscope
