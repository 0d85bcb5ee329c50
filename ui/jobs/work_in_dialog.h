#pragma once

#include <functional>
#include <stop_token>

#include "core/engines/engine.h"

class QString;
class QWidget;

namespace attnscope {

/// Does `work` on a thread of its own and returns when it is done. The window goes on painting
/// meanwhile. If the work takes longer than a moment, a dialog over `window` with the title `title`
/// and the text `what` appears, which shows the progress and can cancel the work. Throws what the
/// work throws, and Cancelled if the work was cancelled.
void workInDialog(QWidget* window, const QString& title, const QString& what,
                  const std::function<void(const std::stop_token&, const Progress&)>& work);

}  // namespace attnscope
