#pragma once

#include <QObject>

class TestFormula : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyRecordHasOneThatIsLaidOut();
    void fractionsKeepTheirDistances();
    void scriptsStandWhereTheFontSays();
    void rootsCoverWhatTheyHold();
    void bracketsAreHighEnough();
    void sumsAreLargeInDisplay();
    void sizesAreThoseOfMathJax();
    void aRootHasNoGapBeforeItsBar();
    void aWideOneIsBrokenIntoLines();
    void aBrokenOneIsShownAsTyped();
    void inADocumentItStandsOnTheLine();
    void filesHaveOutlines();
    void aFormulaHasTheLettersOfItsText();
    void noLineOfProseBeginsWithAClosingMark();
};
