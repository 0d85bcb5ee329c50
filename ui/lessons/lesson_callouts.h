#pragma once

#include <QObject>
#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "ui/lessons/callout_anchor.h"
#include "ui/model/session.h"

namespace attnscope {

/// A short text over the views, with a line to what it is about. The mouse goes through it.
class CalloutBubble : public QWidget {
    Q_OBJECT

public:
    CalloutBubble(const QString& text, QWidget* over);

    /// Places the text beside an anchor, away from the texts of other callouts, unless it is there
    /// and nothing around it has changed. `room` is asked only if it has.
    void pointAt(const CalloutAnchor& anchor, const std::vector<QRect>& others,
                 const std::function<CalloutRoom()>& room);
    /// Has the next pointAt() place the text in any case, because a figure has changed.
    void forget() { placed_.reset(); }
    const QString& text() const { return text_; }
    /// The rectangle of the text, and the place that it points at, in the parent.
    QRect box() const { return box_.translated(pos()); }
    QPoint target() const { return target_ + pos(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// What the place of the text follows from, besides the curves of a plot.
    struct Surroundings {
        CalloutAnchor anchor;
        QSize text;
        QRectF range;               ///< of the plot's axes
        HiddenEntries hidden;       ///< of the plot
        std::vector<QRect> others;  ///< texts of other callouts

        bool operator==(const Surroundings&) const = default;
    };

    QSize textSize() const;
    void place(const CalloutAnchor& anchor, const CalloutRoom& room);

    QString text_;
    std::optional<Surroundings> placed_;  ///< in which the text was placed last
    QRect box_;                           ///< in this widget
    QPoint target_;                       ///< in this widget
};

/// The callouts of a step of a lesson. Call follow() once the window is painted: the texts then go
/// where their targets are now.
class LessonCallouts : public QObject {
    Q_OBJECT

public:
    LessonCallouts(const CalloutParts& parts, QWidget* over);

    void show(const std::vector<LessonCallout>& callouts);
    void clear() { show({}); }
    void follow();
    const std::vector<CalloutBubble*>& bubbles() const { return bubbles_; }

private:
    CalloutParts parts_;
    QWidget* over_;
    std::vector<LessonCallout> callouts_;
    std::vector<CalloutBubble*> bubbles_;
};

}  // namespace attnscope
