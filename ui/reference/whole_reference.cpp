#include "ui/reference/whole_reference.h"

#include "core/text/keyed.h"
#include "ui/views/views.h"

namespace attnscope {

Reference wholeReference() {
    std::vector<ReferenceEntry> views;
    for (const ViewEntry* view : otherViews()) {
        ReferenceEntry entry{.section = "views",
                             .name = std::string(view->id),
                             .key = std::string(view->id),
                             .title = Message(titleOf(view->id).toStdString()),
                             .meaning = keyed({"views", view->id, "meaning"}, view->meaning)};
        entry.formula = view->formula;
        entry.source = keyed({"views", view->id, "source"}, view->source);
        entry.help = view->title;
        entry.show.view = view->id;
        views.push_back(std::move(entry));
    }
    return make_reference(std::move(views));
}

}  // namespace attnscope
