#include "core/theory/domain.h"

#include <cmath>
#include <string>

#include "core/errors.h"
#include "core/scenario/numbers.h"

namespace attnscope::detail {

void check_domain(double n, double d) {
    if (!(n >= 1 && std::isfinite(n)))
        throw InvalidRequest("n = " + to_text(n) + " is not possible: it is at least 1");
    if (!(d >= 2 && d <= 1e6))
        throw InvalidRequest("d = " + to_text(d) + " is not possible: it lies from 2 to 1000000");
}

void check_domain(double n, double d, double lambda) {
    check_domain(n, d);
    if (!(lambda >= 0 && lambda <= 1e24))
        throw InvalidRequest("lambda = " + to_text(lambda) +
                             " is not possible: it lies from 0 to 1e24");
}

}  // namespace attnscope::detail
