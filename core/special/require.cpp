#include "core/special/require.h"

#include "core/limits.h"
#include "core/text/errors.h"

namespace attnscope::detail {

void require_within(const char* name, double value, double low, double high) {
    if (!(value >= low && value <= high))
        throw InvalidRequest(Message("value.range",
                                     "%1 = %2 is not possible: it must be from %3 to %4",
                                     {name, value, low, high}));
}

void require_dimension(double d) {
    require_within("d", d, min_dimension, max_dimension);
}

}  // namespace attnscope::detail
