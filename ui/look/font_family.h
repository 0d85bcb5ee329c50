#pragma once

#include <QFont>
#include <QString>

namespace attnscope {

/// While it exists, uiFont() on this thread returns fonts for a page: of the given family or, if
/// that is empty, of the program's own. Their letters are loaded apart from those of widgets,
/// because the latter depend on which widget loaded them first.
class FontFamily {
public:
    explicit FontFamily(const QString& family);
    ~FontFamily();
    FontFamily(const FontFamily&) = delete;
    FontFamily& operator=(const FontFamily&) = delete;

    /// Returns the font as on a page while a FontFamily exists on this thread, otherwise unchanged.
    static QFont onPage(QFont font);

private:
    const FontFamily* before_;
    QString family_;
};

}  // namespace attnscope
