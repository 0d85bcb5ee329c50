#pragma once

#include <QObject>

class TestWheel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isNotForWhatHasNotTheFocus();
    void turnsWhatHasTheFocus();
};
