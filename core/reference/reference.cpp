#include "core/reference/reference.h"

#include <algorithm>
#include <utility>

#include "core/reference/asked.h"
#include "core/reference/sections.h"
#include "core/text/keyed.h"

namespace attnscope {
namespace {

/// Adds a reference to a word of the glossary to the entries of other sections that have the same
/// name as the word.
void refer_to_words(Reference& reference) {
    for (ReferenceSection& section : reference.sections)
        for (ReferenceEntry& entry : section.entries) {
            const std::string word = "words/" + entry.name;
            if (section.key != "words" && reference.entry(word) != nullptr &&
                std::ranges::find(entry.see, word) == entry.see.end())
                entry.see.insert(entry.see.begin(), word);
        }
}

/// Adds the phrases of asked_as() to their entries.
void add_phrases(Reference& reference) {
    for (const AskedAs& each : asked_as())
        for (ReferenceSection& section : reference.sections)
            for (ReferenceEntry& entry : section.entries)
                if (entry.id() == each.entry)
                    entry.asked.assign(each.phrases.begin(), each.phrases.end());
}

void move_section(std::vector<ReferenceSection>& from, std::string_view key,
                  std::vector<ReferenceSection>& to) {
    const auto found = std::ranges::find(from, key, &ReferenceSection::key);
    if (found == from.end())
        return;
    to.push_back(std::move(*found));
    from.erase(found);
}

}  // namespace

const ReferenceSection* Reference::section(std::string_view key) const {
    const auto found = std::ranges::find(sections, key, &ReferenceSection::key);
    return found == sections.end() ? nullptr : &*found;
}

const ReferenceEntry* Reference::entry(std::string_view id) const {
    const std::size_t slash = id.find('/');
    const ReferenceSection* of = section(id.substr(0, slash));
    if (of == nullptr || slash == std::string_view::npos)
        return nullptr;
    const auto found = std::ranges::find(of->entries, id.substr(slash + 1), &ReferenceEntry::key);
    return found == of->entries.end() ? nullptr : &*found;
}

Reference make_reference(std::vector<ReferenceEntry> views, std::vector<ReferenceEntry> looks) {
    std::vector<ReferenceSection> choices = sections_of_choices();
    Reference made{{section_of_start(), section_of_words(), section_of_shortcuts(),
                    section_of_figures(), section_of_views(std::move(views)), section_of_curves(),
                    section_of_status()}};
    for (const char* const key : {"rules", "models"})
        move_section(choices, key, made.sections);
    made.sections.push_back(section_of_approximations());
    for (const char* const key : {"variants", "positions", "masks", "normalizers", "query-sources",
                                  "key-sources", "alignments"})
        move_section(choices, key, made.sections);
    made.sections.push_back(section_of_presets());
    move_section(choices, "published", made.sections);
    made.sections.push_back(section_of_quantities());
    made.sections.push_back(section_of_fields());
    std::ranges::move(choices, std::back_inserter(made.sections));
    made.sections.push_back(section_of_engines());
    made.sections.push_back(section_of_looks(std::move(looks)));
    refer_to_words(made);
    add_phrases(made);
    return made;
}

std::vector<Message> texts_of(const Reference& reference) {
    std::vector<Message> texts;
    const auto add = [&](const Message& text) {
        if (!text.key.empty())
            texts.push_back(text);
    };
    for (const ReferenceSection& section : reference.sections) {
        add(section.title);
        add(section.about);
        for (const ReferenceEntry& entry : section.entries) {
            for (const Message* text :
                 {&entry.title, &entry.meaning, &entry.source, &entry.takes, &entry.help})
                add(*text);
            for (const auto& [name, value] : entry.facts) {
                add(name);
                add(value);
            }
        }
    }
    return texts;
}

}  // namespace attnscope
