#pragma once

#include <QObject>

class TestAutosave : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFormulaOfTheCommandLineStaysInItsField();
    void whatWasLostIsOfferedNotForced();
    void whatIsForgottenIsOfferedNoMore();
    void whatWasClosedComesBackAndCanBeUndone();
    void theSessionKeepsItsNameAfterAKill();
    void eachWindowKeepsItsOwn();
    void aDragThatLastsIsKept();
    void aHiddenCurveIsKept();
    void ofADamagedFileTheRestIsOffered();
    void whereNothingCanBeKeptItIsSaid();
    void whatIsNotKeptIsNotLostUnasked();
    void aNewWindowShowsTheSame();
};
