#include "ui/reference/whole_reference.h"

#include "core/text/keyed.h"
#include "ui/pictures/look.h"
#include "ui/views/views.h"

namespace attnscope {

namespace {

/// Returns a length as a formula: 89mm as 89\,\text{mm}.
std::string lengthFormula(std::string_view length) {
    const std::size_t unit = length.find_first_not_of("0123456789.");
    return std::string(length.substr(0, unit)) + R"(\,\text{)" + std::string(length.substr(unit)) +
           '}';
}

ReferenceEntry entryOf(const LookPreset& preset) {
    ReferenceEntry entry{.section = "looks",
                         .name = std::string(preset.key),
                         .key = std::string(preset.key),
                         .title = Message(lookText(preset.label).toStdString()),
                         .meaning = keyed({"looks", preset.key, "meaning"}, preset.meaning)};
    std::string takes, width, height;
    for (const auto& [key, value] : preset.values) {
        takes.append(takes.empty() ? "" : " ").append(key).append("=").append(value);
        if (key == "width")
            width = lengthFormula(value);
        else if (key == "height")
            height = lengthFormula(value);
    }
    entry.takes = takes;
    entry.formula = width + R"( \times )" + height;
    entry.source = keyed({"looks", preset.key, "source"}, preset.source);
    entry.help = entry.title;
    return entry;
}

}  // namespace

Reference wholeReference() {
    std::vector<ReferenceEntry> views, looks;
    for (const LookPreset& preset : lookPresets())
        looks.push_back(entryOf(preset));
    for (const ViewEntry* view : otherViews()) {
        ReferenceEntry entry{.section = "views",
                             .name = std::string(view->id),
                             .key = std::string(view->id),
                             .title = Message(titleOf(view->id).toStdString()),
                             .meaning = keyed({"views", view->id, "meaning"}, view->meaning)};
        entry.formula = view->formula;
        entry.source = keyed({"views", view->id, "source"}, view->source);
        entry.help = entry.title;
        entry.show.view = view->id;
        views.push_back(std::move(entry));
    }
    return make_reference(std::move(views), std::move(looks));
}

}  // namespace attnscope
