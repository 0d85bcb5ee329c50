#pragma once

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTranslator>

namespace attnscope::testing {

/// Returns the text with every Latin letter as one of another script; the places of numbers (%1,
/// %n), HTML and patterns of file names stay.
inline QString inForeignLetters(const QString& text) {
    static const QRegularExpression kept(
        QStringLiteral("%L?[0-9n]+|<[^>]*>|&[a-z]+;|\\*\\.[a-z]+"));
    QString foreign = text;
    for (QChar& c : foreign)
        if (const char16_t letter = c.toLower().unicode(); letter >= u'a' && letter <= u'z')
            c = QChar(static_cast<char16_t>(u'а' + (letter - u'a')));
    for (auto match = kept.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch piece = match.next();
        foreign.replace(piece.capturedStart(), piece.capturedLength(), piece.captured());
    }
    return foreign;
}

/// A language that knows every text and writes it in letters that are not Latin: a Latin word that
/// is shown in it has not been translated, even as a part of a sentence.
class ForeignLanguage : public QTranslator {
public:
    ForeignLanguage() { QCoreApplication::installTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int n) const override {
        const QString text = inForeignLetters(QString::fromUtf8(source));
        // The source of a core's message is its key, which has no places for its parts.
        if (qstrcmp(context, "core") == 0)
            return text + QStringLiteral(" %1 %2 %3 %4 %5 %6");
        return QString(text).replace(QStringLiteral("%n"), QString::number(n));
    }
};

}  // namespace attnscope::testing
