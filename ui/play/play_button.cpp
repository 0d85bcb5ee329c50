#include "ui/play/play_button.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionToolButton>

#include "ui/look/text.h"
#include "ui/play/play_dialog.h"

namespace attnscope {
namespace {

constexpr int side = 22;

QPolygonF triangle(QPointF centre) {
    return QPolygonF(
        {centre + QPointF(-3.5, -5), centre + QPointF(5, 0), centre + QPointF(-3.5, 5)});
}

void drawSigns(QPainter& painter, QPointF centre, bool plays) {
    if (!plays) {
        painter.drawPolygon(triangle(centre));
        return;
    }
    painter.drawRect(QRectF(centre + QPointF(-4, -4.5), QSizeF(3, 9)));
    painter.drawRect(QRectF(centre + QPointF(1, -4.5), QSizeF(3, 9)));
}

}  // namespace

PlayButton::PlayButton(const Field& field, const QString& name, ScenarioModel& model,
                       QWidget* parent)
    : QToolButton(parent), field_(field), name_(name), model_(model) {
    setFixedSize(side, side);
    setAutoRaise(true);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QToolButton::clicked, &model,
            [this](bool down) { model_.setPlaying(down ? field_.key : std::string_view()); });
    connect(&model, &ScenarioModel::playingChanged, this, &PlayButton::describe);
    connect(&model, &ScenarioModel::playChosen, this, &PlayButton::describe);
    describe();
}

void PlayButton::describe() {
    const bool plays = model_.playing() == field_.key;
    const Play play = model_.play(field_.key);
    setChecked(plays);
    setAccessibleName(plays ? tr("Stop %1").arg(name_) : tr("Play %1").arg(name_));
    setToolTip(!isEnabled() ? QString()  // the field's own says why
               : plays      ? tr("Stop here; press Esc to restore the previous value")
                       : tr("Play from %1 to %2 in %3 s; right-click or press Alt+Down to change "
                            "values and speed")
                             .arg(shortNumber(play.sweep.from), shortNumber(play.sweep.to),
                                  shortNumber(play.seconds)));
    setAccessibleDescription(toolTip());
}

void PlayButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::EnabledChange)
        describe();
    QToolButton::changeEvent(event);
}

void PlayButton::choosePlay() {
    PlayDialog dialog(model_.play(field_.key), name_, model_.scenario(), window());
    if (dialog.exec() == QDialog::Accepted)
        model_.setPlay(dialog.play());
}

void PlayButton::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    choosePlay();
}

void PlayButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Down && event->modifiers() == Qt::AltModifier)
        choosePlay();
    else
        QToolButton::keyPressEvent(event);
}

void PlayButton::paintEvent(QPaintEvent* event) {
    QToolButton::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const bool isStrong = isChecked() || underMouse();
    painter.setBrush(palette().color(!isEnabled() ? QPalette::Mid
                                     : isStrong   ? QPalette::ButtonText
                                                  : QPalette::PlaceholderText));
    drawSigns(painter, QRectF(rect()).center(), isChecked());
}

}  // namespace attnscope
