#pragma once

#include <QLabel>
#include <QPointer>
#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QPushButton;

namespace attnscope {

/// A line of its own below the views that says what went wrong, or asks something: it covers
/// nothing, and what stands above the views and below it stays where it is. Escape or its ✕ takes
/// it away, and the focus goes back to where it was.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    using Answer = std::pair<QString, std::function<void()>>;

    explicit MessageBar(QWidget* parent);

    /// Sets where the focus goes if it was nowhere before.
    void setHome(QWidget* home) { home_ = home; }

    /// Says what `of` has failed to do; each line of the sentence stands on a line of its own.
    void say(const QString& sentence, const QObject* of = nullptr);
    /// Takes away what was said about `of`, which has done meanwhile what it failed to do.
    void settle(const QObject* of);
    /// Asks a question. `choices` stand before the answers, and go with the question; there may be
    /// none.
    void ask(const QString& question, const std::vector<Answer>& answers,
             QWidget* choices = nullptr);
    QString text() const { return isHidden() ? QString() : said_; }
    bool isFault() const { return fault_; }
    std::vector<QPushButton*> answers() const { return buttons_; }
    QWidget* choices() const { return choices_; }

    void setVisible(bool visible) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void appear();
    std::vector<QWidget*> takeAnswers();
    void discard(const std::vector<QWidget*>& answers);
    void setText(const QString& text);
    bool hasFocusWithin() const;
    void rememberFocus();
    void giveFocusBack();

    QPointer<QWidget> home_, before_;  ///< where the focus was before it came here
    QString said_;
    const QObject* of_ = nullptr;  ///< whose fault is told
    QLabel* text_;
    QHBoxLayout* row_;
    std::vector<QPushButton*> buttons_;
    QWidget* choices_ = nullptr;
    bool fault_ = false;
};

}  // namespace attnscope
