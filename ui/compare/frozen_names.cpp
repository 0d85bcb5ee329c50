#include "ui/compare/frozen_names.h"

#include <QCoreApplication>

#include "core/figures/frozen_curves.h"
#include "ui/look/translated.h"

namespace attnscope {

QString frozenName(const Frozen& frozen, const Scenario& present) {
    const QString name = translated(name_of(frozen, present));
    return name.isEmpty() ? QCoreApplication::translate("attnscope::FrozenDialog", "as it is now")
                          : name;
}

}  // namespace attnscope
