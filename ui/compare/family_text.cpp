#include "ui/compare/family_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/fields/fields.h"
#include "core/fields/value_text.h"
#include "ui/look/translated.h"

namespace attnscope {

QString familyText(const Scenario& scenario, const Family& family) {
    const Field& over = field(family.field);
    QStringList values;
    for (const Scenario& member : members_of(family, scenario))
        values.append(translated(value_alone(member, over)));
    return (choices_in(over) ? QCoreApplication::translate("attnscope::FamilyActions", "%1: %2")
                             : QCoreApplication::translate("attnscope::FamilyActions", "%1 = %2"))
        .arg(translated(value_name(over)), listed(values));
}

}  // namespace attnscope
