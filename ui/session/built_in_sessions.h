#pragma once

#include <QString>
#include <vector>

#include "ui/model/session.h"

namespace attnscope {

/// A session that comes with the program, with the name it has in a menu (& before its key).
struct BuiltInSession {
    QString name;
    Session session;
};

/// Returns the sessions to start from.
std::vector<BuiltInSession> builtInSessions();

}  // namespace attnscope
