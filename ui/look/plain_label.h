#pragma once

#include <QLabel>

namespace attnscope {

/// A line of plain text. QLabel lays out a whole document for a text that can be selected, each
/// time it changes; this one does so only while something is selected.
class PlainLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

protected:
    /// The text, or what stands for it.
    virtual QString shownText() const { return text(); }
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace attnscope
