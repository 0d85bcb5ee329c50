#include "core/theory/domain.h"

#include <limits>

#include "core/special/require.h"

namespace attnscope::detail {

void check_domain(double n, double d) {
    require_within("n", n, 1, std::numeric_limits<double>::max());
    require_dimension(d);
}

void check_domain(double n, double d, double lambda) {
    check_domain(n, d);
    require_within("lambda", lambda, 0, 1e24);
}

}  // namespace attnscope::detail
