#include <gtest/gtest.h>

#include "tests/attack/commands.h"
#include "tests/attack/contract.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

TEST(OutputNameAttack, LongNames) {
    const Sandbox sandbox;
    const std::size_t longest = 255;
    for (std::size_t length = 248; length <= longest; ++length) {
        const Writer& writer = writers()[length % writers().size()];
        const std::string name =
            std::string(length - writer.ending.size(), static_cast<char>('a' + length % 26)) +
            writer.ending;
        expect_written(sandbox, {.arguments = writing_to(writer, name)}, name);
        expect_written(sandbox, {.arguments = writing_to(writer, name)}, name);
    }
    for (const Writer& writer : writers())
        for (const std::size_t length : {longest + 1, std::size_t{5000}, std::size_t{100'000}})
            expect_refused(sandbox, {.arguments = writing_to(
                                         writer, std::string(length, 'x') + writer.ending)});
}

/// Linux's names are bytes: the file that is asked for is the file that is written.
TEST(OutputNameAttack, NamesThatAreNotText) {
    for (const Writer& writer : writers()) {
        const Sandbox sandbox;
        for (const char* start : {"\xff", "caf\xe9", "\xc3", "\xed\xa0\x80", "\xef\xbb\xbf", "a\nb",
                                  "\x1b[31m", "-", " ", "\\", "%s%n", "'", "&amp;", "ä"})
            if (const std::string name = start + writer.ending; name.front() != '-')
                expect_written(sandbox, {.arguments = writing_to(writer, name)}, name);
        expect_written(sandbox, {.arguments = writing_to(writer, "./-" + writer.ending)},
                       "-" + writer.ending);
    }
}

TEST(OutputNameAttack, AGalleryInAFolderThatIsNotText) {
    const Sandbox sandbox;
    const Listing before = sandbox.list();
    const Start start{.arguments = {"gallery", "\xff\x1b", "--set", "samples=10", "--set", "n=16"},
                      .folder = sandbox.path()};
    const Ending ending = run(start);
    expect_orderly(start, ending);
    EXPECT_TRUE(ending.exited_with(0)) << ending.err;
    for (const std::string& change : changes(before, sandbox.list()))
        EXPECT_TRUE(change.starts_with("new: \xff\x1b")) << change;
    EXPECT_TRUE(fs::exists(sandbox / "\xff\x1b/index.html"));
}

}  // namespace
}  // namespace attnscope::attack
