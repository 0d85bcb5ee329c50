#include "ui/window/engine_picker.h"

#include <QAction>

#include "core/engines/engine_race.h"
#include "core/text/errors.h"
#include "ui/look/action_text.h"
#include "ui/look/explained.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

QString nameOf(const std::string& backend, const std::string& device) {
    return toQString(backend).toUpper() + QStringLiteral(" · ") + toQString(device);
}

QString keyOf(const EngineKind& kind, const EngineDevice& device) {
    return toQString(kind.key) + QLatin1Char('/') + toQString(device.name);
}

}  // namespace

EnginePicker::EnginePicker(const EngineMaker& given, Settings& settings, QWidget* window)
    : QObject(window),
      settings_(settings),
      choice_(given ? given : remembered()),
      label_(new QLabel(window)) {
    label_->setForegroundRole(QPalette::PlaceholderText);
    label_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label_->setContentsMargins(0, 0, 16, 0);
    const auto engine = following()();
    name_ = nameOf(engine->backend(), engine->device());
    label_->setText(name_);
}

/// Returns the engine of the GPU if it was measured to be faster than the processor, else that of
/// the processor. Each GPU is measured once; the settings keep the result.
EngineMaker EnginePicker::automatic() {
    const EngineMaker best = engine_maker("auto");
    const auto engine = best();
    if (engine->backend() == "cpu")
        return best;
    const QString device = toQString(engine->device());
    if (!settings_.isFaster(device))
        settings_.setFaster(device, is_faster(*engine, *make_cpu_engine()));
    return *settings_.isFaster(device) ? best : engine_maker("cpu");
}

EngineMaker EnginePicker::remembered() {
    const QString engine = settings_.engine();
    const auto slash = engine.indexOf(QLatin1Char('/'));
    if (slash < 0)
        return automatic();
    try {
        return engine_maker(engine.left(slash).toStdString(), engine.mid(slash + 1).toStdString());
    } catch (const InvalidRequest&) {
        return automatic();  // that device is no longer here
    }
}

void EnginePicker::choose(const QString& engine) {
    settings_.setEngine(engine);
    take(remembered());
}

void EnginePicker::take(const EngineMaker& maker) {
    const auto engine = maker();
    choice_.choose(maker);
    name_ = nameOf(engine->backend(), engine->device());
    told_ = {};
    label_->setText(name_);
    Q_EMIT changed();
}

void EnginePicker::fill(QMenu* menu) {
    menu->setObjectName(QStringLiteral("engine"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        addAction(menu, tr("&Automatic"), {});
        addDevices(menu);
    });
}

void EnginePicker::addDevices(QMenu* menu) {
    for (const EngineKind* const kind : engines())
        for (const EngineDevice& device : kind->devices()) {
            const QString name = asActionText(nameOf(std::string(kind->key), device.name));
            QAction* action = addAction(menu,
                                        device.kind == DeviceKind::software
                                            ? tr("%1, a software renderer").arg(name)
                                            : name,
                                        keyOf(*kind, device));
            setExplanation(*action, "engines/" + std::string(kind->key));
        }
}

QAction* EnginePicker::addAction(QMenu* menu, const QString& text, const QString& engine) {
    QAction* action = menu->addAction(text, this, [this, engine] { choose(engine); });
    action->setCheckable(true);
    action->setChecked(settings_.engine() == engine);
    return action;
}

void EnginePicker::tellOf(const AttentionFrame& frame) {
    const std::optional<Substitute>& other = frame.substitute;
    const QString sentence = other ? translated(other->reason) : QString();
    label_->setText(other ? nameOf(other->backend, other->device) : name_);
    label_->setToolTip(sentence);
    if (other && other->reason != told_)
        other->for_good ? Q_EMIT failed(sentence) : Q_EMIT substituted(sentence);
    told_ = other ? other->reason : Message();
}

}  // namespace attnscope
