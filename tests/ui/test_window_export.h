#pragma once

#include <QObject>

/// What is exported of views that are zoomed.
class TestWindowExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aFigureIsExportedAsShown();
    void theTableOfAFigureHoldsWhatIsShown();
    void aFigureNamesTheScenarioOfItsCurves();
    void whatIsFrozenIsNamed();
    void aShortcutWaitsForWhatIsComputed();
    void theMatrixIsExportedAsShown();
    void theTablesOfTheMatrixHoldWhatIsShown();
    void withoutAMatrixThereIsNoTableOfIt();
    void theTableOfAFigureIsTheSameWithARowMarked();
    void theBoardIsExportedAsShown();
    void aCopyIsOfWhatIsShown();
    void theDialogOffersWhatThereIs();
    void longWorkCanBeCancelled();
    void noEngineRunsOnTheThreadOfTheWindow();
};
