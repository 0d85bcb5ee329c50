#pragma once

#include <QObject>

/// A lecturer's window beside a presentation, on two screens (two_screens.json).
class TestLecturing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void theAudienceHasAScreenOfItsOwn();
    void buttonsAndKeysLeadThroughThePresentation();
    void theScreensAreSwapped();
    void savedStepsHaveTitles();
    void theClockRunsIsPausedAndSetToZero();
    void durationsAreSaidInMinutes();
    void closingItDoesNotEndThePresentation();
    void theHallsScreenGoes();
    void theDesksScreenGoes();
    void looks_data();
    void looks();
    void aPausedClockSaysSo();
    void theNotesHaveTheAnswerAndWhatRevealSets();
    void theAudiencesWindowIsSeenSmall();
    void theNotesHaveTheQuestionWithItsChoices();
    void saysWhatTheNextPressDoes();
    void itsMenuGoesToAStep();
    void theTimeIsComparedWithThePlan();
    void plansCountFromTheFirstStep();
};
