#pragma once

#include <QObject>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/lessons/prose.h"

class QWidget;

namespace attnscope {

/// What a lecturer is told of a slide.
struct SlideWords {
    QString title;
    std::vector<ProseBlock> notes = {};
    std::vector<ProseBlock> beginning = {};  ///< of the slide's text
};

/// How far a presentation is, as its lecturer sees it.
struct Talk {
    int slide = 0, count = 0;
    SlideWords now = {};
    std::optional<SlideWords> next = {};  ///< nullopt at the last slide
    bool is_black = false;
    bool can_reveal = false;
    QString next_press = {};                ///< what the key that goes on does now
    QStringList titles = {};                ///< of all slides
    std::vector<int> planned_seconds = {};  ///< of each slide; 0 if that is not said
};

/// The room that a slide has: the window without the heading, and the scale of its texts.
struct SlideRoom {
    QSizeF size;
    double scale;
};

/// What a presentation shows, slide by slide: saved steps, or a lesson.
class Slides : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual int count() const = 0;
    /// The slide with which a presentation begins.
    virtual int first() const { return 0; }
    virtual SlideWords words(int slide) const = 0;
    virtual QString title(int slide) const { return words(slide).title; }
    /// The seconds that are planned for a slide; 0 if that is not said.
    virtual int plannedSeconds(int /*slide*/) const { return 0; }

    /// Called before the first slide is shown, while the window is as it was.
    virtual void begin() = 0;
    virtual void show(int slide, const SlideRoom& room) = 0;
    /// Fits the slide that is shown to another room.
    virtual void fit(const SlideRoom& room) = 0;
    /// Takes no more room than before the presentation.
    virtual void giveRoomBack() {}
    /// Called when the window shows again what it showed before. Returns whether parts() show
    /// something else now.
    virtual bool end() { return false; }

    /// The parts of the window that slides need beside the board.
    virtual std::vector<QWidget*> parts() const { return {}; }

    /// Shows more of the slide, or what was before; false if there is no more.
    virtual bool goOn() { return reveal(); }
    /// What goOn() would do; empty if nothing.
    virtual QString nextPress() const { return {}; }
    virtual bool goBack() { return false; }
    /// Shows an answer that is hidden; false if none is.
    virtual bool reveal() { return false; }
    virtual bool canReveal() const { return false; }
    /// Makes a choice, from 0, of the first question that is open.
    virtual void choose(int /*choice*/) {}

Q_SIGNALS:
    /// Emitted when canReveal() or nextPress() may differ from before.
    void changed();
};

}  // namespace attnscope
