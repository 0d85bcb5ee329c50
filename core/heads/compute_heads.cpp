#include <algorithm>
#include <cmath>
#include <exception>
#include <iterator>
#include <limits>
#include <map>
#include <utility>

#include "core/attention/alignment.h"
#include "core/engines/notes.h"
#include "core/heads/heads.h"
#include "core/io/token_labels.h"
#include "core/rows/given_norms.h"
#include "core/rows/products.h"
#include "core/rows/seen_row.h"
#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "core/vectors/position_labels.h"

namespace attnscope {
namespace {

/// The fewest and the most keys that a row sees.
struct SeenKeys {
    std::int64_t least, most;
};

SeenKeys seen_keys(const Scenario& fitted, std::int64_t rows) {
    SeenKeys seen{fitted.n, 0};
    const std::int64_t first = first_place(fitted.alignment, rows, fitted.n);
    const SeenRows rows_seen(fitted);
    for (std::int64_t row = 0; row < rows; ++row) {
        const std::int64_t keys = rows_seen.keys_of(first + row).size();
        seen = {std::min(seen.least, keys), std::max(seen.most, keys)};
    }
    return seen;
}

/// What the exact mean of a head is computed from: its rows that have weights, and each row's share
/// in the mean, as in summarize().
struct ComparedRows {
    Scenario fitted;
    NormsOfRows norms;
    std::vector<double> shares, entropies;

    std::size_t bytes() const {
        return norms.rows.size() * sizeof(norms.rows.front()) +
               norms.keys.size() * sizeof(norms.keys.front()) +
               (shares.size() + entropies.size()) * sizeof(double);
    }

    /// Sets the head's exact mean from those of the rows.
    void compare(HeadSummary& head, std::span<const DirectionMeans> means) const {
        double sum = 0, count = 0;
        for (std::size_t i = 0; i < means.size(); ++i)
            if (shares[i] > 0) {
                sum += shares[i] * means[i].entropy;
                count += shares[i];
            }
        head.exact_entropy = sum / count;
        head.distance_error = error_of_mean(means, head.distance()) / count;
        head.awaits_exact = false;
        if (std::isnan(head.exact_entropy) && !std::isnan(head.mean_entropy) &&
            !other_law_of_rows(fitted))
            head.no_exact = too_wide_for_means(fitted);
    }

private:
    /// Returns the standard error of the mean distance of the rows, times the sum of their shares;
    /// NaN for fewer than two rows.
    double error_of_mean(std::span<const DirectionMeans> means, double mean) const {
        double squares = 0, rows = 0;
        for (std::size_t i = 0; i < means.size(); ++i)
            if (shares[i] > 0) {
                squares += std::pow(shares[i] * (entropies[i] - means[i].entropy - mean), 2);
                ++rows;
            }
        return rows > 1 ? std::sqrt(squares * rows / (rows - 1))
                        : std::numeric_limits<double>::quiet_NaN();
    }
};

struct ComputedHead {
    HeadSummary summary;  ///< without the exact mean
    ComparedRows rows;
};

ComparedRows compared_rows(const Scenario& fitted, const QueriesAndKeys& input,
                           const AttentionFrame& frame) {
    ComparedRows rows{fitted, {}, row_shares(frame), {}};
    if (has_direction_means(fitted))
        rows.norms = norms_of_rows(fitted, input, frame.rows, frame.lambdas);
    for (std::size_t i = 0; i < rows.shares.size(); ++i)
        if (!has_weights(frame.statistics[i]))
            rows.shares[i] = 0;
    for (const RowStatistics& row : frame.statistics)
        rows.entropies.push_back(row.entropy);
    return rows;
}

/// Returns why the tokens tell nothing of induction; empty if they do. If there are fewer tokens
/// than positions, they may as well belong to other positions.
Message fault_of_tokens(const TokenLabels& tokens, const QueriesAndKeys& input) {
    const std::int64_t positions = std::max(input.queries->rows, input.keys->rows);
    if (tokens.empty())
        return {"heads.no-tokens",
                "induction needs a token file, with a token for each of %1 positions",
                {positions}};
    if (std::ssize(tokens) < positions)
        return {"heads.few-tokens",
                "induction needs a token for each of %1 positions, and the token file has %2",
                {positions, std::ssize(tokens)}};
    return {};
}

/// Computes the head that the Scenario chooses.
ComputedHead computed(const Scenario& scenario, const TokenLabels& tokens, AttentionEngine& engine,
                      int pixels, const std::stop_token& stop, const Progress& progress) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const QueriesAndKeys input = load_queries_and_keys(scenario, stop);
    const Scenario fitted = fitted_to(scenario, input);
    AttentionRequest request = attention_request(fitted, input);
    request.viewport = {0, input.queries->rows, 0, input.keys->rows, pixels, pixels};
    const SeenKeys seen = seen_keys(fitted, input.queries->rows);
    HeadSummary summary{.head = scenario.head,
                        .queries = input.queries->rows,
                        .keys = fitted.n,
                        .d = fitted.d,
                        .exact_entropy = none,
                        .least_keys = seen.least,
                        .most_keys = seen.most,
                        .mean_key_share = mean_key_share(*input.keys),
                        .frame = engine.compute(request, stop, progress),
                        .notes = attention_notes(request),
                        .awaits_exact = true};
    summary.no_induction = fault_of_tokens(tokens, input);
    summary.scores =
        head_scores(request, engine, summary.no_induction.empty() ? tokens : TokenLabels(), stop);
    summary.lambda = summary.frame.lambdas.back();
    summary.mean_entropy = summarize(summary.frame).mean_entropy;
    ComparedRows rows = compared_rows(fitted, input, summary.frame);
    summary.frame.rows = {};
    summary.frame.statistics = {};
    summary.frame.lambdas = {};
    return {std::move(summary), std::move(rows)};
}

/// Returns the summary of a head that cannot be computed, without numbers.
HeadSummary faulty_head(const HeadId& id, const Message& fault) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    return {.layer = id.layer,
            .head = id.head,
            .lambda = none,
            .mean_entropy = none,
            .exact_entropy = none,
            .mean_key_share = none,
            .scores = {none, none, none, none, none},
            .frame = {},
            .fault = fault};
}

/// Returns the tokens of the Scenario's file; none if it names no file, if the queries have other
/// tokens than the keys, or if the file cannot be read. The fault is reported where the labels are
/// shown.
TokenLabels tokens_of(const Scenario& scenario) {
    try {
        PositionLabels labels = position_labels(scenario);
        return labels.queries ? TokenLabels() : std::move(labels.keys);
    } catch (const FileError&) {
        return {};
    }
}

/// Computes heads one by one.
class HeadComputer {
public:
    HeadComputer(const Scenario& scenario, AttentionEngine& engine, int pixels,
                 const std::stop_token& stop, const Progress& progress, const HeadSink& sink)
        : scenario_(head_inputs(scenario)),
          files_(files_read(scenario_)),
          engine_(engine),
          pixels_(pixels),
          stop_(stop),
          progress_(progress),
          sink_(sink) {}

    void compute(const std::vector<HeadsOfLayer>& layers) {
        are_several_ = layers.size() > 1;
        for (const HeadsOfLayer& layer : layers)
            count_ += layer.heads;
        for (const HeadsOfLayer& layer : layers)
            layers_.push_back(layer.layer);
        for (const auto& [layer, heads] : layers) {
            if (&layer == &layers.front().layer || layer.stated.texts)
                tokens_ = tokens_of(moved_to(scenario_, layers_, layer));
            for (std::int64_t head = 0; head < heads; ++head) {
                compute(layer, head);
                ++done_;
                if (waiting_bytes_ > most_waiting_bytes)
                    compare_all();
            }
        }
        compare_all();
        require_unchanged(files_);
        if (faulty_ == count_)
            std::rethrow_exception(fault_);
    }

private:
    void compute(const Layer& layer, std::int64_t head) {
        const Message mask = fault_of_mask(scenario_, layers_, layer);
        if (const Message& fault = layer.fault.empty() ? mask : layer.fault; !fault.empty())
            return take_fault({layer.number, head}, fault,
                              std::make_exception_ptr(FileError(fault)));
        try {
            Scenario chosen = moved_to(scenario_, layers_, layer);
            chosen.head = head;
            ComputedHead made =
                computed(chosen, tokens_, engine_, pixels_, stop_,
                         [&](double part) { tell(static_cast<double>(done_) + part); });
            made.summary.layer = layer.number;
            made.summary.layer_name = layer.stated.layer;
            take(std::move(made));
        } catch (const Cancelled&) {
            throw;
        } catch (const Error& error) {
            require_unchanged(files_);
            take_fault({layer.number, head}, error.message(), std::current_exception());
        }
    }

    void take_fault(const HeadId& id, const Message& fault, const std::exception_ptr& thrown) {
        if (!fault_)
            fault_ = thrown;
        ++faulty_;
        ++compared_;
        sink_(faulty_head(id, fault));
    }

    /// Passes a head on: with its exact mean or, if there are several layers, without it first.
    void take(ComputedHead&& made) {
        if (are_several_ && has_direction_means(made.rows.fitted)) {
            sink_(HeadSummary(made.summary));
            waiting_bytes_ += made.rows.bytes();
            return waiting_.push_back(std::move(made));
        }
        const auto& [keys, rows] = made.rows.norms;
        std::vector<DirectionMeans> means(made.rows.shares.size(), no_means);
        if (!rows.empty())
            means = direction_means(static_cast<double>(made.summary.d), keys, rows, stop_);
        made.rows.compare(made.summary, means);
        sink_(std::move(made.summary));
        ++compared_;
    }

    /// Compares the heads that wait with their exact means.
    void compare_all() {
        std::map<std::int64_t, std::vector<std::size_t>> by_d;
        for (std::size_t i = 0; i < waiting_.size(); ++i)
            by_d[waiting_[i].summary.d].push_back(i);
        for (const auto& [d, chosen] : by_d) {
            std::vector<DirectionMatrix> matrices;
            for (const std::size_t i : chosen)
                matrices.push_back({waiting_[i].rows.norms.keys, waiting_[i].rows.norms.rows});
            direction_means(static_cast<double>(d), matrices, stop_,
                            [&](std::size_t matrix, std::vector<DirectionMeans>&& means) {
                                ComputedHead& head = waiting_[chosen[matrix]];
                                head.rows.compare(head.summary, means);
                                sink_(std::move(head.summary));
                                ++compared_;
                                tell(static_cast<double>(done_));
                            });
        }
        waiting_.clear();
        waiting_bytes_ = 0;
    }

    /// Tells the progress, given how many heads are computed.
    void tell(double computed) const {
        const double heads =
            part_of_heads * computed + (1 - part_of_heads) * static_cast<double>(compared_);
        progress_((are_several_ ? heads : computed) / static_cast<double>(count_));
    }

    static constexpr double part_of_heads = 0.6;  ///< of the progress, before the exact means
    static constexpr std::size_t most_waiting_bytes = 64 << 20;
    static constexpr DirectionMeans no_means{std::numeric_limits<double>::quiet_NaN(),
                                             std::numeric_limits<double>::quiet_NaN()};

    Scenario scenario_;
    std::vector<Layer> layers_;
    std::vector<FileState> files_;
    TokenLabels tokens_;  ///< of the layer
    AttentionEngine& engine_;
    int pixels_;
    const std::stop_token& stop_;
    const Progress& progress_;
    const HeadSink& sink_;
    bool are_several_ = false;
    std::int64_t count_ = 0, done_ = 0, faulty_ = 0;
    std::int64_t compared_ = 0;          ///< heads that wait for no exact mean any more
    std::exception_ptr fault_;           ///< of the first head that cannot be computed
    std::vector<ComputedHead> waiting_;  ///< for their exact means
    std::size_t waiting_bytes_ = 0;      ///< of their rows
};

}  // namespace

void compute_heads(const Scenario& scenario, AttentionEngine& engine, int pixels,
                   const std::stop_token& stop, const Progress& progress, const HeadSink& sink) {
    const std::vector<HeadsOfLayer> layers = list_heads(scenario);
    HeadComputer(scenario, engine, pixels, stop, progress, sink).compute(layers);
}

}  // namespace attnscope
