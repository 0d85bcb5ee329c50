#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/app/program.h"

namespace attnscope {
namespace {

/// The number of sentences: each ends in a full stop, a colon's part not counted, at the end of the
/// text or before a blank and a capital letter, a sign or a digit.
int sentences(const std::string& text) {
    int count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool ends = text[i] == '.' || text[i] == '?' || text[i] == '!';
        const bool is_last = i + 1 == text.size();
        if (ends && (is_last || (text[i + 1] == ' ' && i + 2 < text.size() &&
                                 std::islower(static_cast<unsigned char>(text[i + 2])) == 0)))
            ++count;
    }
    return count;
}

void expect_meaning(const nlohmann::json& item, const std::string& what) {
    ASSERT_TRUE(item.contains("meaning")) << what;
    const std::string meaning = item["meaning"];
    EXPECT_GE(meaning.size(), 40U) << what << ": " << meaning;
    EXPECT_GE(sentences(meaning), 2) << what << ": " << meaning;
    EXPECT_NE(meaning, item["help"]) << what;
}

TEST(Meanings, EveryItemOfEveryTableHasOne) {
    const auto all = nlohmann::json::parse(run_program("list --json").out);
    int count = 0;
    for (const auto& [section, items] : all.items())
        for (const auto& item : items) {
            const std::string name = section + " " + item["name"].get<std::string>();
            expect_meaning(item, name);
            ++count;
            for (const char* const what : {"formula", "source"})
                EXPECT_FALSE(item[what].get<std::string>().empty()) << name << ' ' << what;
            for (const auto& parameter : item["parameters"])
                expect_meaning(parameter, name + " " + parameter["key"].get<std::string>());
        }
    EXPECT_GT(count, 350);
    for (const char* const table : {"curves", "status", "words"})
        EXPECT_GE(all[table].size(), 9U) << table;
}

}  // namespace
}  // namespace attnscope
