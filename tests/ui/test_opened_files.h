#pragma once

#include <QObject>

class TestOpenedFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theSameFilesGiveTheSameScenarioInBothWays();
    void tokensAreOpenedTogetherWithTheFiles();
    void settingsThatNeedTheFilesAreSetOnceTheseAreRead();
    void wordsThatContradictFilesAreRefused();
    void aModelsConfigurationSetsTheScenarioInOneStep();
    void anotherConfigurationLeavesNothingOfTheFirst();
    void aConfigurationBesideFilesFollowsTheirLayer();
    void theMaskIsChosenAboveTheMatrix();
    void aMaskIsSaidToBeProposedOnlyWhereItIs();
    void tokensThatAreRefusedChangeNothing();
    void afterQueriesTheKeysAreAskedFor();
    void aFileBesideAnOlderOneIsAskedAbout();
    void aNameThatSaysQueriesIsAskedAbout();
    void whatAFileSeemsToHoldIsTheFirstAnswer();
    void tokensAreOfferedWhereInductionNeedsThem();
    void theirBoardIsOfferedOnceNothingElseIsSaid();
    void thoseOpenedDuringADragAreUndoneAlone();
    void aBoardLikeTheirsIsKeptWithoutFiles();
};
