#pragma once

#include <QObject>

class TestMarks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aMatrixThatIsOutOfDateSaysSo();
    void whatIsReadOfAnOldMatrixIsPaler();
    void aLateRowSaysSo();
    void theMarkOfADragIsSteady();
    void whatWasCancelledNeverLooksFinished();
    void aLatePictureOfAnOlderScenarioIsNotTheWantedOne();
    void aFigureThatIsOutOfDateSaysSo();
    void aFigureWithoutItsSimulationSaysSo();
    void headsAreOutOfDateAtOnce();
};
