#pragma once

#include <QObject>

/// The window of the reference.
class TestReference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void searchShowsTheBestHit();
    void linksLeadOnAndBack();
    void aDemonstrationIsOneChangeThatCanBeUndone();
    void aDemonstrationPutsItsViewOnTheBoard();
    void aRefusedDemonstrationChangesNothing();
    void f1OpensTheReferenceAtTheFocus();
};
