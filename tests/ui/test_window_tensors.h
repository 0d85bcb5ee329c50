#pragma once

#include <QObject>

/// Files that hold several tensors, in the window.
class TestWindowTensors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tensorsWhoseNamesGoTogetherAreTaken();
    void oneFileOfBothIsOpenedFromTheMenu();
    void amongSeveralPairsOneIsChosen();
    void aFileOfOneSideIsAsked();
    void thePanelListsTheTensors();
    void aTensorThatDoesNotFitIsRefused();
    void whatIsProposedButDoesNotFitIsSaid_data();
    void whatIsProposedButDoesNotFitIsSaid();
    void fewerQueriesThanKeysStandAtTheLastOnes();
};
