#pragma once

#include <filesystem>

#include "core/io/descriptor.h"
#include "core/io/unfinished.h"

namespace attnscope {

/// A new folder that is filled under a temporary name beside its target, whose name it then takes
/// as a whole. If it does not, it is removed, after a kill only when a process writes there again.
/// Members throw std::system_error.
class UnfinishedFolder {
public:
    explicit UnfinishedFolder(const std::filesystem::path& target);
    ~UnfinishedFolder();
    UnfinishedFolder(const UnfinishedFolder&) = delete;
    UnfinishedFolder& operator=(const UnfinishedFolder&) = delete;

    /// The path under which it is filled.
    const std::filesystem::path& path() const { return path_; }

    /// Takes the name of the target, replacing an empty folder there.
    void take_place();

private:
    UnfinishedFolder(const std::filesystem::path& target, const Unfinished& made);

    std::filesystem::path target_, path_;
    Descriptor lock_;
};

}  // namespace attnscope
