#include "core/io/npz.h"

#include <unzip.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

#include "core/io/file_fault.h"
#include "core/io/file_state.h"
#include "core/io/npy_header.h"
#include "core/io/strange_file.h"
#include "core/text/errors.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

struct CloseArchive {
    void operator()(unzFile archive) const { unzClose(archive); }
};
using Archive = std::unique_ptr<void, CloseArchive>;

[[noreturn]] void damaged(const std::string& path) {
    fail_on_file(path, {"npz.damaged", "the ZIP archive is damaged"});
}

Message data_are_damaged() {
    return {"npz.member", "its data in the ZIP archive are damaged"};
}

/// Opens the archive; the library opens the file again by its name.
Archive open_archive(const InputFile& file) {
    Archive archive(unzOpen64(file.path().c_str()));
    file.require_in_place();
    if (!archive)
        damaged(file.path());
    return archive;
}

/// A member as the archive's directory describes it.
struct Member {
    std::string file_name, name;
    unz_file_info64 info{};
};

Member current_member(unzFile archive, const std::string& path) {
    constexpr std::string_view ending = ".npy";
    constexpr std::size_t longest = 65536;
    Member member{std::string(longest, '\0'), {}, {}};
    if (unzGetCurrentFileInfo64(archive, &member.info, member.file_name.data(), longest, nullptr, 0,
                                nullptr, 0) != UNZ_OK)
        damaged(path);
    member.file_name.resize(member.info.size_filename);
    if (member.file_name.ends_with(ending))
        member.name = member.file_name.substr(0, member.file_name.size() - ending.size());
    return member;
}

/// Whether the member is the pickle in an archive of torch.save().
bool is_pickle_of_pytorch(const Member& member) {
    return member.file_name == "data.pkl" || member.file_name.ends_with("/data.pkl");
}

/// Refuses members that grow more than a hundredfold: these are not weights of a model, but
/// archives made to fill memory.
void check_growth(const unz_file_info64& info, const NpyPlace& place) {
    constexpr std::uint64_t any = std::uint64_t{1} << 26, most = 100;
    if (info.uncompressed_size > any && info.uncompressed_size / most > info.compressed_size)
        place.fail({"npz.bomb",
                    "%1 bytes are said to be compressed into %2",
                    {info.uncompressed_size, info.compressed_size}});
}

/// Returns a source that continues to read the archive's open member.
ByteSource next_bytes(unzFile archive, const std::string& path, const std::string& name) {
    return [archive, path, name, buffer = std::vector<char>()](std::size_t count) mutable {
        buffer.resize(std::max(buffer.size(), count));
        const int got = unzReadCurrentFile(archive, buffer.data(), static_cast<unsigned>(count));
        if (got < 0 || static_cast<std::size_t>(got) != count ||
            (unzeof(archive) == 1 && unzCloseCurrentFile(archive) == UNZ_CRCERROR))
            fail_on_tensor(path, name, data_are_damaged());
        return std::span<const char>(buffer.data(), count);
    };
}

void open_member(unzFile archive, const NpyPlace& place) {
    if (unzOpenCurrentFile(archive) != UNZ_OK)
        place.fail(data_are_damaged());
}

Tensor read_member(unzFile archive, const InputFile& file, const Member& member) {
    constexpr uLong encrypted = 1, deflated = Z_DEFLATED, stored = 0;
    const NpyPlace place{file.path(), member.name, member.info.uncompressed_size};
    const uLong method = member.info.compression_method;
    if ((member.info.flag & encrypted) != 0 || (method != stored && method != deflated))
        place.fail({"npz.method", "it is encrypted or not compressed by 'deflate'"});
    if (member.info.compressed_size > file.size() ||
        (method == stored && member.info.compressed_size != member.info.uncompressed_size))
        damaged(file.path());
    check_growth(member.info, place);
    open_member(archive, place);
    const std::uint64_t begin = unzGetCurrentFileZStreamPos64(archive);
    Tensor tensor = read_npy_header(
        method == stored ? file.from(begin) : next_bytes(archive, file.path(), member.name), place);
    unz64_file_pos position{};
    unzGetFilePos64(archive, &position);
    tensor.member = {position.pos_in_zip_directory, position.num_of_file};
    tensor.compressed = method == deflated;
    if (method == stored) {
        file.require(begin, member.info.uncompressed_size);
        tensor.offset += begin;
    }
    return tensor;
}

Archive open_at(const Tensor& tensor, const InputFile& file) {
    Archive archive = open_archive(file);
    const unz64_file_pos position{tensor.member->directory_place, tensor.member->number};
    if (unzGoToFilePos64(archive.get(), &position) != UNZ_OK)
        damaged(file.path());
    open_member(archive.get(), {file.path(), tensor.name, 0});
    return archive;
}

/// The members that were found intact, with the states of their files.
class WholeMembers {
public:
    bool has(const FileState& file, const ZipPlace& member) {
        const std::lock_guard lock(mutex_);
        const auto known = files_.find(file.path);
        return known != files_.end() && known->second.file == file &&
               known->second.members.contains(member);
    }

    void add(const FileState& file, const ZipPlace& member) {
        const std::lock_guard lock(mutex_);
        Whole& whole = files_[file.path];
        if (whole.file != file)
            whole = {file, {}};
        whole.members.insert(member);
    }

private:
    struct Whole {
        FileState file;
        std::set<ZipPlace> members;
    };

    std::mutex mutex_;
    std::map<std::string, Whole> files_;
};

/// Whether a member is intact: the library compares the checksum when a member that was read to its
/// end is closed.
bool is_whole(const Tensor& tensor, const InputFile& file, const std::stop_token& stop) {
    const Archive archive = open_at(tensor, file);
    std::vector<char> buffer(1U << 20);
    int got = 0;
    do {
        if (stop.stop_requested())
            throw Cancelled();
        got =
            unzReadCurrentFile(archive.get(), buffer.data(), static_cast<unsigned>(buffer.size()));
    } while (got > 0);
    const bool to_its_end = got == 0 && unzeof(archive.get()) == 1;
    return to_its_end && unzCloseCurrentFile(archive.get()) == UNZ_OK;
}

}  // namespace

std::vector<Tensor> read_npz(const InputFile& file) {
    const Archive archive = open_archive(file);
    unz_global_info64 info{};
    unzGetGlobalInfo64(archive.get(), &info);
    std::vector<Tensor> tensors;
    int status = info.number_entry == 0 ? UNZ_END_OF_LIST_OF_FILE : unzGoToFirstFile(archive.get());
    for (; status == UNZ_OK; status = unzGoToNextFile(archive.get())) {
        const Member member = current_member(archive.get(), file.path());
        if (is_pickle_of_pytorch(member))
            fail_on_file(file.path(), pytorch_fault());
        if (member.name.empty())
            continue;
        if (tensors.size() == max_tensors)
            fail_on_file(
                file.path(),
                {"tensors.too-many-tensors", "it holds more than %1 tensors", {max_tensors}});
        tensors.push_back(read_member(archive.get(), file, member));
    }
    if (status != UNZ_END_OF_LIST_OF_FILE)
        damaged(file.path());
    require_unique_names(tensors, file.path());
    return tensors;
}

void check_member(const InputFile& file, const Tensor& tensor, const std::stop_token& stop) {
    static WholeMembers known;
    const FileState state = state_of(file.path());
    if (known.has(state, *tensor.member))
        return;
    if (!is_whole(tensor, file, stop))
        fail_on_tensor(file.path(), tensor.name, data_are_damaged());
    known.add(state, *tensor.member);
}

ByteSource inflate(const InputFile& file, const Tensor& tensor, std::uint64_t skip) {
    constexpr std::uint64_t step = 1U << 16;
    const std::shared_ptr<void> archive = open_at(tensor, file);
    ByteSource next = next_bytes(archive.get(), file.path(), tensor.name);
    for (std::uint64_t left = tensor.offset + skip; left > 0; left -= std::min(left, step))
        next(std::min(left, step));
    return [archive, next](std::size_t count) { return next(count); };
}

}  // namespace attnscope
