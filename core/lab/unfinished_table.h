#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "core/io/descriptor.h"

namespace attnscope::lab {

/// The rows of a table that is being made, on the disk, so that a process that was killed goes on
/// where it stood. The first line of the file says what the table is; blocks of a fixed number of
/// lines follow. A block that is not whole, because the process ended while it was written, is
/// dropped.
class UnfinishedTable {
public:
    /// Opens or makes the file and locks it. Throws FileError if it cannot be written, if another
    /// process holds it, or if it is of another table.
    UnfinishedTable(const std::string& path, const std::string& description,
                    std::size_t lines_in_block);

    ~UnfinishedTable();  ///< removes a file without rows
    UnfinishedTable(const UnfinishedTable&) = delete;
    UnfinishedTable& operator=(const UnfinishedTable&) = delete;

    std::size_t blocks() const;                        ///< that are whole
    const std::string& rows() const { return rows_; }  ///< the lines of all blocks

    /// Appends a block. Once it returns, the block outlives the process, and the system.
    void append(const std::string& block);

    /// Removes the file, once the table is written elsewhere.
    void remove();

private:
    void read(const std::string& first_line);
    void write(const std::string& text);

    std::string path_;
    std::size_t lines_in_block_;
    std::unique_ptr<Descriptor> file_;
    std::string rows_;
};

}  // namespace attnscope::lab
