#pragma once

#include <QFont>
#include <QString>

namespace attnscope {

/// While it exists, uiFont() on this thread is for a page: of the given family, unless the name is
/// empty, instead of the program's own, and drawn from letters that no widget has loaded before, as
/// those depend on who asked first.
class FontFamily {
public:
    explicit FontFamily(const QString& family);
    ~FontFamily();
    FontFamily(const FontFamily&) = delete;
    FontFamily& operator=(const FontFamily&) = delete;

    /// Returns the font as it is on a page, if one is painted.
    static QFont onPage(QFont font);

private:
    const FontFamily* before_;
    QString family_;
};

}  // namespace attnscope
