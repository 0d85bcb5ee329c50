#pragma once

#include <QStringList>

#include "ui/look/plain_label.h"

namespace attnscope {

/// A label that keeps room for its widest text, so that another text needs no new layout.
class FittedLabel : public PlainLabel {
    Q_OBJECT

public:
    using PlainLabel::PlainLabel;

    /// Makes the label as wide as the widest of these texts.
    void setWidest(const QStringList& texts);

    /// Returns the kept size. setText() asks for it each time, and QLabel would lay out the text
    /// for it.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void fit();

    QStringList widest_;
};

}  // namespace attnscope
