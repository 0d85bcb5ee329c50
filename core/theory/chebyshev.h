#pragma once

#include <cstddef>
#include <vector>

namespace attnscope {

/// The polynomial through values at Chebyshev points of the second kind on an interval. The points
/// of degree m are every second point of degree 2m.
class Chebyshev {
public:
    /// Makes degree + 1 points; degree ≥ 1.
    Chebyshev(double from, double to, std::size_t degree);

    std::size_t degree() const { return nodes_.size() - 1; }
    const std::vector<double>& nodes() const { return nodes_; }  ///< ascending

    /// Returns the weight that each node's value has in the polynomial's value at x (the
    /// barycentric formula; J.-P. Berrut and L. N. Trefethen, SIAM Review 46, 2004).
    std::vector<double> weights(double x) const;

    /// Returns the points of twice the degree on the same interval.
    Chebyshev refined() const { return {nodes_.front(), nodes_.back(), 2 * degree()}; }

private:
    std::vector<double> nodes_;
};

}  // namespace attnscope
