#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/parameters/parameter.h"
#include "core/text/message.h"

namespace attnscope {

/// How something is shown in the window: settings that are made on top of the present Scenario, a
/// view that has to be on the board, and a field whose control is to get the focus. Each may be
/// empty.
struct Demonstration {
    std::vector<std::string> settings;  ///< KEY=VALUE
    std::string view;
    std::string field;
    bool anew = false;  ///< whether the settings are made on the default Scenario instead

    bool empty() const { return settings.empty() && view.empty() && field.empty(); }
};

/// What there is to say of one thing that the program knows: a record of a table, a word of the
/// glossary, or what a key does.
struct ReferenceEntry {
    std::string section;  ///< key of its section
    std::string name;     ///< the record's key, as commands and files know it
    std::string key;      ///< unlike name, of this entry alone in its section
    Message title;
    Message meaning;
    std::string formula = {};
    Message source = {};
    std::string takes = {};  ///< what stands beside the name: inputs, choices, a range
    std::string help = {};   ///< one sentence for the command line
    std::vector<const Parameter*> parameters = {};
    /// Further facts with their names, such as the default of a field.
    std::vector<std::pair<Message, Message>> facts = {};
    Demonstration show = {};
    std::vector<std::string> see = {};  ///< related entries and sections, by their ids

    /// The name by which others refer to it: "rules/log-512".
    std::string id() const { return section + '/' + key; }
};

/// A table of the reference.
struct ReferenceSection {
    std::string key;  ///< as `list --json` names the table
    Message title;
    Message about;  ///< a sentence or two on the whole table
    std::vector<ReferenceEntry> entries;
};

/// A reference with sections in the order in which they are read.
struct Reference {
    std::vector<ReferenceSection> sections;

    /// Returns the entry with this id, and the section with this key; null if there is none.
    const ReferenceEntry* entry(std::string_view id) const;
    const ReferenceSection* section(std::string_view key) const;
};

/// Makes the reference of all tables of the core and of the entries of other tables: `views` that
/// are not figures, whose section is "views", and `looks` of exports, whose section is "looks".
Reference make_reference(std::vector<ReferenceEntry> views, std::vector<ReferenceEntry> looks = {});

/// Returns every text of a reference that a person reads and that a translation has to know.
std::vector<Message> texts_of(const Reference& reference);

}  // namespace attnscope
