#include "core/theory/domain.h"

#include <cmath>
#include <string>

#include "core/errors.h"
#include "core/special/require.h"
#include "core/text/numbers.h"

namespace attnscope::detail {

void check_domain(double n, double d) {
    if (!(n >= 1) || std::isinf(n))
        throw InvalidRequest("n = " + to_text(n) +
                             " is not possible: it is a finite number of at least 1");
    require_dimension(d);
}

void check_domain(double n, double d, double lambda) {
    check_domain(n, d);
    require_within("lambda", lambda, 0, 1e24);
}

}  // namespace attnscope::detail
