#pragma once

#include <QObject>

class TestSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aThousandEditsAreUndoneAndRedone();
    void aDragIsOneChange();
    void whatWasUndoneGoesWithTheNextChange();
    void zoomsAreUndone();
    void aZoomComesBackWithItsUnit();
    void aZoomOfAViewThatIsNotShownIsKept();
    void aZoomIsBroughtBackOffTheBoard();
    void theMatrixZoomIsUndone();
    void theMatrixZoomComesBackWithItsMatrix();
    void aChangeHasAName();
    void limitsByNumberAreUndone();
    void theMenuUndoes();
    void whatIsPinnedAndFrozenIsUndone();
};
