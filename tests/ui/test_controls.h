#pragma once

#include <QObject>

class TestControls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sliderCoversItsRangeLogarithmically();
    void sliderStopsAtPowersOfTwo();
    void everyWholeNumberCanBeTyped();
    void invalidEntryIsShownInPlaceAndTheValueKept();
    void escapeRestoresTheEntry();
    void typedLambdaChoosesTheConstantRule();
    void constantRuleKeepsTheScale();
    void lambdaShowsWhatTheRuleGives();
    void keysStepTheValue();
    void choicesWriteTheirField();
    void rulesStandUnderHeadings();
    void comparedRulesStandUnderTheSameHeadings();
    void aFaultOfAChoiceEndsWithTheNextChange();
    void everyChoiceCanBeReadInFull_data();
    void everyChoiceCanBeReadInFull();
    void everyFieldHasAControl();
    void thePanelShowsWhatIsReadAlone();
    void theWindowAndTheCommandLineArriveAtTheSameScenario();
    void resetRestoresEverything();
};
