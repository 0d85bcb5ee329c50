#include "core/text/message.h"

#include "core/text/numbers.h"

namespace attnscope {
namespace {

bool is_place(std::string_view form, std::size_t at, std::size_t parts) {
    return form[at] == '%' && at + 1 < form.size() && form[at + 1] >= '1' &&
           static_cast<std::size_t>(form[at + 1] - '1') < parts;
}

}  // namespace

Message::Message(double number) : english(to_text(number)) {}

std::string text_of(const Message& message, const Translate& translate) {
    if (message.key.empty())
        return message.english;
    std::string form = translate ? translate(message) : "";
    if (form.empty())
        form = message.english;
    std::string text;
    for (std::size_t i = 0; i < form.size(); ++i)
        if (is_place(form, i, message.parts.size()))
            text += text_of(message.parts[static_cast<std::size_t>(form[++i] - '1')], translate);
        else
            text += form[i];
    return text;
}

}  // namespace attnscope
