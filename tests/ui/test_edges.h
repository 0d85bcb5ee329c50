#pragma once

#include <QObject>

/// What lies along the edges of a matrix is seen: no axis and no frame covers it.
class TestEdges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onPixels();
    void inASvg();
    void inAPdf();
    void inTheWindow();
    void inTheOverviewOfHeads();
    void hatchingEndsAtTheCells();
};
