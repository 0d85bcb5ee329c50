#include "ui/look/refusal_text.h"

#include <QCoreApplication>

#include "core/parameters/allowed.h"
#include "ui/look/translated.h"

namespace attnscope {

QString refusalText(const QString& label, const RefusedValue& refusal) {
    return refusalText(label, translated(refusal.allowed()), refusal);
}

QString refusalText(const QString& label, const QString& takes, const RefusedValue& refusal) {
    return refusal.why().empty()
               ? QCoreApplication::translate("Field", "%1 takes %2.").arg(label, takes)
               : QCoreApplication::translate("Field", "%1 takes %2; %3.")
                     .arg(label, takes, translated(refusal.why()));
}

}  // namespace attnscope
