#pragma once

#include <QByteArray>

namespace attnscope {

/// Returns an SVG with the fonts of its texts embedded, each reduced to the letters that it is used
/// for. Fonts whose licence forbids this (OpenType's fsType) are left out. A program that ignores
/// embedded fonts uses an installed font of the same name.
QByteArray withFonts(const QByteArray& svg);

}  // namespace attnscope
