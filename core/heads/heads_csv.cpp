#include <algorithm>

#include "core/fields/csv_comments.h"
#include "core/heads/heads.h"
#include "core/io/csv.h"
#include "core/rows/products.h"
#include "core/scaling/rules.h"
#include "core/softmax/entropy_unit.h"

namespace attnscope {
namespace {

constexpr const char* heads_header =
    "head,mean_entropy,exact_entropy,distance,lambda,n,mean_key_share,previous,first,induction,"
    "diagonal,norm";

/// Whether the heads are of several layers. Heads are given by value or by pointer.
template <typename Heads>
bool are_of_layers(const Heads& heads, const auto& layer_of) {
    return std::ranges::any_of(
        heads, [&](const auto& head) { return layer_of(head) != layer_of(heads.front()); });
}

std::string header_of(bool of_layers) {
    return std::string(heads_header) + (of_layers ? ",layer\n" : "\n");
}

std::string line_of(const HeadSummary& head, const EntropyUnit& unit, bool of_layers) {
    std::string text = std::to_string(head.head);
    for (const double entropy : {head.mean_entropy, head.exact_entropy, head.distance()})
        text += ',' + csv_number(unit.factor * entropy);
    text += ',' + csv_number(head.lambda) + ',' + (head.keys > 0 ? std::to_string(head.keys) : "");
    const HeadScores& scores = head.scores;
    for (const double number : {head.mean_key_share, scores.previous, scores.first,
                                scores.induction, scores.diagonal, scores.norm})
        text += ',' + csv_number(number);
    return text + (of_layers ? ',' + std::to_string(head.layer) + '\n' : "\n");
}

/// Returns a comment on λ of a rule that multiplies cosines; empty for other rules.
std::string comment_on_scale(const Scenario& scenario) {
    const bool is_of_cosines = rule(scenario.rule).multiplies == Multiplies::cosine;
    return is_of_cosines ? csv_comment("multiplies = cosine") : "";
}

/// Returns a comment that says why there is no exact entropy; empty if there can be one.
std::string comment_on_law(const Scenario& scenario) {
    const auto other = other_law_of_rows(scenario);
    return other ? csv_comment(text_of(*other)) : "";
}

/// Returns a comment on what the file states of each layer; empty if it states nothing.
std::string comment_on_layers(std::span<const std::shared_ptr<const HeadSummary>> heads) {
    const auto is_stated = [](const auto& head) { return !head->layer_name.empty(); };
    return std::ranges::none_of(heads, is_stated)
               ? ""
               : csv_comment(
                     "each layer has the rule, mask and positions that the file states of it, "
                     "where those below have the values stated of the chosen layer");
}

/// Returns comments on why heads lack numbers.
std::string comments_on_faults(std::span<const std::shared_ptr<const HeadSummary>> heads,
                               bool of_layers) {
    std::string text;
    const auto lacks = [](const auto& head) { return !head->no_induction.empty(); };
    if (const auto found = std::ranges::find_if(heads, lacks); found != heads.end())
        text += csv_comment(text_of((*found)->no_induction));
    for (const auto& head : heads) {
        const std::string name =
            (of_layers ? "layer " + std::to_string(head->layer) + ", head " : "head ") +
            std::to_string(head->head) + ": ";
        if (!head->fault.empty())
            text += csv_comment(name + text_of(head->fault));
        if (!head->no_exact.empty())
            text += csv_comment(name + "no exact_entropy: " + text_of(head->no_exact));
    }
    return text;
}

}  // namespace

std::string heads_csv(std::span<const HeadSummary> heads) {
    const bool of_layers = are_of_layers(heads, [](const auto& head) { return head.layer; });
    std::string text = header_of(of_layers);
    for (const HeadSummary& head : heads)
        text += line_of(head, entropy_units().front(), of_layers);
    return text;
}

std::string heads_csv(std::span<const std::shared_ptr<const HeadSummary>> heads,
                      const Scenario& scenario) {
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    const bool of_layers = are_of_layers(heads, [](const auto& head) { return head->layer; });
    std::string text =
        version_comment() +
        csv_comment("heads of attention, entropies in " + std::string(unit.key) +
                    "s; exact_entropy: the exact mean of the same rows if directions were "
                    "independent, with the norms of these queries and keys") +
        csv_comment(
            "mean_key_share: the squared norm of the mean key over the mean squared norm, about "
            "1/n of independent keys") +
        csv_comment(
            "previous, first, diagonal: mean weight of the key before, the first key and "
            "the query's own; induction: of the keys after earlier occurrences of the "
            "query's token, over rows whose token occurred before; norm: mean norm of the keys by "
            "weight over their mean norm") +
        comment_on_law(scenario) + comment_on_layers(heads) + scenario_comments(scenario) +
        comment_on_scale(scenario) + comments_on_faults(heads, of_layers) + header_of(of_layers);
    for (const auto& head : heads)
        text += line_of(*head, unit, of_layers);
    return text;
}

}  // namespace attnscope
