#pragma once

#include <QObject>

class TestTranslation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyTextOfTheWindowIsTranslated();
    void everyTextOfTheViewsIsTranslated();
    void everyTextOfTheDialogsIsTranslated();
    void theMenuOfAFigureIsTranslated();
    void messagesAreTranslated();
    void refusalsAreTranslated();
    void aTextThatEscapesIsFound();
};
