#include "core/engines/cell.h"

#include <cmath>
#include <limits>

#include "core/engines/logit_at.h"
#include "core/engines/parts/preparation.h"

namespace attnscope {

struct CellReader::Prepared {
    Preparation of;
    PreparedAttention attention;
};

double angle_between(std::span<const float> q, std::span<const float> k) {
    const double q_norm = std::sqrt(inner_product(q, q)), k_norm = std::sqrt(inner_product(k, k));
    if (!(q_norm > 0) || !(k_norm > 0))
        return std::numeric_limits<double>::quiet_NaN();
    double apart = 0, together = 0;
    for (std::size_t i = 0; i < q.size(); ++i) {
        const double u = static_cast<double>(q[i]) / q_norm, v = static_cast<double>(k[i]) / k_norm;
        apart += (u - v) * (u - v);
        together += (u + v) * (u + v);
    }
    return 2 * std::atan2(std::sqrt(apart), std::sqrt(together));
}

CellReader::CellReader() = default;
CellReader::~CellReader() = default;

Cell CellReader::read(const AttentionRequest& request, std::int64_t row, std::int64_t key,
                      double lambda, const std::stop_token& stop) {
    const Preparation wanted = preparation_of(request);
    if (!prepared_ || prepared_->of != wanted)
        prepared_ = std::make_unique<Prepared>(Prepared{wanted, prepare(wanted, stop)});
    const SingleLogits logits{prepared_->attention, visible_keys(request, row), row, lambda,
                              request.softcap};
    return {logits.at(key), logits.second_at(key),
            angle_between(request.input.queries->row(row), request.input.keys->row(key))};
}

}  // namespace attnscope
