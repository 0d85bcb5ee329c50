#include "ui/session/built_in_sessions.h"

#include <QCoreApplication>

#include "core/fields/assignments.h"
#include "ui/model/starting_layouts.h"

namespace attnscope {

std::vector<BuiltInSession> builtInSessions() {
    Session first;
    first.scenario = scenario_with({"queries=made-up", "keys=made-up", "mask=causal",
                                    "compared_rules=log-512,kappa-log-n", "color_range=log",
                                    "approximations=main"});
    first.board = largePlotAndMatrix();
    Session rules;
    rules.scenario =
        scenario_with({"d=128", "compared_rules=log-512,ssmax,kappa-log-n,exact-iso-entropy",
                       "approximations=main"});
    rules.board = {{{{{{{"rules-over-lengths"}}, 0.7}, {{{"entropy-vs-length"}}, 1}}}}, {}};
    Session plain;
    plain.board = startingLayouts().front().layout;
    return {{QCoreApplication::translate("Session", "&Three rules and a made-up head"), first},
            {QCoreApplication::translate("Session", "&Which rule keeps the entropy?"), rules},
            {QCoreApplication::translate("Session", "&Plain: random vectors"), plain}};
}

}  // namespace attnscope
