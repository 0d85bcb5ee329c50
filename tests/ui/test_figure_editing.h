#pragma once

#include <QObject>

class TestFigureEditing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aTypedTextIsSeenAtOnce();
    void aDoubleClickEditsATextInThePreview();
    void aRefusedTextStays();
    void aDoubleClickOnACurveGoesToItsLook();
    void curvesAreNamedOrderedAndColoured();
    void marksAreAddedAndMovedInThePreview();
    void anInsetBeginsWithTheMiddle();
    void everyStepIsUndone();
    void theWindowKeepsWhatWasEdited();
    void aTableHasNamesAlone();
    void theDialogFitsASmallScreen();
};
