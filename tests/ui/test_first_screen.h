#pragma once

#include <QObject>

class TestFirstScreen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aNewPersonSeesTheBuiltInSession();
    void aClosedWindowComesBackInstead();
    void plotsHaveRoom();
    void theStripOpensItsGroup();
    void escFoldsTheDrawer();
    void thePanelIsPinnedAndFolded();
    void thePinnedPanelKeepsItsWidth();
    void aPinnedPanelScrollsToAField();
    void theDrawerFollowsTheWindow();
    void aHeadlineSwapsWithTheLargestPlot();
    void aDoubleClickOnTheLargestHeadlineShowsItsViewAlone();
    void theMeanEntropyComesBack();
    void theNotesOpen();
    void aSignSaysWhatItsGroupHolds();
    void yourOwnHeadsCanBeOpened();
    void onlyTheMainApproximationsAreDrawn();
    void theMenuBarSaysWhatTheProgramIsFor();
    void theStripLeadsToTheBeginning();
    void aHeadlineIsWholeAndExplained();
    void noHeadlineIsCut();
    void theMouseLeavesNoFrame();
};
