#pragma once

#include <QLabel>
#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QPushButton;

namespace attnscope {

/// A line that slides in above the views to say what went wrong, or to ask something, without
/// getting in the way. Escape or its ✕ takes it away.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    using Answer = std::pair<QString, std::function<void()>>;

    explicit MessageBar(QWidget* parent);

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

private:
    void clear();

    QLabel* text_;
    QHBoxLayout* row_;
    std::vector<QPushButton*> buttons_;
    QWidget* choices_ = nullptr;
    bool fault_ = false;
};

}  // namespace attnscope
