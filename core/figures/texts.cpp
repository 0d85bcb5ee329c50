#include "core/figures/texts.h"

#include <set>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/figures/figures.h"
#include "core/presets/presets.h"
#include "core/published/published.h"
#include "core/softmax/entropy_unit.h"
#include "core/special/angle_unit.h"
#include "core/text/keyed.h"

namespace attnscope {
namespace {

using Texts = std::vector<Message>;

void add_fields(Texts& texts) {
    for (const Field& each : fields()) {
        texts.insert(texts.end(), {label_of(each), help_of(each), unit_of(each), group_of(each)});
        const Choices* kind = choices_in(each);
        if (!kind)
            continue;
        texts.push_back(keyed({"noun", kind->table}, kind->table));
        for (const Choice& choice : kind->choices)
            texts.insert(texts.end(), {label_of(*kind, choice), family_of(choice)});
    }
}

void add_figures(Texts& texts) {
    for (const FigureEntry* each : figures())
        texts.push_back(title_of(*each));
    for (const Approximation& each : approximations()) {
        texts.push_back(label_of(each));
        texts.push_back(keyed({"noun", each.of->key}, each.of->key));
    }
}

void add_published(Texts& texts) {
    for (const PublishedTable& each : published_tables()) {
        texts.insert(texts.end(), {help_of(each), source_of(each)});
        for (const PublishedValue& value : each.values)
            if (value.attention.empty())
                texts.push_back(name_of_method(value.method));
    }
}

void add_presets(Texts& texts) {
    for (const Preset& each : presets())
        texts.insert(texts.end(), {label_of(each), source_of(each), group_of(each)});
}

void add_units(Texts& texts) {
    for (const EntropyUnit& each : entropy_units())
        texts.push_back(unit_name(each.key));
    for (const AngleUnit& each : angle_units()) {
        texts.push_back(unit_name(each.sign));
        texts.push_back(unit_name("1/" + std::string(each.sign)));
    }
}

}  // namespace

Message unit_name(std::string_view sign) {
    return keyed({"unit", sign}, sign);
}

std::vector<Message> texts_of_records() {
    Texts texts;
    add_fields(texts);
    add_figures(texts);
    add_published(texts);
    add_presets(texts);
    add_units(texts);
    std::set<std::string> known;
    std::erase_if(
        texts, [&](const Message& text) { return text.empty() || !known.insert(text.key).second; });
    return texts;
}

}  // namespace attnscope
