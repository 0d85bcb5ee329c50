#pragma once

#include <QObject>

class TestApplication : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void whatReachesTheEventLoopIsSaid_data();
    void whatReachesTheEventLoopIsSaid();
    void whatFailsToPaintIsSaidOnce();
    void workThatThrowsAnythingIsToldOf();
};
