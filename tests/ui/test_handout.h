#pragma once

#include <QObject>

/// Handouts of lessons, exported from the window.
class TestHandout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isExportedWhileALessonIsOpen();
    void isAFolderIfThatIsChosen();
    void cancellingWritesNothing();
};
