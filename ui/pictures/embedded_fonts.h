#pragma once

#include <QByteArray>

namespace attnscope {

/// Returns an SVG with the fonts of its texts in it, each with only the letters that stand there,
/// as far as their makers allow it (OpenType's fsType). A program that ignores them falls back to a
/// font of that name.
QByteArray withFonts(const QByteArray& svg);

}  // namespace attnscope
