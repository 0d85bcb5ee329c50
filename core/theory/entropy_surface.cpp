#include "core/theory/entropy_surface.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "core/parallel/parallel_for.h"
#include "core/theory/chebyshev.h"
#include "core/theory/exact_means.h"
#include "core/theory/query_norms.h"

namespace attnscope {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;

/// Returns the weights of the values at the nodes in the polynomial at each x, one row per x.
template <typename Abscissas>
MatrixXd weights_at(const Chebyshev& nodes, const Abscissas& abscissas) {
    MatrixXd rows(static_cast<Index>(abscissas.size()), static_cast<Index>(nodes.degree() + 1));
    Index row = 0;
    for (const double x : abscissas) {
        const std::vector<double> weights = nodes.weights(x);
        rows.row(row++) = Eigen::Map<const Eigen::RowVectorXd>(weights.data(), rows.cols());
    }
    return rows;
}

std::vector<double> logarithms(std::span<const double> values, double factor = 1) {
    std::vector<double> logs;
    for (const double value : values)
        logs.push_back(std::log(value * factor));
    return logs;
}

/// The mean entropy under one law of the scores at Chebyshev points of (log n, log λ).
class Surface {
public:
    Surface(ScoreModel model, double d, Chebyshev length, Chebyshev scale,
            const std::stop_token& stop)
        : model_(model), d_(d), length_(std::move(length)), scale_(std::move(scale)), stop_(stop) {
        values_ = unknown();
        fill();
    }

    /// Doubles the degree and returns the largest difference between the new values and the
    /// previous polynomial.
    double refine() {
        const Chebyshev length = length_.refined(), scale = scale_.refined();
        const MatrixXd by_length = weights_at(length_, length.nodes());
        const MatrixXd by_scale = weights_at(scale_, scale.nodes());
        const MatrixXd predicted = by_scale * values_ * by_length.transpose();
        const MatrixXd known = std::move(values_);
        length_ = length;
        scale_ = scale;
        values_ = unknown();
        for (Index i = 0; i < known.rows(); ++i)
            for (Index j = 0; j < known.cols(); ++j)
                values_(2 * i, 2 * j) = known(i, j);
        fill();
        return (values_ - predicted).cwiseAbs().maxCoeff();
    }

    /// Returns the values over a grid; `by_scale` holds each scale's weights.
    MatrixXd at(const MatrixXd& by_scale, std::span<const double> lengths) const {
        return by_scale * values_ * weights_at(length_, logarithms(lengths)).transpose();
    }

    const Chebyshev& scale() const { return scale_; }

private:
    MatrixXd unknown() const {
        return MatrixXd::Constant(static_cast<Index>(scale_.degree() + 1),
                                  static_cast<Index>(length_.degree() + 1), NAN);
    }

    /// Computes the values that are NaN.
    void fill() {
        std::vector<Index> missing;
        for (Index k = 0; k < values_.size(); ++k)
            if (std::isnan(values_.data()[k]))
                missing.push_back(k);
        parallel_for(missing.size(), 16, stop_, [&](std::size_t k) {
            const Index i = missing[k] % values_.rows(), j = missing[k] / values_.rows();
            const double n = std::exp(length_.nodes()[static_cast<std::size_t>(j)]);
            const double lambda = std::exp(scale_.nodes()[static_cast<std::size_t>(i)]);
            values_(i, j) = exact_means(model_, std::max(n, 1.0), d_, lambda).entropy;
        });
    }

    ScoreModel model_;
    double d_;
    Chebyshev length_, scale_;
    const std::stop_token& stop_;
    MatrixXd values_;
};

/// Returns norms of queries, divided by √d, and their weights in a mean: 1 alone, unless the query
/// is random.
std::vector<QueryNorm> relative_norms(ScoreModel model, double d) {
    if (model != ScoreModel::gaussian_qk)
        return {{1, 1}};
    std::vector<QueryNorm> norms = query_norms(d);
    for (QueryNorm& query : norms)
        query.norm /= std::sqrt(d);
    return norms;
}

}  // namespace

std::vector<double> entropy_surface(ScoreModel model, double d, std::span<const double> lengths,
                                    std::span<const double> scales, Fineness fineness,
                                    const std::stop_token& stop) {
    constexpr double agreement = 2e-4;
    constexpr std::size_t coarsest = 12, finest = 96;
    const std::vector<QueryNorm> norms = relative_norms(model, d);
    const auto [least, most] = std::ranges::minmax(norms, {}, &QueryNorm::norm);
    const ScoreModel key = model == ScoreModel::gaussian_qk ? ScoreModel::gaussian : model;
    Surface surface(
        key, d, {std::log(lengths.front()), std::log(lengths.back()), coarsest},
        {std::log(scales.front() * least.norm), std::log(scales.back() * most.norm), 2 * coarsest},
        stop);
    if (fineness == Fineness::full)
        for (std::size_t degree = coarsest; degree < finest && surface.refine() > agreement;)
            degree *= 2;
    MatrixXd by_scale = MatrixXd::Zero(static_cast<Index>(scales.size()),
                                       static_cast<Index>(surface.scale().degree() + 1));
    for (const QueryNorm& query : norms)
        by_scale += query.weight * weights_at(surface.scale(), logarithms(scales, query.norm));
    // Eigen stores columns: one per scale.
    const MatrixXd values = surface.at(by_scale, lengths).transpose();
    return {values.data(), values.data() + values.size()};
}

}  // namespace attnscope
