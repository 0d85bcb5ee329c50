#pragma once

#include <set>
#include <string>

#include "core/text/message.h"

namespace attnscope {

/// A folder of files that is written, with a page that shows them, index.html.
struct PageFolder {
    std::string path;
    Message what;                 ///< the files in words, such as "a gallery"
    std::set<std::string> names;  ///< of all files that may be written
    std::string mark;             ///< a text in the index.html of every call

    /// Returns the path of index.html.
    std::string index() const;
    /// Throws FileError if the folder cannot be made, or holds anything else than what an earlier
    /// call wrote, or if a file cannot be written; InvalidRequest if the path is empty. Makes
    /// nothing.
    void check() const;
    /// Makes the folder unless it exists. Throws FileError.
    void make() const;

private:
    void check_new() const;
    bool is_of_earlier_call() const;
};

}  // namespace attnscope
