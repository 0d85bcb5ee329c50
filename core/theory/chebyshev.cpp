#include "core/theory/chebyshev.h"

#include <cmath>
#include <numbers>

namespace attnscope {

Chebyshev::Chebyshev(double from, double to, std::size_t degree) : nodes_(degree + 1) {
    const double step = std::numbers::pi / static_cast<double>(degree);
    for (std::size_t i = 0; i <= degree; ++i)
        nodes_[i] = (from + to) / 2 - (to - from) / 2 * std::cos(step * static_cast<double>(i));
    nodes_.front() = from;
    nodes_.back() = to;
}

std::vector<double> Chebyshev::weights(double x) const {
    const double range = nodes_.back() - nodes_.front();  // so that tiny ones do not overflow
    std::vector<double> terms(nodes_.size());
    double sum = 0;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (x == nodes_[i]) {
            terms.assign(nodes_.size(), 0);
            terms[i] = 1;
            return terms;
        }
        const double weight = i == 0 || i == degree() ? range / 2 : range;
        terms[i] = (i % 2 == 0 ? weight : -weight) / (x - nodes_[i]);
        sum += terms[i];
    }
    for (double& term : terms)
        term /= sum;
    return terms;
}

}  // namespace attnscope
