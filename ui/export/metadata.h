#pragma once

#include <QByteArray>
#include <QString>

#include "core/scenario/scenario.h"

namespace attnscope {

/// "Attnscope 0.1.0".
QString softwareName();

/// The Scenario as lines of key=value, in the order of its fields.
QString scenarioText(const Scenario& scenario);

/// The PNG text chunk that holds scenarioText.
inline constexpr const char* scenarioKey = "Attnscope Scenario";

/// XMP packet of a PDF: title, creator, and the Scenario as description.
QByteArray xmpPacket(const QString& title, const Scenario& scenario);

}  // namespace attnscope
