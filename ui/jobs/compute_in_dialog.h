#pragma once

#include "core/attention/engine.h"

class QWidget;

namespace attnscope {

/// Computes attention while the caller waits: at once where that is quick, else on a thread of its
/// own, while a dialog over `window` shows how far it is and can cancel it. Throws what the engine
/// throws, Cancelled where the dialog was.
AttentionFrame computeInDialog(const AttentionRequest& request, QWidget* window);

}  // namespace attnscope
