#pragma once

#include <QStringList>

#include "ui/look/plain_label.h"

namespace attnscope {

/// A text that keeps room for the widest it can be, so that a new one lays nothing out anew.
class FittedLabel : public PlainLabel {
    Q_OBJECT

public:
    using PlainLabel::PlainLabel;

    /// Makes the label as wide as the widest of these texts.
    void setWidest(const QStringList& texts);

    /// The size that setText() asks for each time, and for which QLabel would lay the text out.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void fit();

    QStringList widest_;
};

}  // namespace attnscope
