#include "core/quantities/quantities.h"

#include <algorithm>
#include <cmath>

#include "core/parameters/table.h"
#include "core/text/errors.h"
#include "core/text/nearest.h"
#include "core/text/printable.h"
#include "core/text/split.h"

namespace attnscope {

ATTNSCOPE_TABLE(Quantity, all_quantities,        // each in a file of core/quantities
                log_mgf_quantity,                // log M_d(β)
                mean_cosine_quantity,            // A_d(β)
                entropy_deficit_quantity,        // βA − log M
                entropy_deficit_slope_quantity,  // βA′
                entropy_quantity,                // of a row
                collision_quantity,              // Σp² of a row
                gradient_quantity,               // λ(1 − Σp²) of a row
                mass_quantity,                   // Σp of a row under a normaliser
                support_quantity,                // keys with a weight under a normaliser
                gradient_optimum_quantity,       // the scale of its annealed maximum
                angle_pdf_quantity,              // of random directions
                angle_cdf_quantity,              // of random directions
                angle_quantile_quantity,         // of random directions
                max_cosine_quantity,             // E max cos θ
                freezing_scale_quantity,         // where the annealed entropy reaches 0
                focus_quantity,                  // weight on a planted key
                retrieval_scale_quantity,        // where half of the weight lies on it
                scale_quantity                   // λ of a rule
);

void check_keys(const Quantity& quantity, const Inputs& inputs) {
    for (const auto& [key, value] : inputs) {
        if (std::ranges::find(quantity.keys, key) != quantity.keys.end())
            continue;
        const Message all = comma_separated(quantity.keys);
        const std::string_view meant = suggested(key, {quantity.keys.begin(), quantity.keys.end()});
        if (meant.empty())
            throw UnknownName(Message("quantity.no-input", "%1 has no input %2; it takes %3",
                                      {quantity.name, in_quotes(key), all}));
        throw UnknownName(Message("quantity.no-input-but",
                                  "%1 has no input %2; did you mean %3? It takes %4",
                                  {quantity.name, in_quotes(key), meant, all}));
    }
}

std::span<const Quantity* const> quantities() {
    return all_quantities;
}

const Quantity& quantity(std::string_view name) {
    std::vector<std::string_view> names;
    for (const Quantity* candidate : quantities()) {
        if (candidate->name == name)
            return *candidate;
        names.push_back(candidate->name);
    }
    if (const std::string_view meant = suggested(name, names); !meant.empty())
        throw UnknownName(Message("quantity.none-but",
                                  "there is no quantity %1; did you mean %2? The quantities are %3",
                                  {in_quotes(name), meant, comma_separated(names)}));
    throw UnknownName(Message("quantity.none", "there is no quantity %1; the quantities are %2",
                              {in_quotes(name), comma_separated(names)}));
}

Result evaluate(std::string_view name, const Inputs& inputs, const std::stop_token& stop) {
    const Quantity& chosen = quantity(name);
    check_keys(chosen, inputs);
    Result result = chosen.evaluate(inputs, stop);
    if (!std::isfinite(result.value))
        throw Error(Message("quantity.overflow",
                            "%1 is beyond what a double holds for these inputs", {name}));
    std::ranges::stable_sort(result.used, {}, [&](const Result::Used& used) {
        return std::ranges::find(chosen.keys, used.key) - chosen.keys.begin();
    });
    return result;
}

}  // namespace attnscope
