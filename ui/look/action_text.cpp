#include "ui/look/action_text.h"

#include "ui/look/text.h"

namespace attnscope {

QString asActionText(const QString& name) {
    return legible(name).replace(u'&', QStringLiteral("&&"));
}

}  // namespace attnscope
