#include "ui/handout/handout_html.h"

#include <algorithm>

#include "core/latex/mathml.h"
#include "core/latex/parse.h"
#include "core/reference/pages.h"
#include "core/text/markup.h"
#include "ui/handout/handout_figures.h"
#include "ui/look/page_language.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

constexpr auto handout_style = R"(
h2 { font-size: 1.25rem; margin: 8px 0 8px; }
article { border-bottom: 0; padding: 16px 0 8px; }
nav a { display: block; padding: 4px 0; }
math { font-size: 1.08em; }
.formula math { font-size: 1.05em; }
.text a { overflow-wrap: anywhere; }
.item { margin-left: 1.6em; text-indent: -1.6em; }
.item .mark { display: inline-block; min-width: 1.6em; text-indent: 0; }
.deeper { margin-left: 3.2em; }
.continued { margin-left: 1.6em; }
.figures { display: grid; grid-template-columns: 1fr; gap: 16px; margin: 16px 0 8px; }
@media (min-width: 40rem) { .figures.several { grid-template-columns: 1fr 1fr; } }
figure { margin: 0; }
figure img { display: block; width: 100%; height: auto; background: #ffffff; border-radius: 6px; }
.figures.one figure { max-width: 34rem; margin: 0 auto; width: 100%; }
figcaption, .again, .command { font-size: 0.875rem; color: var(--muted); }
figcaption { text-align: center; margin-top: 4px; }
.command { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: 0.75rem; }
.command span { white-space: nowrap; }
.asked { border-left: 3px solid var(--accent); padding: 2px 0 2px 14px; margin: 20px 0; }
.label { font-size: 0.875rem; font-weight: 600; color: var(--accent); margin: 0 0 2px; }
.question { font-weight: 600; }
.choice { margin-bottom: 4px; }
.notes { color: var(--muted); font-size: 0.9375rem; }
.end { border-top: 1px solid var(--line); margin-top: 24px; }
@media print { .end { break-before: page; border-top: 0; } figure, .asked { break-inside: avoid; } }
)";

std::string formulaHtml(const ProseSpan& span, FormulaStyle style) {
    return mathml(parse_formula(span.text), style);
}

std::string spanHtml(const ProseSpan& span) {
    std::string html = span.kind == ProseSpan::Kind::formula ? formulaHtml(span, FormulaStyle::text)
                                                             : in_markup(span.text);
    for (std::size_t at = html.find('\n'); at != html.npos; at = html.find('\n', at))
        html.replace(at, 1, "<br/>");
    if (span.is_italic)
        html = "<em>" + html + "</em>";
    if (span.is_bold)
        html = "<strong>" + html + "</strong>";
    return span.link.empty() ? html : "<a href=\"" + in_markup(span.link) + "\">" + html + "</a>";
}

std::string spansHtml(const std::vector<ProseSpan>& spans) {
    std::string html;
    for (const ProseSpan& span : spans)
        html += spanHtml(span);
    return html;
}

std::string paragraph(const std::string& kind, const std::string& html) {
    return html.empty() ? "" : "<p class=\"" + kind + "\">" + html + "</p>\n";
}

/// Returns a block as paragraphs: a formula on a line of its own is one.
std::string blockHtml(const ProseBlock& block, const std::string& kind) {
    std::string of_block = kind, now, all;
    if (!block.mark.empty())
        of_block += block.depth > 1 ? " item deeper" : " item";
    else if (block.depth > 0)
        of_block += " continued";
    if (!block.mark.empty())
        now = "<span class=\"mark\">" + in_markup(block.mark) + "</span>";
    for (const ProseSpan& span : block.spans)
        if (span.kind == ProseSpan::Kind::display) {
            all += paragraph(of_block, now);
            all += paragraph("formula", formulaHtml(span, FormulaStyle::display));
            now.clear();
        } else {
            now += spanHtml(span);
        }
    return all + paragraph(of_block, now);
}

std::string textHtml(const std::vector<ProseBlock>& text, const std::string& kind) {
    std::string html;
    for (const ProseBlock& block : text)
        html += blockHtml(block, kind);
    return html;
}

/// Returns a command line whose options are not broken.
std::string commandHtml(const std::string& command) {
    std::string html;
    std::string_view rest = command;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(" --", 1), rest.size());
        html += (html.empty() ? "<span>" : " <span>") + in_markup(rest.substr(0, end)) + "</span>";
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return paragraph("command", html);
}

/// Writes the blocks of a handout one after another.
class PageWriter {
public:
    explicit PageWriter(const Handout& handout) : handout_(handout) {}

    std::string body() {
        html_ = "<header>\n";
        for (const HandoutBlock& block : handout_.blocks)
            write(block);
        leave();
        return html_ + "</main>\n";
    }

private:
    static std::string kindOf(HandoutRole role) {
        switch (role) {
            case HandoutRole::introduction:
                return "about";
            case HandoutRole::again:
                return "again";
            case HandoutRole::label:
                return "label";
            case HandoutRole::question:
                return "question";
            case HandoutRole::choice:
                return "choice";
            case HandoutRole::hint:
                return "hint";
            case HandoutRole::notes:
                return "notes";
            default:
                return "text";
        }
    }

    static bool isAsked(HandoutRole role) {
        return role == HandoutRole::question || role == HandoutRole::choice ||
               role == HandoutRole::task || role == HandoutRole::notes;
    }

    void write(const HandoutBlock& block) {
        if (is_asked_ && !isAsked(block.role)) {
            html_ += "</div>\n";
            is_asked_ = false;
        }
        switch (block.role) {
            case HandoutRole::title:
                html_ += "<h1>" + spansHtml(block.text.front().spans) + "</h1>\n";
                return;
            case HandoutRole::heading:
            case HandoutRole::section:
                return writeHeading(block);
            case HandoutRole::figures:
                return writeFigures(block.figures);
            case HandoutRole::command:
                html_ += commandHtml(block.text.front().spans.front().text);
                return;
            case HandoutRole::label:
                html_ += "<div class=\"asked\">\n";
                is_asked_ = true;
                break;
            default:
                break;
        }
        html_ += textHtml(block.text, kindOf(block.role));
    }

    static std::string idOf(std::size_t heading) { return "part-" + std::to_string(heading + 1); }

    /// Returns links to all parts.
    std::string contents() const {
        std::string html = "<nav>\n";
        std::size_t count = 0;
        for (const HandoutBlock& block : handout_.blocks)
            if (block.role == HandoutRole::heading || block.role == HandoutRole::section)
                html += "<a href=\"#" + idOf(count++) + "\">" +
                        spansHtml(block.text.front().spans) + "</a>\n";
        return html + "</nav>\n";
    }

    /// Ends the part that is written.
    void leave() {
        if (headings_ > 0)
            html_ += std::string(is_asked_ ? "</div>\n" : "") + "</article>\n";
        else
            html_ += contents() + "</header>\n<main>\n";
        is_asked_ = false;
    }

    void writeHeading(const HandoutBlock& block) {
        leave();
        html_ += std::string(block.role == HandoutRole::section ? "<article class=\"end\""
                                                                : "<article") +
                 " id=\"" + idOf(headings_++) + "\">\n<h2>" + spansHtml(block.text.front().spans) +
                 "</h2>\n";
    }

    void writeFigures(const std::vector<std::size_t>& figures) {
        html_ += std::string("<div class=\"figures ") + (figures.size() == 1 ? "one" : "several") +
                 "\">\n";
        for (const std::size_t each : figures) {
            const std::string caption = in_markup(handout_.figures[each].caption.toStdString());
            html_ += "<figure><img src=\"" + figureName(each) + "\" alt=\"" + caption +
                     "\"/><figcaption>" + caption + "</figcaption></figure>\n";
        }
        html_ += "</div>\n";
    }

    const Handout& handout_;
    std::string html_;
    std::size_t headings_ = 0;
    bool is_asked_ = false;
};

}  // namespace

std::string handoutPage(const Handout& handout) {
    return html_of({.title = handout.title.toStdString(),
                    .body = PageWriter(handout).body(),
                    .generator = handoutGenerator,
                    .language = spokenPageLanguage(),
                    .style = handout_style});
}

}  // namespace attnscope
