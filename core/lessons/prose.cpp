#include "core/lessons/prose.h"

#include <md4c.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "core/latex/parse.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

// In the text that md4c reads, these characters of Unicode's private area stand around the index of
// a formula or an expression.
constexpr std::string_view stand_in_begin = "\ue000", stand_in_end = "\ue001";

constexpr int usual_digits = 3, most_digits = 17;
constexpr std::size_t most_pieces = 400;  ///< of a text, because setting more of them takes long

Message too_many_pieces() {
    return Message("lesson.many-pieces",
                   "a text has at most %1 formulas, numbers and changes of letters", {most_pieces});
}

bool is_space(char c) {
    return c == ' ' || c == '\t';
}

/// Returns a number of digits after a last colon in an expression, and the expression.
std::pair<std::string_view, int> with_digits(std::string_view text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos)
        return {text, usual_digits};
    const std::optional<std::int64_t> digits = parse_integer(text.substr(colon + 1));
    if (!digits || *digits < 1 || *digits > most_digits)
        throw InvalidRequest(Message("lesson.digits", "%1 is no number of digits from 1 to %2",
                                     {in_quotes(text.substr(colon + 1)), most_digits}));
    return {text.substr(0, colon), static_cast<int>(*digits)};
}

Message no_headings() {
    return {"lesson.heading", "a text has no headings of its own and no quotations"};
}

Message no_code() {
    return {"lesson.code", "a text has no code and no tables"};
}

/// Takes formulas and expressions out of a text, so that Markdown's signs in them mean nothing.
class StandIns {
public:
    StandIns(std::string_view markdown, int first_line, std::vector<LessonFault>& faults)
        : line_(first_line), faults_(faults) {
        std::string_view rest = markdown;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            take_line(rest.substr(0, end));
            text_ += '\n';
            ++line_;
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }

    const std::string& text() const { return text_; }
    const ProseSpan& operator[](std::size_t index) const { return spans_[index]; }
    std::size_t count() const { return spans_.size(); }

private:
    void fail(Message what) { faults_.push_back({line_, std::move(what)}); }

    void take_line(std::string_view line) {
        check_line(line);
        for (std::size_t i = 0; i < line.size();)
            i = take(line, i);
    }

    /// Faults that Markdown would show in another way than as text.
    void check_line(std::string_view line) {
        const std::string_view bare = trimmed(line);
        if (bare.starts_with('#') || bare.starts_with('>'))
            fail(no_headings());
        else if (!bare.empty() && bare.find_first_not_of("=-*_ \t") == std::string_view::npos)
            fail(Message("lesson.rule", "a text has no lines of dashes, stars or equals signs"));
        else if (line.starts_with("```") || line.starts_with("~~~"))
            fail(no_code());
    }

    std::size_t take(std::string_view line, std::size_t i) {
        const auto from = line.substr(i);
        if (from.starts_with('\\') && from.size() > 1) {
            text_ += from.substr(0, 2);
            return i + 2;
        }
        if (from.starts_with("$$"))
            return take_between(line, i, "$$", "$$", ProseSpan::Kind::display);
        if (from.starts_with('$'))
            return take_between(line, i, "$", "$", ProseSpan::Kind::formula);
        if (from.starts_with('{'))
            return take_between(line, i, "{", "}", ProseSpan::Kind::number);
        if (from.starts_with("![") || (from.size() > 1 && from[0] == '<' && !is_space(from[1]))) {
            fail(Message("lesson.markup", "a text has no images and no HTML"));
            text_ += '\\';
        }
        text_ += from[0];
        return i + 1;
    }

    std::size_t take_between(std::string_view line, std::size_t i, std::string_view open,
                             std::string_view close, ProseSpan::Kind kind) {
        const std::size_t begin = i + open.size(), end = line.find(close, begin);
        if (end == std::string_view::npos) {
            fail(Message("lesson.unclosed", "%1 is not closed on its line",
                         {in_quotes(line.substr(i))}));
            text_ += '\\';
            text_ += open;
            return begin;
        }
        try {
            keep(line.substr(begin, end - begin), kind);
        } catch (const InvalidRequest& fault) {
            fail(fault.message());
        }
        return end + close.size();
    }

    void keep(std::string_view inside, ProseSpan::Kind kind) {
        if (spans_.size() == most_pieces)
            return fail(too_many_pieces());
        ProseSpan span;
        span.kind = kind;
        span.text = trimmed(inside);
        span.line = line_;
        if (kind == ProseSpan::Kind::number) {
            const auto [expression, digits] = with_digits(inside);
            span.text = trimmed(expression);
            span.digits = digits;
        } else {
            parse_formula(span.text);
        }
        text_ += stand_in_begin;
        text_ += std::to_string(spans_.size());
        text_ += stand_in_end;
        spans_.push_back(std::move(span));
    }

    int line_;
    std::vector<LessonFault>& faults_;
    std::string text_;
    std::vector<ProseSpan> spans_;
};

/// Makes blocks of what md4c finds.
class ProseMaker {
public:
    ProseMaker(const StandIns& stand_ins, int first_line, std::vector<LessonFault>& faults)
        : stand_ins_(stand_ins), first_line_(first_line), faults_(faults) {}

    std::vector<ProseBlock> blocks() {
        MD_PARSER parser{};
        parser.flags = MD_FLAG_NOHTML | MD_FLAG_NOINDENTEDCODEBLOCKS | MD_FLAG_TABLES;
        parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
            return of(self).enter(type, detail);
        };
        parser.leave_block = [](MD_BLOCKTYPE type, void*, void* self) {
            return of(self).leave(type);
        };
        parser.enter_span = [](MD_SPANTYPE type, void* detail, void* self) {
            return of(self).change(type, detail, true);
        };
        parser.leave_span = [](MD_SPANTYPE type, void* detail, void* self) {
            return of(self).change(type, detail, false);
        };
        parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* self) {
            return of(self).add(type, {text, size});
        };
        md_parse(stand_ins_.text().data(), static_cast<MD_SIZE>(stand_ins_.text().size()), &parser,
                 this);
        tell();
        std::erase_if(blocks_, [](const ProseBlock& block) { return block.spans.empty(); });
        return std::move(blocks_);
    }

private:
    struct List {
        bool is_numbered;
        unsigned next;
    };

    static ProseMaker& of(void* self) { return *static_cast<ProseMaker*>(self); }

    int enter(MD_BLOCKTYPE type, void* detail) {
        if ((type == MD_BLOCK_QUOTE || type == MD_BLOCK_H) && !lists_.empty())
            fail_at_words(no_headings());
        else if (type == MD_BLOCK_CODE || type == MD_BLOCK_TABLE)
            fail_at_words(no_code());
        if (type == MD_BLOCK_UL)
            lists_.push_back({false, 0});
        else if (type == MD_BLOCK_OL)
            lists_.push_back({true, static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start});
        else if (type == MD_BLOCK_LI)
            blocks_.push_back({mark(), static_cast<int>(lists_.size()), {}});
        else if (type == MD_BLOCK_P && (lists_.empty() || !blocks_.back().spans.empty()))
            blocks_.push_back({"", static_cast<int>(lists_.size()), {}});
        return 0;
    }

    int leave(MD_BLOCKTYPE type) {
        if (type == MD_BLOCK_UL || type == MD_BLOCK_OL)
            lists_.pop_back();
        return 0;
    }

    std::string mark() {
        List& list = lists_.back();
        return list.is_numbered ? std::to_string(list.next++) + '.' : "•";
    }

    int change(MD_SPANTYPE type, void* detail, bool is_entered) {
        if (type == MD_SPAN_CODE && is_entered)
            fail_at_words(no_code());
        if (type == MD_SPAN_STRONG)
            now_.is_bold = is_entered;
        else if (type == MD_SPAN_EM)
            now_.is_italic = is_entered;
        else if (type == MD_SPAN_A)
            now_.link = is_entered ? address(static_cast<MD_SPAN_A_DETAIL*>(detail)->href) : "";
        return 0;
    }

    /// Keeps a fault until the words that it concerns come, whose line is known.
    void fail_at_words(Message what) { untold_ = std::move(what); }

    void tell() {
        if (untold_)
            faults_.push_back({line_, *std::exchange(untold_, std::nullopt)});
    }

    std::string address(const MD_ATTRIBUTE& href) {
        std::string text(href.text, href.size);
        if ((text.starts_with("https://") || text.starts_with("http://")) &&
            text.find(stand_in_begin) == text.npos)
            return text;
        fail_at_words(Message("lesson.link", "%1 is no address of the web", {in_quotes(text)}));
        return "";
    }

    int add(MD_TEXTTYPE type, std::string_view text) {
        note_line(text);
        tell();
        if (type == MD_TEXT_SOFTBR || type == MD_TEXT_BR)
            add_words(type == MD_TEXT_BR ? "\n" : " ");
        else if (type == MD_TEXT_NULLCHAR)
            add_words("\ufffd");
        else
            add_pieces(text);
        return 0;
    }

    /// Pieces of the text that md4c hands on lie in the text that it was given.
    void note_line(std::string_view piece) {
        const std::string& all = stand_ins_.text();
        if (std::less_equal<>()(all.data(), piece.data()) &&
            std::less<>()(piece.data(), all.data() + all.size()))
            line_ = first_line_ + static_cast<int>(std::count(all.data(), piece.data(), '\n'));
    }

    void add_pieces(std::string_view text) {
        while (!text.empty()) {
            const std::size_t begin = std::min(text.find(stand_in_begin), text.size());
            add_words(text.substr(0, begin));
            text.remove_prefix(begin);
            if (text.empty())
                return;
            const std::size_t end = text.find(stand_in_end);
            const auto index =
                parse_integer(text.substr(stand_in_begin.size(), end - stand_in_begin.size()));
            ProseSpan span = stand_ins_[static_cast<std::size_t>(index.value_or(0))];
            span.is_bold = now_.is_bold;
            span.is_italic = now_.is_italic;
            span.link = now_.link;
            spans().push_back(std::move(span));
            text.remove_prefix(end + stand_in_end.size());
        }
    }

    void add_words(std::string_view words) {
        if (words.empty())
            return;
        std::vector<ProseSpan>& all = spans();
        if (!all.empty() && all.back().kind == ProseSpan::Kind::words &&
            all.back().is_bold == now_.is_bold && all.back().is_italic == now_.is_italic &&
            all.back().link == now_.link) {
            all.back().text += words;
            return;
        }
        if (all.size() > 2 * most_pieces) {  // words stand between the pieces
            fail_at_words(too_many_pieces());
            return;
        }
        all.push_back(now_);
        all.back().text = words;
    }

    std::vector<ProseSpan>& spans() {
        if (blocks_.empty())
            blocks_.emplace_back();
        return blocks_.back().spans;
    }

    const StandIns& stand_ins_;
    int first_line_;
    int line_ = first_line_;
    std::vector<LessonFault>& faults_;
    std::vector<ProseBlock> blocks_;
    std::vector<List> lists_;
    ProseSpan now_;  ///< how words are shown now
    std::optional<Message> untold_;
};

}  // namespace

std::vector<ProseBlock> read_prose(std::string_view markdown, int first_line,
                                   std::vector<LessonFault>& faults) {
    const StandIns stand_ins(markdown, first_line, faults);
    return ProseMaker(stand_ins, first_line, faults).blocks();
}

}  // namespace attnscope
