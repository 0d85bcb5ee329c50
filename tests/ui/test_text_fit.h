#pragma once

#include <QObject>

class TestTextFit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void figures_data();
    void figures();
    void matrices_data();
    void matrices();
    void widgets_data();
    void widgets();
    void aSelectableTextIsDrawnAsAnyOtherAndSelected();
    void theReadOutCoversNothingThatItReads();
};
