#include "core/theory/exact_curves.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <tuple>

#include "core/limits.h"
#include "core/parallel/parallel_for.h"
#include "core/special/require.h"
#include "core/theory/domain.h"
#include "core/theory/exact_means.h"
#include "core/theory/random_queries.h"
#include "core/theory/row_means.h"

namespace attnscope {
namespace {

/// The means of rows that were requested recently, from any thread.
class RecentMeans {
public:
    ExactMeans get(ScoreModel model, double d, const RowAt& row, Precision precision) {
        const Key key{model, d, row.n, row.lambda, precision};
        if (const auto kept = find(key))
            return *kept;
        const ExactMeans made = exact_means(model, row.n, d, row.lambda, precision);
        const std::scoped_lock lock(mutex_);
        if (means_.size() >= most_kept)
            means_.clear();
        means_.emplace(key, made);
        return made;
    }

private:
    using Key = std::tuple<ScoreModel, double, double, double, Precision>;
    static constexpr std::size_t most_kept = 4096;

    std::optional<ExactMeans> find(const Key& key) {
        const std::scoped_lock lock(mutex_);
        const auto at = means_.find(key);
        return at == means_.end() ? std::nullopt : std::optional(at->second);
    }

    std::mutex mutex_;
    std::map<Key, ExactMeans> means_;
};

RecentMeans& recent_means() {
    static RecentMeans means;
    return means;
}

/// One of the exact means.
struct Mean {
    double ExactMeans::*value;
    FarEnd far;
};

constexpr Mean entropy = {&ExactMeans::entropy, FarEnd::falling};
constexpr Mean collision = {&ExactMeans::collision, FarEnd::level};
constexpr Mean diversity = {&ExactMeans::diversity, FarEnd::falling};

std::vector<double> one_by_one(const Mean& mean, ScoreModel model, double d,
                               std::span<const RowAt> rows, const std::stop_token& stop,
                               Precision precision) {
    std::vector<double> values(rows.size());
    parallel_for(rows.size(), 1, stop, [&](std::size_t i) {
        values[i] = recent_means().get(model, d, rows[i], precision).*mean.value;
    });
    return values;
}

/// Returns the lengths of the rows, ascending, each once.
std::vector<double> lengths_of(std::span<const RowAt> rows) {
    std::vector<double> lengths;
    for (const RowAt& row : rows)
        lengths.push_back(row.n);
    std::ranges::sort(lengths);
    lengths.erase(std::ranges::unique(lengths).begin(), lengths.end());
    return lengths;
}

/// Returns the means of rows whose logits have this law.
std::vector<double> of_one_law(const Mean& mean, std::span<const RowAt> rows, const LogitLaw& law) {
    const std::vector<double> lengths = lengths_of(rows);
    const std::vector<ExactMeans> means =
        lengths.size() > 1 ? row_means(law, lengths) : std::vector{row_means(law, lengths[0])};
    std::vector<double> values;
    for (const RowAt& row : rows)
        values.push_back(means[static_cast<std::size_t>(std::ranges::lower_bound(lengths, row.n) -
                                                        lengths.begin())].*
                         mean.value);
    return values;
}

/// Returns the common law of all these rows' logits, if there is one and computing many lengths
/// together is faster. It is not for spheres below d = 8, where the edge of the law would need
/// finer steps; and a rule may give each length another scale.
std::optional<LogitLaw> shared_law(ScoreModel model, double d, std::span<const RowAt> rows) {
    constexpr std::size_t worthwhile = 4;
    constexpr double smooth = 8;
    if (rows.size() < worthwhile || rows[0].lambda == 0 ||
        std::ranges::any_of(
            rows, [&](const RowAt& row) { return row.lambda != rows[0].lambda || row.n < 2; }))
        return std::nullopt;
    if (model == ScoreModel::gaussian)
        return LogitLaw::gaussian(rows[0].lambda * std::sqrt(d));
    return d < smooth ? std::nullopt : std::optional(LogitLaw::sphere(d, rows[0].lambda * d));
}

void require_domain(double d, std::span<const RowAt> rows) {
    detail::require_dimension(d);
    for (const RowAt& row : rows) {
        detail::require_exact("n", row.n, 1, max_length);
        detail::require_exact("lambda", row.lambda, 0, max_scale);
    }
}

std::vector<double> along(const Mean& mean, ScoreModel model, double d, std::span<const RowAt> rows,
                          const std::stop_token& stop, Precision precision) {
    require_domain(d, rows);
    if (model != ScoreModel::gaussian_qk) {
        const std::optional<LogitLaw> law = shared_law(model, d, rows);
        return law ? of_one_law(mean, rows, *law)
                   : one_by_one(mean, model, d, rows, stop, precision);
    }
    const auto alone = [&](const RowAt& row) {
        return exact_means(model, row.n, d, row.lambda).*mean.value;
    };
    const auto gaussian = [&](std::span<const RowAt> some, double sigma) {
        return of_one_law(mean, some, LogitLaw::gaussian(sigma));
    };
    return over_random_queries({alone, gaussian, mean.far}, d, rows, stop);
}

}  // namespace

std::vector<double> exact_entropies(ScoreModel model, double d, std::span<const RowAt> rows,
                                    const std::stop_token& stop, Precision precision) {
    return along(entropy, model, d, rows, stop, precision);
}

std::vector<double> exact_collisions(ScoreModel model, double d, std::span<const RowAt> rows,
                                     const std::stop_token& stop, Precision precision) {
    return along(collision, model, d, rows, stop, precision);
}

std::vector<double> exact_gradients(ScoreModel model, double d, std::span<const RowAt> rows,
                                    const std::stop_token& stop, Precision precision) {
    std::vector<double> values = along(diversity, model, d, rows, stop, precision);
    for (std::size_t i = 0; i < rows.size(); ++i)
        values[i] *= rows[i].lambda;
    return values;
}

}  // namespace attnscope
