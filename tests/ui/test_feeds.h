#pragma once

#include <QObject>

class TestFeeds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCoarsePictureIsRefinedThoughTheDragEndedBeforeIt();
    void aReadOutThatFailsLeavesTheFigures();
    void freezingComputesNoFigureAnew();
    void weightsThatWereRewrittenAreReadAnew();
    void vectorsRewrittenUnnoticedGiveAnotherMatrix();
    void aMarkerMovesWhileASourceWaitsForItsFile();
};
