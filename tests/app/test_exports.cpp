#include <gtest/gtest.h>

#include <QEventLoop>
#include <QImage>
#include <QRegularExpression>
#include <QTimer>
#include <filesystem>
#include <regex>

#include "app/commands/offscreen.h"
#include "core/fields/follow.h"
#include "core/figures/figure_part.h"
#include "core/text/numbers.h"
#include "tests/app/again.h"
#include "tests/app/program.h"
#include "tests/core/csv_table.h"
#include "tests/core/temporary_folder.h"
#include "ui/board/board.h"
#include "ui/export/exporter.h"
#include "ui/figure/figure_view.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/views/exported_view.h"
#include "ui/window/main_window.h"

namespace attnscope {
namespace {

struct Case {
    const char* arguments;
    std::vector<const char*> endings;
};

const std::vector<const char*> pictures = {"png", "svg", "pdf"}, all = {"png", "svg", "pdf", "csv"};

const std::vector<Case> cases = {
    {"entropy-vs-length --set compared_rules=log-512,kappa-log-n --preset one-column", all},
    {"entropy-vs-scale --set d=128 --reference d=64 --x 0.05:1 --y 0.5:6 --hide 'mean field' "
     "--theme dark --transparent",
     pictures},
    {"entropy-vs-scale --set n=200 --x 0.05:1 --table wide", {"csv"}},
    {"entropy-vs-length --over d=16,2^6,256 --preset one-column", all},
    {"gradient-vs-scale --over d=4,64,256 --reference d=8 --hide d=64 --theme dark", all},
    {"focus-vs-length --over rule=constant,kappa-log-n,log-512 --freeze 'a \"b\", c:d=16'", all},
    {"entropy-vs-length --reference d=16 --freeze 'wide {x}:d=256,compared_rules=\"log-512,2.5\"' "
     "--freeze :d=32,lambda=1/3 --freeze '\"a:b\":model=gaussian' --hide frozen-2",
     all},
    {"attention-difference --set n=96 --freeze one:mask=causal --freeze two:lambda=0.5 --frozen "
     "one",
     all},
    {"gradient-vs-scale --set model=gaussian --set n=300 --font 'DejaVu Serif' --text 10 "
     "--read-out",
     pictures},
    {"phase-diagram --set n=128 --width 3.5in --height 2.5in --dpi 300", all},
    {"rule-values --preset two-columns", all},
    {"attention --set n=96 --set mask=causal --rows 10.5:60 --keys 0:48.25 --row 20", pictures},
    {"attention --set n=96 --set rule=constant --set lambda=0.25 --table rows", {"csv"}},
    {"attention-difference --set n=96 --reference mask=causal --theme dark", all},
    {"frozen-attention --set n=96 --reference lambda=0.5 --shared-scale --row 3 --read-out",
     {"png"}},
    {"board --set n=96 --reference lambda=0.5 --freeze two:mask=causal --frozen 1 --over d=16,32 "
     "--layout entropy-vs-length,angles//attention,frozen-attention,attention-difference",
     pictures},
    {"board --set n=96 --reference lambda=0.5 --theme dark --x entropy-vs-scale=0.05:1 "
     "--layout entropy-vs-scale:2,angles/gradient-vs-scale@1.5//attention,frozen-attention",
     pictures},
    {"entropy-vs-scale --preset nature-1", all},
    {"entropy-vs-scale --set n=200 --preset one-column --y-name beside", {"svg"}},
    {"board --preset nature-2 --layout entropy-vs-length,entropy-vs-scale", pictures},
    {"board --preset aps-1 --set n=96 --layout angles/attention --height 130mm", pictures},
    {"board --preset neurips --letters A --no-one-legend --dpi 300 "
     "--layout entropy-vs-length:2,phase-diagram/rule-values",
     pictures},
    {"board --set n=96 --letters '(a)' --layout entropy-vs-scale,attention", pictures},
    {"board --one-legend --lines 2 --no-grid --layout entropy-vs-scale,entropy-vs-length",
     pictures},
};

TEST(Exports, TheCommandLineInAFileMakesTheSameBytes) {
    const TemporaryFolder folder;
    int count = 0;
    for (const Case& each : cases)
        for (const std::string ending : each.endings) {
            const std::string path = folder / (std::to_string(++count) + "." + ending);
            std::string arguments = each.arguments;
            if (ending == "csv")  // a table takes no look of pictures
                arguments = std::regex_replace(
                    arguments,
                    std::regex(" --(preset|theme|width|height|dpi) [^ ]+| --transparent"), "");
            const ProgramRun run =
                run_program("plot " + arguments + " --set samples=50 -o " + quoted(path));
            ASSERT_EQ(run.status, 0) << arguments << run.err;
            expect_the_same_again(path);
        }
    EXPECT_GE(count, 30);
}

TEST(Exports, TheCommandLineSaysWhatDiffersAlone) {
    const TemporaryFolder folder;
    const std::string path = folder / "a b.svg";
    const std::string said =
        "plot entropy-vs-scale --set lambda=0.5 --preset one-column "
        "--title --theme dark -o ";
    ASSERT_EQ(run_program(said + quoted(path)).status, 0);
    EXPECT_EQ(command_in(path),
              "attnscope plot entropy-vs-scale --set lambda=0.5 --preset one-column --theme dark "
              "--title -o 'a b.svg'");
}

/// Number before a word, as pdfinfo prints it.
std::vector<double> numbers_in(const std::string& text, const std::string& after) {
    std::vector<double> numbers;
    const std::string line = text.substr(text.find(after) + after.size());
    std::istringstream words(line.substr(0, line.find('\n')));
    for (std::string word; words >> word;)
        if (const auto number = parse_real(word))
            numbers.push_back(*number);
    return numbers;
}

TEST(Exports, PopplerReadsThePdfForAPaper) {
    const TemporaryFolder folder;
    const std::string path = folder / "rules.pdf";
    ASSERT_EQ(run_program("plot entropy-vs-length --set compared_rules=log-512,kappa-log-n "
                          "--width 85mm --height 60mm --text 8 --no-title --no-notes -o " +
                          quoted(path))
                  .status,
              0);
    const auto size = numbers_in(printed("pdfinfo " + quoted(path)), "Page size:");
    ASSERT_EQ(size.size(), 2u);
    EXPECT_NEAR(size[0] * 25.4 / 72, 85, 0.001);
    EXPECT_NEAR(size[1] * 25.4 / 72, 60, 0.001);
    // name, type, encoding, emb, sub, uni, object: all are embedded, with what says their letters
    std::istringstream fonts(printed("pdffonts " + quoted(path) + " | tail -n +3"));
    int count = 0;
    for (std::string line; std::getline(fonts, line); ++count)
        EXPECT_TRUE(std::regex_search(line, std::regex(" yes +(yes|no) +yes "))) << line;
    EXPECT_GT(count, 0);
    const std::string text = printed("pdftotext " + quoted(path) + " -");
    for (const char* word : {"entropy H, nat", "length n", "4096", "κ·log n/d", "1/√d"})
        EXPECT_NE(text.find(word), std::string::npos) << word << " in " << text;
    // 8 pt: the height of what Poppler says is a line of Roboto, 1.172 em.
    const std::string boxes = printed("pdftotext -bbox " + quoted(path) + " - | grep '>16<'");
    std::smatch found;
    ASSERT_TRUE(
        std::regex_search(boxes, found, std::regex("yMin=\"([^\"]*)\".*yMax=\"([^\"]*)\"")));
    EXPECT_NEAR((std::stod(found[2]) - std::stod(found[1])) / 1.172, 8, 0.15);
}

TEST(Exports, LibrsvgDrawsTheSvgAndItsFontIsInIt) {
    const TemporaryFolder folder;
    const std::string svg = folder / "a.svg", png = folder / "a.png", own = folder / "b.png";
    const std::string arguments =
        "plot entropy-vs-scale --width 85mm --height 60mm --dpi 96 --no-notes -o ";
    ASSERT_EQ(run_program(arguments + quoted(svg)).status, 0);
    ASSERT_EQ(run_program(arguments + quoted(own)).status, 0);
    const QImage ours(QString::fromStdString(own));
    printed("rsvg-convert -w " + std::to_string(ours.width()) + " -h " +
            std::to_string(ours.height()) + ' ' + quoted(svg) + " -o " + quoted(png));
    const QImage drawn(QString::fromStdString(png));
    ASSERT_EQ(drawn.size(), ours.size());
    double difference = 0;
    for (int y = 0; y < ours.height(); ++y)
        for (int x = 0; x < ours.width(); ++x)
            difference += std::abs(qGray(ours.pixel(x, y)) - qGray(drawn.pixel(x, y)));
    EXPECT_LT(difference / (ours.width() * ours.height()), 4);  // of 255
    const std::string text = read_text(svg);
    EXPECT_NE(text.find("<svg width=\"85mm\" height=\"60mm\""), std::string::npos);
    EXPECT_NE(text.find("<text"), std::string::npos);
    const QRegularExpression rule(  // std::regex would need a stack as deep as the font is long
        QStringLiteral("@font-face\\{font-family:'Roboto'[^}]*base64,([A-Za-z0-9+/=]*)"));
    const auto found = rule.match(QString::fromStdString(text));
    ASSERT_TRUE(found.hasMatch());
    const QByteArray font = QByteArray::fromBase64(found.captured(1).toLatin1());
    EXPECT_EQ(font.first(4), QByteArray("\0\1\0\0", 4));  // TrueType
    EXPECT_LT(font.size(), 40'000);                       // with the letters used alone
}

TEST(Exports, AWideTableHasTheNumbersOfTheLongOne) {
    const TemporaryFolder folder;
    const std::string path = folder / "a.csv";
    ASSERT_EQ(run_program("plot entropy-vs-length --set samples=50 -o " + quoted(path)).status, 0);
    const CsvTable lines = parse_csv(read_text(path), path);
    ASSERT_EQ(run_program("plot entropy-vs-length --set samples=50 --table wide -o " + quoted(path))
                  .status,
              0);
    const CsvTable wide = parse_csv(read_text(path), path);
    std::size_t found = 0;
    for (const auto& line : lines.rows) {
        const auto column = std::ranges::find(wide.header, line[0]) - wide.header.begin();
        ASSERT_LT(column, std::ssize(wide.header)) << line[0];
        for (const auto& row : wide.rows)
            if (row[0] == line[2]) {
                EXPECT_EQ(row[static_cast<std::size_t>(column)], line[3]);
                ++found;
            }
    }
    EXPECT_EQ(found, lines.rows.size());
}

/// The window, settled.
struct Shown {
    OffscreenApplication application;
    MainWindow window;

    explicit Shown(const Scenario& scenario) : window(scenario, engine_maker("cpu")) {
        window.resize(1366, 768);
        window.show();
        settle();
    }

    void settle() {
        QEventLoop loop;
        QTimer timer;
        int settled = 0;
        QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
            settled = window.isSettled() ? settled + 1 : 0;
            if (settled == 5)
                loop.quit();
        });
        timer.start(20);
        loop.exec();
    }

    /// Writes a file of what the window shows.
    std::string exported(const std::string& path, const std::string& view, const Look& look) {
        ExportRequest request = window.shownOf(view);
        request.look = look;
        window.exporter().save(request, path);
        return path;
    }
};

Scenario small() {
    Scenario scenario;
    scenario.n = 96;
    scenario.d = 16;
    scenario.samples = 50;
    return scenario;
}

TEST(Exports, TheWindowsFilesAreTheCommandLines) {
    Shown shown(with_field(small(), "lambda", "0.4"));
    const TemporaryFolder folder;
    Board& board = *shown.window.board();
    shown.window.model().setComparison({.frozen = {{with_field(small(), "d", "24")}}});
    shown.settle();
    FigureView& figure = *board.view("entropy-vs-scale");
    figure.setZoom({Range{0.05, 0.9}, Range{0.5, 4}});
    board.deck().setHidden({{"entropy-vs-scale", {"mean field"}}});
    shown.window.attention()->view()->showCells({10, 20, 40, 40});
    shown.window.choice().pin(30);
    shown.settle();
    Look look = with(Look(), lookPresets().front());
    for (const std::string view : {"entropy-vs-scale", "attention", "board"})
        for (const std::string& ending : endingsOf(view)) {
            if (ending == "npy")
                continue;
            const std::string path = shown.exported(folder / (view + '.' + ending), view, look);
            expect_the_same_again(path);
        }
    // What is written is what is seen: the same curves, over the same axes.
    const Figure seen = figure.shownFigure();
    const std::string path = shown.exported(folder / "seen.csv", "entropy-vs-scale", {});
    std::string text = read_text(path);
    text = text.substr(text.find("\nseries,"));
    Figure unmarked = within_axes(seen);
    std::erase_if(unmarked.points, [](const Point& point) { return point.label.empty(); });
    std::string expected = to_csv(unmarked, shown.window.model().scenario());
    expected = expected.substr(expected.find("\nseries,"));
    EXPECT_EQ(text, expected);
    EXPECT_EQ(text.find("mean field"), std::string::npos);
}

TEST(Exports, TheNpyIsTheMatrixThatIsSeen) {
    const TemporaryFolder folder;
    const std::string whole = folder / "whole.npy", part = folder / "part.npy";
    const std::string arguments = "plot attention --set n=64 --set d=16 --set mask=causal ";
    ASSERT_EQ(run_program(arguments + "-o " + quoted(whole)).status, 0);
    ASSERT_EQ(run_program(arguments + "--rows 10:20 --keys 4:14 -o " + quoted(part)).status, 0);
    const std::string check = "/usr/bin/python3 -c \"import numpy as np; w=np.load('" + whole +
                              "'); p=np.load('" + part +
                              "'); assert w.shape==(64,64) and w.dtype==np.float32; "
                              "assert abs(w.sum(1)-1).max()<1e-5 and (np.triu(w,1)==0).all(); "
                              "assert (p==w[10:20,4:14]).all(); print('sound')\"";
    EXPECT_EQ(printed(check), "sound\n");
}

}  // namespace
}  // namespace attnscope
