#pragma once

#include <QObject>

/// What names the curves of a figure, in and beside its plot.
class TestLegend : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void directLabelsLieOnNothing_data();
    void directLabelsLieOnNothing();
    void aHiddenCurveIsKeptByItsKeyInEveryLanguage();
    void namesInAnEarlierSessionGiveWayToKeys();
    void theCountOfWhatHasNoRoomOpensIt();
};
