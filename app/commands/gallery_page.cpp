#include "app/commands/gallery_page.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <ranges>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/scenario/scale.h"
#include "core/text/numbers.h"
#include "core/version.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

constexpr auto style = R"(
:root { color-scheme: light dark; --page: #f2f4f7; --card: #fdfdfe; --ink: #15181e; --muted: #596170;
  --line: #d8dce3; --accent: #0072b2; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14171c; --card: #1c2027; --ink: #e8eaee; --muted: #9aa3b2; --line: #323844;
    --accent: #58ace3; }
}
@media (prefers-contrast: more) {
  :root { --page: #ffffff; --card: #ffffff; --ink: #000000; --muted: #262626; --line: #4a4a4a;
    --accent: #3a1fb0; }
}
@media (prefers-contrast: more) and (prefers-color-scheme: dark) {
  :root { --page: #000000; --card: #000000; --ink: #ffffff; --muted: #dddddd; --line: #a8a8a8;
    --accent: #c7baff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, "Open Sans", "Noto Sans", sans-serif; }
main, header, footer { max-width: 1440px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 40px; padding-bottom: 24px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; font-weight: 600; }
h2 { font-size: 18px; line-height: 1.3; margin: 0 0 4px; font-weight: 600; }
p { margin: 0; max-width: 72ch; }
.muted { color: var(--muted); font-size: 14px; }
.grid { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(min(560px, 100%), 1fr)); }
article { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 24px;
  min-width: 0; display: flex; flex-direction: column; gap: 16px; }
article img { width: 100%; height: auto; display: block; }
.links { margin-top: auto; display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 14px; }
a { color: var(--accent); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
section { margin: 40px 0; }
table { border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
th, td { text-align: left; padding: 4px 24px 4px 0; border-bottom: 1px solid var(--line);
  vertical-align: top; }
th { font-weight: 600; }
td.help { color: var(--muted); }
code { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: 13px; }
footer { padding-bottom: 40px; }
)";

/// Returns a text that the page can hold: UTF-8 and XML, whatever bytes a path has.
std::string printed(std::string_view text) {
    return legible(toQString(text)).toStdString();
}

std::string escaped(std::string_view text) {
    return toQString(printed(text)).toHtmlEscaped().toStdString();
}

std::string lower(std::string_view text) {
    return toQString(text).toLower().toStdString();
}

std::string rounded(double value) {
    constexpr double scale = 1e4;
    return to_text(std::round(value * scale) / scale);
}

/// Returns the text of the picture for those who cannot see it.
std::string description(const GalleryPicture& picture) {
    std::string text = picture.title + ": " + picture.caption;
    for (const std::string& note : picture.notes)
        text += " " + note;
    return text;
}

/// Returns the media query for readers to whom a theme is shown.
std::string media_of(const NamedTheme& theme) {
    const Theme made = theme.make();
    const std::string scheme =
        std::string("(prefers-color-scheme: ") + (made.dark ? "dark" : "light") + ")";
    return made.textContrast > lightTheme().textContrast ? "(prefers-contrast: more) and " + scheme
                                                         : scheme;
}

/// Returns the pictures of all themes but the first, those with the narrowest media query first.
std::string sources(const GalleryPicture& picture) {
    std::string text;
    for (const NamedTheme& theme : themes() | std::views::drop(1) | std::views::reverse)
        text += "<source media=\"" + media_of(theme) + "\" srcset=\"" +
                escaped(picture_name(picture.id, theme)) + "\"/>";
    return text;
}

std::string links(const GalleryPicture& picture) {
    std::string text = "<div class=\"links\">";
    for (const NamedTheme& theme : themes()) {
        const bool is_first = &theme == &themes().front();
        text += "<a href=\"" + escaped(picture_name(picture.id, theme)) + "\">PNG" +
                (is_first ? "" : ", " + lower(theme.label)) + "</a>";
    }
    return text + "<a href=\"" + escaped(picture.id) + ".csv\">CSV</a></div>\n";
}

/// Returns the picture and links to what lies beside the page.
std::string shown(const GalleryPicture& picture) {
    return "<picture>" + sources(picture) + "<img src=\"" +
           escaped(picture_name(picture.id, themes().front())) + "\" alt=\"" +
           escaped(description(picture)) + "\" width=\"" + std::to_string(picture.width) +
           "\" height=\"" + std::to_string(picture.height) + "\" loading=\"lazy\"/></picture>\n" +
           links(picture);
}

std::string article(const GalleryPicture& picture) {
    return "<article id=\"" + escaped(picture.id) + "\">\n<div><h2>" + escaped(picture.title) +
           "</h2>\n<p class=\"muted\">" + escaped(picture.caption) + "</p></div>\n" +
           (picture.left_out.empty() ? shown(picture)
                                     : "<p>Left out: " + escaped(picture.left_out) + ".</p>\n") +
           "</article>\n";
}

std::string scenario_table(const Scenario& scenario) {
    std::string text =
        "<div "
        "class=\"scroll\"><table>\n<thead><tr><th>Field</th><th>Value</th><th>Meaning</th></tr>"
        "</thead>\n<tbody>\n";
    for (const Field& field : fields())
        text += "<tr><td><code>" + escaped(field.key) + "</code></td><td>" +
                escaped(get(scenario, field)) + "</td><td class=\"help\">" + escaped(field.help) +
                "</td></tr>\n";
    return text + "</tbody>\n</table></div>\n";
}

/// Returns a word in $'…'. Bytes that are not printable ASCII are written as octal numbers.
std::string numbered_word(const std::string& word) {
    std::string quoted = "$'";
    for (const char c : word) {
        std::array<char, 5> number{};
        std::snprintf(number.data(), number.size(), "\\%03o",
                      static_cast<unsigned>(static_cast<unsigned char>(c)));
        const bool is_plain = c >= ' ' && c <= '~' && c != '\'' && c != '\\';
        quoted += is_plain ? std::string(1, c) : std::string(number.data());
    }
    return quoted + "'";
}

/// Returns a word as a POSIX shell reads it: in $'…' if the page cannot hold its characters, in
/// single quotes if it has other than plain characters.
std::string shell_word(const std::string& word) {
    if (printed(word) != word)
        return numbered_word(word);
    constexpr auto plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./:,@%";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos)
        return word;
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

/// Returns the settings that differ from the defaults, as options of a command line.
std::string settings(const Scenario& scenario) {
    const Scenario defaults;
    std::string text;
    for (const Field& field : fields())
        if (get(scenario, field) != get(defaults, field))
            text += " --set " + shell_word(std::string(field.key) + "=" + get(scenario, field));
    return text;
}

std::string summary(const Scenario& scenario) {
    return "n = " + std::to_string(scenario.n) + " keys, d = " + std::to_string(scenario.d) +
           ", scale λ = " + rounded(scale(scenario)) + " by the rule " +
           formula_of_scale(scenario) + ".";
}

}  // namespace

std::string picture_name(std::string_view id, const NamedTheme& theme) {
    const bool is_first = &theme == &themes().front();
    return std::string(id) + (is_first ? "" : '-' + std::string(theme.key)) + ".png";
}

std::string gallery_page(const Scenario& scenario, const std::vector<GalleryPicture>& pictures) {
    std::string page =
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
        "<title>Attnscope gallery</title>\n<style>" +
        std::string(style) +
        "</style>\n</head>\n<body>\n<header>\n<h1>What the scale factor does to "
        "attention</h1>\n<p>" +
        escaped(summary(scenario)) + "</p>\n</header>\n<main>\n<div class=\"grid\">\n";
    for (const GalleryPicture& picture : pictures)
        page += article(picture);
    page += "</div>\n<section>\n<h2>Scenario</h2>\n" + scenario_table(scenario) +
            "</section>\n</main>\n<footer class=\"muted\">Made by Attnscope " +
            std::string(version()) + ": <code>attnscope gallery DIR" + escaped(settings(scenario)) +
            "</code></footer>\n</body>\n</html>\n";
    return page;
}

}  // namespace attnscope
