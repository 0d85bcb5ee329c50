#pragma once

#include <QByteArray>
#include <QString>

#include "core/scenario/scenario.h"

namespace attnscope {

/// "Attnscope 0.1.0".
QString softwareName();

/// What a file's metadata say of the picture in it.
struct About {
    QString title;
    Scenario scenario;
    QString part;  ///< of the view, where it shows no more than that
};

/// The Scenario as lines of key=value, in the order of its fields, each value legible().
QString scenarioText(const Scenario& scenario);

/// The PNG text chunks that hold scenarioText and the part.
inline constexpr const char* scenarioKey = "Attnscope Scenario";
inline constexpr const char* partKey = "Attnscope Part";

/// Software, part and Scenario, each on lines of its own: an SVG's description.
QString descriptionText(const About& about);

/// XMP packet of a PDF: title, creator, and part and Scenario as description.
QByteArray xmpPacket(const About& about);

}  // namespace attnscope
