#pragma once

#include <QObject>

class TestTextSize : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aMagnifiedFigureIsTheSmallOneDrawnLarger();
    void theBarGivesWayBeforeItsNumbers();
    void aMagnifiedFigureFollowsTheSizeOfItsView();
    void theMouseMeetsWhatItSees();
    void aMagnifiedMatrixHasLargerTextsOnAsManyPixels();
    void headsAreChosenWhereTheyAreSeen();
    void largeWindowsMagnify();
    void plotsKeepTwoThirdsOfTheirHeight();
    void stepsThroughTheScales();
    void theWindowFollowsTheKeys();
    void controlsThatStartedLargeAreAsThoseThatStartedUsual();
    void theWindowFitsASmallScreen();
    void isRemembered();
    void aCutReadOutHasWholeNumbers();
};
