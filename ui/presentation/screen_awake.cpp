#include "ui/presentation/screen_awake.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace attnscope {
namespace {

QDBusMessage toScreenSaver(const QString& method, const QVariantList& arguments) {
    const QString name = QStringLiteral("org.freedesktop.ScreenSaver");
    QDBusMessage message = QDBusMessage::createMethodCall(
        name, QStringLiteral("/org/freedesktop/ScreenSaver"), name, method);
    message.setAutoStartService(false);
    message.setArguments(arguments);
    return message;
}

void withdraw(QDBusPendingCallWatcher* asked) {
    if (const QDBusPendingReply<uint> cookie = *asked; cookie.isValid())
        QDBusConnection::sessionBus().send(
            toScreenSaver(QStringLiteral("UnInhibit"), {cookie.value()}));
    asked->deleteLater();
}

}  // namespace

void ScreenAwake::hold() {
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (asked_ || !bus.isConnected())
        return;
    const QVariantList who_and_why = {QCoreApplication::applicationName(), tr("Presentation")};
    asked_ = new QDBusPendingCallWatcher(
        bus.asyncCall(toScreenSaver(QStringLiteral("Inhibit"), who_and_why)), this);
}

void ScreenAwake::release() {
    QDBusPendingCallWatcher* asked = asked_;
    asked_.clear();
    if (!asked)
        return;
    if (asked->isFinished())
        withdraw(asked);
    else
        connect(asked, &QDBusPendingCallWatcher::finished, asked, &withdraw);
}

}  // namespace attnscope
