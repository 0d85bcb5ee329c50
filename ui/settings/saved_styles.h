#pragma once

#include <QString>
#include <vector>

#include "ui/settings/settings.h"

namespace attnscope {

/// A look of exports that a person has saved under a name.
struct SavedStyle {
    QString name;
    Look look;
};

/// A person's own styles; each name occurs once. Reading includes what other windows have written,
/// and leaves out damaged styles.
class SavedStyles {
public:
    explicit SavedStyles(Settings& settings) : settings_(settings) {}

    /// Returns all styles in alphabetical order.
    std::vector<SavedStyle> all() const;
    bool has(const QString& name) const;
    /// Saves a style; replaces a style of that name. Throws InvalidRequest if the name is not
    /// possible, or if there are too many styles.
    void save(const QString& name, const Look& look);
    /// Renames a style. Throws InvalidRequest as save() does, and also if another style has the new
    /// name.
    void rename(const QString& from, const QString& to);
    /// Deletes a style and returns it.
    SavedStyle remove(const QString& name);
    /// Restores a deleted style, under another name if its own is taken. Returns the name.
    QString putBack(const SavedStyle& removed);

private:
    void write(std::vector<SavedStyle> styles);

    Settings& settings_;
};

}  // namespace attnscope
