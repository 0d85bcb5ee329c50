#pragma once

#include <QStringList>
#include <QWidget>
#include <string>

class QMenu;

namespace attnscope {

class Caption;
class ElidedLabel;
class ViewTitle;

/// The surface that a view stands on, under a line with its title, what is shown on its axis, and
/// its controls.
class ViewCard : public QWidget {
    Q_OBJECT

public:
    /// `controls` stand at the end of the title's line; there may be none.
    ViewCard(std::string view, const QString& title, QWidget* content, QWidget* controls,
             QWidget* parent);

    /// Returns the card that a widget stands on; null if it is on no board.
    static const ViewCard* of(const QWidget* content);

    const std::string& view() const { return view_; }
    ViewTitle* title() const { return title_; }

    /// The menu of what the view can be exported as; part of the title's menu.
    QMenu* exports() const { return exports_; }

    /// The controls at the end of the title's line; null if there are none.
    QWidget* controls() const { return controls_; }

    /// Sets the sentence that stands above the view, in a line of its own if the card is tall; none
    /// if it is empty.
    void setHeadline(const QString& headline);

    /// Sets what can stand beside the title, the best first; the first one that there is room for
    /// is shown.
    void setCaptions(const QStringList& captions);
    /// Sets the mark that the view is not yet what it is to become; empty if it is.
    void setMark(const QString& mark);
    QString mark() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showHeadline();

    std::string view_;
    ElidedLabel* headline_;
    ViewTitle* title_;
    Caption* caption_;
    QMenu* exports_;
    QWidget* controls_;
};

}  // namespace attnscope
