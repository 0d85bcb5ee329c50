#include "core/theory/iso_entropy.h"

#include <algorithm>
#include <array>
#include <boost/math/tools/roots.hpp>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <tuple>

#include "core/limits.h"
#include "core/special/require.h"
#include "core/theory/domain.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

constexpr double length_step = 0.125;  ///< of log n

const double log_max_length = std::log(static_cast<double>(max_length));

/// The curve of λ²d over log n. It begins with 0 where log n is the entropy to keep, and ends where
/// λ is max_scale.
class IsoEntropyCurve {
public:
    IsoEntropyCurve(ScoreModel model, double d, double reference)
        : model_(model),
          d_(d),
          origin_(std::log(reference)),
          entropy_(exact_means(model, reference, d, 1 / std::sqrt(d)).entropy),
          end_(end()),
          first_(static_cast<int>(std::ceil((entropy_ - origin_) / length_step + least_gap))),
          last_(static_cast<int>(std::floor(ends() ? (end_ - origin_) / length_step - least_gap
                                                   : (log_max_length - origin_) / length_step))) {}

    double scale(double n) {
        const double x = std::log(n);
        if (x <= entropy_)
            return 0;
        if (x >= end_)
            return max_scale;
        return std::min(std::sqrt(std::max(value(x), 0.0) / d_), max_scale);
    }

private:
    static constexpr int points = 6;
    static constexpr double least_gap = 0.1;  ///< of a point from the curve's ends, in steps

    /// Returns log n of the point with this number. The start of the curve has the number first_ −
    /// 1, its end the number last_ + 1.
    double abscissa(int point) const {
        if (point < first_)
            return entropy_;
        return point > last_ ? end_ : origin_ + length_step * point;
    }

    double value(double x) {
        const int before =
            std::max(static_cast<int>(std::floor((x - origin_) / length_step)), first_ - 1);
        const int most = ends() ? last_ + 1 : last_;
        const int from = std::max(std::min(before - 2, most - points + 1), first_ - 1);
        const int to = std::min(from + points - 1, most);
        double sum = 0;
        for (int i = from; i <= to; ++i) {
            double weight = 1;
            for (int j = from; j <= to; ++j)
                if (j != i)
                    weight *= (x - abscissa(j)) / (abscissa(i) - abscissa(j));
            if (weight != 0)
                sum += weight * at(i);
        }
        return sum;
    }

    double at(int point) {
        if (point < first_)
            return 0;
        if (point > last_)
            return max_scale * max_scale * d_;
        {
            const std::scoped_lock lock(mutex_);
            if (const auto known = values_.find(point); known != values_.end())
                return known->second;
        }
        const double made = point == 0 ? 1 : solved(std::exp(abscissa(point)));
        const std::scoped_lock lock(mutex_);
        values_.emplace(point, made);
        return made;
    }

    bool ends() const { return std::isfinite(end_); }

    /// The log n at which λ is max_scale; infinite beyond max_length.
    double end() const {
        const auto missing = [&](double x) {
            const double n = std::min(std::exp(x), static_cast<double>(max_length));
            return entropy_ - exact_means(model_, n, d_, max_scale).entropy;
        };
        const double at_most = missing(log_max_length);
        if (at_most >= 0)
            return std::numeric_limits<double>::infinity();
        std::uintmax_t most = 100;
        const auto [low, high] = boost::math::tools::toms748_solve(
            missing, entropy_, log_max_length,
            entropy_,  // the entropy of so few keys is practically 0 at max_scale
            at_most, boost::math::tools::eps_tolerance<double>(36), most);
        return (low + high) / 2;
    }

    double solved(double keys) const {
        const double n = std::min(keys, static_cast<double>(max_length));
        const auto missing = [&](double lambda) {
            return entropy_ - exact_means(model_, n, d_, std::min(lambda, max_scale)).entropy;
        };
        std::uintmax_t most = 100;
        const auto [low, high] = boost::math::tools::bracket_and_solve_root(
            missing, std::sqrt(2 * (std::log(n) - entropy_) / d_), 1.5, true,
            boost::math::tools::eps_tolerance<double>(36), most);
        const double lambda = (low + high) / 2;
        return lambda * lambda * d_;
    }

    ScoreModel model_;
    double d_, origin_;
    double entropy_;  ///< to keep
    double end_;      ///< log n from which on λ is max_scale
    int first_, last_;
    std::mutex mutex_;
    std::map<int, double> values_;
};

/// Returns the curve for these arguments. Up to 256 curves are kept; safe from any thread.
std::shared_ptr<IsoEntropyCurve> curve_of(ScoreModel model, double d, double reference) {
    using Key = std::tuple<ScoreModel, double, double>;
    constexpr std::size_t most_kept = 256;
    static std::mutex mutex;
    static std::map<Key, std::shared_ptr<IsoEntropyCurve>> curves;
    const Key key{model, d, reference};
    const std::scoped_lock lock(mutex);
    if (const auto known = curves.find(key); known != curves.end())
        return known->second;
    if (curves.size() >= most_kept)
        curves.clear();
    return curves.emplace(key, std::make_shared<IsoEntropyCurve>(model, d, reference))
        .first->second;
}

}  // namespace

double iso_entropy_scale(ScoreModel model, double n, double d, double reference) {
    detail::require_exact("n", n, 1, static_cast<double>(max_length));
    detail::require_exact("n", reference, 2, static_cast<double>(max_length));
    detail::require_dimension(d);
    return curve_of(model, d, reference)->scale(n);
}

}  // namespace attnscope
