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

protected:
    void changeEvent(QEvent* event) override;

private:
    void fit();

    QStringList widest_;
};

}  // namespace attnscope
