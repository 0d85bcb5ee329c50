#pragma once

#include <QObject>

/// Files whose metadata state λ, mask and tokens, in the window.
class TestCapturedFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void openingOneSetsTheScenarioInOneStep();
    void fieldsByTheFileAreMarked();
    void itsTokensAreLabels();
    void eachCallHasTheLabelsOfItsTexts();
    void labelsDroppedWithItStay();
    void itsTokensAreTakenIfOthersAreRefused();
    void aMaskThatIsProposedIsSaid();
    void tokensHideNoOtherFault();
    void anotherCallBringsItsFields();
    void aHeadOfAnotherLayerBringsItsFields();
    void aMaskThatCannotBeShownIsSaid();
    void metadataThatCannotBeUsedAreSaid();
    void aPlainFileForgetsThem();
    void settingsOfTheCommandLineStay();
    void aSessionKeepsThem();
    void newHeadsArriveByThemselves();
    void aRewrittenFileOfOtherTensorsIsOpened();
};
