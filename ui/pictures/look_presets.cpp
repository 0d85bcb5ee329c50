#include "ui/pictures/look.h"

#include <QCoreApplication>

namespace attnscope {
namespace {

using Values = std::vector<std::pair<std::string_view, std::string_view>>;

/// Returns a journal's own values, followed by those that the figures of all journals share.
Values ofAJournal(Values own) {
    const Values common = {{"dpi", "600"},     {"theme", "paper"}, {"transparent", "no"},
                           {"title", "no"},    {"notes", "no"},    {"marker", "no"},
                           {"read-out", "no"}, {"aligned", "yes"}, {"one-legend", "yes"}};
    own.insert(own.end(), common.begin(), common.end());
    return own;
}

Values ofNature(std::string_view width, std::string_view height) {
    return ofAJournal({{"width", width},
                       {"height", height},
                       {"font", "Liberation Sans"},
                       {"text", "7"},
                       {"lines", "0.8"},
                       {"grid", "no"},
                       {"colored-text", "no"},
                       {"letters", "a"}});
}

Values ofAps(std::string_view width, std::string_view height) {
    return ofAJournal({{"width", width},
                       {"height", height},
                       {"font", "Liberation Sans"},
                       {"text", "8.3"},
                       {"lines", "1"},
                       {"grid", "yes"},
                       {"colored-text", "yes"},
                       {"letters", "(a)"}});
}

Values ofNeurips() {
    return ofAJournal({{"width", "139.7mm"},
                       {"height", "62mm"},
                       {"font", "Liberation Serif"},
                       {"text", "9"},
                       {"lines", "1"},
                       {"grid", "yes"},
                       {"colored-text", "yes"},
                       {"letters", "(a)"}});
}

constexpr std::string_view natureSource =
    "Nature, Research figure guide, research-figure-guide.nature.com/figures, Building and "
    "exporting figure panels (89 and 183 mm, at most 170 mm high; Arial or Helvetica, 5 to 7 pt, "
    "embedded as TrueType; panel letters in 8 pt bold lower case) and Preparing figures (no "
    "background grid, no coloured text); Nature, Final submission, "
    "www.nature.com/nature/for-authors/final-submission (lines of 0.25 to 1 pt)";

constexpr std::string_view apsSource =
    "American Physical Society, Information for authors, journals.aps.org/prl/authors: 8.6 cm or "
    "3 3/8 in for one column, 1.5 or 2 columns for more detail, capital letters and numerals at "
    "least 2 mm high, curves at least 0.18 mm (0.5 pt) wide, data points at least 1 mm wide. The "
    "width of two columns is not stated: 178 mm is 7 in, and REVTeX 4.2 sets lines of 510 pt, "
    "which is 179 mm";

constexpr std::string_view neuripsSource =
    "NeurIPS, style file neurips_2023.sty, from neurips.cc/Conferences/2023/PaperInformation/"
    "StyleFiles: text width 5.5 in, font Times, 9 pt for small text; its sample paper asks for "
    "neat, clean and legible artwork, and for fonts of Type 1 or embedded TrueType";

constexpr std::string_view ownSource = "Attnscope; no journal asks for exactly these";

}  // namespace

std::span<const LookPreset> lookPresets() {
    static const std::vector<LookPreset> presets = {
        {"one-column",
         QT_TRANSLATE_NOOP("Look", "One column, 85 mm"),
         {{"width", "85mm"},
          {"height", "60mm"},
          {"dpi", "600"},
          {"text", "8"},
          {"title", "no"},
          {"notes", "no"},
          {"marker", "no"}},
         "A figure in one of two columns of most papers, without a title, since the caption has "
         "it. It fits columns of 85 to 90 mm without being scaled.",
         ownSource},
        {"two-columns",
         QT_TRANSLATE_NOOP("Look", "Two columns, 175 mm"),
         {{"width", "175mm"},
          {"height", "90mm"},
          {"dpi", "600"},
          {"text", "8"},
          {"title", "no"},
          {"notes", "no"},
          {"marker", "no"}},
         "A figure across both columns of a paper, without a title. It is for several panels, a "
         "matrix, or curves that need the width.",
         ownSource},
        {"nature-1", QT_TRANSLATE_NOOP("Look", "Nature, one column, 89 mm"),
         ofNature("89mm", "62mm"),
         "A figure in one column of Nature: text of 7 pt in a font with the widths of Arial, "
         "lines of at most 1 pt, no grid, and bold panel letters of 8 pt. Several views on the "
         "board become panels with aligned axes and one legend.",
         natureSource, true},
        {"nature-2", QT_TRANSLATE_NOOP("Look", "Nature, two columns, 183 mm"),
         ofNature("183mm", "85mm"),
         "A figure across both columns of Nature, otherwise like that in one. The height may be "
         "raised to 170 mm, so that the caption still fits below.",
         natureSource, true},
        {"aps-1", QT_TRANSLATE_NOOP("Look", "APS, one column, 86 mm"), ofAps("86mm", "62mm"),
         "A figure in one column of a Physical Review journal. The text has 8.3 pt, as its capital "
         "letters are to be 2 mm high, which takes 8 pt in Arial and 8.3 pt in this font of the "
         "same widths.",
         apsSource, true},
        {"aps-2", QT_TRANSLATE_NOOP("Look", "APS, two columns, 178 mm"), ofAps("178mm", "85mm"),
         "A figure across both columns of a Physical Review journal, otherwise like that in one. "
         "It is for several panels, or for curves that need the width.",
         apsSource, true},
        {"neurips", QT_TRANSLATE_NOOP("Look", "NeurIPS, 139.7 mm"), ofNeurips(),
         "A figure as wide as the text of a NeurIPS paper, in a font with the widths of Times. Its "
         "9 pt are the paper's size for small text, one point less than the text around the "
         "figure.",
         neuripsSource, true},
        {"slide",
         QT_TRANSLATE_NOOP("Look", "Slide, 16 : 9"),
         {{"width", "13.333in"},
          {"height", "7.5in"},
          {"dpi", "144"},
          {"text", "16"},
          {"title", "yes"},
          {"notes", "no"},
          {"marker", "yes"}},
         "A picture that fills a slide, with text that can be read from the last row. Slides of "
         "16 : 9 are 13.333 in wide in most programs.",
         ownSource},
        {"poster",
         QT_TRANSLATE_NOOP("Look", "Poster, 400 mm"),
         {{"width", "400mm"},
          {"height", "270mm"},
          {"dpi", "300"},
          {"text", "24"},
          {"title", "yes"},
          {"notes", "yes"},
          {"marker", "no"}},
         "A picture for a poster, read from one or two metres away. It has its title and its "
         "notes, "
         "since a poster has no room for a caption.",
         ownSource},
        {"screen",
         QT_TRANSLATE_NOOP("Look", "Screen, 1200 × 800 px"),
         {{"width", "1200px"},
          {"height", "800px"},
          {"dpi", "144"},
          {"text", "8.25"},
          {"title", "yes"},
          {"notes", "yes"},
          {"marker", "yes"}},
         "A picture for a screen or a web page, with everything that the window shows. Its size is "
         "in pixels, and text has the size that it has in the window.",
         ownSource},
    };
    return presets;
}

}  // namespace attnscope
