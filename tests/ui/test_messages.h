#pragma once

#include <QObject>

class TestMessages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theFocusGoesBackToWhereItWas();
    void withoutAPlaceBeforeTheFocusGoesToTheViews();
    void aSecondQuestionReplacesTheFirst();
    void aQuestionAfterAFaultIsNoFault();
    void theFirstAnswerHasTheFocusAndReturnTakesIt();
    void aLaterSuccessTakesTheFaultAway();
    void eachOfManyFaultsHasALine();
    void theHintGoesWithWhatItIsAbout();
};
