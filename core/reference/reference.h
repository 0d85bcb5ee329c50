#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/parameters/parameter.h"
#include "core/text/message.h"

namespace attnscope {

/// What of the matrix an entry is about: nothing in particular, a row, the first key, or the key
/// with the largest weight of the row.
enum class MatrixMark { none, row, first_key, largest_weight };

/// How the window shows what an entry is about. Each part may be empty.
struct Demonstration {
    std::vector<std::string> settings;  ///< KEY=VALUE, made on top of the present Scenario
    std::string view;                   ///< has to be on the board
    std::string curve = {};             ///< key of an entry of the view, to be seen without others
    std::string field;                  ///< its control gets the focus
    bool anew = false;  ///< whether the settings are made on the default Scenario instead
    MatrixMark mark = MatrixMark::none;

    bool empty() const { return settings.empty() && view.empty() && field.empty(); }
};

/// An entry of the reference on one thing that the program knows: a record of a table, a word of
/// the glossary, or what a key does.
struct ReferenceEntry {
    std::string section;  ///< key of its section
    std::string name;     ///< the record's key, as commands and files know it
    std::string key;      ///< unique in its section, unlike name
    Message title;
    Message meaning;
    std::string formula = {};
    Message source = {};
    Message takes = {};  ///< listed beside the name: inputs, choices, a range
    Message help = {};   ///< one sentence for the command line
    std::vector<const Parameter*> parameters = {};
    /// Further facts with their names, such as the default of a field.
    std::vector<std::pair<Message, Message>> facts = {};
    Demonstration show = {};
    std::vector<std::string> see = {};    ///< related entries and sections, by their ids
    std::vector<std::string> asked = {};  ///< by which a search finds the entry (asked_as())

    /// Returns the id by which links refer to the entry: "rules/log-512".
    std::string id() const { return section + '/' + key; }
};

/// A section of the reference, made from one table.
struct ReferenceSection {
    std::string key;  ///< as `list --json` names the table
    Message title;
    Message about;  ///< a sentence or two on the whole table
    std::vector<ReferenceEntry> entries;
};

/// A reference with sections in the order in which they are read.
struct Reference {
    std::vector<ReferenceSection> sections;

    /// Return the entry with this id and the section with this key; null if there is none.
    const ReferenceEntry* entry(std::string_view id) const;
    const ReferenceSection* section(std::string_view key) const;
};

/// Makes the reference from all tables of the core and from the given entries: `views` are those on
/// views that are not figures, for the section "views", and `looks` those on looks of exports, for
/// the section "looks".
Reference make_reference(std::vector<ReferenceEntry> views, std::vector<ReferenceEntry> looks = {});

/// Returns every text of a reference that a person reads, and that a translation therefore needs.
std::vector<Message> texts_of(const Reference& reference);

}  // namespace attnscope
