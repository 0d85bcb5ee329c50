#include "core/heads/heads.h"
#include "core/io/csv.h"
#include "core/io/csv_comments.h"
#include "core/rows/products.h"

namespace attnscope {
namespace {

constexpr const char* header = "head,mean_entropy,exact_entropy,distance,lambda,n\n";

std::string line_of(const HeadSummary& head) {
    std::string text = std::to_string(head.head);
    for (const double value : {head.mean_entropy, head.exact_entropy, head.distance(), head.lambda})
        text += ',' + csv_number(value);
    return text + ',' + std::to_string(head.keys) + '\n';
}

/// Why there is no exact entropy, where there is none.
std::string comment_on_law(const Scenario& scenario) {
    const auto other = other_law_of_rows(scenario);
    return other ? csv_comment(text_of(*other)) : "";
}

}  // namespace

std::string heads_csv(std::span<const HeadSummary> heads) {
    std::string text = header;
    for (const HeadSummary& head : heads)
        text += line_of(head);
    return text;
}

std::string heads_csv(std::span<const std::shared_ptr<const HeadSummary>> heads,
                      const Scenario& scenario) {
    std::string text =
        version_comment() +
        csv_comment(
            "heads of attention, entropies in nats; exact_entropy: the mean over the same "
            "rows of independent scores") +
        comment_on_law(scenario) + scenario_comments(scenario) + header;
    for (const auto& head : heads)
        text += line_of(*head);
    return text;
}

}  // namespace attnscope
