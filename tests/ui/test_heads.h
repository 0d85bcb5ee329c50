#pragma once

#include <QObject>

/// The overview of a file's heads, and the labels of its places.
class TestHeads : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theLayoutHasRoomForAll();
    void fewHeadsAreLarge();
    void aTileSaysWhatItsHeadIsKnownFor();
    void aSingleKeyKeepsItsColourInSmallTiles();
    void theCaptionSaysHowTheNumbersAreWritten();
    void theCaptionOfAGridSpeaksOfTheNumbersThatAreShown();
    void withoutFilesItSaysWhatToDo();
    void showsEveryHeadAndOpensOne();
    void aHeadChosenElsewhereComesIntoView();
    void whatStandsBesideTheHeadsHasRoom();
    void aRightClickOffersWhatAHeadHas();
    void isSorted();
    void isComputedWhereItMatters();
    void limitsOfColoursAreTheirsToo();
    void isExported();
    void anotherEngineComputesThemAnew();
    void aFaultIsSaid();
    void aNumberThatIsNoneCostsItsTile();
    void labelsStandOnTheAxesAndInTheReadOut();
    void labelsThatDoNotFitAreSaid();
};
