#pragma once

#include <QObject>

/// Explanations where words stand: each is reached by the pointer and by keys.
class TestExplained : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void shiftF1ExplainsTheFocus();
    void everyFieldIsReached();
    void everyChoiceIsReached();
    void everyEntryOfALegendIsReached();
    void everyAxisIsReached();
    void whatIsInAPlotIsReached();
    void everyStatusValueIsReached();
    void menusExplainViewsAndPresets();
    void tooltipsOfOtherPartsStay();
    void everyReadOutIsReached();
    void theNumbersOfHeadsAreReached();
    void theBubbleStaysUnderThePointer();
    void headingsOfTheMatrixAreExplained();
    void f1OpensTheReferenceOverAModalDialog();
};
