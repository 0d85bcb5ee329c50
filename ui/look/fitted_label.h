#pragma once

#include <QLabel>
#include <QStringList>

namespace attnscope {

/// A text that keeps room for the widest it can be, so that a new one lays nothing out anew.
class FittedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// As wide as the widest of these.
    void setWidest(const QStringList& texts);

    /// What setText() asks each time, and QLabel answers by laying the text out.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void fit();

    QStringList widest_;
};

}  // namespace attnscope
