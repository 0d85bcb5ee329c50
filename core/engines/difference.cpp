#include "core/engines/difference.h"

#include <cmath>
#include <cstddef>
#include <span>

#include "core/text/errors.h"

namespace attnscope {
namespace {

double mean_entropy(std::span<const RowStatistics> rows, std::span<const double> shares) {
    double sum = 0, count = 0;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (has_weights(rows[i])) {
            sum += shares[i] * rows[i].entropy;
            count += shares[i];
        }
    return sum / count;
}

}  // namespace

AttentionFrame difference(AttentionFrame frame, const AttentionFrame& other) {
    if (frame.rows_axis != other.rows_axis || frame.keys_axis != other.keys_axis ||
        frame.rows != other.rows)
        throw InvalidRequest(Message("difference.frames",
                                     "a difference needs two pictures of the same cells and rows, "
                                     "of matrices of the same size"));
    for (std::size_t i = 0; i < frame.weights.size(); ++i) {
        float& weight = frame.weights[i];
        const float taken = other.weights[i];
        if (std::isnan(weight))
            weight = -taken;
        else if (!std::isnan(taken))
            weight -= taken;
    }
    frame.subtracted = Subtracted{other.statistics, other.lambdas};
    frame.scores += other.scores;
    frame.seconds += other.seconds;
    frame.coarse = frame.coarse || other.coarse;
    return frame;
}

double mean_entropy_change(const AttentionFrame& difference) {
    const std::vector<double> shares = row_shares(difference);
    return mean_entropy(difference.statistics, shares) -
           mean_entropy(difference.subtracted->statistics, shares);
}

}  // namespace attnscope
