#include "ui/formula/math_font.h"

#include <QFont>
#include <QTransform>
#include <QtEndian>
#include <array>
#include <cmath>
#include <mutex>
#include <utility>

namespace attnscope {
namespace {

const QString math_family = QStringLiteral("TeX Gyre Termes Math");

constexpr auto all_tables = {"MATH", "CFF ", "glyf", "loca", "cmap", "head", "hhea",
                             "hmtx", "maxp", "OS/2", "GDEF", "GSUB", "GPOS", "kern"};

using Buffer = std::unique_ptr<hb_buffer_t, decltype(&hb_buffer_destroy)>;
using DrawFunctions = std::unique_ptr<hb_draw_funcs_t, decltype(&hb_draw_funcs_destroy)>;

/// Returns functions that draw into a QPainterPath in units of the font, y upwards.
DrawFunctions makePathFunctions() {
    DrawFunctions functions(hb_draw_funcs_create(), &hb_draw_funcs_destroy);
    hb_draw_funcs_set_move_to_func(
        functions.get(),
        [](hb_draw_funcs_t*, void* path, hb_draw_state_t*, float x, float y, void*) {
            static_cast<QPainterPath*>(path)->moveTo(x, y);
        },
        nullptr, nullptr);
    hb_draw_funcs_set_line_to_func(
        functions.get(),
        [](hb_draw_funcs_t*, void* path, hb_draw_state_t*, float x, float y, void*) {
            static_cast<QPainterPath*>(path)->lineTo(x, y);
        },
        nullptr, nullptr);
    hb_draw_funcs_set_quadratic_to_func(
        functions.get(),
        [](hb_draw_funcs_t*, void* path, hb_draw_state_t*, float x1, float y1, float x, float y,
           void*) { static_cast<QPainterPath*>(path)->quadTo(x1, y1, x, y); },
        nullptr, nullptr);
    hb_draw_funcs_set_cubic_to_func(
        functions.get(),
        [](hb_draw_funcs_t*, void* path, hb_draw_state_t*, float x1, float y1, float x2, float y2,
           float x, float y,
           void*) { static_cast<QPainterPath*>(path)->cubicTo(x1, y1, x2, y2, x, y); },
        nullptr, nullptr);
    hb_draw_funcs_set_close_path_func(
        functions.get(),
        [](hb_draw_funcs_t*, void* path, hb_draw_state_t*, void*) {
            static_cast<QPainterPath*>(path)->closeSubpath();
        },
        nullptr, nullptr);
    hb_draw_funcs_make_immutable(functions.get());
    return functions;
}

}  // namespace

const MathFont* MathFont::installed() {
    static const std::unique_ptr<const MathFont> font = []() -> std::unique_ptr<const MathFont> {
        const QRawFont raw = QRawFont::fromFont(QFont(math_family));
        if (!raw.isValid() || raw.familyName() != math_family)
            return nullptr;
        auto found = std::make_unique<const MathFont>(raw);
        return found->hasMath() ? std::move(found) : nullptr;
    }();
    return font.get();
}

const MathFont* MathFont::inText(const QFont& text) {
    static std::mutex guard;
    static std::map<std::pair<QString, int>, std::unique_ptr<MathFont>> known;
    if (!installed())
        return nullptr;
    const std::scoped_lock locked(guard);
    const auto [entry, isNew] = known.try_emplace({text.family(), text.weight()});
    if (isNew &&
        (text.weight() >= QFont::DemiBold || !MathFont(QRawFont::fromFont(text)).isSerif())) {
        entry->second = std::make_unique<MathFont>(QRawFont::fromFont(QFont(math_family)));
        entry->second->setLetters(text);
    }
    return entry->second ? entry->second.get() : installed();
}

void MathFont::setLetters(const QFont& text) {
    constexpr double slant = 0.2;
    constexpr unsigned is_italic = 2;  // a bit of macStyle
    constexpr qsizetype mac_style = 44;
    QFont italic = text;
    italic.setItalic(true);
    upright_ = std::make_unique<MathFont>(QRawFont::fromFont(text));
    italic_ = std::make_unique<MathFont>(QRawFont::fromFont(italic));
    if ((italic_->numberIn(HB_TAG('h', 'e', 'a', 'd'), mac_style) & is_italic) == 0)
        italic_->slant_ = slant;
    const auto x_height = [](const MathFont& font) {
        return font.size(font.shaped(U"x", 0).front().glyph).ascent;
    };
    if (const double own = x_height(*upright_); own > 0)
        letter_scale_ = x_height(*this) / own;
}

const MathFont* MathFont::letters(LetterStyle style) const {
    return style == LetterStyle::upright  ? upright_.get()
           : style == LetterStyle::italic ? italic_.get()
                                          : nullptr;
}

unsigned MathFont::numberIn(hb_tag_t table, qsizetype offset) const {
    const auto found = tables_.find(table);
    return found == tables_.end() || found->second.size() < offset + 2
               ? 0
               : qFromBigEndian<quint16>(found->second.constData() + offset);
}

/// By the class of serifs in PANOSE; a font without it is taken to have none.
bool MathFont::isSerif() const {
    constexpr qsizetype panose = 32;
    constexpr unsigned first = 2, last = 10;
    const unsigned serifs = numberIn(HB_TAG('O', 'S', '/', '2'), panose) & 0xFF;
    return serifs >= first && serifs <= last;
}

MathFont::MathFont(const QRawFont& font) {
    for (const char* const name : all_tables)
        if (const QByteArray table = font.fontTable(name); !table.isEmpty())
            tables_.emplace(hb_tag_from_string(name, 4), table);
    face_.reset(hb_face_create_for_tables(&tableOf, &tables_, nullptr));
    hb_face_make_immutable(face_.get());
    font_.reset(hb_font_create(face_.get()));
    hb_font_make_immutable(font_.get());
    unitsPerEm_ = hb_face_get_upem(face_.get());
}

hb_blob_t* MathFont::tableOf(hb_face_t*, hb_tag_t tag, void* tables) {
    const auto& all = *static_cast<const std::map<hb_tag_t, QByteArray>*>(tables);
    const auto found = all.find(tag);
    if (found == all.end())
        return nullptr;
    return hb_blob_create(found->second.constData(), static_cast<unsigned>(found->second.size()),
                          HB_MEMORY_MODE_READONLY, nullptr, nullptr);
}

bool MathFont::hasMath() const {
    return hb_ot_math_has_data(face_.get()) != 0;
}

double MathFont::constant(hb_ot_math_constant_t which) const {
    return em(hb_ot_math_get_constant(font_.get(), which));
}

double MathFont::fraction(hb_ot_math_constant_t which) const {
    return hb_ot_math_get_constant(font_.get(), which) / 100.0;
}

std::vector<PlacedGlyph> MathFont::shaped(std::u32string_view text, int script_level) const {
    const Buffer buffer(hb_buffer_create(), &hb_buffer_destroy);
    hb_buffer_add_utf32(buffer.get(), reinterpret_cast<const uint32_t*>(text.data()),
                        static_cast<int>(text.size()), 0, static_cast<int>(text.size()));
    hb_buffer_set_direction(buffer.get(), HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer.get(), HB_SCRIPT_MATH);
    const hb_feature_t scripts{HB_TAG('s', 's', 't', 'y'), static_cast<uint32_t>(script_level),
                               HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
    hb_shape(font_.get(), buffer.get(), &scripts, script_level > 0 ? 1 : 0);
    const unsigned count = hb_buffer_get_length(buffer.get());
    const hb_glyph_info_t* infos = hb_buffer_get_glyph_infos(buffer.get(), nullptr);
    const hb_glyph_position_t* positions = hb_buffer_get_glyph_positions(buffer.get(), nullptr);
    std::vector<PlacedGlyph> glyphs;
    double x = 0;
    for (unsigned i = 0; i < count; ++i) {
        glyphs.push_back({infos[i].codepoint, x + em(positions[i].x_offset),
                          -em(positions[i].y_offset), em(positions[i].x_advance)});
        x += em(positions[i].x_advance);
    }
    return glyphs;
}

GlyphSize MathFont::size(hb_codepoint_t glyph) const {
    hb_glyph_extents_t ink{};
    hb_font_get_glyph_extents(font_.get(), glyph, &ink);
    return {em(hb_font_get_glyph_h_advance(font_.get(), glyph)), em(ink.y_bearing),
            -em(ink.y_bearing + ink.height)};
}

double MathFont::italicCorrection(hb_codepoint_t glyph) const {
    return em(hb_ot_math_get_glyph_italics_correction(font_.get(), glyph));
}

double MathFont::topAccent(hb_codepoint_t glyph) const {
    return em(hb_ot_math_get_glyph_top_accent_attachment(font_.get(), glyph));
}

double MathFont::kerning(hb_codepoint_t glyph, hb_ot_math_kern_t corner, double height) const {
    return em(hb_ot_math_get_glyph_kerning(
        font_.get(), glyph, corner, static_cast<hb_position_t>(std::lround(height * unitsPerEm_))));
}

std::vector<GlyphVariant> MathFont::variants(hb_codepoint_t glyph) const {
    std::vector<GlyphVariant> all;
    std::array<hb_ot_math_glyph_variant_t, 16> some;
    for (unsigned count = some.size(); count == some.size();) {
        hb_ot_math_get_glyph_variants(font_.get(), glyph, HB_DIRECTION_BTT,
                                      static_cast<unsigned>(all.size()), &count, some.data());
        for (unsigned i = 0; i < count; ++i)
            all.push_back({some[i].glyph, em(some[i].advance)});
    }
    return all;
}

std::vector<GlyphPart> MathFont::parts(hb_codepoint_t glyph) const {
    std::vector<GlyphPart> all;
    std::array<hb_ot_math_glyph_part_t, 16> some;
    for (unsigned count = some.size(); count == some.size();) {
        hb_ot_math_get_glyph_assembly(font_.get(), glyph, HB_DIRECTION_BTT,
                                      static_cast<unsigned>(all.size()), &count, some.data(),
                                      nullptr);
        for (unsigned i = 0; i < count; ++i)
            all.push_back({some[i].glyph, em(some[i].full_advance),
                           em(some[i].start_connector_length), em(some[i].end_connector_length),
                           (some[i].flags & HB_OT_MATH_GLYPH_PART_FLAG_EXTENDER) != 0});
    }
    return all;
}

double MathFont::leastOverlap() const {
    return em(hb_ot_math_get_min_connector_overlap(font_.get(), HB_DIRECTION_BTT));
}

QPainterPath MathFont::outline(hb_codepoint_t glyph) const {
    static const DrawFunctions functions = makePathFunctions();
    QPainterPath path;
    hb_font_get_glyph_shape(font_.get(), glyph, functions.get(), &path);
    return QTransform(1 / unitsPerEm_, 0, slant_ / unitsPerEm_, -1 / unitsPerEm_, 0, 0).map(path);
}

}  // namespace attnscope
