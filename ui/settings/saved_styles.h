#pragma once

#include <QString>
#include <vector>

#include "ui/settings/settings.h"

namespace attnscope {

/// How exports look, kept by a person under a name.
struct SavedStyle {
    QString name;
    Look look;
};

/// A person's own styles, each name once. Reading takes over what other windows wrote, and leaves
/// out what is damaged.
class SavedStyles {
public:
    explicit SavedStyles(Settings& settings) : settings_(settings) {}

    /// Returns all styles in alphabetical order.
    std::vector<SavedStyle> all() const;
    bool has(const QString& name) const;
    /// Saves a style, in place of one of that name. Throws InvalidRequest if the name cannot be
    /// one, or if there are too many.
    void save(const QString& name, const Look& look);
    /// Renames a style. Throws InvalidRequest as save() does, and also if another one has the new
    /// name.
    void rename(const QString& from, const QString& to);
    /// Deletes a style and returns it.
    SavedStyle remove(const QString& name);
    /// Puts a style back that was deleted, under another name if its own is taken. Returns its
    /// name.
    QString putBack(const SavedStyle& removed);

private:
    void write(std::vector<SavedStyle> styles);

    Settings& settings_;
};

}  // namespace attnscope
