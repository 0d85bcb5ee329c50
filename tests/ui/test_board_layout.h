#pragma once

#include <QObject>

class TestBoardLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startingLayoutsHoldKnownViewsOnce();
    void aViewTakesThePlaceOfAnother();
    void aViewIsPutBesideAnother();
    void aViewIsPutBelowARow();
    void theLastViewStays();
    void aMaximisedViewIsShownAlone();
    void anySequenceKeepsEachViewOnce();
    void aLayoutIsReadBack();
    void whatIsNotKnownIsLeftOut();
    void aTextThatHoldsNoLayoutGivesNone_data();
    void aTextThatHoldsNoLayoutGivesNone();
    void viewsShareTheArea();
};
