#include "core/text/shell.h"

#include <algorithm>

#include "core/errors.h"

namespace attnscope {
namespace {

constexpr std::string_view continued = "\\\n";  ///< the end of a line that goes on
constexpr std::string_view bare =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+=:,./-";

bool is_blank(char sign) {
    return std::string_view(" \t\r\n").find(sign) != std::string_view::npos;
}

/// Takes words off the front of a line.
class Splitter {
public:
    explicit Splitter(std::string_view line) : rest_(line) {}

    bool has_word() {
        while (!rest_.empty() && (is_blank(rest_.front()) || rest_.starts_with(continued)))
            rest_.remove_prefix(is_blank(rest_.front()) ? 1 : continued.size());
        return !rest_.empty();
    }

    std::string word() {
        std::string made;
        while (!rest_.empty() && !is_blank(rest_.front()))
            made += piece();
        return made;
    }

private:
    char next() {
        const char first = rest_.front();
        rest_.remove_prefix(1);
        return first;
    }

    std::string piece() {
        switch (const char first = next()) {
            case '\'':
                return until_quote();
            case '"':
                return in_double_quotes();
            case '\\':
                return escaped();
            default:
                return {first};
        }
    }

    /// A line goes on after \ at its end.
    std::string escaped() {
        if (rest_.empty())
            return "\\";
        const char sign = next();
        return sign == '\n' ? "" : std::string{sign};
    }

    std::string until_quote() {
        const auto end = rest_.find('\'');
        if (end == std::string_view::npos)
            throw_open();
        const std::string made(rest_.substr(0, end));
        rest_.remove_prefix(end + 1);
        return made;
    }

    std::string in_double_quotes() {
        std::string made;
        while (!rest_.empty()) {
            const char sign = next();
            if (sign == '"')
                return made;
            const bool escapes =
                sign == '\\' && !rest_.empty() &&
                std::string_view("$`\"\\\n").find(rest_.front()) != std::string_view::npos;
            made += escapes ? escaped() : std::string{sign};
        }
        throw_open();
    }

    [[noreturn]] static void throw_open() {
        throw InvalidRequest(Message("shell.open-quote", "a quote is not closed"));
    }

    std::string_view rest_;
};

}  // namespace

std::string shell_quoted(std::string_view word) {
    if (!word.empty() && word.find_first_not_of(bare) == std::string_view::npos)
        return std::string(word);
    std::string quoted = "'";
    for (const char sign : word)
        quoted += sign == '\'' ? std::string("'\\''") : std::string{sign};
    return quoted + "'";
}

std::string shell_line(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) {
        if (!line.empty())
            line += ' ';
        line += shell_quoted(word);
    }
    return line;
}

std::vector<std::string> shell_words(std::string_view line) {
    std::vector<std::string> words;
    for (Splitter splitter(line); splitter.has_word();)
        words.push_back(splitter.word());
    return words;
}

}  // namespace attnscope
