#include "ui/panel/tensor_control.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHBoxLayout>

#include "core/fields/labels.h"
#include "core/io/tensor_file.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/tensors/tensor_items.h"

namespace attnscope {
namespace {

const std::string& fileOf(const Field& field, const Scenario& scenario) {
    return field.key == "key_tensor" ? scenario.key_file : scenario.query_file;
}

}  // namespace

TensorControl::TensorControl(const Field& field, ScenarioModel& model, QWidget* parent)
    : TextControl(field, model, parent), button_(new QToolButton(this)) {
    entry()->setPlaceholderText(tr("name"));
    button_->setArrowType(Qt::DownArrow);
    button_->setFocusPolicy(Qt::StrongFocus);
    button_->setAccessibleName(tr("%1, list").arg(translated(label_of(field))));
    button_->setToolTip(tr("The tensors that the file holds"));
    layout()->addWidget(button_);
    connect(button_, &QToolButton::clicked, this, [this] { readList(Then::open); });
    connect(entry(), &QLineEdit::textEdited, this, &TensorControl::showList);
    connect(&job_, &LatestJob::failed, this, &TensorControl::showFault);
}

void TensorControl::accept(const QString& text) {
    if (text.trimmed().isEmpty())
        TextControl::accept(text);
    else
        requestFile(text);
}

void TensorControl::readList(Then then) {
    const std::string path = fileOf(field(), model().scenario());
    if (path.empty())
        return;
    job_.post([this, path, then](const std::stop_token&, const LatestJob::Deliver& deliver) {
        const auto offers = tensor_offers(TensorFile(path));
        deliver([this, offers, then] {
            delete completer_;
            completer_ = new QCompleter(this);
            completer_->setModel(tensorItems(offers, completer_));
            completer_->setCompletionRole(tensorName);
            completer_->setFilterMode(Qt::MatchContains);
            completer_->setCaseSensitivity(Qt::CaseInsensitive);
            completer_->setWidget(entry());
            fitTensors(*completer_->popup());
            connect(completer_, qOverload<const QString&>(&QCompleter::activated), this,
                    &TensorControl::accept);
            if (then == Then::open)
                showList({});
        });
    });
}

void TensorControl::showList(const QString& beginning) {
    if (!completer_)
        return;
    completer_->setCompletionPrefix(beginning);
    completer_->complete({0, 0, completer_->popup()->minimumWidth(), entry()->height()});
}

bool TensorControl::eventFilter(QObject* watched, QEvent* event) {
    if (watched == entry() && event->type() == QEvent::FocusIn)
        readList(Then::wait);
    return TextControl::eventFilter(watched, event);
}

}  // namespace attnscope
