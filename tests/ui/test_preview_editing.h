#pragma once

#include <QObject>

class TestPreviewEditing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aDoubleClickEditsATextInThePreview();
    void aRefusedTextStays();
    void theEntryWaitsForItsMenu();
    void theKeyboardGoesWhereWasClicked();
    void aTextThatIsOpenIsTakenAtTheEnd();
    void aDoubleClickOnACurveGoesToItsLook();
    void marksAreAddedAndMovedInThePreview();
    void theTextOfAnArrowStandsBesideIt();
    void aMarkThatIsUndoneIsNotPlaced();
    void whatIsNotSeenIsNotEdited();
};
