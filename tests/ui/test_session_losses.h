#pragma once

#include <QObject>

class TestSessionLosses : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesOfAnotherTypeAreFaults();
    void numbersNeedNoQuotes();
    void aTextThatIsNoSessionSaysWhere();
    void unknownKeysAreFaultsEverywhere();
    void doubledKeysAreFaultsEverywhere();
    void otherVersionsAreFaults_data();
    void otherVersionsAreFaults();
    void valuesOutOfRangeAreFaults_data();
    void valuesOutOfRangeAreFaults();
    void smallFaultsAreSaid_data();
    void smallFaultsAreSaid();
    void whatSaysNothingIsNoFault_data();
    void whatSaysNothingIsNoFault();
    void whateverAWindowShowsIsReadBack();
    void whatASessionSaysWronglyOfALessonIsTold();
};
