#pragma once

#include <QObject>

/// What a lesson sets in motion, and what it must give back.
class TestLessonGuide : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void undoEndsAGlide();
    void leavingTheWindowEndsAGlide();
    void aStepPlaysAndGivesThePlayBack();
    void aStepPlaysOnlyWhereAnimationsAreAllowed();
    void aLessonWithoutWhatWasBeforeGivesWay();
    void aLessonWhoseFileIsGoneSaysSo();
    void aWrongChoiceRevealsNothing();
    void aTaskThatIsDoneIsNotLookedAtAgain();
    void numbersOutOfDateAreNotShown();
    void markedWordsCanBeCopied();
    void pageKeysScrollALongStep();
    void whatIsNewInAStepIsSeen();
    void theFocusStaysWhereItIsSeen();
};
