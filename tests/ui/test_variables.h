#pragma once

#include <QObject>

class TestVariables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areFoundInTexts();
    void areItalicAndStayText();
    void aTextWithoutRoomIsWrapped();
    void aTextDrawnAgainHasTheColourAndFontOfNow();
};
