#pragma once

#include <QObject>

class TestPresentation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isWalkedFromStartToEnd();
    void aSentenceWrapsInANarrowView();
    void placesAreLeftAsTheyWere();
    void closedInItsMidstTheNextWindowIsAsItWas();
    void itsTextsAreReadFromAfar_data();
    void itsTextsAreReadFromAfar();
    void aMatrixBesideAFigureIsAsLargeAsItCanBe_data();
    void aMatrixBesideAFigureIsAsLargeAsItCanBe();
    void showsWhatIsThereWhereThereAreNoSteps();
    void whatIsDraggedOnTheWayIsGone();
    void thePointerIsSeen();
    void stepsAreNamedOrderedAndRemoved();
    void aStepIsOfWhatIsShown();
    void aStepTakesTheViewsThatAreSeen();
    void theAudienceSeesNoNotesAndNoEmptyReadOuts();
};
