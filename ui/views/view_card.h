#pragma once

#include <QStringList>
#include <QWidget>
#include <string>
#include <vector>

class QMenu;

namespace attnscope {

class Caption;
class NoteLine;
class ViewTitle;

/// Where a card has its title, which opens the view's menu.
enum class TitlePlace {
    above,  ///< before the caption and the controls, below the headline
    below   ///< at the end of the line with the notes; a headline is above the view
};

/// The card of a view: the view with its title, a headline or captions, controls and notes.
class ViewCard : public QWidget {
    Q_OBJECT

public:
    /// `controls` are put at the end of the line above the view; null if there are none.
    ViewCard(std::string view, const QString& title, TitlePlace place, QWidget* content,
             QWidget* controls, QWidget* parent);

    /// Returns the card of a view's content; null if the content is on no board.
    static const ViewCard* of(const QWidget* content);

    const std::string& view() const { return view_; }
    ViewTitle* title() const { return title_; }

    /// The menu of the files that the view can be exported as; part of the title's menu.
    QMenu* exports() const { return exports_; }

    /// The controls at the end of the line above the view; null if there are none.
    QWidget* controls() const { return controls_; }

    /// Shows or hides the line for the headline above the title, if the title stands above.
    void setHeadlineLineVisible(bool visible);
    /// Sets the headline above the view; none if it is empty. An outdated one is paler.
    void setHeadline(const QString& headline, bool outdated = false);
    /// Sets whether a click on the headline emits swapRequested().
    void setSwappable(bool swappable);

    /// Sets the notes of the view; the first one is shown below it.
    void setNotes(const QStringList& notes);
    NoteLine* notes() const { return notes_; }

    /// Sets whether the headline has two lines, as an audience reads it.
    void setHeadlineWrapped(bool wrapped);
    /// Shows or hides the line below the view, with the notes and the title, which an audience does
    /// not need.
    void setFootVisible(bool visible);

    /// Sets the captions, the best first: the first one for which there is room is shown in the
    /// line above the view.
    void setCaptions(const QStringList& captions);
    /// Sets the text that marks the view as out of date or unfinished; empty if it is neither.
    void setMark(const QString& mark);
    QString mark() const;

    /// The rectangles of the texts above the view, in the card.
    std::vector<QRect> textBoxes() const;

Q_SIGNALS:
    void swapRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::string view_;
    ViewTitle* title_;
    Caption* caption_;
    Caption* headline_;  ///< caption_ unless the title stands above: then a line above the title
    NoteLine* notes_;
    QWidget* foot_;  ///< the line below the view; null if the title stands above
    QMenu* exports_;
    QWidget* controls_;
};

}  // namespace attnscope
