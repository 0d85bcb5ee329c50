#pragma once

#include <QObject>

class TestDialogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void limitsAreTypedAsNumbersAre();
    void limitsBeginWithWhatIsSeen();
    void theDialogsOfLimitsHaveTheNumbersThatAreShown();
    void limitsAreRefusedInTheirFieldsWords_data();
    void limitsAreRefusedInTheirFieldsWords();
    void aBoxIsSeenTickedAndNot_data();
    void aBoxIsSeenTickedAndNot();
    void anEntrysTextStandsInFromItsEdge();
    void aListThatIsTypedInLooksAsOthers();
    void theListOfCurvesHasRoom();
    void aFileIsProposedWhereThereIsAFolder();
    void everyTabOfTheExportShowsItsTexts_data();
    void everyTabOfTheExportShowsItsTexts();
    void everyDialogFitsAndShowsItsTexts_data();
    void everyDialogFitsAndShowsItsTexts();
};
