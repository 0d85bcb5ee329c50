#include "core/figures/own_curves.h"

#include <string>
#include <utility>

#include "core/fields/fields.h"
#include "core/fields/inputs.h"
#include "core/figures/entries.h"
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
    keep_parameters(inputs, all,
                    [&](const Field& each) { return own_curves_name(quantity, all, each.key); });
    return inputs;
}

void add_own_curves(Figure& figure, const RowQuantity& quantity, const Scenario& scenario,
                    const RowPath& path, const std::stop_token& stop) {
    int number = 0;
    for (const OwnCurve& typed : own_curves_of(quantity, scenario)) {
        Curve curve = own_curve(typed, scenario, path, stop);
        curve.series = number;
        curve.key = key_of(curve.kind.name, typed.name, static_cast<std::size_t>(number++));
        judge(curve, figure, quantity, path);
        figure.curves.push_back(std::move(curve));
    }
}

}  // namespace attnscope
