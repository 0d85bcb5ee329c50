#pragma once

#include <QObject>

/// The board and the sentences on a person's own heads.
class TestOwnHeads : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void openingAFileShowsABoardMadeForIt();
    void oneStepBackTakesFileAndBoard();
    void aBoardThatIsArrangedStaysAndTheOtherIsOffered();
    void theNextFileLeavesTheBoard();
    void tokensBringArcs();
    void tokensLeaveSplittersThatWereMoved();
    void aFileOfOneMatrixHasNoViewOfHeads();
    void theBoardIsNotKeptForWindowsWithoutFiles();
    void theMatrixSaysWhatItsRowDoes();
    void theHeadsSayWhatTheChosenOneDoes();
    void aHeadIsComparedWithTheOneShown();
    void headsAreComparedWhereNoMatrixIsShown();
    void theLayerIsNamedAtEveryMatrix();
    void coloursOfDistancesAreEquallyStrongOnBothSides();
    void aDistanceHasItsError();
    void exportBeginsWithTheViewClickedLast();
    void whatIsCutIsWholeOnHover();
};
