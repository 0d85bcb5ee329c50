#pragma once

#include <QObject>

/// Short texts over the window that point at what a step of a lesson is about.
class TestLessonCallouts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void oneIsAtTheMarkerAndFollowsIt();
    void oneAtACellCoversNoBrightCell();
    void oneIsBelowItsControl();
    void oneHasItsControlBelowTheViews();
    void oneIsAtItsCurveWhileThatIsSeen();
    void oneGoesWithItsView();
    void theMouseGoesThrough();
    void oneThatAsksGoesOnceItsTaskIsDone();
    void textsStandWhereLeastIsHidden();
};
