#pragma once

#include <QObject>

/// Lessons in the window.
class TestLessons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyLessonIsWalked_data();
    void everyLessonIsWalked();
    void leavingBringsBackOnesOwnState();
    void undoLeadsThroughTheSteps();
    void keysGoToTheNextStep();
    void aChoiceRevealsItsCurve();
    void aHiddenCurveIsNotTold();
    void notesOnHiddenCurvesAreLeftOut();
    void numbersFollowTheScenario();
    void progressIsKept();
    void aSessionKeepsTheStep();
    void aFaultIsSaidWithItsLine();
    void aFileThatIsNoLessonIsRefused();
    void stepsGlideOnlyWhereAnimationsAreAllowed();
    void presentingHidesTheLessonAndBringsItBack();
    void aWrongChoiceIsToldWhy();
    void theStatusLineWaitsForTheAnswer();
    void aTextHasItsWidthAtEveryHeight();
    void theLastStepLeadsToTheNextLesson();
};
