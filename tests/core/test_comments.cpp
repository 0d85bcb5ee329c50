#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include "tests/core/temporary_folder.h"
#include "tests/locations.h"

namespace attnscope {
namespace {

/// What refers back at the beginning of a comment, whose reader has nothing before it.
const std::regex& reference_back() {
    static const std::regex words(
        R"(\s*(Those|These|That|This|The same|Likewise|And|Also|So|Such|Then|Else|Otherwise|It|Its|)"
        R"(They|Their|What (it|they|these|those|that)|(All|Both|Each|One|Of) (of )?(it|them|these|)"
        R"(those|that)|As before|As above)\b.*)",
        std::regex::icase);
    return words;
}

/// The doc comments of a file that begin by referring back, as "path:line: text". A comment behind
/// a member completes what the member says.
std::vector<std::string> faults_in(const std::filesystem::path& path) {
    const std::regex comment(R"((.*)///(<?)(.*))");
    std::vector<std::string> faults;
    std::ifstream file(path);
    bool continues = false;
    std::smatch parts;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        const bool is_comment = std::regex_match(line, parts, comment);
        const bool is_member = is_comment && parts[2].length() > 0;
        if (is_comment && !continues && !is_member &&
            std::regex_match(parts[3].str(), reference_back()))
            faults.push_back(path.string() + ":" + std::to_string(number) + ":" + parts[3].str());
        continues = is_comment && !is_member;
    }
    return faults;
}

std::vector<std::string> faults_below(const std::filesystem::path& folder) {
    std::vector<std::string> faults;
    for (const auto& each : std::filesystem::recursive_directory_iterator(folder))
        if (each.path().extension() == ".h" || each.path().extension() == ".cpp")
            for (const std::string& fault : faults_in(each.path()))
                faults.push_back(fault);
    return faults;
}

TEST(Comments, BeginWithTheirOwnSubject) {
    const std::filesystem::path root = testing::source_folder();
    for (const char* const folder : {"core", "ui", "app", "tests"})
        for (const std::string& fault : faults_below(root / folder))
            ADD_FAILURE() << fault;
}

TEST(Comments, ThatReferBackAreFound) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a.h",
                                          "/// Returns the largest one.\nint a();\n"
                                          "/// The same of many.\n/// These are kept.\nint b();\n"
                                          "    /// It is kept.\n    int c;  ///< that it has\n");
    EXPECT_EQ(faults_below(folder.path()),
              (std::vector{path + ":3: The same of many.", path + ":6: It is kept."}));
}

}  // namespace
}  // namespace attnscope
