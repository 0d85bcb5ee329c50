#include "ui/reference/reference_text.h"

#include <QCoreApplication>
#include <QPalette>

#include "core/version.h"
#include "ui/formula/formula_in_text.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

struct ReferenceWords {
    Q_DECLARE_TR_FUNCTIONS(attnscope::Reference)
};

QString escaped(const Message& text) {
    return translated(text).toHtmlEscaped();
}

QString linkTo(const std::string& id, const Message& title,
               const QString& scheme = QStringLiteral("entry")) {
    return QStringLiteral("<a href=\"%1:%2\">%3</a>").arg(scheme, toQString(id), escaped(title));
}

/// Returns a formula, marked so that typesetMarked() finds it in a document.
std::string shownFormula(std::string_view formula) {
    return formulaMark(formula).toHtmlEscaped().toStdString();
}

EntryStyle windowStyle() {
    return {.link = [](std::string_view id) { return "entry:" + std::string(id); },
            .formula = shownFormula,
            .translate = windowTranslation()};
}

QString shortcutRows(const ReferenceSection& section) {
    QString rows;
    for (const ReferenceEntry& entry : section.entries)
        rows += QStringLiteral("<tr><td class=\"keys\">%1</td><td>%2</td></tr>")
                    .arg(escaped(entry.title), escaped(entry.meaning));
    return QStringLiteral("<table cellpadding=\"4\">") + rows + QStringLiteral("</table>");
}

/// Returns the entries of a section, each with what it means; the scheme of the links says what a
/// click on a title does.
QString entriesOf(const ReferenceSection& section, const QString& scheme) {
    QString texts;
    for (const ReferenceEntry& entry : section.entries)
        texts += QStringLiteral("<p class=\"entry\">%1<br/>%2</p>")
                     .arg(linkTo(entry.id(), entry.title, scheme), escaped(entry.meaning));
    return texts;
}

/// Returns the questions of a start with their answers, which a click shows in the window.
QString questionsOf(const ReferenceSection& section) {
    return QStringLiteral("<p class=\"source\">%1</p>")
               .arg(ReferenceWords::tr("Click a question: the window then shows its answer. Ctrl+Z "
                                       "takes it back.")
                        .toHtmlEscaped()) +
           entriesOf(section, QStringLiteral("show"));
}

QString heading(const QString& title) {
    return QStringLiteral("<h2>%1</h2>").arg(title.toHtmlEscaped());
}

}  // namespace

Translate windowTranslation() {
    return translatedForm;
}

QString entryText(const Reference& reference, const ReferenceEntry& entry) {
    const ReferenceSection* section = reference.section(entry.section);
    const QString place = section ? linkTo(section->key, section->title) : QString();
    return QStringLiteral("<p class=\"place\">%1</p>").arg(place) +
           heading(translated(entry.title)) +
           toQString(entry_html(reference, entry, windowStyle()));
}

QString bubbleText(const Reference& reference, const ReferenceEntry& entry) {
    EntryStyle style = windowStyle();
    style.references = false;
    return QStringLiteral("<p class=\"title\">%1</p>").arg(escaped(entry.title)) +
           toQString(entry_html(reference, entry, style));
}

QString sectionText(const Reference&, const ReferenceSection& section) {
    return heading(translated(section.title)) +
           QStringLiteral("<p class=\"source\">%1</p>").arg(escaped(section.about)) +
           (section.key == "shortcuts" ? shortcutRows(section)
            : section.key == "start"   ? questionsOf(section)
                                       : entriesOf(section, QStringLiteral("entry")));
}

QString aboutText() {
    return heading(ReferenceWords::tr("About Attnscope")) +
           QStringLiteral("<p>%1</p>")
               .arg(ReferenceWords::tr(
                        "Attnscope %1 shows what the scale factor does to attention. It is free "
                        "software under the GNU General Public License, version 3 or later, made "
                        "with Qt, QCustomPlot, Eigen, Boost and oneTBB.")
                        .arg(toQString(version()))
                        .toHtmlEscaped()) +
           QStringLiteral("<p>%1</p><pre>%2</pre>")
               .arg(ReferenceWords::tr("To cite it in a paper:").toHtmlEscaped(),
                    toQString(citation()).toHtmlEscaped());
}

QString referenceStyle(const QPalette& palette) {
    const auto name = [&](QPalette::ColorRole role) { return palette.color(role).name(); };
    return QStringLiteral(
               "body { color: %1; } a { color: %2; } h2 { font-size: %5px; margin: 0 0 6px 0; } "
               "p { margin: 0 0 8px 0; } .place, .source { color: %3; } "
               ".title { font-weight: 600; } .keys { font-weight: 600; } .entry { margin: 0 0 4px "
               "0; } "
               ".formula { font-family: 'TeX Gyre Termes Math', 'STIX Two Math', "
               "'Latin Modern Math', serif; font-size: %6px; margin: 6px 0 10px 0; } "
               ".related { margin: 10px 0 0 0; } table { margin: 6px 0 0 0; } "
               "th { color: %3; font-weight: 400; text-align: left; padding-right: 12px; } "
               ".line { color: %4; }")
        .arg(name(QPalette::WindowText), name(QPalette::Link), name(QPalette::PlaceholderText),
             name(QPalette::Mid))
        .arg(scaled(18))
        .arg(scaled(16));
}

}  // namespace attnscope
