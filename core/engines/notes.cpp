#include "core/engines/notes.h"

#include <algorithm>

#include "core/attention/positions/rope.h"

namespace attnscope {

std::optional<Message> unturned_note(const PositionScheme& position, std::int64_t d,
                                     const ParameterValues& parameters) {
    if (!position.rotation)
        return {};
    const bool has_fraction =
        std::ranges::find(position.parameters, &rotary_fraction) != position.parameters.end();
    const double fraction = has_fraction ? parameters[rotary_fraction] : 1;
    const double to_turn = fraction * static_cast<double>(d), turned = even_part(to_turn);
    constexpr double rounding = 1e-6;
    if (to_turn - turned < rounding)
        return {};
    if (fraction == 1)
        return Message("note.unturned", "d = %1 is odd: the last component does not turn.", {d});
    return Message("note.turned-in-pairs",
                   "Components turn in pairs: %1 of %2 turn at the rotary fraction %3.",
                   {turned, d, fraction});
}

std::optional<Message> alignment_note(const AttentionRequest& request) {
    const std::int64_t queries = request.input.queries->rows, keys = request.input.keys->rows;
    const bool matters = request.mask != masks().front() || request.position != positions().front();
    if (queries >= keys || request.first_place != 0 || !matters)
        return {};
    return Message(
        "note.top-left",
        "The %1 queries are aligned with the first of the %2 keys; alignment=bottom-right aligns "
        "them with the last, as when a cache is continued.",
        {queries, keys});
}

std::vector<Message> attention_notes(const AttentionRequest& request) {
    std::vector<Message> notes;
    for (const auto& note :
         {unturned_note(
              *request.position,
              turned_components(*request.variant,
                                scored_components(*request.variant, request.input.keys->dim),
                                request.parameters),
              request.parameters),
          alignment_note(request)})
        if (note)
            notes.push_back(*note);
    return notes;
}

}  // namespace attnscope
