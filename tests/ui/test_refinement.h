#pragma once

#include <QObject>

class TestRefinement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCoarsePictureBecomesExactStepByStep();
    void aPannedPictureAsksForWhatCameIntoView();
    void theOverviewComesBackWithoutTheEngine();
    void whatWasComputedBeforeItWasCancelledIsKept();
    void anotherScenarioIsComputedAnew();
    void allRowsFollowThePicture();
    void anotherPoolingKeepsTheRows();
    void theTimeLeftFollowsFromTheRate();
    void theTimeLeftIsSaidInWords();
    void exactRowsAreClearWhileOthersAreInFog();
    void coloursOnlyWidenWhileAPictureBecomesFiner();
    void theWindowSaysHowLongItTakes();
};
