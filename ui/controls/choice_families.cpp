#include "ui/controls/choice_families.h"

#include <QStandardItemModel>
#include <algorithm>
#include <vector>

#include "core/fields/labels.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

void addHeading(QComboBox& list, const QString& text) {
    list.addItem(text);
    qobject_cast<QStandardItemModel*>(list.model())->item(list.count() - 1)->setFlags({});
}

/// The choices with those of a family together, families in the order of their first choices.
std::vector<const Choice*> byFamily(const Choices& kind) {
    std::vector<const Choice*> sorted;
    for (const Choice& choice : kind.choices)
        sorted.push_back(&choice);
    std::ranges::stable_sort(sorted, {}, [&](const Choice* choice) {
        return std::ranges::find(kind.choices, choice->family, &Choice::family) -
               kind.choices.begin();
    });
    return sorted;
}

}  // namespace

void addByFamily(QComboBox& list, const Choices& kind,
                 const std::function<void(const Choice& choice)>& add) {
    std::string_view family;
    for (const Choice* choice : byFamily(kind)) {
        if (choice->family != family)
            addHeading(list, translated(family_of(*choice)));
        family = choice->family;
        add(*choice);
    }
}

}  // namespace attnscope
