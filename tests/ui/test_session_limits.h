#pragma once

#include <QObject>

class TestSessionLimits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPresentationOfAsManyStepsAsCanBeIsSavedAndOpened();
    void noStepIsAddedBeyond();
    void ofMoreStepsTheFirstAreRead();
    void whatCouldNotBeReadIsNotSaved_data();
    void whatCouldNotBeReadIsNotSaved();
    void whatCouldNotBeReadDoesNotTakeThePlaceOfWhatIsKept();
    void aSessionThatIsTooLargeOpensNoWindow();
    void whatCouldNotBeSavedIsNotOpened();
};
