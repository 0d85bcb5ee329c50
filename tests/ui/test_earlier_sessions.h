#pragma once

#include <QObject>

class TestEarlierSessions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allAreListedWithTimeAndSize();
    void itOpensAsWideEachTimeWithTheListInFocus();
    void oneIsOpenedAndStays();
    void onlyForgetDeletes();
    void whatIsOfferedStandsInTheListToo();
    void whatIsBroughtBackCostsNothing();
    void whatLivesIsNotListed();
    void aFolderIsMovedToTheTrash();
    void aRefusedForgetIsSaidOnce();
    void theNextOneIsChosenAfterForget();
    void whatCannotBeReadIsSaidToBeSo();
    void ofManyTheListSaysSo();
};
