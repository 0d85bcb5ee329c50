#pragma once

#include <QByteArray>

namespace attnscope {

/// An SVG with the fonts of its texts in it, each with the letters that stand there alone, as far
/// as their makers allow it (OpenType's fsType). A program that ignores them falls back to a font
/// of that name.
QByteArray withFonts(const QByteArray& svg);

}  // namespace attnscope
