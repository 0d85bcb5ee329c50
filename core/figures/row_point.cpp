#include "core/figures/row_point.h"

#include <array>

#include "core/rows/given_norms.h"
#include "core/rows/products.h"
#include "core/vectors/inputs.h"

namespace attnscope {
namespace {

std::optional<double> abscissa(const Axis& axis, const RowStatistics& row, double lambda) {
    if (axis.field == "n")
        return static_cast<double>(row.count);
    if (axis.field == "lambda")
        return lambda;
    return {};
}

std::optional<double> ordinate(const Axis& axis, const RowStatistics& row, double lambda,
                               const EntropyUnit& unit) {
    if (axis.quantity == "entropy")
        return row.entropy * unit.factor;
    if (axis.quantity == "gradient")
        return gradient_of(row, lambda);
    if (axis.quantity == "collision")
        return row.collision;
    if (axis.quantity == "diversity")
        return row.trace;
    if (axis.quantity == "mass")
        return row.sum;
    if (axis.quantity == "support")
        return static_cast<double>(row.support);
    return {};
}

}  // namespace

RowScales row_scales(const Scenario& fitted, const QueriesAndKeys& input, std::int64_t row,
                     double lambda) {
    const double on_products = products_scale(fitted, lambda);
    if (!has_given_vectors(fitted))
        return {on_products, on_products};
    return {on_products, own_scales(fitted, input, std::array{row}, std::array{lambda}).front()};
}

std::optional<Point> row_point(const Figure& figure, const RowStatistics& row,
                               const RowScales& scales, const EntropyUnit& unit) {
    const double lambda = figure.x.field == "lambda" ? scales.own : scales.on_products;
    const auto x = abscissa(figure.x, row, lambda);
    const auto y = ordinate(figure.y, row, lambda, unit);
    if (!x || !y || row.count == 0)
        return {};
    return Point{.label = {}, .kind = CurveKind::simulation, .x = *x, .y = *y};
}

}  // namespace attnscope
