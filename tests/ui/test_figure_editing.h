#pragma once

#include <QObject>

class TestFigureEditing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aTypedTextIsSeenAtOnce();
    void aDoubleClickEditsATextInThePreview();
    void aRefusedTextStays();
    void aRefusedEditSaysWhatIsTaken();
    void theEntryWaitsForItsMenu();
    void theKeyboardGoesWhereWasClicked();
    void aTextThatIsOpenIsTakenAtTheEnd();
    void aDoubleClickOnACurveGoesToItsLook();
    void curvesAreNamedOrderedAndColoured();
    void marksAreAddedAndMovedInThePreview();
    void aRefusedTextIsNotExported();
    void theTextOfAnArrowStandsBesideIt();
    void aMarkThatIsUndoneIsNotPlaced();
    void anInsetBeginsWithTheMiddle();
    void everyStepIsUndone();
    void eachCurveHasItsOwnSteps();
    void anEntryShowsWhatWasUndone();
    void aTitleOfBeforeIsNotShownAnew();
    void theWindowKeepsWhatWasEdited();
    void aTableHasNamesAlone();
    void whatIsNotSeenIsNotEdited();
    void anotherViewHasNoCurvesOfTheOneBefore();
    void theDialogFitsASmallScreen();
};
