#include "core/text/markup.h"

namespace attnscope {

std::string in_markup(std::string_view text) {
    std::string html;
    for (const char c : text)
        switch (c) {
            case '&':
                html += "&amp;";
                break;
            case '<':
                html += "&lt;";
                break;
            case '>':
                html += "&gt;";
                break;
            case '"':
                html += "&quot;";
                break;
            default:
                html += c;
        }
    return html;
}

}  // namespace attnscope
