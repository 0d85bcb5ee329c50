#pragma once

#include <QObject>

class TestEditTabs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aTypedTextIsSeenAtOnce();
    void aRefusedEditSaysWhatIsTaken();
    void curvesAreNamedOrderedAndColoured();
    void aRefusedTextIsNotExported();
    void aRefusedTextGoesWithItsSubject();
    void everyTabSaysWhyNothingIsExported();
    void aRangeIsTakenOnceItIsPossible();
    void theDialogUndoesWhatAnEntryCannot();
    void ticksStandAtChosenValues();
    void aPanelIsEdited();
    void anInsetBeginsWithTheMiddle();
    void everyStepIsUndone();
    void eachCurveHasItsOwnSteps();
    void anEntryShowsWhatWasUndone();
    void aTitleOfBeforeIsNotShownAnew();
    void theWindowKeepsWhatWasEdited();
    void aTableHasNamesAlone();
    void anotherViewHasNoCurvesOfTheOneBefore();
    void theDialogFitsASmallScreen();
    void aHiddenCurveStaysHidden();
    void aTitleIsNoPartOfAStyle();
    void anInsetHasASize();
};
