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

/// What a picture is painted on: its area in device-independent pixels, and the number of device
/// pixels that each of these is wide; a vector format has more of them than anyone looks at.
struct Canvas {
    QSizeF area;
    double ratio;
    Panel panel{};  ///< of a figure on a board
};

/// Returns the canvas of a file with that path.
Canvas canvasOf(const std::string& path, const Look& look);

/// Does what it is given on the thread that paints, and returns when that is done. Throws what the
/// given function throws, and Cancelled.
using OnPaintingThread = std::function<void(std::function<void()>)>;

/// The work that is left for a file once it has been painted, for any thread: it makes the file's
/// bytes.
using Encode = std::function<QByteArray()>;

/// Paints a picture for a file with that path: as PNG, SVG or PDF, by its ending. What the picture
/// is of, the command line that makes it again and the version go into PNG text chunks, SVG
/// description or PDF metadata. Images in it keep every colour; the fonts of an SVG or PDF are in
/// it; the same picture is the same bytes. Throws Error if memory does not suffice, or
/// InvalidRequest for another ending, a size outside 16 … 16384 pixels or a resolution outside 24 …
/// 2400; the returned function throws FileError.
Encode paintPicture(const std::string& path, const About& about, const Look& look,
                    const Paint& paint);

/// Returns an image as PNG. Throws FileError.
QByteArray encodedPng(const QImage& picture);

/// Paints a picture and writes it. Atomic; the path is taken byte by byte. Throws as paintPicture
/// does, and FileError.
void exportPicture(const std::string& path, const About& about, const Look& look,
                   const Paint& paint);

/// Writes a figure as PNG, SVG, PDF or CSV, by the path's ending. Throws as exportPicture does.
void exportFigure(const std::string& path, const Figure& figure, const Scenario& scenario,
                  const Look& look);

/// Throws std::bad_alloc if there is not the room that Qt's plugins, fonts and encoders take: the
/// libraries below Qt do not survive that.
void requireRoom();

/// Returns what `paint` paints, as an image with the metadata that a PNG carries: for the
/// clipboard.
QImage pictureImage(const About& about, const Look& look, const Paint& paint);

}  // namespace attnscope
