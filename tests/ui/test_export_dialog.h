#pragma once

#include <QObject>

class TestExportDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aPictureForAPaperTakesOneKeyAndReturn();
    void whatIsChosenIsRememberedForEachKind();
    void aTypedEndingChoosesTheFormat();
    void whatCannotBeIsRefusedInPlace();
    void whatWasChosenIsRememberedWithoutAnExport();
    void theRingOfARowIsPartOfTheMarker();
    void curvesAreHiddenInThePreviewAndTheFile();
    void aHiddenCurveIsUndoneAndSaved();
    void aFolderThatIsNotThereIsRefusedInTheDialog();
    void everyViewIsOffered();
    void panelsAreChosenBesideTheBoard();
    void aPanelFigureTakesFewActions();
    void itFitsLowScreens_data();
    void itFitsLowScreens();
    void theDialogOpensOnTheFocusedViewOrTheLastOne();
};
