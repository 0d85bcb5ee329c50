#pragma once

#include <QObject>

/// The window of the reference.
class TestReference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void searchShowsTheBestHit();
    void aSearchWithoutAHitSaysSo();
    void aMisspeltSearchIsAskedAbout();
    void aClickedQuestionSetsTheWindow();
    void aDoubleClickOnAQuestionSetsTheWindow();
    void aDemonstrationOfACurveHidesTheOthers();
    void theSentenceSpeaksOfTheCurveThatIsShown();
    void whatIsShownStaysToBeRead();
    void whatIsMeantIsMarkedInTheMatrix();
    void linksLeadOnAndBack();
    void backLeadsOutOfASearchAtOnce();
    void aDemonstrationIsOneChangeThatCanBeUndone();
    void whatIsShownAlreadyIsNotToBeTakenBack();
    void aDemonstrationPutsItsViewOnTheBoard();
    void everyEntryIsShownInAView();
    void aRefusedDemonstrationChangesNothing();
    void f1OpensTheReferenceAtTheFocus();
    void f1OpensTheReferenceAtWhatTheMouseIsOver();
};
