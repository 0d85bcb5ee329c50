#include "core/theory/domain.h"

#include <cmath>

#include "core/special/require.h"
#include "core/text/errors.h"

namespace attnscope::detail {

void check_domain(double n, double d) {
    if (!(n >= 1) || std::isinf(n))
        throw InvalidRequest(
            Message("value.length",
                    "n = %1 is not possible: it must be a finite number of at least 1", {n}));
    require_dimension(d);
}

void check_domain(double n, double d, double lambda) {
    check_domain(n, d);
    require_within("lambda", lambda, 0, 1e24);
}

void require_exact(const char* name, double value, double low, double high) {
    if (!(value >= low && value <= high))
        throw InvalidRequest(
            Message("theory.exact-range",
                    "%1 = %2 is not possible by the exact method, which takes it from %3 to %4",
                    {name, value, low, high}));
}

}  // namespace attnscope::detail
