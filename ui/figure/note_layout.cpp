#include "ui/figure/note_layout.h"

#include <optional>
#include <utility>

#include "ui/look/text_metrics.h"

namespace attnscope {

namespace {

/// Returns the sentence with formulas that do not break: λ ≤ 0.5, d − 2, 95 %.
QString held(QString sentence) {
    const QChar noBreak(0x00A0);
    for (const QString& sign : {QStringLiteral("="), QStringLiteral("≤"), QStringLiteral("≥"),
                                QStringLiteral("−"), QStringLiteral("…")})
        sentence.replace(QLatin1Char(' ') + sign + QLatin1Char(' '), noBreak + sign + noBreak);
    return sentence.replace(QStringLiteral(" %"), noBreak + QStringLiteral("%"));
}

/// A line and its width, which is the sum of its words': a long line is not measured anew with
/// each.
struct Line {
    QString text;
    double width = 0;
};

class NoteSetter {
public:
    NoteSetter(const NoteRoom& room, const TextMetrics& metrics)
        : room_(room), metrics_(metrics), space_(metrics.advance(QStringLiteral(" "))) {}

    /// Returns the lines with the sentence at their end; nullopt if it does not fit.
    std::optional<std::vector<Line>> with(std::vector<Line> lines, const QString& sentence) const {
        bool begins = !lines.empty();  // two spaces between sentences
        for (const QString& word : held(sentence).split(QLatin1Char(' '))) {
            const int gap = std::exchange(begins, false) ? 2 : 1;
            const double width = metrics_.advance(word);
            if (!lines.empty() && append(lines, gap, word, width))
                continue;
            if (static_cast<int>(lines.size()) == room_.lines || !fits(width, lines.size()))
                return std::nullopt;
            lines.push_back({word, width});
        }
        return lines;
    }

    /// Returns the beginning of a sentence, cut at the end of the last line.
    std::vector<Line> cut(const QString& sentence) const {
        QStringList words = held(sentence).split(QLatin1Char(' '));
        while (words.size() > 1) {
            words.removeLast();
            if (auto lines = with({}, words.join(QLatin1Char(' ')) + QChar(0x2026)))
                return *lines;
        }
        return {};
    }

    /// Appends a word to the last line, if it fits.
    bool append(std::vector<Line>& lines, int gap, const QString& word, double width) const {
        Line& last = lines.back();
        const double longer = last.width + gap * space_ + width;
        if (!fits(longer, lines.size() - 1))
            return false;
        last = {last.text + QString(gap, QLatin1Char(' ')) + word, longer};
        return true;
    }

    void showThatMoreIsSaid(std::vector<Line>& lines) const {
        const QString more(QChar(0x2026));
        append(lines, 1, more, metrics_.advance(more));
    }

private:
    bool fits(double width, std::size_t line) const {
        return width + 2 <= (line == 0 ? room_.first : room_.further);
    }

    NoteRoom room_;
    const TextMetrics& metrics_;
    double space_;
};

std::vector<QString> textsOf(const std::vector<Line>& lines) {
    std::vector<QString> texts;
    for (const Line& line : lines)
        texts.push_back(line.text);
    return texts;
}

}  // namespace

std::vector<QString> setNotes(const QStringList& sentences, const NoteRoom& room,
                              const TextMetrics& metrics) {
    if (sentences.isEmpty())
        return {};
    const NoteSetter setter(room, metrics);
    auto lines = setter.with({}, sentences.first());
    if (!lines)
        return textsOf(setter.cut(sentences.first()));
    bool leftOut = false;
    for (const QString& sentence : sentences.sliced(1))
        if (auto longer = setter.with(*lines, sentence))
            lines = std::move(longer);
        else
            leftOut = true;
    if (leftOut)
        setter.showThatMoreIsSaid(*lines);
    return textsOf(*lines);
}

}  // namespace attnscope
