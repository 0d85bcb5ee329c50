#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "tests/core/temporary_folder.h"
#include "tests/locations.h"

namespace attnscope {
namespace {

/// The folder of a source below core/, ui/ or app/, such as "core/text", or "core" of one that lies
/// directly in it.
std::string folder_of(const std::string& path) {
    std::smatch parts;
    std::regex_search(path, parts, std::regex(R"(^(core|ui|app)(/[^/]+(?=/))?)"));
    return parts.str();
}

/// The folders that CONTRIBUTING.md lists, each with its number from the ground up.
std::map<std::string, std::size_t> floors() {
    std::map<std::string, std::size_t> numbers;
    std::ifstream map(std::string(testing::source_folder()) + "/CONTRIBUTING.md");
    const std::regex entry(R"(^- `((core|ui|app)(/\w+)?)`: \S.*)");
    std::smatch parts;
    for (std::string line; std::getline(map, line);)
        if (std::regex_match(line, parts, entry))
            numbers.emplace(parts[1].str(), numbers.size());
    return numbers;
}

/// Folders that are not listed, and includes from a floor above.
std::vector<std::string> faults_in(const std::filesystem::path& root) {
    const auto numbers = floors();
    const std::regex include("^#include \"((core|ui|app)/[^\"]+)\"");
    std::vector<std::string> faults;
    for (const char* const top : {"core", "ui", "app"})
        for (const auto& each : std::filesystem::recursive_directory_iterator(root / top)) {
            const std::string ending = each.path().extension();
            const std::string path = std::filesystem::relative(each.path(), root);
            if (ending != ".h" && ending != ".cpp")
                continue;
            if (!numbers.contains(folder_of(path))) {
                faults.push_back(path + " lies in a folder that is not listed");
                continue;
            }
            std::ifstream file(each.path());
            std::smatch parts;
            for (std::string line; std::getline(file, line);)
                if (std::regex_search(line, parts, include) &&
                    (!numbers.contains(folder_of(parts[1])) ||
                     numbers.at(folder_of(parts[1])) > numbers.at(folder_of(path))))
                    faults.push_back(path + " includes " + parts.str(1) + " from above");
        }
    return faults;
}

TEST(Floors, NoFileIncludesOneOfAFloorAbove) {
    EXPECT_GT(floors().size(), 40U);
    for (const std::string& fault : faults_in(testing::source_folder()))
        ADD_FAILURE() << fault;
}

TEST(Floors, AnIncludeFromAboveAndAFolderThatIsNotListedAreFound) {
    const TemporaryFolder folder;
    for (const char* const each : {"core/text", "core/cellar", "ui/look", "app"})
        std::filesystem::create_directories(folder.path() / each);
    folder.write("core/text/sound.cpp", "#include <string>\n#include \"core/text/a.h\"\n");
    folder.write("ui/look/sound.cpp", "#include \"core/text/a.h\"\n");
    folder.write("app/main.cpp", "#include \"ui/look/a.h\"\n");
    EXPECT_TRUE(faults_in(folder.path()).empty());
    folder.write("core/text/a.cpp", "#include \"core/figures/a.h\"\n");
    folder.write("ui/look/a.cpp", "#include \"ui/window/a.h\"\n#include \"app/a.h\"\n");
    folder.write("core/cellar/a.cpp", "");
    EXPECT_EQ(faults_in(folder.path()).size(), 4U);
}

}  // namespace
}  // namespace attnscope
