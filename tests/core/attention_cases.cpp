#include "tests/core/attention_cases.h"

#include "core/text/errors.h"
#include "tests/core/engine_checks.h"

namespace attnscope::testing {
namespace {

/// Whether the variant's scores can be what the position scheme and the mask are for.
bool makes_sense(const QueriesAndKeys& input, const AttentionCase& of) {
    if (of.variant->subtracted && (of.mask->kept || of.position->row_change))
        return false;
    try {
        const AttentionRequest request = request_for(input, 1, of);
        NaiveAttention attention(request);
    } catch (const InvalidRequest&) {
        return false;
    }
    return true;
}

std::vector<AttentionCase> cases_that_make_sense() {
    const QueriesAndKeys input = normal_input(4, 4, 8);
    std::vector<AttentionCase> cases;
    for (const Variant* const variant : variants())
        for (const PositionScheme* const position : positions())
            for (const AttentionMask* const mask : masks())
                if ((variant == variants()[0] || position == positions()[0] ||
                     mask == masks()[0]) &&
                    makes_sense(input, {variant, position, mask}))
                    cases.push_back({variant, position, mask});
    return cases;
}

}  // namespace

const std::vector<AttentionCase>& attention_cases() {
    static const std::vector<AttentionCase> cases = cases_that_make_sense();
    return cases;
}

AttentionRequest request_for(const QueriesAndKeys& input, double lambda, const AttentionCase& of) {
    AttentionRequest asked = request_for(input, lambda);
    asked.variant = of.variant;
    asked.position = of.position;
    asked.mask = of.mask;
    return asked;
}

std::string name_of(const AttentionCase& of) {
    return std::string(of.variant->key) + ' ' + std::string(of.position->key) + ' ' +
           std::string(of.mask->key);
}

double error_of(const AttentionRequest& request) {
    const double longest =
        static_cast<double>(request.input.queries->rows + request.input.keys->rows);
    return logit_error(request) + (request.position == positions()[0] ? 0 : 0x1p-23 * longest);
}

}  // namespace attnscope::testing
