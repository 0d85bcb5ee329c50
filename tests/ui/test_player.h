#pragma once

#include <QObject>

class TestPlayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyValueIsComputedBeforeTheNext_data();
    void everyValueIsComputedBeforeTheNext();
    void aSecondPressLeavesTheValueWhereItIs();
    void escapePutsBackTheScenarioFromBefore();
    void undoStopsAPlayAndTakesItBack();
    void undoingAPlayRestoresTheAxes();
    void whoChangesTheFieldTakesItOver();
    void whatElseIsChangedStays();
    void onlyOneFieldPlays();
    void aSweepWithoutRepeatEndsAtItsLastValue();
    void theButtonIsReachedAndNamed();
    void theDialogRefusesWhatCannotBe();
    void theFrameTimeIsShownOnDemand();
};
