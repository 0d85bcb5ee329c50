#include "ui/session/change_name.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/scenario/fields.h"
#include "core/scenario/labels.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

class Names {
    Q_DECLARE_TR_FUNCTIONS(attnscope::Session)

public:
    static QStringList all(const Session& one, const Session& other) {
        QStringList names;
        const auto add = [&](bool differs, const QString& name) {
            if (differs)
                names.append(name);
        };
        for (const Field& field : fields())
            add(get(one.scenario, field) != get(other.scenario, field),
                translated(label_of(field)));
        if (names.size() > 1)
            names = {tr("Scenario")};
        add(one.reference != other.reference, tr("freezing"));
        add(one.board != other.board, tr("layout"));
        add(one.zooms != other.zooms || one.matrix_zoom != other.matrix_zoom, tr("zoom"));
        add(one.steps != other.steps, tr("steps"));
        if (names.isEmpty())  // a row that is chosen is pinned at once
            add(one.is_row_pinned != other.is_row_pinned, tr("pinning"));
        return names;
    }
};

}  // namespace

QString changeName(const Session& one, const Session& other) {
    const QStringList names = Names::all(one, other);
    return names.size() == 1 ? names.front() : QString();
}

}  // namespace attnscope
