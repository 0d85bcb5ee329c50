#pragma once

#include <QObject>

/// Lessons before an audience.
class TestPresentedLesson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isWalkedByKeysFromTheFirstStepToTheLast();
    void aKeyRevealsTheAnswerAndItsCurve();
    void onGoesThroughAStepBeforeTheNextOne();
    void numbersChooseAnAnswer();
    void whatIsBlackIsShownFirst();
    void nothingIsUndone();
    void controlsKeepTheirLength();
    void itsTextsAreReadFromAfar_data();
    void itsTextsAreReadFromAfar();
    void textsThatHaveNoRoomAreScrolled();
    void withOneScreenTheLecturersWindowIsAskedFor();
    void aChangeOfTheScenarioLeavesTheTextWhereItIs();
    void theFieldsOfTheTasksAreBelowTheViews();
    void aLessonThatIsLeftAtAnotherStepBeginsAtItsTop();
    void savedStepsAreShownWithoutALessonsControls();
    void keysOfATextThatIsTypedIntoStayThere();
};
