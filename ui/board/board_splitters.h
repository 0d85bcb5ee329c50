#pragma once

#include <QSplitter>
#include <functional>
#include <string>

#include "ui/model/board_layout.h"

namespace attnscope {

/// Makes splitters of a layout: columns beside one another, in each its rows, in each row its
/// views. `cardOf` gives the widget of a view; `moved` is called when a person moves a handle.
QSplitter* makeSplitters(const BoardLayout& layout,
                         const std::function<QWidget*(const std::string&)>& cardOf,
                         const std::function<void()>& moved);

/// Takes the sizes in the splitters of a layout as its shares.
void takeShares(const QSplitter& splitters, BoardLayout& layout);

/// Gives the views their shares again: a splitter that grows keeps the ratios into which a lack of
/// room had forced them.
void giveShares(QSplitter& splitters, const BoardLayout& layout);

}  // namespace attnscope
