#pragma once

#include <filesystem>

#include "core/io/descriptor.h"
#include "core/io/unfinished.h"

namespace attnscope {

/// A new folder that is filled under a temporary name beside its target, then takes the target's
/// name with all that it holds. Without take_place(), the destructor removes it; if the process is
/// killed, the next process that writes to the parent folder does. Members throw std::system_error.
class UnfinishedFolder {
public:
    explicit UnfinishedFolder(const std::filesystem::path& target);
    ~UnfinishedFolder();
    UnfinishedFolder(const UnfinishedFolder&) = delete;
    UnfinishedFolder& operator=(const UnfinishedFolder&) = delete;

    /// The path under which it is filled.
    const std::filesystem::path& path() const { return path_; }

    /// Gives the folder the name of the target, replacing an empty folder there.
    void take_place();

private:
    UnfinishedFolder(const std::filesystem::path& target, const Unfinished& made);

    std::filesystem::path target_, path_;
    Descriptor lock_;
};

}  // namespace attnscope
