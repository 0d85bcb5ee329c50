#include "core/figures/row_point.h"

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
        return jacobian_half_l1(row, lambda);
    if (axis.quantity == "collision")
        return row.collision;
    if (axis.quantity == "diversity")
        return row.diversity;
    return {};
}

}  // namespace

std::optional<Point> row_point(const Figure& figure, const RowStatistics& row, double lambda,
                               const EntropyUnit& unit) {
    const auto x = abscissa(figure.x, row, lambda);
    const auto y = ordinate(figure.y, row, lambda, unit);
    if (!x || !y || row.count == 0)
        return {};
    return Point{.label = {}, .kind = CurveKind::simulation, .x = *x, .y = *y};
}

}  // namespace attnscope
