#pragma once

#include <QObject>

class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textIsLegible();
    void curvesStandOutOnDark();
    void lightCurvesHaveThePublishedColours();
    void kindsDifferByMoreThanColour();
    void comparedRulesDifferByMoreThanColour();
    void furtherBoundsDifferByTheirDashes();
    void whatIsFrozenIsSeenBelowTheExactCurve();
    void fontHasTabularFiguresAndFormulaLetters();
};
