#pragma once

#include <QObject>

/// Starts over what the folder of states may hold.
class TestKeptState : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStartLosesNothing_data();
    void aStartLosesNothing();
    void whatNobodyMayReadIsSetAside();
    void withoutDescriptorsNothingIsTouched();
    void inAFolderThatCannotBeWrittenToNothingIsTouched();
    void allThatWereLostStay();
    void ofMoreThanAHundredItIsSaid();
    void whatIsBroughtBackInPartStays();
    void aWindowClosedLaterKeepsTheOneBefore();
    void theSameIsKeptOnce();
};
