#pragma once

#include <QStringList>
#include <QWidget>
#include <string>

class QMenu;

namespace attnscope {

class Caption;
class NoteLine;
class ViewTitle;

/// Where a card has its title, which opens the view's menu.
enum class TitlePlace {
    above,  ///< before the caption and the controls
    below   ///< at the end of the line with the notes; a headline stands above the view
};

/// The surface that a view stands on, with its title, what is shown on its axis, and its controls.
class ViewCard : public QWidget {
    Q_OBJECT

public:
    /// `controls` stand at the end of the line above the view; there may be none.
    ViewCard(std::string view, const QString& title, TitlePlace place, QWidget* content,
             QWidget* controls, QWidget* parent);

    /// Returns the card that a widget stands on; null if it is on no board.
    static const ViewCard* of(const QWidget* content);

    const std::string& view() const { return view_; }
    ViewTitle* title() const { return title_; }

    /// The menu of what the view can be exported as; part of the title's menu.
    QMenu* exports() const { return exports_; }

    /// The controls at the end of the line above the view; null if there are none.
    QWidget* controls() const { return controls_; }

    /// Sets the sentence that stands above the view; none if it is empty.
    void setHeadline(const QString& headline);
    /// Sets whether a click on the headline asks to swap places.
    void setSwappable(bool swappable);

    /// Sets the sentences on what is shown, of which the first stands below the view.
    void setNotes(const QStringList& notes);
    NoteLine* notes() const { return notes_; }

    /// Shows or hides what an audience goes without: the notes and the title below the view.
    void setFootVisible(bool visible);

    /// Sets what can stand in the line above the view, the best first; the first one that there is
    /// room for is shown.
    void setCaptions(const QStringList& captions);
    /// Sets the mark that the view is not yet what it is to become; empty if it is.
    void setMark(const QString& mark);
    QString mark() const;

Q_SIGNALS:
    void swapRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::string view_;
    ViewTitle* title_;
    Caption* caption_;
    NoteLine* notes_;
    QWidget* foot_;  ///< the line below the view; null if the title stands above
    QMenu* exports_;
    QWidget* controls_;
};

}  // namespace attnscope
