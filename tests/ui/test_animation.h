#pragma once

#include <QObject>

class TestAnimation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWindowWritesWhatTheDialogSays();
    void axesCoverThoseOfAllFrames();
    void whatIsFrozenIsInEveryFrame();
    void aCancelledAnimationLeavesNothing();
    void returnCancelsNothing();
    void theDialogRefusesWhatCannotBe();
    void whatTheDialogOffersCanBeWritten_data();
    void whatTheDialogOffersCanBeWritten();
    void viewsThatCannotBeAnimatedAreLeftOut();
};
