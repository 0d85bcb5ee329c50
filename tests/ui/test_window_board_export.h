#pragma once

#include <QObject>

class TestWindowBoardExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void exportsFollowTheBoard();
    void theBoardHasEveryViewInItsPlace_data();
    void theBoardHasEveryViewInItsPlace();
    void aMaximisedViewIsTheBoard();
};
