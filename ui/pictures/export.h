#pragma once

#include <QByteArray>
#include <QSizeF>
#include <functional>
#include <string>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "ui/figure/panel.h"
#include "ui/pictures/look.h"
#include "ui/pictures/metadata.h"

class QImage;
class QPainter;

namespace attnscope {

/// Paints a view on an area of that many device-independent pixels (1/96 inch).
using Paint = std::function<void(QPainter&, QSizeF)>;

/// What a picture is painted on: its area in device-independent pixels, and `ratio`, the device
/// pixels per device-independent pixel. For a PDF, `ratio` is that of the look's resolution, but at
/// least 4.
struct Canvas {
    QSizeF area;
    double ratio;
    Panel panel{};  ///< of a figure on a board
};

/// Returns the canvas of a file with that path.
Canvas canvasOf(const std::string& path, const Look& look);

/// Runs the given function on the thread that paints, and returns when it is done. Throws what the
/// function throws, and Cancelled.
using OnPaintingThread = std::function<void(std::function<void()>)>;

/// Makes the bytes of a file once its picture has been painted; can be called on any thread.
using Encode = std::function<QByteArray()>;

/// Paints a picture for the file `path`: as PNG, SVG or PDF, by its ending. `about` and the
/// program's version become PNG text chunks, an SVG description or PDF metadata. Images in the
/// picture keep every colour, the fonts of an SVG or PDF are embedded, and equal pictures give
/// equal bytes. Throws Error if memory does not suffice, or InvalidRequest for another ending, a
/// size outside 16 … 16384 pixels or a resolution outside 24 … 2400. The returned function throws
/// FileError.
Encode paintPicture(const std::string& path, const About& about, const Look& look,
                    const Paint& paint);

/// Returns an image as PNG. Throws FileError.
QByteArray encodedPng(const QImage& picture);

/// Paints a picture and writes it atomically; the path is taken byte by byte. Throws what
/// paintPicture() throws, and FileError.
void exportPicture(const std::string& path, const About& about, const Look& look,
                   const Paint& paint);

/// Writes a figure as PNG, SVG, PDF or CSV, by the path's ending. Throws what exportPicture()
/// throws.
void exportFigure(const std::string& path, const Figure& figure, const Scenario& scenario,
                  const Look& look);

/// Throws std::bad_alloc if there is not enough memory for Qt's plugins, fonts and encoders: the
/// libraries below Qt do not survive a lack of it.
void requireRoom();

/// Returns an image of what `paint` paints, with the metadata of a PNG, for the clipboard.
QImage pictureImage(const About& about, const Look& look, const Paint& paint);

}  // namespace attnscope
