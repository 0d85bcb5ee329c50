#pragma once

#include <QObject>

class TestLab : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void trainsInTheWindow();
    void stopsAndGoesOn();
    void aWindowAnswersWhileItTrains();
    void whatCannotBeTrainedSaysSo();
    void aSecondWindowFindsWhatWasTrained();
    void filesAreFoundAfterTheProgramEnded();
    void stopKeepsEveryRuleInItsFile();
    void theMenuPutsBothViewsOnTheBoard();
    void theSettingsLeadToTheViews();
    void settingsChangedWhileTrainingStopIt();
    void aTrainedHeadMakesTheMatrix();
    void hiddenCurvesAndZoomsAreKept();
    void figuresAreExported();
};
