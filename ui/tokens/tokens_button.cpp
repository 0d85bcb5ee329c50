#include "ui/tokens/tokens_button.h"

#include "core/vectors/inputs.h"

namespace attnscope {

TokensButton::TokensButton(ScenarioModel& model, QWidget* parent)
    : QToolButton(parent), model_(model) {
    setText(tr("Open tokens…"));
    setToolTip(tr(
        "Open the tokens of the text, one a line or as a JSON array: they name rows and keys, and "
        "induction is found by tokens that come again"));
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QToolButton::clicked, &model, &ScenarioModel::tokensRequested);
    connect(&model, &ScenarioModel::changed, this, &TokensButton::follow);
    follow();
}

void TokensButton::setAllowed(bool allowed) {
    allowed_ = allowed;
    follow();
}

void TokensButton::follow() {
    const Scenario& now = model_.scenario();
    setVisible(allowed_ && has_own_vectors(now) && now.tokens_file.empty());
}

}  // namespace attnscope
