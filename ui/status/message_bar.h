#pragma once

#include <QLabel>
#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QPushButton;

namespace attnscope {

/// A line over the lower edge of the views that says what went wrong, or asks something. It moves
/// nothing, so that what lies under the pointer stays there. Escape or its ✕ takes it away.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    using Answer = std::pair<QString, std::function<void()>>;

    /// Stands on the upper edge of `below`, in the same parent.
    MessageBar(QWidget* parent, QWidget* below);

    void say(const QString& sentence);
    /// `choices` stand before the answers, and go with the question; there may be none.
    void ask(const QString& question, const std::vector<Answer>& answers,
             QWidget* choices = nullptr);
    QString text() const { return isHidden() ? QString() : text_->text(); }
    std::vector<QPushButton*> answers() const { return buttons_; }
    QWidget* choices() const { return choices_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void appear();
    void place();
    void clear();

    QWidget* below_;
    QLabel* text_;
    QHBoxLayout* row_;
    std::vector<QPushButton*> buttons_;
    QWidget* choices_ = nullptr;
    bool fault_ = false;
};

}  // namespace attnscope
