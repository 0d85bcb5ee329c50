#pragma once

#include <QObject>

/// The row that the matrices of a window show.
class TestRows : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyMatrixSaysThatItWaitsButNotToAnAudience();
    void theReadOutIsWholeWhereTheMeanCanGive();
    void aRowIsReadAndPinned();
    void theFirstPictureShowsTheScenariosRow();
    void aShorterMatrixKeepsARow();
    void aRowPointedAtGoesWithThePointer();
    void theRowPointedAtIsPreviewed();
    void aFrozenMatrixIsLinkedWithThePresentOne();
    void linkedMatricesShowOneRow();
    void entropiesOfPresentAndFrozenStandOnOneAxis();
};
