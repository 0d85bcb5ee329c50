#pragma once

#include <QLabel>
#include <QPointer>
#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QPushButton;
class QScrollArea;

namespace attnscope {

/// A bar below the views that says what went wrong, or asks a question. It covers nothing: the
/// views give it room, and everything else stays in place. Escape or its ✕ closes it, and the focus
/// goes back to where it was.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    using Answer = std::pair<QString, std::function<void()>>;

    explicit MessageBar(QWidget* parent);

    /// Sets the widget that gets the focus if no widget had it before.
    void setHome(QWidget* home) { home_ = home; }

    /// Says what `of` has failed to do; each line of the sentence is shown on a line of its own. A
    /// long text is scrolled.
    void say(const QString& sentence, const QObject* of = nullptr);
    /// Shows a text that is no fault, until it is closed or another one takes its place.
    void explain(const QString& text);
    /// Closes the message that say() has shown for `of`, because `of` has succeeded meanwhile.
    void settle(const QObject* of);
    /// Asks a question. `choices`, which may be null, is shown before the answers and deleted with
    /// the question.
    void ask(const QString& question, const std::vector<Answer>& answers,
             QWidget* choices = nullptr);
    QString text() const { return isHidden() ? QString() : said_; }
    bool isFault() const { return fault_; }
    std::vector<QPushButton*> answers() const { return buttons_; }
    QWidget* choices() const { return choices_; }

    void setVisible(bool visible) override;

Q_SIGNALS:
    /// Emitted when another text is shown, and when there is none any longer.
    void textChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void put(const QString& text, bool is_fault, const QObject* of);
    void appear();
    std::vector<QWidget*> takeAnswers();
    void discard(const std::vector<QWidget*>& answers);
    void setText(const QString& text);
    bool hasFocusWithin() const;
    void rememberFocus();
    void giveFocusBack();

    QPointer<QWidget> home_, before_;  ///< before_: where the focus was before it came here
    QString said_;
    const QObject* of_ = nullptr;  ///< whose fault is told
    QLabel* text_;
    QScrollArea* scrolled_;  ///< holds the text
    QHBoxLayout* row_;
    std::vector<QPushButton*> buttons_;
    QWidget* choices_ = nullptr;
    bool fault_ = false;
};

}  // namespace attnscope
