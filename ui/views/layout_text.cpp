#include <algorithm>

#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "ui/views/layout_text.h"
#include "ui/views/views.h"

// Layouts as texts, for command lines.

namespace attnscope {
namespace {

std::string shareText(char sign, double share) {
    return share == 1 ? std::string() : sign + to_text(share);
}

template <typename Element, typename Write>
std::string joined(const std::vector<Element>& elements, std::string_view between,
                   const Write& write) {
    std::string text;
    for (const Element& element : elements)
        text.append(text.empty() ? "" : between).append(write(element));
    return text;
}

std::string cellText(const BoardCell& cell) {
    return cell.view + shareText(':', cell.share);
}

std::string rowText(const BoardRow& row) {
    return joined(row.cells, ",", cellText) + shareText('@', row.share);
}

std::string columnText(const BoardColumn& column) {
    return joined(column.rows, "/", rowText) + shareText('%', column.share);
}

InvalidRequest refusal(std::string_view text) {
    return InvalidRequest(Message("layout.form",
                                  "--layout %1 is not possible: it takes views such as "
                                  "entropy-vs-scale,gradient-vs-scale/angles//attention, each once",
                                  {in_quotes(text)}));
}

/// Removes a share from the end of a text and returns it; returns 1 if there is none.
double takeShare(std::string_view& text, char sign) {
    const auto at = text.rfind(sign);
    if (at == std::string_view::npos)
        return 1;
    const auto share = parse_real(text.substr(at + 1));
    if (!share || !(*share > 0) || !(*share < 1e9))
        throw refusal(text);
    text = text.substr(0, at);
    return *share;
}

template <typename Read>
auto split(std::string_view text, std::string_view between, const Read& read) {
    std::vector<decltype(read(text))> elements;
    for (std::size_t from = 0; from <= text.size();) {
        const auto end = std::min(text.find(between, from), text.size());
        elements.push_back(read(text.substr(from, end - from)));
        from = end + between.size();
    }
    return elements;
}

BoardCell cellOf(std::string_view text) {
    const double share = takeShare(text, ':');
    const auto known = allViews();
    if (std::ranges::find(known, text) == known.end())
        throw refusal(text);
    return {std::string(text), share};
}

BoardRow rowOf(std::string_view text) {
    const double share = takeShare(text, '@');
    return {split(text, ",", cellOf), share};
}

BoardColumn columnOf(std::string_view text) {
    const double share = takeShare(text, '%');
    return {split(text, "/", rowOf), share};
}

}  // namespace

std::string layoutText(const BoardLayout& layout) {
    return joined(layout.columns, "//", columnText);
}

BoardLayout layoutFromText(std::string_view text) {
    const BoardLayout layout{split(text, "//", columnOf), {}};
    std::vector<std::string> views = viewsOf(layout);
    std::ranges::sort(views);
    if (std::ranges::adjacent_find(views) != views.end())
        throw refusal(text);
    return layout;
}

}  // namespace attnscope
