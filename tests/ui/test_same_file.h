#pragma once

#include <QObject>

class TestSameFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aFileOfTheWindowIsMadeAgainByItsLine_data();
    void aFileOfTheWindowIsMadeAgainByItsLine();
    void aFileHasItsEditedTitle();
};
