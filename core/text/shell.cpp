#include "core/text/shell.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>

#include "core/text/errors.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr std::string_view continued = "\\\n";  ///< the end of a line that continues
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
            case '$':
                if (rest_.starts_with('\''))
                    return in_escapes();
                return {first};
            default:
                return {first};
        }
    }

    /// Takes the character after a \. A \ at the end of a line continues the line.
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

    /// Takes the text between $' and '.
    std::string in_escapes() {
        rest_.remove_prefix(1);
        std::string made;
        while (!rest_.empty()) {
            const char sign = next();
            if (sign == '\'')
                return made;
            made += sign == '\\' ? escape() : std::string{sign};
        }
        throw_open();
    }

    /// Takes an escape sequence after a \ between $' and '; keeps the \ if it means nothing.
    std::string escape() {
        if (rest_.empty())
            throw_open();
        constexpr std::string_view letters = "abeEfnrtv\\'\"?";
        constexpr std::string_view meant = "\a\b\x1b\x1b\f\n\r\t\v\\'\"?";
        if (const auto at = letters.find(rest_.front()); at != std::string_view::npos) {
            rest_.remove_prefix(1);
            return {meant[at]};
        }
        if (const auto byte = number(3, 8))
            return {*byte};
        if (rest_.front() != 'x')
            return "\\";
        rest_.remove_prefix(1);
        const auto byte = number(2, 16);
        return byte ? std::string{*byte} : "\\x";
    }

    /// Takes a byte that is written with at most `most` digits; nothing if there is no digit.
    std::optional<char> number(std::size_t most, int base) {
        unsigned value = 0;
        const std::string_view digits = rest_.substr(0, most);
        const char* const end = digits.data() + digits.size();
        const auto [read, error] = std::from_chars(digits.data(), end, value, base);
        if (error != std::errc())
            return {};
        rest_.remove_prefix(static_cast<std::size_t>(read - digits.data()));
        return static_cast<char>(value);
    }

    [[noreturn]] static void throw_open() {
        throw InvalidRequest(Message("shell.open-quote", "a quote is not closed"));
    }

    std::string_view rest_;
};

/// The characters of a text that is UTF-8.
std::vector<std::uint32_t> code_points(std::string_view text) {
    std::vector<std::uint32_t> codes;
    for (const char sign : text) {
        const auto byte = static_cast<unsigned char>(sign);
        if (byte >= 0x80 && byte < 0xC0)
            codes.back() = codes.back() << 6 | (byte & 0x3FU);
        else
            codes.push_back(byte < 0x80 ? byte
                                        : byte & (byte < 0xE0   ? 0x1FU
                                                  : byte < 0xF0 ? 0xFU
                                                                : 7U));
    }
    return codes;
}

/// Marks that take no room: soft hyphen, joiners, direction marks, byte order mark, tags.
bool is_mark(std::uint32_t code) {
    return code == 0xAD || code == 0x61C || (code >= 0x200B && code <= 0x200F) ||
           (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF ||
           (code >= 0xFFF9 && code <= 0xFFFB) || (code >= 0xE0000 && code <= 0xE007F);
}

/// Whether the character is one that XML cannot hold.
bool is_noncharacter(std::uint32_t code) {
    return (code & 0xFFFE) == 0xFFFE || (code >= 0xFDD0 && code <= 0xFDEF);
}

/// Whether a text is UTF-8 of characters that are seen and copied as they are.
bool is_visible(std::string_view text) {
    constexpr std::size_t most = 4;  // bytes that printable() makes of one
    return printable(text, most * text.size()) == text &&
           std::ranges::none_of(code_points(text), [](std::uint32_t code) {
               return is_mark(code) || is_noncharacter(code);
           });
}

/// Writes everything but ASCII in octal, with three digits so that a digit may follow.
std::string with_escapes(std::string_view word) {
    std::string quoted = "$'";
    for (const char sign : word) {
        const auto byte = static_cast<unsigned char>(sign);
        if (sign == '\'' || sign == '\\')
            quoted += {'\\', sign};
        else if (byte >= 0x20 && byte < 0x7F)
            quoted += sign;
        else
            quoted += {'\\', static_cast<char>('0' + byte / 64),
                       static_cast<char>('0' + byte / 8 % 8), static_cast<char>('0' + byte % 8)};
    }
    return quoted + "'";
}

}  // namespace

std::string shell_quoted(std::string_view word) {
    if (!word.empty() && word.find_first_not_of(bare) == std::string_view::npos)
        return std::string(word);
    if (!is_visible(word))
        return with_escapes(word);
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
