#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/message.h"

namespace attnscope {

/// The entry of a published table for one method at one length.
struct PublishedValue {
    std::string method;  ///< name in the source; in a table of the laboratory, key of the rule
    double length;       ///< length tested at
    bool repeated;       ///< whether the text was repeated up to that length
    double value;
    double interval = 0;      ///< half width of its 95 % interval; 0 if the source gives none
    std::string attention{};  ///< key of the variant in a table of the laboratory, else empty
};

/// A table of resources/published. The key is the file's name and the values are its rows; comment
/// lines above them, `# label: …`, hold everything else.
struct PublishedTable {
    std::string key, label;
    std::string meaning;   ///< two sentences for everybody: what was measured, and how to read it
    std::string source;    ///< author, title, address and date
    std::string quantity;  ///< "accuracy" or "loss"
    std::string formula;   ///< of the quantity
    std::string unit;      ///< empty if there is none
    std::string help;      ///< what was trained, what the methods' names mean, and what is doubtful
    double trained;        ///< length that the models were trained at
    std::vector<PublishedValue> values;  ///< in the source's order
};

/// Reads a table's comments and rows. A row has the columns method, length, text and value; text is
/// `natural` or `repeated`. In a table of the laboratory a row has the columns rule, attention,
/// length, value and interval. Throws FileError if a comment is missing, or if the columns, a text
/// or a number are not as expected.
PublishedTable parse_published(std::string_view key, std::string_view csv);

/// All published tables, by key.
const std::vector<PublishedTable>& published_tables();

/// Returns the table with this key. Throws InvalidRequest if there is none.
const PublishedTable& published_table(std::string_view key);

// The texts of a table, which can be translated; a source may keep its original title.
Message help_of(const PublishedTable& table);
Message source_of(const PublishedTable& table);
Message name_of_method(std::string_view method);

}  // namespace attnscope
