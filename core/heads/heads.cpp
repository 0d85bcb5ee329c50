#include "core/heads/heads.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/attention/inputs.h"
#include "core/attention/vector_files.h"
#include "core/errors.h"
#include "core/rows/mean_of_rows.h"
#include "core/rows/products.h"
#include "core/rows/seen_row.h"

namespace attnscope {
namespace {

/// What is the same of heads of one shape.
struct Theory {
    std::int64_t keys, d;
    double entropy, least, most;
};

/// NaN where scores have another law, or λ or d are none that the exact means are made for.
double exact_entropy_of(const Scenario& fitted, std::int64_t rows, const std::stop_token& stop) {
    if (other_law_of_rows(fitted))
        return std::numeric_limits<double>::quiet_NaN();
    try {
        return exact_mean_of_rows(fitted, rows, stop);
    } catch (const InvalidRequest&) {
        return std::numeric_limits<double>::quiet_NaN();
    }
}

Theory theory_of(const Scenario& fitted, std::int64_t rows, const std::stop_token& stop) {
    Theory theory{fitted.n, fitted.d, exact_entropy_of(fitted, rows, stop),
                  static_cast<double>(fitted.n), 0};
    for (std::int64_t row = 0; row < rows; ++row) {
        const double keys = seen_row(fitted, row).keys;
        theory.least = std::min(theory.least, keys);
        theory.most = std::max(theory.most, keys);
    }
    return theory;
}

/// Computes heads one after the other.
class Heads {
public:
    Heads(const Scenario& scenario, AttentionEngine& engine, int pixels)
        : scenario_(head_inputs(scenario)), engine_(engine), pixels_(pixels) {}

    HeadSummary compute(std::int64_t head, const std::stop_token& stop, const Progress& progress) {
        scenario_.head = head;
        const QueriesAndKeys input = load_queries_and_keys(scenario_, stop);
        const Scenario fitted = fitted_to(scenario_, input);
        AttentionRequest request = attention_request(fitted, input);
        request.viewport = {0, input.queries->rows, 0, input.keys->rows, pixels_, pixels_};
        if (!theory_ || theory_->keys != fitted.n || theory_->d != fitted.d)
            theory_ = theory_of(fitted, input.queries->rows, stop);
        HeadSummary summary{.head = head,
                            .queries = input.queries->rows,
                            .keys = fitted.n,
                            .d = fitted.d,
                            .exact_entropy = theory_->entropy,
                            .least_keys = static_cast<std::int64_t>(theory_->least),
                            .most_keys = static_cast<std::int64_t>(theory_->most),
                            .frame = engine_.compute(request, stop, progress)};
        summary.lambda = summary.frame.lambdas.back();
        summary.mean_entropy = summarize(summary.frame).mean_entropy;
        summary.frame.rows = {};
        summary.frame.statistics = {};
        summary.frame.lambdas = {};
        return summary;
    }

private:
    Scenario scenario_;
    AttentionEngine& engine_;
    int pixels_;
    std::optional<Theory> theory_;
};

double number_of(const HeadSummary& head, HeadOrder order) {
    switch (order) {
        case HeadOrder::entropy:
            return head.mean_entropy;
        case HeadOrder::distance:
            return head.distance();
        case HeadOrder::head:
            break;
    }
    return static_cast<double>(head.head);
}

}  // namespace

Scenario head_inputs(const Scenario& scenario) {
    Scenario kept = attention_inputs(scenario);
    kept.head = 0;
    kept.model = scenario.model;
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

void compute_heads(const Scenario& scenario, AttentionEngine& engine, int pixels,
                   const std::stop_token& stop, const Progress& progress, const HeadSink& sink) {
    const std::int64_t count = count_heads(scenario);
    Heads heads(scenario, engine, pixels);
    for (std::int64_t head = 0; head < count; ++head)
        sink(heads.compute(head, stop, [&](double part) {
            progress((static_cast<double>(head) + part) / static_cast<double>(count));
        }));
}

bool comes_before(const HeadSummary& one, const HeadSummary& other, HeadOrder order) {
    const double a = number_of(one, order), b = number_of(other, order);
    if (std::isnan(a) || std::isnan(b) || a == b)
        return std::isnan(a) == std::isnan(b) ? one.head < other.head : std::isnan(b);
    return a < b;
}

}  // namespace attnscope
