#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/text/shell.h"
#include "tests/app/again.h"
#include "tests/app/program.h"
#include "tests/core/npy_bytes.h"
#include "tests/core/temporary_folder.h"
#include "ui/views/command_words.h"

// What a file says of how it was made, wherever and under whatever name it was.

namespace attnscope {
namespace {

/// Names as a file can have them: no text, text that steers a terminal or turns the direction of
/// writing, what XML cannot hold, and what means something to a shell.
const std::vector<std::string> names = {"\xff",
                                        "caf\xe9",
                                        "\xc3",
                                        "\xed\xa0\x80",
                                        "\xef\xbb\xbf",
                                        "a\nb",
                                        "\x1b[31m",
                                        "\x7f",
                                        "\xc2\x85",
                                        "\xe2\x80\xae",
                                        "\xe2\x80\x8f",
                                        "\xd8\x9c",
                                        "\xe2\x81\xa6",
                                        "\xe2\x80\xa8",
                                        "\xef\xbf\xbf",
                                        "\xef\xb7\x90",
                                        "\n",
                                        "\r",
                                        "a\tb'\xff\\n",
                                        " a ",
                                        "'",
                                        "\\",
                                        "$'x'",
                                        "$x`y`",
                                        "&amp;<b>",
                                        "\"",
                                        "a=b",
                                        "~",
                                        "#",
                                        "%s%n*!",
                                        "ä日本",
                                        "\xf3\xa0\x81\x81"};

const std::string& ending_for(std::size_t number) {
    static const std::vector<std::string> endings = {".png", ".svg", ".pdf", ".csv"};
    return endings[number % endings.size()];
}

void run_carried(const std::string& arguments) {
    const ProgramRun run = run_program(arguments);
    ASSERT_EQ(run.status, 0) << arguments << run.err;
}

TEST(Carried, AnyNameOfAnOutput) {
    const TemporaryFolder folder;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string path = folder / (names[i] + ending_for(i));
        run_carried("plot angles --set samples=10 -o " + shell_quoted(path));
        expect_the_same_again(path);
    }
}

/// The commands that take the name of a file without an option are tested, too.
TEST(Carried, AnOutputThatBeginsAsAnOptionDoes) {
    const TemporaryFolder folder;
    const auto write = [&](const std::string& arguments) {
        const ProgramRun run = run_program(arguments, "-C " + quoted(folder.path().string()));
        ASSERT_EQ(run.status, 0) << arguments << run.err;
    };
    write("plot angles --set samples=10 -o ./-a.pdf");
    expect_the_same_again(folder / "-a.pdf");
    write("attention --set n=16 --image ./--size.png");
    expect_the_same_again(folder / "--size.png", "attnscope attention ");
    write("screenshot ./-b.png --set n=16 --set samples=10");
    expect_the_same_again(folder / "-b.png", "attnscope screenshot ");
    write("animate d 4 8 --set n=16 --set samples=10 --frames 2 --size 300x200 -o ./-c");
    expect_the_same_again(folder / "-c/frame-0001.png", "attnscope animate ", "-c/");
    EXPECT_EQ(fileName("a/-g"), "./-g");  // as a gallery's folder is said
}

TEST(Carried, AnyNameOfAnInput) {
    const TemporaryFolder folder;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].find('\n') != std::string::npos)
            continue;  // is refused: a comment in a table takes one line
        const std::string input = folder / (names[i] + ".npy");
        const std::vector<float> numbers = {1, 0, 0, static_cast<float>(i)};
        std::ofstream(input, std::ios::binary) << testing::npy_bytes(
            testing::npy_dictionary("<f4", "(2, 2)"), testing::little_endian_bytes(numbers));
        const std::string path = folder / ("out" + ending_for(i));
        run_carried("plot attention --set " + shell_quoted("query_file=" + input) + " --set " +
                    shell_quoted("key_file=" + input) + " -o " + quoted(path));
        expect_the_same_again(path);
    }
}

/// Where each object of a PDF begins, as its table says and as it is.
void expect_sound_table(const std::string& pdf) {
    const auto start = pdf.rfind("startxref\n");
    const std::size_t table = std::stoul(pdf.substr(start + 10));
    ASSERT_EQ(pdf.substr(table, 5), "xref\n");
    std::istringstream lines(pdf.substr(table + 5, start - table - 5));
    std::size_t first = 0, count = 0;
    lines >> first >> count;
    ASSERT_GT(count, 5u);
    for (std::size_t number = 0; number < count; ++number) {
        std::size_t offset = 0, generation = 0;
        char kind = 0;
        lines >> offset >> generation >> kind;
        const std::string object = std::to_string(number) + " 0 obj";
        if (kind == 'n') {
            EXPECT_EQ(pdf.substr(offset, object.size()), object);
        }
    }
}

TEST(Carried, APdfIsTheSameInEveryTimeZone) {
    const TemporaryFolder folder;
    std::string first;
    for (const char* zone : {"UTC0", "AAA-5:30", "BBB3:30", "CCC-14", "DDD12"}) {
        const std::string path = folder / "a.pdf";
        const ProgramRun run = run_program("plot angles --set samples=10 -o " + quoted(path),
                                           "TZ=" + std::string(zone));
        ASSERT_EQ(run.status, 0) << run.err;
        const std::string pdf = read_text(path);
        expect_sound_table(pdf);
        EXPECT_TRUE(first.empty() || pdf == first) << zone;
        first = pdf;
    }
}

/// What libraries say of fonts and drivers that they miss is not ours to say.
TEST(Carried, StandardErrorHasOneSentenceAtMost) {
    const TemporaryFolder folder;
    const std::string path = quoted(folder / "a.pdf");
    const ProgramRun plot =
        run_program("plot angles --set samples=10 -o " + path,
                    "FONTCONFIG_FILE=/nonexistent XDG_RUNTIME_DIR=/dev/null/run");
    EXPECT_EQ(plot.status, 0);
    EXPECT_EQ(plot.err, "");
    for (const char* environment :
         {"LIBGL_DRIVERS_PATH=/nonexistent", "GALLIUM_DRIVER=nonsense", "EGL_LOG_LEVEL=debug"}) {
        // A driver that fails is unloaded with its memory, which no suppression can name then.
        const ProgramRun devices =
            run_program("devices", std::string("ASAN_OPTIONS=detect_leaks=0 ") + environment);
        EXPECT_EQ(devices.status, 0);
        EXPECT_EQ(devices.err, "") << environment;
    }
    const ProgramRun refused =
        run_program("attention --set n=16 --backend gpu --image " + path,
                    "LIBGL_DRIVERS_PATH=/nonexistent __EGL_VENDOR_LIBRARY_DIRS=/nonexistent");
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(is_one_line(refused.err)) << refused.err;
}

}  // namespace
}  // namespace attnscope
