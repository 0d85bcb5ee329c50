#include <algorithm>

#include "ui/model/edit_fields.h"
#include "ui/model/edit_texts.h"

// Functions that change single parts of edits, such as the user points at.

namespace attnscope {
namespace {

template <typename Value>
std::map<std::string, Value> withKeys(const std::map<std::string, Value>& values,
                                      const std::function<std::string(const std::string&)>& keyOf) {
    std::map<std::string, Value> keyed;
    for (const auto& [word, value] : values)
        if (const std::string key = keyOf(word); !key.empty())
            keyed.emplace(key, value);
    return keyed;
}

}  // namespace

void setName(FigureEdits& edits, const std::string& key, const std::string& name) {
    if (name.empty())
        edits.names.erase(key);
    else
        set(edits, editField("name"), escapedKey(key) + '=' + name);
}

void setAnnotationText(FigureEdits& edits, std::size_t annotation, const std::string& text) {
    Annotation& annotated = edits.plot.annotations.at(annotation);
    if (const Message fault = faultOfText(text); !fault.empty())
        throw RefusedOption(Message("edit.text-takes", "a text takes %1", {fault}), fault);
    if (text.empty() && annotated.kind == AnnotationKind::text)
        throw InvalidRequest(Message("edit.text-empty", "a text has at least one letter"));
    annotated.text = text;
}

void setLinePart(FigureEdits& edits, const std::string& key, std::string_view part,
                 const std::string& text) {
    const auto known = edits.lines.find(key);
    LineLook others = known == edits.lines.end() ? LineLook() : known->second;
    if (part == "width")
        others.width.reset();
    else
        (part == "dash" ? others.dash : others.color).clear();
    std::string parts = lineText(others);
    if (!text.empty())
        parts += (parts.empty() ? "" : ",") + std::string(part) + '=' + text;
    if (parts.empty())
        edits.lines.erase(key);
    else
        set(edits, editField("line"), escapedKey(key) + ':' + parts);
}

void setInsetSize(FigureEdits& edits, const std::string& text) {
    if (!edits.plot.inset)
        return;
    Inset usual = *edits.plot.inset;
    usual.size = Inset().size;
    const bool isPlaced = insetText(usual).find('@') != std::string::npos;
    set(edits, editField("inset"),
        insetText(usual) + (text.empty() ? "" : (isPlaced ? ":" : "@automatic:") + text));
}

std::set<std::string> wordsIn(const FigureEdits& edits) {
    std::set<std::string> words(edits.plot.order.begin(), edits.plot.order.end());
    for (const auto& [word, name] : edits.names)
        words.insert(word);
    for (const auto& [word, look] : edits.lines)
        words.insert(word);
    return words;
}

FigureEdits keyed(const FigureEdits& edits,
                  const std::function<std::string(const std::string& word)>& keyOf) {
    FigureEdits keyed = edits;
    keyed.names = withKeys(edits.names, keyOf);
    keyed.lines = withKeys(edits.lines, keyOf);
    keyed.plot.order.clear();
    for (const std::string& word : edits.plot.order)
        if (const std::string key = keyOf(word);
            !key.empty() && std::ranges::find(keyed.plot.order, key) == keyed.plot.order.end())
            keyed.plot.order.push_back(key);
    return keyed;
}

FigureEdits ofTable(const FigureEdits& edits) {
    FigureEdits kept;
    kept.names = edits.names;
    return kept;
}

}  // namespace attnscope
