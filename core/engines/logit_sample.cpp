#include "core/engines/logit_sample.h"

#include <algorithm>

#include "core/engines/logit_at.h"
#include "core/engines/parts/clipped.h"
#include "core/engines/parts/preparation.h"
#include "core/sampling/philox.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

/// Pairs of a row that are drawn together where one logit takes those of the whole row. It divides
/// 1024, the number of pairs after which a stop is looked for.
constexpr std::int64_t together = 256;

}  // namespace

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
    const std::int64_t of_a_row = prepared.row_change ? together : 1;
    std::vector<double> logits;
    for (std::int64_t pair = 0; pair < most; pair += of_a_row) {
        if (pair % 1024 == 0 && stop.stop_requested())
            throw Cancelled();
        const std::int64_t row = draw(prepared.rows);
        const VisibleKeys seen = visible_keys(request, row);
        if (seen.size() == 0)
            continue;
        const SingleLogits of{prepared, seen, row, lambda_of(request, row), request.softcap};
        if (!prepared.row_change) {
            const std::int64_t key = key_at(seen, draw(seen.size()));
            const std::optional<double> second = of.second_at(key);
            logits.push_back(second && pair % 2 == 1 ? *second : of.at(key));
            continue;
        }
        const std::vector<double> all = of.all();
        for (std::int64_t key = 0; key < std::min(of_a_row, most - pair); ++key)
            logits.push_back(all[static_cast<std::size_t>(draw(std::ssize(all)))]);
    }
    return logits;
}

}  // namespace attnscope
