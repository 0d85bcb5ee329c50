#pragma once

#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

namespace attnscope {

/// A heading that folds the rows below it.
class Section : public QWidget {
    Q_OBJECT

public:
    Section(const QString& title, QWidget* parent);

    QVBoxLayout* rows() const { return rows_; }
    QToolButton* heading() const { return heading_; }
    bool isOpen() const { return heading_->isChecked(); }
    void setOpen(bool open) { heading_->setChecked(open); }
    /// Shows the rows without the heading, also if they are folded under it.
    void setBare(bool bare);

private:
    QToolButton* heading_;
    QWidget* body_;
    QVBoxLayout* rows_;
};

}  // namespace attnscope
