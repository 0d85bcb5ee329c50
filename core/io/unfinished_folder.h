#pragma once

#include <filesystem>

#include "core/io/descriptor.h"
#include "core/io/unfinished.h"

namespace attnscope {

/// A new folder that is filled under a name of its own beside its place, which it then takes as a
/// whole. Nothing is left of one that does not, save after a kill, until somebody writes there
/// again. Members throw std::system_error.
class UnfinishedFolder {
public:
    explicit UnfinishedFolder(const std::filesystem::path& target);
    ~UnfinishedFolder();
    UnfinishedFolder(const UnfinishedFolder&) = delete;
    UnfinishedFolder& operator=(const UnfinishedFolder&) = delete;

    /// Where it is filled.
    const std::filesystem::path& path() const { return path_; }

    /// Takes its place, and that of an empty folder there.
    void take_place();

private:
    UnfinishedFolder(const std::filesystem::path& target, const Unfinished& made);

    std::filesystem::path target_, path_;
    Descriptor lock_;
};

}  // namespace attnscope
