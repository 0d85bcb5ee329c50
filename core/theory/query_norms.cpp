#include "core/theory/query_norms.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

namespace attnscope {
namespace {

using Eigen::ArrayXd;
using Eigen::Index;

/// Abscissas log r and weights that sum to 1.
struct NormRule {
    ArrayXd at, weight;
};

/// Returns the trapezoid with even steps in log r; it has about as many nodes for all large d.
NormRule trapezoid(double d) {
    const double step = std::min(0.5 / std::sqrt(2 * d), 0.1);
    std::vector<double> at, weights;
    for (const int direction : {1, -1})
        for (int k = direction > 0 ? 0 : -1;; k += direction) {
            const double v = step * k;  // log r − ½ log d
            const double weight = std::exp(d * (v - 0.5 * std::expm1(2 * v)));
            if (weight < 1e-16)
                break;
            at.push_back(v + 0.5 * std::log(d));
            weights.push_back(weight);
        }
    const auto count = static_cast<Index>(at.size());
    const ArrayXd weight = Eigen::Map<ArrayXd>(weights.data(), count);
    return {Eigen::Map<ArrayXd>(at.data(), count), weight / weight.sum()};
}

/// Returns the Gauss rule with `nodes` nodes for the sums of a finer rule. Its orthogonal
/// polynomials come from Stieltjes' procedure, their zeros are eigenvalues (Golub and Welsch, Math.
/// Comp. 23, 1969).
NormRule gauss(const NormRule& fine, Index nodes) {
    const double centre = (fine.weight * fine.at).sum();
    const double spread = std::sqrt((fine.weight * (fine.at - centre).square()).sum());
    const ArrayXd x = (fine.at - centre) / spread;
    ArrayXd before = ArrayXd::Zero(x.size()), now = ArrayXd::Ones(x.size());
    Eigen::VectorXd diagonal(nodes), beside(nodes - 1);
    for (Index k = 0; k < nodes; ++k) {  // `now` has norm 1
        diagonal[k] = (fine.weight * x * now.square()).sum();
        ArrayXd next = (x - diagonal[k]) * now - (k > 0 ? beside[k - 1] : 0) * before;
        const double norm = std::sqrt((fine.weight * next.square()).sum());
        if (k + 1 < nodes)
            beside[k] = norm;
        before = now;
        now = next / norm;
    }
    Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver;
    solver.computeFromTridiagonal(diagonal, beside);
    return {centre + spread * solver.eigenvalues().array(),
            solver.eigenvectors().row(0).array().square()};
}

/// Returns the rule for d. Few nodes suffice for large d: means over rows vary in log r on a scale
/// of about 1, however narrow the law of r is.
NormRule rule_for(double d) {
    const NormRule fine = trapezoid(d);
    if (d < 64)
        return fine;
    return gauss(fine, d < 128 ? 16 : d < 1024 ? 12 : 7);
}

}  // namespace

std::vector<QueryNorm> query_norms(double d) {
    const NormRule rule = rule_for(d);
    std::vector<QueryNorm> norms;
    for (Index i = 0; i < rule.at.size(); ++i)
        norms.push_back({std::exp(rule.at[i]), rule.weight[i]});
    return norms;
}

}  // namespace attnscope
