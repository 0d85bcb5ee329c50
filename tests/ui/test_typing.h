#pragma once

#include <QObject>

/// Numbers as people type them, and controls that do nothing by accident.
class TestTyping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFormulaStaysAndGivesItsValue();
    void aFormulaGoesWhenTheValueChangesOtherwise();
    void formulasAreUndoneAndKeptInSessions();
    void ctrlZInAnEntryUndoesWhatWasTakenFromIt();
    void shortcutsOfTheWindowReachItFromAnEntry();
    void aFormulaOfTheRuleIsCompletedAndItsFaultSelected();
    void aCompletedNameIsTyped();
    void aCurveOfOnesOwnIsDrawnAndItsFaultMarked();
    void aRuleOfOnesOwnStandsBesideTwoOthersInFourActions();
    void keysGoThroughTheClosedListOfRules();
    void aDamagedFormulaIsTold();
    void decimalCommasAreReadWhereTheLocaleHasThem();
    void thousandsMayBeMarked();
    void refusalsAreInTheFieldsOwnWords_data();
    void refusalsAreInTheFieldsOwnWords();
    void hostileFormulasChangeNothing();
    void pressingAHandleMovesNothing();
    void aHandleKeepsItsOffsetUnderThePointer();
    void aPressBesideTheHandleBringsItThere();
    void whatFilesDecideLooksSoAndSaysWhy();
};
