#include "core/lab/unfinished_table.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "core/io/atomic_file.h"
#include "core/io/file_lock.h"
#include "core/text/errors.h"
#include "core/text/printable.h"

namespace attnscope::lab {
namespace {

constexpr std::size_t largest_unfinished = std::size_t{1} << 30;

std::string fault_in_words() {
    return std::generic_category().message(errno);
}

/// The part of a text that consists of whole blocks of lines.
std::string whole_blocks(const std::string& text, std::size_t lines_in_block) {
    std::size_t end = 0, lines = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\n' && ++lines % lines_in_block == 0)
            end = i + 1;
    return text.substr(0, end);
}

}  // namespace

UnfinishedTable::UnfinishedTable(const std::string& path, const std::string& description,
                                 std::size_t lines_in_block)
    : path_(path), lines_in_block_(lines_in_block), file_(lock_file(path)) {
    if (!file_ && errno == EWOULDBLOCK)
        throw FileError(Message("lab.running", "%1 belongs to a process that is still running",
                                {in_quotes(path)}));
    if (!file_)
        throw FileError(Message("lab.unfinished", "%1 cannot be made: %2",
                                {in_quotes(path), fault_in_words()}));
    struct stat state {};
    if (fstat(file_->number(), &state) != 0 || !S_ISREG(state.st_mode))
        throw FileError(Message("lab.no-file", "%1 is no file", {in_quotes(path)}));
    read(std::string("# ") + description + '\n');
}

UnfinishedTable::~UnfinishedTable() {
    if (rows_.empty())
        remove();
}

std::size_t UnfinishedTable::blocks() const {
    return static_cast<std::size_t>(std::ranges::count(rows_, '\n')) / lines_in_block_;
}

void UnfinishedTable::append(const std::string& block) {
    write(block);
    rows_ += block;
}

void UnfinishedTable::remove() {
    unlink(path_.c_str());
}

void UnfinishedTable::read(const std::string& first_line) {
    const std::string text = read_file(path_, largest_unfinished);
    const std::string::size_type end = text.find('\n');
    const bool has_block =
        end != std::string::npos && text.find('\n', end + 1) != std::string::npos;
    const bool is_same = text.starts_with(first_line);
    if (has_block && !is_same)
        throw FileError(Message("lab.another-table",
                                "%1 holds the unfinished rows of another call; remove it or give "
                                "the output another name",
                                {in_quotes(path_)}));
    if (is_same)
        rows_ = whole_blocks(text.substr(first_line.size()), lines_in_block_);
    const std::size_t kept = is_same ? first_line.size() + rows_.size() : 0;
    if (ftruncate(file_->number(), static_cast<off_t>(kept)) != 0 ||
        lseek(file_->number(), 0, SEEK_END) < 0)
        throw FileError(Message("lab.unwritable", "%1 cannot be written: %2",
                                {in_quotes(path_), fault_in_words()}));
    if (kept == 0)
        write(first_line);
}

void UnfinishedTable::write(const std::string& text) {
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t count =
            ::write(file_->number(), text.data() + written, text.size() - written);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            throw FileError(Message("lab.unwritable", "%1 cannot be written: %2",
                                    {in_quotes(path_), fault_in_words()}));
        written += static_cast<std::size_t>(count);
    }
    fsync(file_->number());
}

}  // namespace attnscope::lab
