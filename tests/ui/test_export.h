#pragma once

#include <QObject>

class TestExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pngHasSizeResolutionAndScenario();
    void transparentPngHasNothingBehind();
    void svgIsTextWithTheScenario();
    void pdfHasPageSizeFontsAndScenario();
    void csvIsTheFiguresTable();
    void picturesScaleWithTheResolution();
    void oddRequestsAreRefused();
    void aFailureLeavesTheOldFileWhole();
    void metadataIsWellFormedWhateverAFieldHolds();
    void namesAreTakenByteByByte();
    void aReadOutCoversNeitherLegendNorNotes();
};
