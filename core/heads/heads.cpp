#include "core/heads/heads.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <limits>

#include "core/attention/alignment.h"
#include "core/io/file_fault.h"
#include "core/io/token_labels.h"
#include "core/rows/given_norms.h"
#include "core/rows/products.h"
#include "core/rows/seen_row.h"
#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "core/vectors/vector_files.h"

namespace attnscope {
namespace {

/// The fewest and the most keys that a row sees.
struct SeenKeys {
    std::int64_t least, most;
};

SeenKeys seen_keys(const Scenario& fitted, std::int64_t rows) {
    SeenKeys seen{fitted.n, 0};
    const std::int64_t first = first_place(fitted.alignment, rows, fitted.n);
    for (std::int64_t row = 0; row < rows; ++row) {
        const auto keys = static_cast<std::int64_t>(seen_row(fitted, first + row).keys);
        seen = {std::min(seen.least, keys), std::max(seen.most, keys)};
    }
    return seen;
}

/// Returns the mean of the exact entropies over the rows of a frame that have weights, each with
/// its share as in summarize().
double mean_of_directions(const Scenario& fitted, const QueriesAndKeys& input,
                          const AttentionFrame& frame, const std::stop_token& stop) {
    const auto means = direction_means_of(fitted, input, frame.rows, frame.lambdas, stop);
    const std::vector<double> shares = row_shares(frame);
    double sum = 0, count = 0;
    for (std::size_t i = 0; i < means.size(); ++i)
        if (frame.statistics[i].count > 0 && frame.statistics[i].sum != 0) {
            sum += shares[i] * means[i].entropy;
            count += shares[i];
        }
    return sum / count;
}

/// Returns the summary of the head that the Scenario chooses.
HeadSummary computed(const Scenario& scenario, const TokenLabels& tokens, AttentionEngine& engine,
                     int pixels, const std::stop_token& stop, const Progress& progress) {
    const QueriesAndKeys input = load_queries_and_keys(scenario, stop);
    const Scenario fitted = fitted_to(scenario, input);
    AttentionRequest request = attention_request(fitted, input);
    request.viewport = {0, input.queries->rows, 0, input.keys->rows, pixels, pixels};
    const SeenKeys seen = seen_keys(fitted, input.queries->rows);
    HeadSummary summary{.head = scenario.head,
                        .queries = input.queries->rows,
                        .keys = fitted.n,
                        .d = fitted.d,
                        .least_keys = seen.least,
                        .most_keys = seen.most,
                        .mean_key_share = mean_key_share(*input.keys),
                        .frame = engine.compute(request, stop, progress)};
    summary.scores = head_scores(request, engine, tokens, stop);
    summary.lambda = summary.frame.lambdas.back();
    summary.mean_entropy = summarize(summary.frame).mean_entropy;
    summary.exact_entropy = mean_of_directions(fitted, input, summary.frame, stop);
    if (std::isnan(summary.exact_entropy) && !std::isnan(summary.mean_entropy) &&
        !other_law_of_rows(fitted))
        summary.no_exact = too_wide_for_means(fitted);
    summary.frame.rows = {};
    summary.frame.statistics = {};
    summary.frame.lambdas = {};
    return summary;
}

/// Returns the summary of a head that cannot be computed, without numbers.
HeadSummary faulty_head(std::int64_t head, const Message& fault) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    return {.head = head,
            .lambda = none,
            .mean_entropy = none,
            .exact_entropy = none,
            .mean_key_share = none,
            .scores = {none, none, none, none, none},
            .frame = {},
            .fault = fault};
}

/// The number by which heads are sorted, ascending.
double number_of(const HeadSummary& head, HeadOrder order) {
    switch (order) {
        case HeadOrder::entropy:
            return head.mean_entropy;
        case HeadOrder::distance:
            return head.distance();
        case HeadOrder::previous:
            return -head.scores.previous;
        case HeadOrder::first:
            return -head.scores.first;
        case HeadOrder::induction:
            return -head.scores.induction;
        case HeadOrder::diagonal:
            return -head.scores.diagonal;
        case HeadOrder::norm:
            return -head.scores.norm;
        case HeadOrder::head:
            break;
    }
    return static_cast<double>(head.head);
}

}  // namespace

Scenario head_inputs(const Scenario& scenario) {
    Scenario kept = attention_inputs(scenario);
    kept.tokens_file = scenario.tokens_file;
    kept.head = 0;
    return kept;
}

std::int64_t count_heads(const Scenario& scenario) {
    Scenario first = scenario;
    first.head = 0;
    const FileHeads files = open_heads(first);
    const std::int64_t heads = axes_of(files).heads;
    if (!files.queries && !files.keys)
        throw InvalidRequest(Message("heads.no-file",
                                     "neither queries nor keys come from a file, so there are no "
                                     "heads"));
    if (heads > max_heads)
        throw InvalidRequest(Message("heads.too-many",
                                     "there are %1 heads; an overview shows up to %2",
                                     {heads, max_heads}));
    return std::max<std::int64_t>(heads, 1);
}

namespace {

/// Returns the tokens that the Scenario's file names; none if it names no file or one that cannot
/// be read, which whoever shows the labels says.
TokenLabels tokens_of(const Scenario& scenario) {
    try {
        return scenario.tokens_file.empty() ? TokenLabels()
                                            : read_token_labels(scenario.tokens_file);
    } catch (const FileError&) {
        return {};
    }
}

/// Throws FileError if a file of the heads was changed.
void require_unchanged(const Scenario& scenario, const std::vector<FileState>& before) {
    const std::vector<FileState> now = files_read(scenario);
    for (std::size_t i = 0; i < before.size(); ++i)
        if (now[i] != before[i])
            fail_on_file(before[i].path,
                         {"heads.changed", "the file was changed while its heads were computed"});
}

}  // namespace

void compute_heads(const Scenario& scenario, AttentionEngine& engine, int pixels,
                   const std::stop_token& stop, const Progress& progress, const HeadSink& sink) {
    const std::int64_t count = count_heads(scenario);
    Scenario chosen = head_inputs(scenario);
    const std::vector<FileState> files = files_read(chosen);
    const TokenLabels tokens = tokens_of(chosen);
    std::exception_ptr fault;  // of the first head that cannot be computed
    std::int64_t faulty = 0;
    for (std::int64_t head = 0; head < count; ++head)
        try {
            chosen.head = head;
            sink(computed(chosen, tokens, engine, pixels, stop, [&](double part) {
                progress((static_cast<double>(head) + part) / static_cast<double>(count));
            }));
        } catch (const Cancelled&) {
            throw;
        } catch (const Error& error) {
            if (!fault)
                fault = std::current_exception();
            require_unchanged(chosen, files);
            ++faulty;
            sink(faulty_head(head, error.message()));
        }
    require_unchanged(chosen, files);
    if (faulty == count)
        std::rethrow_exception(fault);
}

bool comes_before(const HeadSummary& one, const HeadSummary& other, HeadOrder order) {
    const double a = number_of(one, order), b = number_of(other, order);
    if (std::isnan(a) || std::isnan(b) || a == b)
        return std::isnan(a) == std::isnan(b) ? one.head < other.head : std::isnan(b);
    return a < b;
}

}  // namespace attnscope
