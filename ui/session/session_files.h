#pragma once

#include <QObject>

class QWidget;

namespace attnscope {

class SessionKeeper;
class Settings;

/// Sessions in files (.attnscope): what the window shows is saved there and opened from there.
class SessionFiles : public QObject {
    Q_OBJECT

public:
    SessionFiles(SessionKeeper& keeper, Settings& settings, QObject* parent);

    static bool isOne(const QString& path);

    void open(const QString& path);
    /// Into the file that was opened or saved last; asks for one where there is none.
    void save(QWidget* window);
    void saveAs(QWidget* window);
    void saveTo(const QString& path);

Q_SIGNALS:
    void opened(const QString& path);
    void saved(const QString& path);
    /// What could not be done, or not in full.
    void failed(const QString& sentence);

private:
    SessionKeeper& keeper_;
    Settings& settings_;
    QString path_;
};

}  // namespace attnscope
