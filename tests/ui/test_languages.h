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
    void aSessionThatIsOfferedIsOfferedAgain();
    void anExportSaysItsLanguage();
    void chineseLettersAreOfAChineseFont();
};
