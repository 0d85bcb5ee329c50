#include "ui/window/views.h"

#include <QCoreApplication>

#include "core/figures/figures.h"
#include "ui/look/translated.h"

namespace attnscope {

std::vector<std::string_view> allViews() {
    std::vector<std::string_view> views;
    for (const FigureEntry* entry : figures())
        views.push_back(entry->id);
    views.insert(views.end(), {matrixView, frozenView, differenceView, headsView});
    return views;
}

QString titleOf(std::string_view view) {
    if (view == matrixView)
        return QCoreApplication::translate("Board", "Attention matrix");
    if (view == frozenView)
        return QCoreApplication::translate("Board", "Frozen matrix");
    if (view == differenceView)
        return QCoreApplication::translate("Board", "Present minus frozen");
    if (view == headsView)
        return QCoreApplication::translate("Board", "Heads");
    return translated(title_of(figure_entry(view)));
}

}  // namespace attnscope
