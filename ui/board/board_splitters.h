#pragma once

#include <QSplitter>
#include <functional>
#include <string>

#include "ui/model/board_layout.h"

namespace attnscope {

/// Makes nested splitters for a layout: columns side by side, in each column its rows, in each row
/// its views. `cardOf` gives the widget of a view; `moved` is called when a person moves a handle.
QSplitter* makeSplitters(const BoardLayout& layout,
                         const std::function<QWidget*(const std::string&)>& cardOf,
                         const std::function<void()>& moved);

/// Sets the shares of the layout to the sizes in its splitters.
void takeShares(const QSplitter& splitters, BoardLayout& layout);

/// Sets the sizes in the splitters to the ratios of the layout's shares. Called after a resize,
/// because a splitter that grows keeps the ratios that a lack of room had forced on it.
void giveShares(QSplitter& splitters, const BoardLayout& layout);

}  // namespace attnscope
