#include "core/heads/heads.h"
#include "core/io/csv.h"
#include "core/io/csv_comments.h"

namespace attnscope {

std::string heads_csv(std::span<const HeadSummary> heads) {
    std::string text = "head,mean_entropy,exact_entropy,distance,lambda,n\n";
    for (const HeadSummary& head : heads) {
        text += std::to_string(head.head);
        for (const double value :
             {head.mean_entropy, head.exact_entropy, head.distance(), head.lambda})
            text += ',' + csv_number(value);
        text += ',' + std::to_string(head.keys) + '\n';
    }
    return text;
}

std::string heads_csv(std::span<const HeadSummary> heads, const Scenario& scenario) {
    return version_comment() +
           csv_comment(
               "heads of attention, entropies in nats; exact_entropy: the mean over the "
               "same rows of independent scores") +
           scenario_comments(scenario) + heads_csv(heads);
}

}  // namespace attnscope
