#pragma once

#include <QObject>

class TestLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusalsAreTranslatedWithTheirNumbers();
    void fieldsAndChoicesAreTranslated();
    void figuresAreTranslated();
};
