#include "core/text/wrap.h"

#include <algorithm>

#include "core/text/printable.h"

namespace attnscope {

std::string wrapped(std::string_view text, std::size_t width, std::size_t first,
                    std::size_t others) {
    std::string lines(first, ' ');
    if (width == 0)
        return lines.append(text);
    std::size_t at = first;
    bool begins = true;
    while (!text.empty()) {
        const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
        const std::size_t end = std::min(text.find(' ', blanks), text.size());
        const std::string_view word = text.substr(blanks, end - blanks);
        const std::size_t length = characters(word);
        if (!begins && at + blanks + length > width) {
            lines += '\n' + std::string(others, ' ');
            at = others;
        } else if (!begins) {
            lines.append(blanks, ' ');
            at += blanks;
        }
        lines += word;
        at += length;
        begins = false;
        text.remove_prefix(end);
    }
    return lines;
}

}  // namespace attnscope
