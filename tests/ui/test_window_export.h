#pragma once

#include <QObject>

/// What is exported of views that are zoomed.
class TestWindowExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aFigureIsExportedAsShown();
    void theTableOfAFigureHoldsWhatIsShown();
    void whatIsFrozenIsNamed();
    void theMatrixIsExportedAsShown();
    void theTablesOfTheMatrixHoldWhatIsShown();
    void aMatrixThatCannotBeIsRefused();
    void theTableOfAFigureIsTheSameWithARowMarked();
    void theBoardIsExportedAsShown();
    void aCopyIsOfWhatIsShown();
    void aCopyIsOfferedAsPngFirst();
    void longWorkCanBeCancelled();
    void noEngineRunsOnTheThreadOfTheWindow();
};
