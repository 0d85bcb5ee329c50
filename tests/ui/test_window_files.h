#pragma once

#include <QObject>

class TestWindowFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void twoFilesBecomeQueriesAndKeys();
    void aFileThatDoesNotGoWithTheOtherAsksForItsPartner();
    void oneFileAsksWhatItHolds();
    void aFileThatWasMendedIsReadWhenTheWindowIsActive();
    void aRewrittenFileIsSeenWhenItIsOpenedAnew();
    void hostileFilesLeaveTheWindowUsable();
    void aPathThatCannotBeHeldIsRefused();
    void whatIsSetWhileAFileIsReadStays();
    void exportsHaveTheirSizeAndTheScenario();
    void anExportIsConfirmed();
    void aFailedExportSaysSo();
};
