#pragma once

#include <QObject>

/// The tokens of a row, and lines to the keys.
class TestArcs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void allTokensHaveALineOfTheirOwn();
    void ofALongTextTheLargestWeightsAreShown();
    void aLabelIsNoPlaceForANumber();
    void onlyKeysThatTheRowSeesAreCounted();
    void keysWithoutALineAreLeftOut();
    void queriesStayUnderThePointer();
    void theWheelScrollsAndLeavesTheRow();
    void linesLeadFromTheRowToItsKeys();
    void followsRowTokensAndMask();
    void mouseAndKeysChooseTheRow();
    void isExported();
    void isSaidInWords();
};
