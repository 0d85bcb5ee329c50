#pragma once

#include <QObject>

/// Scenarios that come from elsewhere, and back to their defaults.
class TestPresets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPresetOfTheLiteratureIsOneStep();
    void aPublishedModelIsOneStep();
    void ownPresetsAreKeptRenamedAndDeleted();
    void aDeletionIsUndone();
    void namesOfPresetsMayBeAnything();
    void damagedPresetsChangeNothing_data();
    void damagedPresetsChangeNothing();
    void theScenarioIsCopiedAndPasted();
    void whatCannotBePastedIsSaid();
    void resetOffersWhatDiffers();
    void resetLeavesWhatIsNotTicked();
    void resetShowsLabelsNotKeys();
};
