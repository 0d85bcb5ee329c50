#pragma once

#include <QObject>

class TestAccessible : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyControlOfTheWindowHasAName();
    void everyControlOfADialogHasAName();
    void viewsSayWhatTheyAreAndShow();
    void aSliderSaysTheFieldsValue();
    void aSliderSaysAsManyPlacesAsItsFieldShows();
    void aListSaysWhatItChoosesAndWhatIsChosen();
    void bordersMoveByTheKeyboard();
    void tabReachesThePlotsFirst();
    void tabGoesThroughAllOfTheWindow();
    void f6GoesFromPartToPart();
    void aPlotIsZoomedAndPannedByTheKeyboard();
    void theMatrixIsZoomedPannedAndPinnedByTheKeyboard();
    void aCardIsChangedByTheKeyboard();
    void nothingMovesByItself();
};
