#include "ui/settings/saved_styles.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "core/text/errors.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

const QString styles_key = QStringLiteral("export/styles");
constexpr qsizetype longest_style_name = 60, most_styles = 100;

/// Returns the look that a JSON object describes. Fields that are missing or damaged, and those of
/// tables, have their defaults.
Look style_look(const QJsonObject& values) {
    Look look;
    for (const LookField& field : lookFields()) {
        const QJsonValue value = values.value(toQString(field.key));
        if (field.use == LookUse::tables || !value.isString())
            continue;
        try {
            set(look, field, value.toString().toStdString());
        } catch (const InvalidRequest&) {
            // of a later version, or edited
        }
    }
    return look;
}

QJsonObject style_values(const Look& look) {
    QJsonObject values;
    for (const LookField& field : lookFields())
        if (field.use != LookUse::tables)
            values.insert(toQString(field.key), toQString(get(look, field)));
    return values;
}

bool is_name(const QString& name) {
    return !name.isEmpty() && name.size() <= longest_style_name && name == name.trimmed() &&
           name == legible(name);
}

void check_name(const QString& name) {
    if (!is_name(name))
        throw InvalidRequest(
            Message("style.name",
                    "The name of a style has 1 to %1 characters, none of them a line end or "
                    "another control character.",
                    {static_cast<int>(longest_style_name)}));
}

auto found(std::vector<SavedStyle>& styles, const QString& name) {
    return std::ranges::find(styles, name, &SavedStyle::name);
}

}  // namespace

std::vector<SavedStyle> SavedStyles::all() const {
    std::vector<SavedStyle> styles;
    for (const QJsonValue& each : QJsonDocument::fromJson(settings_.bytes(styles_key)).array()) {
        const QJsonObject object = each.toObject();
        const QString name = object.value(QStringLiteral("name")).toString();
        if (is_name(name) && found(styles, name) == styles.end() &&
            std::ssize(styles) < most_styles)
            styles.push_back({name, style_look(object.value(QStringLiteral("look")).toObject())});
    }
    std::ranges::stable_sort(styles, [](const SavedStyle& a, const SavedStyle& b) {
        return a.name.compare(b.name, Qt::CaseInsensitive) < 0;
    });
    return styles;
}

bool SavedStyles::has(const QString& name) const {
    std::vector<SavedStyle> styles = all();
    return found(styles, name) != styles.end();
}

void SavedStyles::save(const QString& name, const Look& look) {
    check_name(name);
    std::vector<SavedStyle> styles = all();
    if (const auto style = found(styles, name); style != styles.end())
        style->look = look;
    else
        styles.push_back({name, look});
    write(std::move(styles));
}

void SavedStyles::rename(const QString& from, const QString& to) {
    check_name(to);
    std::vector<SavedStyle> styles = all();
    const auto style = found(styles, from);
    if (from == to || style == styles.end())
        return;
    if (found(styles, to) != styles.end())
        throw InvalidRequest(
            Message("style.exists", "There is already a style %1.", {to.toStdString()}));
    style->name = to;
    write(std::move(styles));
}

SavedStyle SavedStyles::remove(const QString& name) {
    std::vector<SavedStyle> styles = all();
    const auto style = found(styles, name);
    SavedStyle removed{name, {}};
    if (style != styles.end()) {
        removed = *style;
        styles.erase(style);
        write(std::move(styles));
    }
    return removed;
}

QString SavedStyles::putBack(const SavedStyle& removed) {
    QString name = removed.name;
    for (int i = 2; has(name); ++i) {
        const QString number = QStringLiteral(" (%1)").arg(i);
        name = removed.name.left(longest_style_name - number.size()) + number;
    }
    save(name, removed.look);
    return name;
}

void SavedStyles::write(std::vector<SavedStyle> styles) {
    if (std::ssize(styles) > most_styles)
        throw InvalidRequest(Message("style.count", "There are already %1 styles.",
                                     {static_cast<int>(most_styles)}));
    QJsonArray all;
    for (const SavedStyle& style : styles)
        all.append(QJsonObject{{QStringLiteral("name"), style.name},
                               {QStringLiteral("look"), style_values(style.look)}});
    settings_.setBytes(styles_key, QJsonDocument(all).toJson(QJsonDocument::Compact));
}

}  // namespace attnscope
