#pragma once

#include <QObject>

class TestHeadChooser : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isOfferedWhereThereIsAChoice();
    void choosesWithinWhatTheFileHolds();
    void aHeadThatTheFileLacksIsRefused();
    void aHeadThatIsGoneIsShownAsItWasChosen();
    void aLayerOfFewerHeadsIsShownAtOneThatItHas();
    void standsAsideInAPresentation();
    void allHeadsAreOffered();
    void fourAxesMayCountLayers();
    void aHeadWithABadValueLeavesTheOthers();
};
