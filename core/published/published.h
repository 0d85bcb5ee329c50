#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/message.h"

namespace attnscope {

/// What a published table says of one method at one length.
struct PublishedValue {
    std::string method;
    double length;  ///< tested at
    bool repeated;  ///< on text that was repeated up to that length
    double value;
};

/// A table of resources/published. Comment lines above its rows, `# label: …`, hold all but the
/// values; the key is the file's name.
struct PublishedTable {
    std::string key, label;
    std::string source;    ///< author, title, address and date
    std::string quantity;  ///< "accuracy" or "loss"
    std::string unit;      ///< empty where there is none
    std::string help;      ///< what was trained, what the methods' names mean, and what is doubtful
    double trained;        ///< length
    std::vector<PublishedValue> values;  ///< in the source's order
};

/// A table's comments and rows (method, length, text, value; text is natural or repeated). Throws
/// FileError where it lacks one or a number is none.
PublishedTable parse_published(std::string_view key, std::string_view csv);

/// All of them, by key.
const std::vector<PublishedTable>& published_tables();

/// The table of that key. Throws InvalidRequest where there is none.
const PublishedTable& published_table(std::string_view key);

// What a person reads of a table, to be said in any language: a source may have its original title.
Message help_of(const PublishedTable& table);
Message source_of(const PublishedTable& table);
Message name_of_method(std::string_view method);

}  // namespace attnscope
