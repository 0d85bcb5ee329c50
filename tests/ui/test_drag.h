#pragma once

#include <QObject>

class TestDrag : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPictureThatWasBegunIsShownHoweverFastTheHand();
    void aFigureThatWasBegunIsShownHoweverFastTheHand();
    void theLastPicturesAreOfTheLastValue_data();
    void theLastPicturesAreOfTheLastValue();
    void aSettledWindowHasPaintedWhatItShows();
};
