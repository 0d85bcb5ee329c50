#include "tests/attack/commands.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "tests/attack/child.h"

namespace attnscope::attack {

const std::vector<Writer>& writers() {
    static const std::vector<Writer> table = {
        {{"plot", "angles", "--set", "samples=50", "-o"}, ".csv"},
        {{"plot", "angles", "--set", "samples=50", "--size", "300x200", "-o"}, ".png"},
        {{"plot", "angles", "--set", "samples=50", "-o"}, ".svg"},
        {{"attention", "--set", "n=16", "--set", "d=4", "--rows"}, ".csv"},
        {{"attention", "--set", "n=16", "--set", "d=4", "--matrix"}, ".npy"},
        {{"attention", "--set", "n=16", "--set", "d=4", "--size", "300x200", "--image"}, ".png"}};
    return table;
}

std::vector<std::string> writing_to(const Writer& writer, const std::string& path) {
    std::vector<std::string> arguments = writer.before;
    arguments.push_back(path);
    return arguments;
}

std::string written_by(const Writer& writer, const std::string& name) {
    const TemporaryFolder folder;
    const std::string path = folder / std::filesystem::path(name).filename().string();
    EXPECT_TRUE(run({.arguments = writing_to(writer, path)}).exited_with(0));
    return content_of(path);
}

}  // namespace attnscope::attack
