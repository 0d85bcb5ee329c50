#include "app/commands/attention_json.h"

#include "app/commands/json.h"
#include "core/attention/alignment.h"
#include "core/engines/attention_csv.h"
#include "core/engines/notes.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

/// Returns the notes as JSON, a sentence each.
std::string notes_json(const std::vector<Message>& notes) {
    std::vector<std::string> sentences;
    for (const Message& note : notes)
        sentences.push_back(json_text(spokenText(note)));
    return json_list(sentences);
}

}  // namespace

std::string attention_json(const AttentionEngine& engine, const AttentionRequest& request,
                           const AttentionFrame& frame, const std::optional<Timing>& timing,
                           const TokenLabels& labels) {
    const AttentionSummary summary = summarize(frame);
    const std::optional<Substitute>& other = frame.substitute;
    const std::string backend = other ? other->backend : engine.backend();
    const std::string device = other ? other->device : engine.device();
    JsonObject object;
    object.add("queries", request.input.queries->rows)
        .add("keys", request.input.keys->rows)
        .add("d", request.input.keys->dim)
        .add("lambda", frame.lambdas.back());
    if (request.qk_clip > 0)
        object.add("qk_clip_factor", frame.clip_factor);
    object.add("multiplies", std::string_view(request.cosines ? "cosine" : "dot"))
        .add("attention", computed_variant(request).key)
        .add("position", request.position->key)
        .add("mask", request.mask->key);
    if (!request.normalizer->is_softmax())
        object.add("normalizer", request.normalizer->key);
    object.add("backend", std::string_view(backend))
        .add("device", std::string_view(device))
        .add("mean_entropy", summary.mean_entropy)
        .add("mean_collision", summary.mean_collision)
        .add("mean_gradient", summary.mean_gradient)
        .add("max_weight", summary.max_weight)
        .add("mean_row_sum", summary.mean_row_sum);
    if (!mass_columns(frame, *request.normalizer).empty())
        object.add("mean_support", summary.mean_support);
    if (frame.is_signed)
        object.add("mean_l1", summary.mean_row_sum + 2 * summary.mean_negative)
            .add("mean_negative_mass", summary.mean_negative);
    if (other) {
        const std::string reason = spokenText(other->reason);
        const std::string asked = engine.backend();
        object.add("instead_of", std::string_view(asked)).add("reason", std::string_view(reason));
    }
    if (request.first_place != 0)
        object.add("alignment", alignments.back().key);
    if (const auto notes = attention_notes(request); !notes.empty())
        object.add_raw("notes", notes_json(notes));
    if (!labels.empty())
        object.add("tokens", std::ssize(labels));
    if (timing)
        object.add("compute_seconds", timing->best).add("runs", timing->runs);
    return object.text();
}

}  // namespace attnscope
