#pragma once

#include <QObject>

class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrastIsThatOfWcag();
    void textIsLegible_data() { contrast_data(); }
    void textIsLegible();
    void textsOfWidgetsAreLegible_data() { contrast_data(); }
    void textsOfWidgetsAreLegible();
    void linesStandOut_data() { contrast_data(); }
    void linesStandOut();
    void lightCurvesHaveThePublishedColours();
    void kindsDifferByMoreThanColour();
    void comparedRulesDifferByMoreThanColour();
    void furtherBoundsDifferByTheirDashes();
    void whatIsFrozenIsSeenBelowTheExactCurve();
    void whatIsComparedIsToldApart();
    void aFamilyGrowsLighter();
    void fontHasTabularFiguresAndFormulaLetters();

private:
    static void contrast_data();
};
