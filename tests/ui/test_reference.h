#pragma once

#include <QObject>

/// The reference, and the explanations where words stand.
class TestReference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void searchShowsTheBestHit();
    void linksLeadOnAndBack();
    void aDemonstrationIsOneChangeThatCanBeUndone();
    void aDemonstrationPutsItsViewOnTheBoard();
    void aRefusedDemonstrationChangesNothing();
    void f1OpensTheReferenceAtTheFocus();
    void shiftF1ExplainsTheFocus();
    void everyFieldIsReached();
    void everyChoiceIsReached();
    void everyEntryOfALegendIsReached();
    void everyAxisIsReached();
    void everyStatusValueIsReached();
    void menusExplainViewsAndPresets();
    void tooltipsOfOtherPartsStay();
};
