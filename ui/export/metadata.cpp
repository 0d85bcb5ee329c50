#include "ui/export/metadata.h"

#include <QStringList>
#include <QXmlStreamWriter>

#include "core/scenario/fields.h"
#include "core/version.h"
#include "ui/text.h"

namespace attnscope {

namespace {

const QString rdf = QStringLiteral("http://www.w3.org/1999/02/22-rdf-syntax-ns#");
const QString dc = QStringLiteral("http://purl.org/dc/elements/1.1/");
const QString xmp = QStringLiteral("http://ns.adobe.com/xap/1.0/");

/// A Dublin Core text in XMP's form: one alternative for every language.
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

}  // namespace

QString softwareName() {
    return QStringLiteral("Attnscope ") + toQString(version());
}

QString scenarioText(const Scenario& scenario) {
    QStringList lines;
    for (const auto& [key, value] : describe(scenario))
        lines.append(toQString(key) + QLatin1Char('=') + toQString(value));
    return lines.join(QLatin1Char('\n'));
}

QByteArray xmpPacket(const QString& title, const Scenario& scenario) {
    QByteArray packet("<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n");
    QXmlStreamWriter xml(&packet);
    xml.writeNamespace(QStringLiteral("adobe:ns:meta/"), QStringLiteral("x"));
    xml.writeNamespace(rdf, QStringLiteral("rdf"));
    xml.writeNamespace(dc, QStringLiteral("dc"));
    xml.writeNamespace(xmp, QStringLiteral("xmp"));
    xml.writeStartElement(QStringLiteral("adobe:ns:meta/"), QStringLiteral("xmpmeta"));
    xml.writeStartElement(rdf, QStringLiteral("RDF"));
    xml.writeStartElement(rdf, QStringLiteral("Description"));
    xml.writeAttribute(rdf, QStringLiteral("about"), QString());
    writeText(xml, QStringLiteral("title"), title);
    writeText(xml, QStringLiteral("description"), scenarioText(scenario));
    xml.writeTextElement(xmp, QStringLiteral("CreatorTool"), softwareName());
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndElement();
    return packet + "\n<?xpacket end=\"w\"?>\n";
}

}  // namespace attnscope
