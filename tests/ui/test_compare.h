#pragma once

#include <QObject>

class TestCompare : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void freezingAddsWhatIsNotFrozenYet();
    void noMoreIsFrozenThanCanBe();
    void whatIsFrozenIsNamedAndRemoved();
    void aNameThatIsTakenIsRefused();
    void aNameThatIsBeingTypedStays();
    void theListFollowsTheTheme();
    void everyChangeIsUndone();
    void theMatricesTakeTheOneThatIsChosenInTheirTitle();
    void freezingCanBeSeen();
    void threeWidthsTakeTwoActions();
    void theEntryAndTheCaptionHaveTheMenuOfTheField();
    void valuesAreTypedOrChecked();
    void wrongValuesAreSaid();
    void aFamilyFollowsADrag();
    void aFieldThatNothingReadsIsSaid();
    void aSessionKeepsAllOfIt();
    void oneFrozenScenarioIsWrittenAsBefore();
    void damagedPartsOfASessionAreSaid();
    void theLegendHasAHeading();
    void theDialogIsAsHighAsItsContents();
};
