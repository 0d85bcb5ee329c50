#pragma once

#include <QObject>

class TestStyles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aStyleIsKeptUnderItsName();
    void namesAreUniqueAndPlain();
    void whatWasDeletedIsBroughtBack();
    void damagedSettingsLoseNothingElse();
    void linesKeepTheirProportion();
    void theChooserShowsWhatALookIs();
    void stylesThatDifferInTheTitleAreToldApart();
    void theChooserExplainsItsStyles();
};
