#pragma once

#include <QObject>

/// The matrix in a file has the colours of its weights, pixel by pixel.
class TestLossless : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPngHasTheColoursOfTheWeights();
    void anSvgHasTheColoursOfTheWeights();
    void aPdfHasTheColoursOfTheWeights();
    void theColourBarOfAPdfHasTheMapsColours();
};
