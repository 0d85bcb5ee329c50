#pragma once

#include <QObject>

class TestFoundFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theWindowFollowsFilesThatSettingsName();
    void soItDoesFilesOfSessionsAndPastedLines();
    void filesThatAreTakenBackDecideAgain();
    void aFileOfAnotherLengthIsFollowed();
    void pathsHoldFromAnywhere();
    void aSessionAndItsFilesMoveTogetherOrAlone();
    void savingOpeningSavingIsIdentical();
    void filesAreExportedToFoldersThatAreThere();
    void dialogsShowDatesInFull();
    void aNameThatDoesNotExistIsSaidByTheWindow_data();
    void aNameThatDoesNotExistIsSaidByTheWindow();
    void aPipeIsSaidToBeOne();
    void aNameThatDoesNotExistClosesOtherDialogs();
};
