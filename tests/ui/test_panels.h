#pragma once

#include <QObject>

class TestPanels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lettersFollowTheOrderOfTheViews();
    void axesLineUp_data();
    void axesLineUp();
    void oneLegendHasEachEntryOnce();
    void aFamilyKeepsItsHeading();
    void bandsOfTwoColoursAreTwoEntries();
    void nothingIsToldToABoardAsItWas();
    void aCurveHasOneNameAndOneColourInAllPanels();
};
