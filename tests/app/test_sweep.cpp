// The README's commands for a sweep over many processes, run as they stand there but for the size.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"
#include "tests/locations.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

constexpr int rows = 2000;

/// The blocks of shell commands of that chapter of the README.
std::vector<std::string> commands_of(const std::string& chapter) {
    const std::string readme =
        read_text(std::string(testing::reference_folder()) + "/../../README.md");
    const std::size_t from = readme.find("### " + chapter + "\n"), to = readme.find("\n##", from);
    const std::string text = readme.substr(from, to - from);
    static const std::regex block("```bash\n([^`]*)```");
    std::vector<std::string> found;
    for (std::sregex_iterator match(text.begin(), text.end(), block), end; match != end; ++match)
        found.push_back((*match)[1]);
    return found;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t to = text.find('\n', from);
        lines.push_back(text.substr(from, to - from));
        from = to == std::string::npos ? text.size() : to + 1;
    }
    return lines;
}

std::string replaced(const std::string& text, const std::string& what, const std::string& by) {
    const std::size_t place = text.find(what);
    EXPECT_NE(place, std::string::npos) << what << " in " << text;
    return std::string(text).replace(place, what.size(), by);
}

/// A folder for a sweep, in which `attnscope` is the built program.
class Sweep {
public:
    Sweep() { fs::create_symlink(testing::program_path(), folder_ / "attnscope"); }

    /// Runs a line of bash on so many of the processors; its exit status.
    int run(const std::string& line, const std::string& environment = "") const {
        folder_.write("line.sh", line + "\n");
        const std::string command = "cd '" + (folder_ / "") + "' && env PATH=\"$PWD:$PATH\" " +
                                    environment + " bash line.sh 2>err";
        const int result = std::system(command.c_str());
        return WIFEXITED(result) ? WEXITSTATUS(result) : -1;
    }

    void write(const std::string& name, const std::string& text) const {
        folder_.write(name, text);
    }
    std::string text(const std::string& name) const { return read_text(folder_ / name); }

private:
    TemporaryFolder folder_;
};

/// Every method and model, simulated rows only at the beginning, empty cells, quotes, and rows that
/// fail only at the end.
std::string mixed_sweep() {
    constexpr std::array methods = {"", "exact", "annealed", "linear", "mean-field"};
    constexpr std::array models = {"sphere", "gaussian", "gaussian-qk", ""};
    std::ostringstream table;
    table << "n,lambda,note,model,method,samples,seed\n";
    for (int i = 0; i < rows; ++i) {
        const auto place = static_cast<std::size_t>(i);
        const bool simulated = i < 150 && i % 3 == 0, fails = i > 1900 && i % 7 == 0;
        table << 2 + 37 * i % 5000 << ',';
        if (i % 11 > 0)
            table << 0.001 * (1 + i % 400);
        table << (i % 5 > 0 ? ",plain," : ",\"a \"\"b\"\", c\",") << models[place % models.size()];
        if (simulated)
            table << ",monte-carlo,50," << i << '\n';
        else
            table << ',' << (fails ? "none" : methods[place % methods.size()]) << ",,\n";
    }
    return table.str();
}

class SweepOfTheReadme : public ::testing::Test {
protected:
    void SetUp() override {
        const std::vector<std::string> blocks = commands_of("A sweep over many processes");
        ASSERT_EQ(blocks.size(), 2U);
        lines = lines_of(blocks[0]);
        ASSERT_EQ(lines.size(), 4U);
        script = blocks[1];
        sweep.write("sweep.csv", mixed_sweep());
        ASSERT_EQ(sweep.run(replaced(lines[1], "10000", std::to_string(rows / 10))), 0);
        ASSERT_EQ(sweep.run("attnscope eval entropy d=64 --all-columns --table sweep.csv > whole"),
                  1);
    }

    std::vector<std::string> lines;
    std::string script;
    Sweep sweep;
};

TEST_F(SweepOfTheReadme, OnOneMachineIsTheWholeByteForByte) {
    sweep.run(lines[2]);
    ASSERT_EQ(sweep.run(lines[3]), 0);
    EXPECT_EQ(sweep.text("swept.csv"), sweep.text("whole"));
    EXPECT_EQ(lines_of(sweep.text("whole")).size(), rows + 1U);
}

/// Each task has the processors that Slurm gives it, here one or all.
TEST_F(SweepOfTheReadme, InASlurmArrayIsTheWholeByteForByte) {
    ASSERT_TRUE(std::regex_search(script, std::regex("\n#SBATCH --array=0-9 ")));
    sweep.write("sweep.sh", script);
    for (int task = 0; task < 10; ++task)
        sweep.run(task % 2 > 0 ? "taskset -c 0 bash sweep.sh" : "bash sweep.sh",
                  "SLURM_ARRAY_TASK_ID=" + std::to_string(task));
    ASSERT_EQ(sweep.run(lines[3]), 0);
    EXPECT_EQ(sweep.text("swept.csv"), sweep.text("whole"));
}

TEST_F(SweepOfTheReadme, HasTheRowsThatItSays) {
    ASSERT_EQ(sweep.run(lines[0]), 0);
    ASSERT_EQ(sweep.run(lines[1]), 0);
    EXPECT_EQ(lines_of(sweep.text("sweep.csv")).size(), 100'001U);
    for (const char* part : {"part.00", "part.09"})
        EXPECT_EQ(lines_of(sweep.text(part)).size(), 10'000U) << part;
    sweep.write("few.csv", "n,lambda\n" + lines_of(sweep.text("part.00"))[7] + "\n");
    EXPECT_EQ(sweep.run("attnscope eval entropy d=64 --table few.csv > /dev/null"), 0);
}

TEST(EvalTable, AllColumnsAreThoseOfAnyRows) {
    const TemporaryFolder folder;
    const std::string path = folder.write("in.csv", "n,error\n512,x\n");
    const ProgramRun run =
        run_here({"eval", "entropy", "d=64", "lambda=0", "--all-columns", "--table", path});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out.substr(0, run.out.find('\n')),
              "n,input_error,value,standard_error,standard_error_is,error,valid");
    EXPECT_EQ(run_here({"eval", "entropy", "d=64", "n=4", "--all-columns"}).status, 2);
}

}  // namespace
}  // namespace attnscope
