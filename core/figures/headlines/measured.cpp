#include <algorithm>
#include <cmath>
#include <map>

#include "core/figures/entries.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/texts.h"

namespace attnscope {
namespace {

/// The mean over measured rows and, if every row has one, over their expected values; NaN without.
struct MeasuredMeans {
    double measured = 0, expected = 0;
    double error = 0;  ///< standard error of the difference of both
};

/// Returns the values expected of rows over random directions, by the rows' number of keys.
std::map<double, double> expected_by_keys(const Figure& figure) {
    constexpr std::string_view key = "same-norms";
    std::map<double, double> expected;
    if (const Curve* const curve = curve_with_key(figure, key))
        for (std::size_t i = 0; i < curve->x.size(); ++i)
            expected.emplace(curve->x[i], curve->y[i]);
    for (const Point& point : figure.points)
        if (point.key == key)
            expected.emplace(point.x, point.y);
    return expected;
}

MeasuredMeans means_of(const Figure& figure, const Curve& rows) {
    const std::map<double, double> expected = expected_by_keys(figure);
    const auto count = static_cast<double>(rows.x.size());
    MeasuredMeans means;
    double squares = 0;
    for (std::size_t i = 0; i < rows.x.size(); ++i) {
        const auto found = expected.find(rows.x[i]);
        const double beside = found == expected.end() ? std::nan("") : found->second;
        means.measured += rows.y[i] / count;
        means.expected += beside / count;
        squares += std::pow(rows.y[i] - beside, 2);
    }
    const double difference = means.measured - means.expected;
    means.error = std::sqrt(std::max(squares / count - difference * difference, 0.0) /
                            std::max(count - 1, 1.0));
    return means;
}

Message entropy_of_rows(const MeasuredMeans& means, const Message& unit) {
    constexpr double least = 0.001;  // frozen rows have entropies of any size below it
    const double difference = means.measured - means.expected;
    const std::string here = means.measured > 0 && means.measured < least
                                 ? "< " + short_text(least, 1)
                                 : short_text(means.measured, 3);
    const std::string apart = short_text(std::abs(difference), 2);
    if (std::isnan(difference))
        return {"headline.measured-entropy", "Measured rows: mean entropy %1 %2.", {here, unit}};
    if (std::abs(difference) <= 2 * means.error || apart == "0")
        return {"headline.measured-entropy-by-chance",
                "Measured rows: mean entropy %1 %2, as with random directions.",
                {here, unit}};
    if (difference < 0)
        return {"headline.measured-entropy-less",
                "Measured rows: mean entropy %1 %2, %3 less than with random directions.",
                {here, unit, apart}};
    return {"headline.measured-entropy-more",
            "Measured rows: mean entropy %1 %2, %3 more than with random directions.",
            {here, unit, apart}};
}

Message gradient_of_rows(const MeasuredMeans& means) {
    const std::string here = short_text(means.measured, 2);
    if (std::isnan(means.expected))
        return {"headline.measured-gradient", "Measured rows: mean gradient %1.", {here}};
    return {"headline.measured-gradient-and-random",
            "Measured rows: mean gradient %1; with random directions it would be %2.",
            {here, short_text(means.expected, 2)}};
}

Message collision_of_rows(const MeasuredMeans& means) {
    const std::string here = short_text(means.measured, 2);
    if (std::isnan(means.expected))
        return {"headline.measured-collision", "Measured rows: mean Σp² %1.", {here}};
    return {"headline.measured-collision-and-random",
            "Measured rows: mean Σp² %1; with random directions it would be %2.",
            {here, short_text(means.expected, 2)}};
}

}  // namespace

Message measured_rows_headline(const Figure& figure) {
    const auto rows = std::ranges::find_if(figure.curves, [](const Curve& curve) {
        return curve.kind == CurveKind::measured && curve.style == CurveStyle::points;
    });
    if (rows == figure.curves.end() || rows->x.empty())
        return {};
    const MeasuredMeans means = means_of(figure, *rows);
    if (!std::isfinite(means.measured))
        return {};
    if (figure.y.quantity == "entropy")
        return entropy_of_rows(means, unit_name(figure.y.unit));
    if (figure.y.quantity == "gradient")
        return gradient_of_rows(means);
    if (figure.y.quantity == "collision")
        return collision_of_rows(means);
    return {};
}

}  // namespace attnscope
