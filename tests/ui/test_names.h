#pragma once

#include <QObject>

class TestNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void labelsAreAlwaysPlain();
    void tooltipsAreAlwaysPlain();
    void actionsShowAmpersandsOfNames();
    void aNameWithPlacesForNumbersStays();
};
