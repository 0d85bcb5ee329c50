#include "ui/pictures/embedded_fonts.h"

#include <hb-subset.h>

#include <QFont>
#include <QRawFont>
#include <QXmlStreamReader>
#include <map>
#include <memory>
#include <set>
#include <tuple>

#include "ui/look/language.h"

namespace attnscope {
namespace {

/// A typeface: family, weight and style as SVG names them.
using Face = std::tuple<QString, int, QString>;
using Letters = std::map<Face, std::set<uint>>;

template <auto destroy>
struct Destroyer {
    void operator()(auto* object) const { destroy(object); }
};
using Blob = std::unique_ptr<hb_blob_t, Destroyer<hb_blob_destroy>>;
using HbFace = std::unique_ptr<hb_face_t, Destroyer<hb_face_destroy>>;
using Input = std::unique_ptr<hb_subset_input_t, Destroyer<hb_subset_input_destroy>>;

Letters lettersOf(const QByteArray& svg) {
    Letters letters;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != u"text")
            continue;
        const auto attributes = xml.attributes();
        const Face face{attributes.value(QLatin1String("font-family")).toString(),
                        attributes.value(QLatin1String("font-weight")).toInt(),
                        attributes.value(QLatin1String("font-style")).toString()};
        for (const uint letter : xml.readElementText().toUcs4())
            letters[face].insert(letter);
    }
    return letters;
}

/// A font and those of its tables that HarfBuzz has asked for. They are kept, because HarfBuzz
/// reads some of them after it has released their blobs.
struct KeptTables {
    QRawFont font;
    std::map<hb_tag_t, QByteArray> tables;

    const QByteArray& table(hb_tag_t tag) {
        const auto [kept, is_new] = tables.try_emplace(tag);
        char name[5] = {};
        hb_tag_to_string(tag, name);
        if (is_new)
            kept->second = font.fontTable(name);
        return kept->second;
    }
};

hb_blob_t* tableOf(hb_face_t*, hb_tag_t tag, void* kept) {
    const QByteArray& table = static_cast<KeptTables*>(kept)->table(tag);
    return hb_blob_create(table.constData(), static_cast<unsigned>(table.size()),
                          HB_MEMORY_MODE_READONLY, nullptr, nullptr);
}

/// Whether the font's licence allows embedding: not if fsType says "restricted".
bool mayBeEmbedded(const QRawFont& font) {
    constexpr qsizetype at = 8;
    constexpr int restricted = 0x2;
    const QByteArray os2 = font.fontTable("OS/2");
    return os2.size() < at + 2 || (os2.at(at + 1) & 0xf) != restricted;
}

/// Returns the font reduced to these letters; empty if that is not possible.
QByteArray subsetOf(const QRawFont& font, const std::set<uint>& letters) {
    KeptTables kept{font, {}};
    const HbFace face(hb_face_create_for_tables(tableOf, &kept, nullptr));
    const Input input(hb_subset_input_create_or_fail());
    if (!input)
        return {};
    for (const uint letter : letters)
        hb_set_add(hb_subset_input_unicode_set(input.get()), letter);
    const HbFace subset(hb_subset_or_fail(face.get(), input.get()));
    if (!subset)
        return {};
    const Blob blob(hb_face_reference_blob(subset.get()));
    unsigned length = 0;
    const char* bytes = hb_blob_get_data(blob.get(), &length);
    return {bytes, static_cast<qsizetype>(length)};
}

QRawFont fontOf(const QString& family, const Face& face) {
    const auto& [own, weight, style] = face;
    return QRawFont::fromFont(QFont(family, -1, weight, style == QLatin1String("italic")));
}

/// Returns an @font-face rule with these letters of a font. `range` is the rule's unicode-range;
/// empty if one font has all letters.
QByteArray rule(const Face& face, const QRawFont& font, const std::set<uint>& letters,
                const QByteArray& range = {}) {
    const auto& [family, weight, style] = face;
    if (!font.isValid() || !mayBeEmbedded(font))
        return {};
    const QByteArray subset = subsetOf(font, letters);
    if (subset.isEmpty())
        return {};
    return "@font-face{font-family:'" + QString(family).remove(u'\'').toHtmlEscaped().toUtf8() +
           "';font-weight:" + QByteArray::number(weight) + ";font-style:" + style.toUtf8() +
           ";src:url(data:font/ttf;base64," + subset.toBase64() + ")" + range + "}\n";
}

QByteArray rangeOf(const std::set<uint>& letters) {
    QByteArray range;
    for (const uint letter : letters)
        range += (range.isEmpty() ? ";unicode-range:U+" : ",U+") + QByteArray::number(letter, 16);
    return range;
}

/// Returns the rule of a face, followed by one for letters that the language's font has alone.
QByteArray rules(const Face& face, const std::set<uint>& letters) {
    const QString& family = std::get<0>(face);
    const QStringList families = withLetters(family);
    const QRawFont font = fontOf(family, face);
    if (families.size() == 1)
        return rule(face, font, letters);
    const QRawFont other = fontOf(families.back(), face);
    std::set<uint> own, further;
    for (const uint letter : letters)
        (!font.supportsCharacter(letter) && other.supportsCharacter(letter) ? further : own)
            .insert(letter);
    QByteArray both = rule(face, font, own);
    if (!further.empty())
        both += rule(face, other, further, rangeOf(further));
    return both;
}

}  // namespace

QByteArray withFonts(const QByteArray& svg) {
    QByteArray all;
    for (const auto& [face, letters] : lettersOf(svg))
        all += rules(face, letters);
    const auto at = svg.indexOf("<defs>");
    if (all.isEmpty() || at < 0)
        return svg;
    QByteArray with = svg;
    return with.insert(at + 6, "\n<style>\n" + all + "</style>");
}

}  // namespace attnscope
