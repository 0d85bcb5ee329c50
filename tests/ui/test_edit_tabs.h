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
