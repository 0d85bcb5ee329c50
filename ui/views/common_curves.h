#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "ui/figure/edited_figure.h"
#include "ui/model/figure_edits.h"

namespace attnscope {

/// The panels of a picture in their order: the id of each figure, and its coloured entries.
using PanelEntries = std::vector<std::pair<std::string, std::vector<ColoredEntry>>>;

/// Returns the edits of panels of one picture, where a curve is known by its key: it has the same
/// name and look in all panels. What a panel does not say of a curve is taken from the first
/// panel that does. A set of colours is given to the curves of all panels as to those of one
/// figure.
std::map<std::string, FigureEdits> withCommonCurves(std::map<std::string, FigureEdits> edits,
                                                    const PanelEntries& panels);

}  // namespace attnscope
