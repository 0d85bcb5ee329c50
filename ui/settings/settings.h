#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>
#include <optional>

#include "ui/look/theme.h"
#include "ui/pictures/look.h"

namespace attnscope {

/// What the window remembers from one run to the next.
class Settings {
public:
    /// The theme of all windows, as any of them has set it last.
    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);

    /// The key of the language that a person has chosen; empty for that of the system.
    QString language() const;
    void setLanguage(const QString& key);

    double textScale() const;
    void setTextScale(double scale);

    /// The engine that computes attention, as backend/device; empty if the program decides.
    QString engine() const;
    void setEngine(const QString& engine);
    /// Whether this GPU was measured to be faster than the processor; nullopt if it was not
    /// measured, or another GPU was later.
    std::optional<bool> isFaster(const QString& gpu) const;
    void setFaster(const QString& gpu, bool faster);

    QByteArray bytes(const QString& name) const;
    void setBytes(const QString& name, const QByteArray& value);
    bool flag(const QString& name, bool otherwise) const;
    void setFlag(const QString& name, bool value);

    /// The files opened last, by this window or any other, newest first, each once.
    QStringList recentFiles() const;
    void addRecentFile(const QString& path);

    /// The look of the last export of that kind; `otherwise` if there was none.
    Look exportLook(const QString& kind, Look otherwise) const;
    void setExportLook(const QString& kind, const Look& look);

    /// The folder that files were exported to last, or another one that exists.
    QString exportFolder() const;
    void setExportFolder(const QString& folder);

private:
    mutable QSettings store_;  ///< mutable: reading takes over what other windows wrote
};

}  // namespace attnscope
