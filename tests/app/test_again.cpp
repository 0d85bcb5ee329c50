#include <gtest/gtest.h>

#include <QImage>
#include <filesystem>

#include "tests/app/again.h"
#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"
#include "ui/look/theme.h"
#include "ui/views/exported_view.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

void run_well(const std::string& arguments) {
    const ProgramRun run = run_program(arguments);
    ASSERT_EQ(run.status, 0) << run.err;
}

QColor corner_of(const std::string& path) {
    return QImage(QString::fromStdString(path)).pixelColor(0, 0);
}

TEST(Again, APictureOfAttentionCarriesTheLineThatMakesIt) {
    const TemporaryFolder folder;
    for (const char* ending : {"png", "svg", "pdf"}) {
        const std::string path = folder / (std::string("a b.") + ending);
        run_well(
            "attention --set n=64 --set mask=causal --set lambda=0.5 --backend cpu --size "
            "500x400 --image " +
            quoted(path));
        expect_the_same_again(path, "attnscope attention --set n=64 ");
    }
}

TEST(Again, EveryFileOfAGalleryCarriesALineThatMakesIt) {
    const TemporaryFolder folder;
    run_well("gallery " + quoted(folder / "g") + " --set n=48 --set samples=20");
    for (const NamedTheme& theme : themes())
        for (const std::string id : {"angles", "attention", "rule-values"}) {
            const std::string name = theme.choice == ThemeChoice::light
                                         ? id + ".png"
                                         : id + '-' + std::string(theme.key) + ".png";
            const std::string path = folder / ("g/" + name);
            EXPECT_EQ(corner_of(path), theme.make().surface) << name;
            expect_the_same_again(path, "attnscope plot " + id);
        }
    expect_the_same_again(folder / "g/angles.csv", "attnscope plot angles");
    expect_the_same_again(folder / "g/attention.csv", "attnscope gallery g", "g/");
    for (const auto& file : fs::directory_iterator(folder / "g")) {
        if (file.path().extension() != ".html") {
            EXPECT_NE(command_in(file.path().string()), "") << file.path();
        }
    }
}

TEST(Again, EveryFrameOfAnAnimationCarriesTheLineThatMakesThemAll) {
    const TemporaryFolder folder;
    const std::string board =
        " --set n=48 --set samples=20 --frames 3 --size 500x300 --fps 12.5 --reference d=16 "
        "--layout angles/entropy-vs-scale:2//attention --theme high-contrast-dark -o ";
    run_well("animate lambda 0.01 1 --linear" + board + quoted(folder / "frames"));
    run_well("animate d 4 64" + board + quoted(folder / "a.webp"));
    for (const char* name : {"frame-0001.png", "frame-0003.png"}) {
        const std::string path = folder / (std::string("frames/") + name);
        EXPECT_EQ(corner_of(path), highContrastDarkTheme().surface);
        expect_the_same_again(path, "attnscope animate lambda 0.01 1 ", "frames/");
    }
    expect_the_same_again(folder / "a.webp", "attnscope animate d 4 64 ");
}

TEST(Again, AnAnimationComparesAsAPlotDoes) {
    const TemporaryFolder folder;
    run_well(
        "animate lambda 0.05 0.5 --set n=48 --set samples=20 --frames 2 --size 500x300 --reference "
        "d=16 --freeze 'a,b:d=8,model=gaussian' --over n=24,48 --view entropy-vs-scale -o " +
        quoted(folder / "a.webp"));
    expect_the_same_again(folder / "a.webp", "attnscope animate lambda 0.05 0.5 ");
}

TEST(Again, AComparisonThatNothingShowsIsRefused) {
    const TemporaryFolder folder;
    const std::string output = " -o " + quoted(folder / "a.png");
    for (const char* arguments :
         {"plot entropy-vs-length --over n=16,32", "plot attention --set n=32 --over d=8,16",
          "plot entropy-vs-scale --over d=8", "plot entropy-vs-scale --over d=8,8",
          "plot entropy-vs-scale --over nothing=1,2", "plot entropy-vs-scale --freeze d=8",
          "plot entropy-vs-scale --freeze a:d=8 --freeze a:d=9",
          "plot entropy-vs-scale --reference d=8 --frozen 2", "plot entropy-vs-scale --frozen 1",
          "plot frozen-attention --set n=32",
          "plot board --layout attention,rule-values --set n=32 --over seed=1,2",
          "animate lambda 0.1 0.5 --view attention --over d=8,16"}) {
        const ProgramRun run = run_program(arguments + output);
        EXPECT_EQ(run.status, 2) << arguments << run.err;
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        EXPECT_FALSE(fs::exists(folder / "a.png")) << arguments;
    }
}

TEST(Again, AScreenshotCarriesTheLineThatMakesIt) {
    const TemporaryFolder folder;
    const std::string path = folder / "window.png";
    run_well("screenshot " + quoted(path) + " --set n=64 --set samples=20 --theme dark");
    expect_the_same_again(path, "attnscope screenshot window.png --set n=64 ");
}

TEST(Again, EveryThemeIsOneOfPlot) {
    const TemporaryFolder folder;
    for (const NamedTheme& theme : themes()) {
        const std::string path = folder / "a.png";
        run_well("plot angles --set samples=20 --theme " + std::string(theme.key) + " -o " +
                 quoted(path));
        EXPECT_EQ(corner_of(path), theme.make().surface) << theme.key;
    }
}

TEST(Again, ATableHasNothingOfALook) {
    ExportRequest request{.view = "angles", .shown = {}};
    request.look.text = 20;
    request.look.table = "wide";
    EXPECT_EQ(commandLine(request, "a.csv"), "attnscope plot angles --table wide -o a.csv");
    EXPECT_EQ(commandLine(request, "a.png"),
              "attnscope plot angles --text 20 --table wide -o a.png");
}

TEST(Again, ACurveThatIsNotThereCannotBeHidden) {
    const TemporaryFolder folder;
    const auto refusal = [&](const std::string& arguments) {
        const ProgramRun run = run_program("plot " + arguments + " -o " + quoted(folder / "a.png"));
        EXPECT_EQ(run.status, 2) << run.err;
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        EXPECT_FALSE(fs::exists(folder / "a.png"));
        return run.err;
    };
    EXPECT_EQ(refusal("angles --set samples=20 --hide normal"),
              "attnscope: --hide 'normal' is not a curve of angles; its curves are 'exact', "
              "'normal-approximation', 'simulation'\n");
    EXPECT_EQ(refusal("attention --set n=32 --hide normal"),
              "attnscope: --hide is for figures, but 'attention' is not one\n");
    EXPECT_EQ(refusal("board --layout angles --hide rule-values=x"),
              "attnscope: --hide applies to views on the board, but 'rule-values' is not one\n");
    EXPECT_EQ(refusal("board --layout angles --set-title entropy-vs-scale=X"),
              "attnscope: --set-title applies to views on the board, but 'entropy-vs-scale' is not "
              "one\n");
    EXPECT_NE(
        refusal("board --layout angles,focus-vs-length --hide angles=x").find("'x' is not a curve"),
        std::string::npos);
}

/// What was hidden in the window of a curve that is there no more neither stands nor is said.
TEST(Again, AHiddenCurveThatIsGoneIsNotSaid) {
    const TemporaryFolder folder;
    ExportRequest request{.view = "angles", .shown = {}};
    request.shown.scenario.samples = 20;
    request.shown.hidden["angles"] = {"exact, d = 7", "normal, d = 64"};
    const std::string path = folder / "a.csv";
    writeExport(path, reduced(request), engine_maker("cpu"), [](const auto& paint) { paint(); },
                {});
    EXPECT_EQ(command_in(path),
              "attnscope plot angles --set samples=20 --hide normal-approximation -o a.csv");
    expect_the_same_again(path);
}

}  // namespace
}  // namespace attnscope
