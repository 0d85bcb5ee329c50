#include "core/reference/pages.h"

#include "core/reference/html.h"
#include "core/text/markup.h"
#include "core/version.h"

namespace attnscope {
namespace {

constexpr auto page_style = R"(
:root { color-scheme: light dark; --page: #fbfbfc; --ink: #15181e; --muted: #596170;
  --line: #d8dce3; --accent: #005f96; --formula: #f0f2f5; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14171c; --ink: #e8eaee; --muted: #9aa3b2; --line: #323844; --accent: #6bb8ea;
    --formula: #1f242c; }
}
@media (prefers-contrast: more) {
  :root { --page: #ffffff; --ink: #000000; --muted: #262626; --line: #4a4a4a; --accent: #3a1fb0; }
}
@media (prefers-contrast: more) and (prefers-color-scheme: dark) {
  :root { --page: #000000; --ink: #ffffff; --muted: #dddddd; --line: #a8a8a8; --accent: #c7baff; }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-behavior: auto; }
body { margin: 0 auto; max-width: 46rem; padding: 0 16px 48px; background: var(--page);
  color: var(--ink); font: 1.0625rem/1.55 system-ui, "Open Sans", "Noto Sans", %FONTS%sans-serif;
  overflow-wrap: break-word; }
header { padding: 16px 0 8px; border-bottom: 1px solid var(--line); margin-bottom: 16px; }
nav a { display: inline-block; padding: 6px 12px 6px 0; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 12px 0 4px; }
h2 { font-size: 1.15rem; line-height: 1.3; margin: 0 0 4px; }
p { margin: 0 0 8px; }
a { color: var(--accent); text-underline-offset: 2px; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
article { padding: 20px 0 12px; border-bottom: 1px solid var(--line); scroll-margin-top: 8px; }
article:target { border-left: 4px solid var(--accent); padding-left: 12px; }
.about, .source, .key { color: var(--muted); }
.source, .related, .key, .facts, footer { font-size: 0.9375rem; }
.key { font-family: ui-monospace, "DejaVu Sans Mono", monospace; }
.formula { font-family: "TeX Gyre Termes Math", "STIX Two Math", "Cambria Math", "Latin Modern Math",
  serif; font-size: 1.15rem; background: var(--formula); border-radius: 6px; padding: 8px 12px;
  overflow-x: auto; }
.related a { display: inline-block; padding: 4px 0; }
.facts { border-collapse: collapse; margin: 0 0 8px; }
.facts th { text-align: left; font-weight: 400; color: var(--muted); padding: 2px 16px 2px 0;
  vertical-align: top; }
.facts td { padding: 2px 0; overflow-wrap: anywhere; }
details { border-bottom: 1px solid var(--line); padding: 12px 0; }
summary { cursor: pointer; padding: 6px 0; font-weight: 600; font-size: 1.1rem; }
summary span { font-weight: 400; color: var(--muted); font-size: 0.9375rem; }
ul { list-style: none; margin: 8px 0; padding: 0; columns: 18rem auto; }
li { break-inside: avoid; }
li a { display: block; padding: 6px 0; }
footer { color: var(--muted); padding-top: 24px; }
)";

std::string page_name(std::string_view section) {
    return std::string(section) + ".html";
}

/// Returns the address of an entry or a section among the pages.
std::string page_address(std::string_view id) {
    const std::size_t slash = id.find('/');
    return slash == std::string_view::npos
               ? page_name(id)
               : page_name(id.substr(0, slash)) + '#' + std::string(id.substr(slash + 1));
}

/// Returns the style of pages, with the language's fonts before any font without serifs.
std::string style_with(const std::vector<std::string_view>& fonts) {
    constexpr std::string_view place = "%FONTS%";
    std::string families;
    for (const std::string_view font : fonts)
        families.append("\"").append(font).append("\", ");
    std::string style = page_style;
    return style.replace(style.find(place), place.size(), families);
}

/// Makes the pages of a reference in one language.
class Pages {
public:
    Pages(const Reference& reference, const PageLanguage& language)
        : reference_(reference), language_(language) {}

    std::string index() const {
        const std::string title = in_language({"page.title", "Attnscope, explained"});
        std::string body =
            "<header>\n<h1>" + in_markup(title) + "</h1>\n<p class=\"about\">" +
            said({"page.about",
                  "What the scale factor does to attention, word by word: everything that the "
                  "program names, with its meaning, its formula and its source."}) +
            "</p>\n</header>\n<main>\n";
        for (const ReferenceSection& section : reference_.sections)
            body += outline(section, &section == &reference_.sections.front());
        return page(title, body + "</main>\n");
    }

    std::string of(const ReferenceSection& section) const {
        const std::string title = in_language(section.title);
        std::string body = "<header>\n<nav><a href=\"index.html\">← " +
                           said({"page.contents", "Contents"}) + "</a></nav>\n<h1>" +
                           in_markup(title) + "</h1>\n<p class=\"about\">" + said(section.about) +
                           "</p>\n</header>\n<main>\n";
        for (const ReferenceEntry& entry : section.entries)
            body += article(entry);
        return page(title + " · Attnscope", body + "</main>\n");
    }

private:
    std::string in_language(const Message& text) const {
        return text_of(text, language_.translate);
    }

    /// Returns a text in the pages' language, as HTML.
    std::string said(const Message& text) const { return in_markup(in_language(text)); }

    std::string link(const std::string& address, const Message& text) const {
        return "<a href=\"" + in_markup(address) + "\">" + said(text) + "</a>";
    }

    std::string page(const std::string& title, const std::string& body) const {
        return html_of({.title = title, .body = body, .language = language_});
    }

    /// Returns the section as a list of links that opens and closes.
    std::string outline(const ReferenceSection& section, bool open) const {
        std::string html =
            "<details" + std::string(open ? " open=\"open\"" : "") + ">\n<summary>" +
            said(section.title) + " <span>" + std::to_string(section.entries.size()) +
            "</span></summary>\n<p>" + said(section.about) + " " +
            link(page_name(section.key), Message("reference.all", "Read all")) + "</p>\n<ul>\n";
        for (const ReferenceEntry& entry : section.entries)
            html += "<li>" + link(page_address(entry.id()), entry.title) + "</li>\n";
        return html + "</ul>\n</details>\n";
    }

    /// Returns an entry under its title, with the name by which commands know it if that differs.
    std::string article(const ReferenceEntry& entry) const {
        const std::string title = in_language(entry.title);
        const bool is_named =
            title != entry.name && entry.section != "words" && entry.section != "shortcuts";
        return "<article id=\"" + in_markup(entry.key) + "\">\n<h2>" + in_markup(title) +
               "</h2>\n" +
               (is_named ? "<p class=\"key\">" + in_markup(entry.name) + "</p>\n" : std::string()) +
               entry_html(reference_, entry,
                          {.link = page_address, .translate = language_.translate}) +
               "</article>\n";
    }

    const Reference& reference_;
    const PageLanguage& language_;
};

}  // namespace

std::string html_of(const HtmlPage& page) {
    return "<!DOCTYPE html>\n<html lang=\"" + in_markup(page.language.tag) +
           "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
           "<meta name=\"generator\" content=\"" +
           page.generator + "\"/>\n<title>" + in_markup(page.title) + "</title>\n<style>" +
           style_with(page.language.fonts) + page.style + "</style>\n</head>\n<body>\n" +
           page.body + "<footer>Attnscope " + in_markup(version()) +
           "</footer>\n</body>\n</html>\n";
}

std::map<std::string, std::string> reference_pages(const Reference& reference,
                                                   const PageLanguage& language) {
    const Pages made(reference, language);
    std::map<std::string, std::string> pages = {{"index.html", made.index()}};
    for (const ReferenceSection& section : reference.sections)
        pages.emplace(page_name(section.key), made.of(section));
    return pages;
}

}  // namespace attnscope
