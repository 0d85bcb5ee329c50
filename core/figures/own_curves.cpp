#include "core/figures/own_curves.h"

#include <string>
#include <utility>

#include "core/fields/fields.h"
#include "core/scenario/own_curves.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

Curve own_curve(const OwnCurve& typed, const Scenario& scenario, const RowPath& path,
                const std::stop_token& stop) {
    OwnCurveFormula formula(typed, scenario);
    Curve curve;
    curve.label = typed.label();
    curve.kind = CurveKind::own;
    curve.x = path.x;
    for (const double x : path.x) {
        if (stop.stop_requested())
            throw Cancelled();
        curve.y.push_back(formula(path.row(x)));
    }
    return curve;
}

}  // namespace

Scenario with_own_curves(Scenario inputs, const Scenario& all, const RowQuantity& quantity) {
    for (const OwnCurves& each : own_curves())
        if (each.of == &quantity)
            inputs.*each.member = all.*each.member;
    for (const Field& each : fields())
        if (const auto* kind = std::get_if<ParameterField>(&each.kind))
            if (own_curves_name(quantity, all, each.key))
                inputs.parameters.set(*kind->parameter, all.parameters[*kind->parameter]);
    return inputs;
}

void add_own_curves(Figure& figure, const RowQuantity& quantity, const Scenario& scenario,
                    const RowPath& path, const std::stop_token& stop) {
    int number = 0;
    for (const OwnCurve& typed : own_curves_of(quantity, scenario)) {
        Curve curve = own_curve(typed, scenario, path, stop);
        curve.series = number;
        if (++number > 1)
            curve.key = std::string(curve.kind.name) + '-' + std::to_string(number);
        judge(curve, figure, quantity, path);
        figure.curves.push_back(std::move(curve));
    }
}

}  // namespace attnscope
