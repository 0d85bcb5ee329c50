#pragma once

#include <QObject>

/// Lessons in the window that no one may trust.
class TestHostileLessons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void getASentenceAndLoseNothing();
};
