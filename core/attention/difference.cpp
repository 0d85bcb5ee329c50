#include "core/attention/difference.h"

#include <cmath>
#include <cstddef>

namespace attnscope {

AttentionFrame difference(AttentionFrame frame, const AttentionFrame& other) {
    for (std::size_t i = 0; i < frame.weights.size(); ++i) {
        float& weight = frame.weights[i];
        const float taken = other.weights[i];
        if (std::isnan(weight))
            weight = -taken;
        else if (!std::isnan(taken))
            weight -= taken;
    }
    frame.subtracted = other.statistics;
    frame.scores += other.scores;
    frame.seconds += other.seconds;
    frame.coarse = frame.coarse || other.coarse;
    return frame;
}

}  // namespace attnscope
