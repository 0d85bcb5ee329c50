#include "core/parameters/allowed.h"

#include "core/errors.h"
#include "core/text/printable.h"

namespace attnscope {

void refuse_value(std::string_view key, std::string_view text, const Message& allowed) {
    throw InvalidRequest(Message("value.refused", "%1 = %2 is not possible: it takes %3",
                                 {key, in_quotes(text), allowed}));
}

Message number_from_to(const Message& least, const Message& most) {
    return {"allowed.number", "a number from %1 to %2", {least, most}};
}

Message whole_number_from_to(const Message& least, const Message& most) {
    return {"allowed.whole-number", "a whole number from %1 to %2", {least, most}};
}

Message one_of(const Message& list) {
    return {"allowed.one-of", "one of %1", {list}};
}

Message any_of(const Message& list) {
    return {"allowed.any-of", "any of %1, with commas between them", {list}};
}

}  // namespace attnscope
