#pragma once

#include <QToolButton>

#include "ui/model/scenario_model.h"

namespace attnscope {

/// A button that offers to open a file of tokens. It is seen while queries or keys come from files
/// and no tokens are named.
class TokensButton : public QToolButton {
    Q_OBJECT

public:
    TokensButton(ScenarioModel& model, QWidget* parent);

    void setAllowed(bool allowed);

private:
    void follow();

    ScenarioModel& model_;
    bool allowed_ = true;
};

}  // namespace attnscope
