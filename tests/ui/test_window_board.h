#pragma once

#include <QObject>

class TestWindowBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyTitleOffersEveryView();
    void theMenuPutsAnotherViewThere();
    void aViewOnTheBoardChangesPlaces();
    void viewsAreAddedAndRemoved();
    void aDoubleClickMaximisesAndEscGoesBack();
    void aClickOpensTheMenu();
    void aDraggedTitleChangesPlaces();
    void aDragEndsWithEsc();
    void tabGoesThroughTheViewsAsTheyStand();
    void everyViewHasRoom();
    void aWindowThatWasSmallGivesTheViewsTheirShares();
    void theWindowIsAsNarrowAsAsked();
    void onlyWhatIsSeenIsComputed();
    void theMenuOffersLayouts();
    void theLayoutIsRestored();
    void settingsOfEarlierVersionsDoNoHarm();
};
