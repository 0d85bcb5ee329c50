#pragma once

#include <QObject>

/// What the preview of an export shows is what is written.
class TestExportPreview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheFile_data();
    void isTheFile();
    void hasAllPixelsOfAPng();
    void aMarkerThatIsOffLeavesNoTrace();
    void aMatrixBeginsAsAPlotDoes();
    void whatWasGivenUpIsNotPainted();
};
