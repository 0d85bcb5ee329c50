#pragma once

#include <QObject>

class TestFigureStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFigureIsNotCopiedOnItsWayToThePicture();
    void aMarkedRowCopiesNoFigure();
    void theWindowsThreadLooksAtNoFileDuringADrag();
    void aRewrittenFileIsAnotherVersion();
};
