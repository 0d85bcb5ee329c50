#include "core/special/require.h"

#include <string>

#include "core/errors.h"
#include "core/text/numbers.h"

namespace attnscope::detail {

void require_within(const char* name, double value, double low, double high) {
    if (!(value >= low && value <= high))
        throw InvalidRequest(std::string(name) + " = " + to_text(value) +
                             " is not possible: it lies from " + to_text(low) + " to " +
                             to_text(high));
}

void require_dimension(double d) {
    require_within("d", d, 2, 1e6);
}

}  // namespace attnscope::detail
