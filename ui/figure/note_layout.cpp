#include "ui/figure/note_layout.h"

#include <optional>

namespace attnscope {

namespace {

const QString more = QStringLiteral(" …");

/// The sentence with formulas that do not break: λ = 0.5, d − 2, 95 %.
QString held(QString sentence) {
    const QChar noBreak(0x00A0);
    for (const QString& sign : {QStringLiteral("="), QStringLiteral("−"), QStringLiteral("…")})
        sentence.replace(QLatin1Char(' ') + sign + QLatin1Char(' '), noBreak + sign + noBreak);
    return sentence.replace(QStringLiteral(" %"), noBreak + QStringLiteral("%"));
}

class NoteSetter {
public:
    NoteSetter(const NoteRoom& room, const QFontMetricsF& metrics)
        : room_(room), metrics_(metrics) {}

    /// The lines with the sentence at their end; nothing where it does not fit.
    std::optional<std::vector<QString>> with(std::vector<QString> lines,
                                             const QString& sentence) const {
        bool begins = !lines.empty();  // two spaces between sentences
        for (const QString& word : held(sentence).split(QLatin1Char(' '))) {
            const QString gap = QString(begins ? 2 : 1, QLatin1Char(' '));
            begins = false;
            if (!lines.empty() && fits(lines.back() + gap + word, lines.size() - 1))
                lines.back() += gap + word;
            else if (static_cast<int>(lines.size()) < room_.lines && fits(word, lines.size()))
                lines.push_back(word);
            else
                return std::nullopt;
        }
        return lines;
    }

    /// The beginning of a sentence, cut at the end of the last line.
    std::vector<QString> cut(const QString& sentence) const {
        QStringList words = sentence.split(QLatin1Char(' '));
        while (words.size() > 1) {
            words.removeLast();
            if (auto lines = with({}, words.join(QLatin1Char(' ')) + QChar(0x2026)))
                return *lines;
        }
        return {};
    }

    bool fits(const QString& line, std::size_t index) const {
        return metrics_.horizontalAdvance(line) + 2 <= (index == 0 ? room_.first : room_.further);
    }

private:
    NoteRoom room_;
    const QFontMetricsF& metrics_;
};

}  // namespace

std::vector<QString> setNotes(const QStringList& sentences, const NoteRoom& room,
                              const QFontMetricsF& metrics) {
    if (sentences.isEmpty())
        return {};
    const NoteSetter setter(room, metrics);
    auto first = setter.with({}, sentences.first());
    if (!first)
        return setter.cut(sentences.first());
    std::vector<QString> lines = std::move(*first);
    bool leftOut = false;
    for (const QString& sentence : sentences.sliced(1))
        if (auto longer = setter.with(lines, sentence))
            lines = std::move(*longer);
        else
            leftOut = true;
    if (leftOut && setter.fits(lines.back() + more, lines.size() - 1))
        lines.back() += more;
    return lines;
}

}  // namespace attnscope
