#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <vector>

namespace attnscope::testing {

/// What may stand where a window keeps its session: no session, or one that is not understood in
/// full.
struct State {
    QByteArray name;
    std::function<void(const QString& path)> make;
    bool is_session;  ///< though not all of it is understood
};

/// Returns damaged states, foreign ones and such as are understood in part.
const std::vector<State>& states();

}  // namespace attnscope::testing
