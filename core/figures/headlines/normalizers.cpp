#include <cmath>

#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/interpolate.h"
#include "core/figures/normalizer_curves.h"

namespace attnscope {

Message support_over_lengths_headline(const Figure& figure, double marker) {
    if (const Message said = equal_weights_headline(figure, marker); !said.empty())
        return said;
    const Curve* const few = curve_under(figure, "sparsemax");
    const double n = place_of_marker(figure, marker);
    if (!few)
        return {};
    const double here = value_at(*few, figure.x, n), end = value_at(*few, figure.x, figure.x.max);
    if (std::isnan(here) || std::isnan(end))
        return {"headline.support-all",
                "Under %1 and the softmax a random row gives all of its n = %2 keys a weight.",
                {figure.subject, length_text(n)}};
    if (n == figure.x.max)
        return {"headline.support-here",
                "Under %1 the sparsemax gives ≈ %2 of n = %3 keys of a random row a weight, the "
                "softmax all.",
                {figure.subject, short_text(here, 2), length_text(n)}};
    return {"headline.support",
            "Under %1 the sparsemax gives ≈ %2 of n = %3 keys of a random row a weight, and ≈ %4 "
            "of %5; the softmax all.",
            {figure.subject, short_text(here, 2), length_text(n), short_text(end, 2),
             length_text(figure.x.max)}};
}

Message mass_over_lengths_headline(const Figure& figure, double marker) {
    const Curve* const own = curve_under(figure, "sigmoid");
    const double n = place_of_marker(figure, marker);
    const double here = own ? value_at(*own, figure.x, n) : std::nan("");
    if (std::isnan(here))
        return {"headline.mass-one",
                "Under the softmax the weights of a random row sum to 1 at every length.",
                {}};
    const double end = value_at(*own, figure.x, figure.x.max);
    if (n == figure.x.max || std::isnan(end))
        return {"headline.mass-here",
                "Under the sigmoid the weights of a random row sum to %1 at n = %2; under the "
                "softmax to 1.",
                {short_text(here, 2), length_text(n)}};
    return {"headline.mass",
            "Under the sigmoid the weights of a random row sum to %1 at n = %2, and %3 at n = %4; "
            "under the softmax to 1.",
            {short_text(here, 2), length_text(n), short_text(end, 2), length_text(figure.x.max)}};
}

}  // namespace attnscope
