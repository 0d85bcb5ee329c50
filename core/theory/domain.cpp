#include "core/theory/domain.h"

#include <cmath>

#include "core/errors.h"
#include "core/special/require.h"

namespace attnscope::detail {

void check_domain(double n, double d) {
    if (!(n >= 1) || std::isinf(n))
        throw InvalidRequest(Message(
            "value.length", "n = %1 is not possible: it is a finite number of at least 1", {n}));
    require_dimension(d);
}

void check_domain(double n, double d, double lambda) {
    check_domain(n, d);
    require_within("lambda", lambda, 0, 1e24);
}

}  // namespace attnscope::detail
