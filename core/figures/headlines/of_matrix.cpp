#include "core/figures/headlines/of_matrix.h"

#include <algorithm>
#include <cmath>

#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/heads/head_habit.h"

namespace attnscope {
namespace {

/// Returns a share in percent, which is rounded to 100 only if it is all.
Message share_text(double share) {
    if (share < 1 && share > 0.9995)
        return {"headline.nearly-all", "more than %1", {"99.9"}};
    return short_text(100 * share, share > 0.99 ? 3 : 2);
}

/// Returns the sentence on where most of the head's weight goes, if it is much.
Message habit_headline(const HeadSummary& head, const Message& name) {
    const auto habit = habit_of(head);
    if (!habit)
        return {};
    const Message share = share_text(habit->share);
    switch (habit->place) {
        case HeadOrder::first:
            return {"headline.head-first",
                    "%1: %2 % of the weight on the first key — a sink.",
                    {name, share}};
        case HeadOrder::previous:
            return {"headline.head-previous",
                    "%1: %2 % of the weight on the previous token.",
                    {name, share}};
        case HeadOrder::induction:
            return {"headline.head-induction",
                    "%1: %2 % of the weight on what followed earlier copies of the token — "
                    "induction.",
                    {name, share}};
        default:
            return {"headline.head-diagonal",
                    "%1: %2 % of the weight on the token itself.",
                    {name, share}};
    }
}

/// Returns the sentence on a row of which some weights are below 0.
Message signed_row_headline(const RowStatistics& row, const Message& name, const Message& key) {
    const double all = absolute_sum(row);
    const Message share = share_text(std::abs(row.max_weight) / all);
    return {
        "headline.row-signed",
        "Row %1 puts %2 % of its weight on key %3; it looks at about %4 of %5 keys, and %6 % of "
        "its weight is below 0.",
        {name, row.max_weight < 0 ? Message("headline.minus", "−%1", {share}) : share, key,
         keys_text(perplexity(row)), row.count, share_text(row.negative / all)}};
}

}  // namespace

Message row_headline(const RowStatistics& row, const Message& name, const Message& key) {
    constexpr double even = 0.95;      // of the keys: what a row looks at if it prefers none
    constexpr double most_even = 1.2;  // times an even share: the largest one of such a row
    constexpr double several = 4;      // a row of fewer keys, all alike, is told by its largest
    if (row.count == 0)
        return {"headline.row-masked", "Row %1: every key is masked.", {name}};
    if (!has_weights(row))
        return {"headline.row-empty", "Row %1: every weight is 0.", {name}};
    if (row.count == 1)
        return {"headline.row-of-one", "Row %1 sees one key, %2.", {name, key}};
    if (row.negative > 0)
        return signed_row_headline(row, name, key);
    const double keys = perplexity(row), share = row.max_weight / row.sum;
    // Of weights beside a remainder, those that the keys get; of others, shares of their sum.
    const Message percent = share_text(row.remainder > 0 ? row.max_weight : share);
    const auto count = static_cast<double>(row.count);
    if (keys >= even * count && share * count <= most_even)
        return {"headline.row-even",
                "Row %1 spreads its weight almost evenly over its %2 keys: at most %3 % on one.",
                {name, row.count, percent}};
    const std::string looked_at = keys_text(keys);
    if (looked_at == "1")
        return {"headline.row-at-one",
                "Row %1 puts %2 % on key %3: it looks at one key.",
                {name, percent, key}};
    if (keys >= several && share * keys <= most_even)
        return {"headline.row-even-over",
                "Row %1 spreads its weight almost evenly over about %2 of its %3 keys: at most %4 "
                "% on one.",
                {name, looked_at, row.count, percent}};
    constexpr double told = 0.005;  // of the weight: the least remainder that is told
    if (row.remainder >= told)
        return {"headline.row-and-none",
                "Row %1 puts %2 % on key %3 and %4 % on none; it looks at about %5 of %6 keys.",
                {name, percent, key, share_text(row.remainder), looked_at, row.count}};
    return {"headline.row",
            "Row %1 puts %2 % on key %3; it looks at about %4 of %5 keys.",
            {name, percent, key, looked_at, row.count}};
}

Message row_change_headline(const RowStatistics& now, const RowStatistics& before,
                            const Message& name) {
    if (!has_weights(now) || !has_weights(before))
        return {};
    return {"headline.row-change",
            "Row %1 looks at about %2 keys; in the frozen matrix at about %3.",
            {name, keys_text(perplexity(now)), keys_text(perplexity(before))}};
}

Message head_headline(const HeadSummary& head, const Message& name) {
    if (!head.fault.empty())
        return {"headline.head-fault", "%1 is not computed: %2.", {name, head.fault}};
    if (std::isnan(head.mean_entropy))
        return {"headline.head-empty", "%1: no row gives a key a weight.", {name}};
    if (Message habit = habit_headline(head, name); !habit.empty())
        return habit;
    const Message all = head.least_keys == head.most_keys
                            ? Message(head.most_keys)
                            : Message("headline.up-to", "up to %1", {head.most_keys});
    const std::string keys = short_text(std::exp(head.mean_entropy), 2),
                      random = short_text(std::exp(head.exact_entropy), 2);
    if (head.is_by_chance())
        return {"headline.head-by-chance",
                "%1: a typical row looks at about %2 of %3 keys, as with random directions.",
                {name, keys, all}};
    if (std::isnan(head.exact_entropy) || keys == random)
        return {"headline.head-keys",
                "%1: a typical row looks at about %2 of %3 keys.",
                {name, keys, all}};
    return {"headline.head-and-random",
            "%1: a typical row looks at about %2 of %3 keys; with random directions at %4.",
            {name, keys, all, random}};
}

Message half_made_up_headline(const Scenario& scenario, const Message& name) {
    constexpr std::string_view made_up = "made-up";
    if ((scenario.queries == made_up) == (scenario.keys == made_up))
        return {};
    if (scenario.keys == made_up)
        return {"headline.made-up-keys",
                "%1: its keys are made up, so its weights say nothing of a model.",
                {name}};
    return {"headline.made-up-queries",
            "%1: its queries are made up, so its weights say nothing of a model.",
            {name}};
}

}  // namespace attnscope
