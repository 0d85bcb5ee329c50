#include "ui/model/edit_texts.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/text/numbers.h"
#include "ui/look/line_looks.h"
#include "ui/model/edit_fields.h"

namespace attnscope {
namespace {

constexpr double thinnest = 0.05, broadest = 20;  ///< lines, in points
constexpr double smallestInset = 0.15, largestInset = 0.8;
constexpr std::string_view inside = "inside-";

constexpr std::array<std::pair<AnnotationKind, std::string_view>, 3> annotationKinds{
    {{AnnotationKind::text, "text"},
     {AnnotationKind::arrow, "arrow"},
     {AnnotationKind::line, "line"}}};

std::string pointText(const DataPoint& point) {
    return to_text(point.x) + ',' + to_text(point.y);
}

double finite(std::string_view text, const Takes& takes) {
    const auto value = parse_real(text);
    if (!value || !std::isfinite(*value))
        throw takes;
    return *value;
}

std::pair<std::string_view, std::string_view> halves(std::string_view text, char sign,
                                                     const Takes& takes) {
    const auto at = text.find(sign);
    if (at == std::string_view::npos)
        throw takes;
    return {text.substr(0, at), text.substr(at + 1)};
}

/// Removes from a text the part before the next colon, and the colon, and returns that part.
std::string_view taken(std::string_view& text, const Takes& takes) {
    if (text.empty())
        throw takes;
    const auto colon = std::min(text.find(':'), text.size());
    const std::string_view part = text.substr(0, colon);
    text.remove_prefix(std::min(colon + 1, text.size()));
    return part;
}

/// Removes from a text the part before the next comma outside formulas, and the comma, and returns
/// that part.
std::string_view takenTick(std::string_view& text) {
    bool isFormula = false;
    std::size_t at = 0;
    for (; at < text.size() && (isFormula || text[at] != ','); ++at)
        if (text[at] == '$')
            isFormula = !isFormula;
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return part;
}

DataPoint pointOf(std::string_view text, const Takes& takes) {
    const auto [x, y] = halves(text, ',', takes);
    return {finite(x, takes), finite(y, takes)};
}

Range rangeOf(std::string_view text, const Takes& takes) {
    const auto [from, to] = halves(text, ':', takes);
    const Range range{finite(from, takes), finite(to, takes)};
    if (!(range.min < range.max))
        throw takes;
    return range;
}

std::string dashOf(std::string_view key) {
    Message known;
    for (const LineDash& dash : lineDashes()) {
        if (dash.key == key)
            return std::string(key);
        known =
            known.empty() ? Message(dash.key) : Message("clause.or", "%1 or %2", {known, dash.key});
    }
    throw Takes{Message("edit.dash", "as dash %1", {known}), known};
}

std::string colorOf(std::string_view text) {
    if (!isLineColor(text)) {
        const Message known("edit.colors", "#RRGGBB, such as #0072B2, or ink");
        throw Takes{Message("edit.color", "as colour %1", {known}), known};
    }
    return std::string(text);
}

/// Returns the key of a corner without "inside-", or that of the automatic place.
std::string_view insetKey(LegendPlace place) {
    return isCorner(place) ? keyOf(place).substr(inside.size()) : keyOf(place);
}

LegendPlace insetPlaceOf(std::string_view key, const Takes& takes) {
    for (const LegendPlace place : legendPlaces())
        if (isInsetPlace(place) && insetKey(place) == key)
            return place;
    throw takes;
}

}  // namespace

std::string escapedKey(std::string_view key) {
    std::string escaped;
    for (const char sign : key) {
        if (std::string_view("\\=:,").find(sign) != std::string_view::npos)
            escaped += '\\';
        escaped += sign;
    }
    return escaped;
}

std::optional<std::pair<std::string, std::string>> splitAt(std::string_view text, char sign) {
    std::string first;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == sign)
            return std::pair(first, std::string(text.substr(at + 1)));
        if (text[at] == '\\' && at + 1 < text.size())
            ++at;
        first += text[at];
    }
    return {};
}

std::string joinedKeys(const std::vector<std::string>& keys) {
    std::string text;
    for (const std::string& key : keys)
        text += (text.empty() ? "" : ",") + escapedKey(key);
    return text;
}

std::vector<std::string> keysOf(std::string_view text) {
    std::vector<std::string> keys;
    std::string rest = std::string(text) + ',';
    while (const auto parts = splitAt(rest, ',')) {
        if (parts->first.empty() || std::ranges::find(keys, parts->first) != keys.end())
            throw Takes{
                Message("edit.keys", "the keys of curves, each once, such as exact,laplace")};
        keys.push_back(parts->first);
        rest = parts->second;
    }
    return keys;
}

double numberOf(std::string_view text, double least, double most) {
    const auto value = parse_real(text);
    if (!value || !(*value >= least && *value <= most))
        throw Takes{Message("edit.number", "a number from %1 to %2", {least, most})};
    return *value;
}

std::string ticksText(const ChosenTicks& ticks) {
    if (const auto* step = std::get_if<double>(&ticks))
        return to_text(*step);
    std::string text;
    const auto& values = std::get<std::vector<ChosenTick>>(ticks);
    for (const ChosenTick& each : values)
        text += (text.empty() ? "" : ", ") + to_text(each.value) +
                (each.label.empty() ? "" : '=' + each.label);
    return values.size() == 1 && values.front().label.empty() ? text + ',' : text;
}

ChosenTicks ticksOf(std::string_view text) {
    constexpr double least = 1e-12, most = 1e12;
    if (text.find_first_of(",=") == std::string_view::npos)
        return numberOf(text, least, most);
    const Takes takes{Message("edit.tick-values",
                              "a step, or values with or without labels, such as 16 or 2, 128, "
                              "8192 or 1024=$2^{10}$")};
    std::vector<ChosenTick> ticks;
    while (!trimmed(text).empty()) {
        const std::string_view part = trimmed(takenTick(text));
        const auto equals = std::min(part.find('='), part.size());
        const std::string_view label =
            equals == part.size() ? std::string_view() : trimmed(part.substr(equals + 1));
        ticks.push_back({finite(trimmed(part.substr(0, equals)), takes), textOf(label)});
    }
    std::ranges::sort(ticks, {}, &ChosenTick::value);
    if (ticks.empty() || std::ranges::adjacent_find(ticks, {}, &ChosenTick::value) != ticks.end())
        throw takes;
    return ticks;
}

std::string lineText(const LineLook& look) {
    std::string text;
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty())
            text += (text.empty() ? "" : ",") + std::string(name) + '=' + value;
    };
    add("width", look.width ? to_text(*look.width) : std::string());
    add("dash", look.dash);
    add("color", look.color);
    return text;
}

LineLook lineOf(std::string_view text) {
    const Takes takes{Message(
        "edit.line", "a curve and how it looks, such as exact:width=1.5,dash=dot,color=#0072B2")};
    LineLook look;
    while (!text.empty()) {
        const auto comma = std::min(text.find(','), text.size());
        const auto [name, value] = halves(text.substr(0, comma), '=', takes);
        if (name == "width")
            look.width = numberOf(value, thinnest, broadest);
        else if (name == "dash")
            look.dash = dashOf(value);
        else if (name == "color")
            look.color = colorOf(value);
        else
            throw takes;
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    if (look == LineLook())
        throw takes;
    return look;
}

std::string insetText(const Inset& inset) {
    const std::string ranges = to_text(inset.x.min) + ':' + to_text(inset.x.max) + ',' +
                               to_text(inset.y.min) + ':' + to_text(inset.y.max);
    const std::string size = inset.size == Inset().size ? "" : ':' + to_text(inset.size);
    const bool isUsual = inset.corner == Inset().corner && size.empty();
    return isUsual ? ranges : ranges + '@' + std::string(insetKey(inset.corner)) + size;
}

Inset insetOf(std::string_view text) {
    const Takes takes{Message("edit.inset",
                              "the ranges of both axes, such as 0.1:0.3,2:4, behind @ a corner or "
                              "automatic, and behind a colon a size from %1 to %2, such as "
                              "@top-right:0.5",
                              {smallestInset, largestInset})};
    const auto at = std::min(text.find('@'), text.size());
    const auto [x, y] = halves(text.substr(0, at), ',', takes);
    Inset inset{rangeOf(x, takes), rangeOf(y, takes)};
    if (at == text.size())
        return inset;
    std::string_view rest = text.substr(at + 1);
    inset.corner = insetPlaceOf(taken(rest, takes), takes);
    if (!rest.empty())
        inset.size = numberOf(rest, smallestInset, largestInset);
    return inset;
}

std::string annotationText(const Annotation& annotation) {
    const auto kind = std::ranges::find(annotationKinds, annotation.kind,
                                        &std::pair<AnnotationKind, std::string_view>::first);
    std::string text = std::string(kind->second) + ':' + pointText(annotation.from);
    if (annotation.kind != AnnotationKind::text)
        text += ':' + pointText(annotation.to);
    return text + (annotation.text.empty() ? "" : ':' + annotation.text);
}

Annotation annotationOf(std::string_view text) {
    const Takes takes{Message("edit.annotation",
                              "text:X,Y:LABEL, arrow:X,Y:X,Y:LABEL or line:X,Y:X,Y, in the units "
                              "of the axes")};
    const std::string_view name = taken(text, takes);
    const auto kind = std::ranges::find(annotationKinds, name,
                                        &std::pair<AnnotationKind, std::string_view>::second);
    if (kind == annotationKinds.end())
        throw takes;
    Annotation annotation{kind->first, pointOf(taken(text, takes), takes)};
    if (annotation.kind != AnnotationKind::text)
        annotation.to = pointOf(taken(text, takes), takes);
    annotation.text = textOf(text);
    const bool has_text = !annotation.text.empty();
    if (has_text ? annotation.kind == AnnotationKind::line
                 : annotation.kind == AnnotationKind::text)
        throw takes;
    return annotation;
}

std::string textOf(std::string_view text) {
    if (const Message fault = faultOfText(text); !fault.empty())
        throw Takes{fault};
    return std::string(text);
}

}  // namespace attnscope
