#pragma once

#include <QObject>

class TestSessionFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saveOpenSaveIsIdentical();
    void theWindowOpensAsItWasSaved();
    void ofALaterVersionWhatIsSoundIsOpened();
    void whatASparseFileLacksIsNoFault();
    void viewsOfALaterVersionAreSaid();
    void ofDamagedFieldsTheRestIsOpened_data();
    void ofDamagedFieldsTheRestIsOpened();
    void damagedPartsAreTold_data();
    void damagedPartsAreTold();
    void ofDamagedStepsTheRestIsOpened();
    void hostileFilesChangeNothing_data();
    void hostileFilesChangeNothing();
    void openingCanBeUndone();
    void aFileThatCannotBeWrittenIsSaid();
    void whatWasNotReadInFullIsNotSavedOver_data();
    void whatWasNotReadInFullIsNotSavedOver();
    void aMissingFileIsNamedOnce();
    void theTitleHasTheFileAndAMarkOfChanges();
    void withoutASessionTheTitleHasTheFilesOfVectors();
    void theFirstSaveProposesANameInAFolderThatIsThere();
};
