#include "core/reference/html.h"

#include "core/latex/mathml.h"
#include "core/latex/parse.h"
#include "core/reference/links.h"
#include "core/text/markup.h"

namespace attnscope {
namespace {

std::string paragraph(std::string_view kind, const std::string& html) {
    return "<p class=\"" + std::string(kind) + "\">" + html + "</p>\n";
}

std::string link_to(const std::string& address, const std::string& text) {
    return "<a href=\"" + in_markup(address) + "\">" + in_markup(text) + "</a>";
}

/// Returns the title of `entry` for a link in `from`. If both have the same title, the section of
/// `entry` is added.
std::string link_text(const Reference& reference, const ReferenceEntry& entry,
                      const ReferenceEntry& from, const Translate& translate) {
    const std::string title = text_of(entry.title, translate);
    return title == text_of(from.title, translate)
               ? title + " (" + text_of(reference.section(entry.section)->title, translate) + ")"
               : title;
}

/// Returns links to related entries and sections, without those that the reference does not have.
std::string related(const Reference& reference, const ReferenceEntry& entry,
                    const EntryStyle& style) {
    std::string links;
    for (const std::string& id : entry.see) {
        const ReferenceEntry* other = reference.entry(id);
        const ReferenceSection* section = other != nullptr ? nullptr : reference.section(id);
        if (other == nullptr && section == nullptr)
            continue;
        const std::string title = other != nullptr
                                      ? link_text(reference, *other, entry, style.translate)
                                      : text_of(section->title, style.translate);
        links += (links.empty() ? "" : " · ") + link_to(style.link(id), title);
    }
    return links;
}

std::string facts(const ReferenceEntry& entry, const Translate& translate) {
    std::string rows;
    for (const auto& [name, value] : entry.facts)
        rows += "<tr><th>" + in_markup(text_of(name, translate)) + "</th><td>" +
                in_markup(text_of(value, translate)) + "</td></tr>\n";
    return rows.empty() ? "" : "<table class=\"facts\">\n" + rows + "</table>\n";
}

}  // namespace

std::string formula_html(std::string_view formula) {
    try {
        return mathml(parse_formula(formula), FormulaStyle::display);
    } catch (const FormulaFault&) {
        return in_markup(formula);
    }
}

std::string source_html(std::string_view source) {
    std::string html;
    for (const auto& [text, address] : source_parts(source))
        html += address.empty() ? in_markup(text) : link_to(address, text);
    return html;
}

std::string entry_html(const Reference& reference, const ReferenceEntry& entry,
                       const EntryStyle& style) {
    std::string html = paragraph("meaning", in_markup(text_of(entry.meaning, style.translate)));
    if (!entry.formula.empty())
        html += paragraph(
            "formula", style.formula ? style.formula(entry.formula) : formula_html(entry.formula));
    if (const std::string source = text_of(entry.source, style.translate); !source.empty())
        html += paragraph("source", source_html(source));
    if (!style.references)
        return html;
    html += facts(entry, style.translate);
    if (const std::string links = related(reference, entry, style); !links.empty())
        html += paragraph("related", links);
    return html;
}

}  // namespace attnscope
