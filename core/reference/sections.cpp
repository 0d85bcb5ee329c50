#include "core/reference/sections.h"

#include <algorithm>
#include <span>

#include "core/approximations/approximations.h"
#include "core/engines/engines.h"
#include "core/fields/assignments.h"
#include "core/figures/curve_meanings.h"
#include "core/figures/figures.h"
#include "core/figures/lab_figures.h"
#include "core/figures/status_meanings.h"
#include "core/presets/presets.h"
#include "core/quantities/quantities.h"
#include "core/reference/questions.h"
#include "core/reference/shortcuts.h"
#include "core/reference/words.h"
#include "core/scaling/rules.h"
#include "core/text/keyed.h"
#include "core/text/split.h"

namespace attnscope {
namespace {

std::string joined(const auto& words) {
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty())
            text += ' ';
        text += word;
    }
    return text;
}

/// Returns an entry with the texts that every record has.
ReferenceEntry entry_of(std::string_view section, std::string_view key, Message title,
                        std::string_view meaning, std::string_view formula,
                        std::string_view source) {
    ReferenceEntry entry{.section = std::string(section),
                         .name = std::string(key),
                         .key = std::string(key),
                         .title = std::move(title),
                         .meaning = keyed({section, key, "meaning"}, meaning)};
    entry.formula = formula;
    entry.source = keyed({section, key, "source"}, source);
    entry.help = entry.title;
    return entry;
}

/// Returns the key of an approximation's entry.
std::string unique_key(const Approximation& approximation) {
    return std::string(approximation.key) + '-' + std::string(approximation.of->key);
}

/// Returns the entries on what a figure draws besides exact means and simulations.
std::vector<std::string> drawn_in(std::string_view figure) {
    std::vector<std::string> ids;
    for (const CurveMeaning& curve : curve_meanings())
        if (is_drawn_in(curve, figure))
            ids.push_back("curves/" + unique_key(curve));
    for (const Approximation& each : approximations())
        if (figure.starts_with(std::string(each.of->key) + "-vs-"))
            ids.push_back("approximations/" + unique_key(each));
    return ids;
}

/// Whether a figure has an approximation or another curve with this key.
bool is_curve_of(std::string_view key, std::string_view figure) {
    if (!is_figure(figure))
        return false;
    if (const CurveMeaning* const curve = curve_meaning(figure, key))
        return curve->figures.empty() || is_drawn_in(*curve, figure);
    return std::ranges::any_of(approximations(), [&](const Approximation& each) {
        return each.key == key && figure.starts_with(std::string(each.of->key) + "-vs-");
    });
}

/// Returns the figure that shows a quantity of a row over the scale; over the length if there is no
/// such figure.
std::string figure_of(std::string_view quantity) {
    const std::string over_scales = std::string(quantity) + "-vs-scale";
    return is_figure(over_scales) ? over_scales : std::string(quantity) + "-vs-length";
}

}  // namespace

ReferenceSection section_of_start() {
    ReferenceSection section = empty_section("start");
    for (const Question& question : questions()) {
        ReferenceEntry entry = entry_of("start", question.key,
                                        keyed({"start", question.key, "title"}, question.question),
                                        question.answer, question.formula, question.source);
        entry.show.settings = split(question.settings);
        entry.show.view = question.view;
        entry.show.mark = question.mark;
        entry.see = split(question.see);
        section.entries.push_back(std::move(entry));
    }
    return section;
}

ReferenceSection section_of_words() {
    ReferenceSection section = empty_section("words");
    for (const Word& word : glossary()) {
        ReferenceEntry entry =
            entry_of("words", word.key, keyed({"words", word.key, "word"}, word.word), word.meaning,
                     word.formula, word.source);
        entry.show = {.settings = split(word.settings),
                      .view = std::string(word.view),
                      .curve = is_curve_of(word.key, word.view) ? std::string(word.key) : "",
                      .field = {},
                      .mark = word.mark};
        entry.see = split(word.see);
        section.entries.push_back(std::move(entry));
    }
    return section;
}

ReferenceSection section_of_shortcuts() {
    ReferenceSection section = empty_section("shortcuts");
    for (const Shortcut& shortcut : shortcuts())
        section.entries.push_back({.section = "shortcuts",
                                   .name = std::string(shortcut.key),
                                   .key = std::string(shortcut.key),
                                   .title = keys_of(shortcut),
                                   .meaning = effect_of(shortcut)});
    return section;
}

ReferenceSection section_of_figures() {
    ReferenceSection section = empty_section("figures");
    for (const FigureEntry* figure : figures()) {
        ReferenceEntry entry = entry_of("figures", figure->id, title_of(*figure), figure->meaning,
                                        figure->formula, figure->source);
        entry.takes = joined(fields_read(*figure));
        entry.help = keyed({"figures", figure->id, "help"}, figure->help);
        entry.show.view = figure->id;
        entry.see = drawn_in(figure->id);
        section.entries.push_back(std::move(entry));
    }
    return section;
}

ReferenceSection section_of_views(std::vector<ReferenceEntry> views) {
    ReferenceSection section = empty_section("views");
    section.entries = std::move(views);
    return section;
}

ReferenceSection section_of_looks(std::vector<ReferenceEntry> looks) {
    ReferenceSection section = empty_section("looks");
    section.entries = std::move(looks);
    return section;
}

ReferenceSection section_of_quantities() {
    ReferenceSection section = empty_section("quantities");
    for (const Quantity* quantity : quantities()) {
        ReferenceEntry entry =
            entry_of("quantities", quantity->name,
                     keyed({"quantities", quantity->name, "title"}, quantity->name),
                     quantity->meaning, quantity->formula, quantity->source);
        entry.takes = joined(quantity->keys);
        entry.help = keyed({"quantities", quantity->name, "help"}, quantity->help);
        section.entries.push_back(std::move(entry));
    }
    return section;
}

ReferenceSection section_of_curves() {
    ReferenceSection section = empty_section("curves");
    for (const CurveMeaning& curve : curve_meanings()) {
        const std::vector<std::string> figures = split(curve.figures);
        ReferenceEntry entry = entry_of("curves", unique_key(curve), label_of(curve), curve.meaning,
                                        curve.formula, curve.source);
        entry.name = curve.key;
        entry.takes = curve.figures;
        entry.show.view = figures.empty() ? "entropy-vs-scale" : figures.front();
        if (!is_lab_view(entry.show.view))
            entry.show.curve = curve.key;
        for (const std::string& figure : figures)
            entry.see.push_back((is_lab_view(figure) ? "views/" : "figures/") + figure);
        section.entries.push_back(std::move(entry));
    }
    return section;
}

ReferenceSection section_of_status() {
    ReferenceSection section = empty_section("status");
    for (const StatusMeaning* value : status_meanings())
        section.entries.push_back(entry_of("status", value->key, label_of(*value), value->meaning,
                                           value->formula, value->source));
    return section;
}

ReferenceSection section_of_approximations() {
    ReferenceSection section = empty_section("approximations");
    for (const Approximation& each : approximations()) {
        const std::string key = unique_key(each);
        ReferenceEntry entry =
            entry_of("approximations", key,
                     Message("reference.approximation", "%1, of the %2",
                             {label_of(each), keyed({"noun", each.of->key}, each.of->key)}),
                     each.meaning, each.formula, each.source);
        entry.name = each.key;
        entry.takes = each.of->key;
        entry.help = label_of(each);
        entry.show = {
            .settings = {"approximations=all", "normalizer=" + std::string(each.of->normalizer)},
            .view = figure_of(each.of->key),
            .curve = std::string(each.key),
            .field = {}};
        entry.see = {"quantities/" + std::string(each.of->key), "words/approximation"};
        section.entries.push_back(std::move(entry));
    }
    return section;
}

ReferenceSection section_of_presets() {
    ReferenceSection section = empty_section("presets");
    for (const Preset& preset : presets()) {
        const std::string chosen = scenario_with(preset.settings).rule;
        ReferenceEntry entry = entry_of("presets", preset.key, label_of(preset), preset.meaning,
                                        rule(chosen).formula, preset.source);
        entry.source = source_of(preset);
        entry.takes = joined(preset.settings);
        entry.help = entry.title;
        entry.show = {.settings = preset.settings, .view = {}, .field = {}, .anew = true};
        entry.see = {"rules/" + chosen};
        section.entries.push_back(std::move(entry));
    }
    return section;
}

ReferenceSection section_of_engines() {
    ReferenceSection section = empty_section("engines");
    for (const EngineKind* engine : engines())
        section.entries.push_back(entry_of("engines", engine->key,
                                           keyed({"engines", engine->key, "label"}, engine->label),
                                           engine->meaning, engine->formula, engine->source));
    return section;
}

}  // namespace attnscope
