#pragma once

#include <QObject>

class TestFigureLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelsSpreadWithoutOverlap();
    void curvesStayInsideThePlot();
    void leadersAreDrawnWhereTheyTell();
    void captionsAreWholeOrAbsent();
    void aTitleElsewhereLeavesItsRoomToThePlot();
    void onTheScreenTheAxisHasItsNameBesideIt();
    void aLongTitleHasSeveralLines();
    void aTitleThatIsTooLongIsCut();
    void aLetterAndATypedNameStandApart();
    void aLegendInACornerLeavesTheAxisItsName();
    void aLegendInACornerHasItsHeading();
    void nothingOverlapsOrIsClipped_data();
    void nothingOverlapsOrIsClipped();
    void anInsetCoversLeastOfTheCurves();
    void theNameOfARowCoversNoCurve();
    void aCaptionIsPutBesideTheAxis();
    void labelsOfCurvesThatEndTogetherAreNearTheirEnd();
    void aTableSaysWhichColumnsItLeavesOut();
    void aTableKnowsItsRowsByTheirNames();
    void anExportedTableHasAllColumns();
};
