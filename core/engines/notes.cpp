#include "core/engines/notes.h"

namespace attnscope {

std::optional<Message> unturned_note(const PositionScheme& position, std::int64_t d) {
    if (!position.rotation || d % 2 == 0)
        return {};
    return Message("note.unturned", "d = %1 is odd: the last component does not turn.", {d});
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
                                request.parameters)),
          alignment_note(request)})
        if (note)
            notes.push_back(*note);
    return notes;
}

}  // namespace attnscope
