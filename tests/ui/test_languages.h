#pragma once

#include <QObject>

class TestLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theSystemsLanguageIsTheFirstThatThereIs();
    void aLanguageThatThereIsNotIsRefused();
    void chineseLacksNoTextOfTheWindow();
    void theMenuChangesTheLanguageAndIsRemembered();
    void nothingIsLostWhenTheLanguageChanges();
    void theLanguageMayChangeWhileSomethingPlays();
    void aLessonStaysOpenWhenTheLanguageChanges();
    void whatStandsBesideTheWindowIsThereAgain();
    void aSessionThatIsOfferedIsOfferedAgain();
    void whatWasSetAsideIsSaidAgain();
    void anExportSaysItsLanguage();
    void chineseLettersAreOfAChineseFont();
    void blanksOfNamesStay();
};
