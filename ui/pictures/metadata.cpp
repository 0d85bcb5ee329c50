#include "ui/pictures/metadata.h"

#include <QCoreApplication>
#include <QStringList>
#include <QXmlStreamWriter>

#include "core/fields/fields.h"
#include "core/version.h"
#include "ui/look/text.h"

namespace attnscope {

namespace {

const QString rdf = QStringLiteral("http://www.w3.org/1999/02/22-rdf-syntax-ns#");
const QString dc = QStringLiteral("http://purl.org/dc/elements/1.1/");
const QString xmp = QStringLiteral("http://ns.adobe.com/xap/1.0/");

/// Writes a Dublin Core text in XMP's form: one text for all languages.
void writeText(QXmlStreamWriter& xml, const QString& name, const QString& text) {
    xml.writeStartElement(dc, name);
    xml.writeStartElement(rdf, QStringLiteral("Alt"));
    xml.writeStartElement(rdf, QStringLiteral("li"));
    xml.writeAttribute(QStringLiteral("xml:lang"), QStringLiteral("x-default"));
    xml.writeCharacters(text);
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndElement();
}

QString frozenHeading(const Frozen& frozen) {
    return frozen.name.empty() ? QCoreApplication::translate("Metadata", "Frozen:")
                               : QCoreApplication::translate("Metadata", "Frozen as %1:")
                                     .arg(legible(toQString(frozen.name)));
}

/// Returns scenarioText() of a single frozen Scenario without a name, otherwise of each frozen
/// Scenario below its heading.
QString frozenText(const std::vector<Frozen>& frozen) {
    if (frozen.size() == 1 && frozen.front().name.empty())
        return scenarioText(frozen.front().scenario);
    QStringList texts;
    for (const Frozen& each : frozen)
        texts.append(frozenHeading(each) + u'\n' + scenarioText(each.scenario));
    return texts.join(QStringLiteral("\n\n"));
}

QString overText(const About& about) {
    return legible(toQString(text_of(about.comparison.over)));
}

}  // namespace

QString softwareName() {
    return QStringLiteral("Attnscope ") + toQString(version());
}

QString scenarioText(const Scenario& scenario) {
    QStringList lines;
    for (const auto& [key, value] : describe(scenario))
        lines.append(toQString(key) + QLatin1Char('=') + legible(toQString(value)));
    return lines.join(QLatin1Char('\n'));
}

QString descriptionText(const About& about) {
    const QString part =
        about.part.isEmpty()
            ? QString()
            : QCoreApplication::translate("Metadata", "Part: %1").arg(legible(about.part)) + u'\n';
    const QString frames =
        about.frames.isEmpty()
            ? QString()
            : QCoreApplication::translate("Metadata", "Frames: %1").arg(about.frames) + u'\n';
    QString frozen;
    for (const Frozen& each : about.comparison.frozen)
        frozen += u'\n' + frozenHeading(each) + u'\n' + scenarioText(each.scenario);
    const QString over =
        about.comparison.over.empty()
            ? QString()
            : QCoreApplication::translate("Metadata", "Over: %1").arg(overText(about)) + u'\n';
    const QString command =
        about.command.isEmpty()
            ? QString()
            : QCoreApplication::translate("Metadata", "Command: %1").arg(legible(about.command)) +
                  u'\n';
    return softwareName() + u'\n' + command + part + frames + over + scenarioText(about.scenario) +
           frozen;
}

std::vector<std::pair<const char*, QString>> textsOf(const About& about) {
    std::vector<std::pair<const char*, QString>> texts = {
        {"Title", legible(about.title)},
        {"Software", softwareName()},
        {scenarioKey, scenarioText(about.scenario)}};
    if (!about.comparison.frozen.empty())
        texts.emplace_back(frozenKey, frozenText(about.comparison.frozen));
    if (!about.comparison.over.empty())
        texts.emplace_back(overKey, overText(about));
    if (!about.part.isEmpty())
        texts.emplace_back(partKey, legible(about.part));
    if (!about.command.isEmpty())
        texts.emplace_back(commandKey, legible(about.command));
    return texts;
}

QByteArray xmpPacket(const QString& title, const QString& description) {
    QByteArray body;
    QXmlStreamWriter xml(&body);  // writes from the start of `body`
    xml.writeNamespace(QStringLiteral("adobe:ns:meta/"), QStringLiteral("x"));
    xml.writeNamespace(rdf, QStringLiteral("rdf"));
    xml.writeNamespace(dc, QStringLiteral("dc"));
    xml.writeNamespace(xmp, QStringLiteral("xmp"));
    xml.writeStartElement(QStringLiteral("adobe:ns:meta/"), QStringLiteral("xmpmeta"));
    xml.writeStartElement(rdf, QStringLiteral("RDF"));
    xml.writeStartElement(rdf, QStringLiteral("Description"));
    xml.writeAttribute(rdf, QStringLiteral("about"), QString());
    writeText(xml, QStringLiteral("title"), legible(title));
    writeText(xml, QStringLiteral("description"), description);
    xml.writeTextElement(xmp, QStringLiteral("CreatorTool"), softwareName());
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndElement();
    return "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n" + body +
           "\n<?xpacket end=\"w\"?>\n";
}

QByteArray xmpPacket(const About& about) {
    return xmpPacket(about.title, descriptionText(about));
}

}  // namespace attnscope
