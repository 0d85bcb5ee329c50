#include "core/engines/logit_sample.h"

#include "core/engines/logit_at.h"
#include "core/engines/parts/clipped.h"
#include "core/engines/parts/preparation.h"
#include "core/sampling/philox.h"
#include "core/text/errors.h"

namespace attnscope {

std::vector<double> sample_logits(const AttentionRequest& request, std::int64_t most,
                                  const std::stop_token& stop) {
    if (request.qk_clip > 0)
        return sample_logits(
            with_factor(request, clip_factor(*make_cpu_engine(), request, stop, {})), most, stop);
    const PreparedAttention prepared = prepare(preparation_of(request), stop);
    RandomStream random(1, 'x');
    const auto draw = [&](std::int64_t count) {
        return static_cast<std::int64_t>(random.uniform() * static_cast<double>(count));
    };
    std::vector<double> logits;
    for (std::int64_t pair = 0; pair < most; ++pair) {
        if (pair % 1024 == 0 && stop.stop_requested())
            throw Cancelled();
        const std::int64_t row = draw(prepared.rows);
        const VisibleKeys seen = visible_keys(request, row);
        if (seen.size() == 0)
            continue;
        const std::int64_t key = key_at(seen, draw(seen.size()));
        const auto [first, second] =
            logits_at(prepared, row, key, lambda_of(request, row), request.softcap);
        logits.push_back(second && pair % 2 == 1 ? *second : first);
    }
    return logits;
}

}  // namespace attnscope
