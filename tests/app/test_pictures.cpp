#include <gtest/gtest.h>

#include <QImage>
#include <QXmlStreamReader>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <sstream>

#include "app/command_line.h"
#include "app/commands/gallery_page.h"
#include "core/fields/fields.h"
#include "core/figures/figures.h"
#include "core/io/npy.h"
#include "core/text/numbers.h"
#include "core/version.h"
#include "tests/app/program.h"
#include "tests/core/csv_table.h"
#include "tests/core/temporary_folder.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope {
namespace {

constexpr auto no_display = "-u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM";

std::string quoted(const std::string& path) {
    return "'" + path + "'";
}

TEST(Plot, WritesEveryFormatWithoutADisplay) {
    const TemporaryFolder folder;
    for (const FigureEntry* entry : figures())
        for (const std::string ending : {"png", "svg", "pdf", "csv"}) {
            const std::string path = folder / (std::string(entry->id) + "." + ending);
            const ProgramRun run = run_program(
                "plot " + std::string(entry->id) + " -o " + quoted(path) + " --set samples=50" +
                    (ending == "csv" ? "" : " --size 640x400 --dpi 96"),
                no_display);
            EXPECT_EQ(run.status, 0) << path << run.err;
            EXPECT_EQ(run.err, "") << path;
            const std::string bytes = read_text(path);
            const std::string magic = ending == "png"   ? "\x89PNG"
                                      : ending == "svg" ? "<?xml"
                                      : ending == "pdf" ? "%PDF"
                                                        : "# Attnscope";
            EXPECT_TRUE(bytes.starts_with(magic)) << path << bytes.substr(0, 20);
        }
}

TEST(Plot, ThePngHasTheSizeAndCarriesTheScenario) {
    const TemporaryFolder folder;
    const std::string path = folder / "a.png";
    const ProgramRun run =
        run_program("plot angles -o " + quoted(path) + " --set d=77 --size 800x500 --dpi 200");
    ASSERT_EQ(run.status, 0) << run.err;
    const QImage image(QString::fromStdString(path));
    EXPECT_EQ(image.width(), 800);
    EXPECT_EQ(image.height(), 500);
    QString text;
    for (const QString& key : image.textKeys())
        text += key + QLatin1Char('=') + image.text(key) + QLatin1Char('\n');
    EXPECT_TRUE(text.contains(QStringLiteral("d = 77")) || text.contains(QStringLiteral("d=77")))
        << text.toStdString();
    EXPECT_TRUE(text.contains(QString::fromStdString(std::string(version()))))
        << text.toStdString();
}

/// A table without the line that says what makes it again.
std::string without_command(std::string csv) {
    const auto from = csv.find("# command = ");
    return csv.erase(from, csv.find('\n', from) + 1 - from);
}

TEST(Plot, TheCsvIsTheFigureAsComputed) {
    const TemporaryFolder folder;
    const std::string path = folder / "a.csv";
    const ProgramRun run =
        run_here({"plot", "gradient-vs-scale", "--set", "n=64", "--set", "samples=40", "-o", path});
    ASSERT_EQ(run.status, 0) << run.err;
    Scenario scenario;
    set(scenario, "n", "64");
    set(scenario, "samples", "40");
    const Figure figure = figure_entry("gradient-vs-scale").compute(scenario, Detail::sampled, {});
    EXPECT_EQ(without_command(read_text(path)), to_csv(figure, scenario));
}

TEST(Plot, AReferenceFollowsItsFiles) {
    const TemporaryFolder folder;
    const std::string keys = folder / "k.npy", path = folder / "a.svg";
    write_npy(keys, 24, 8, [](const auto& write) { write(std::vector<float>(24 * 8, 0.5F)); });
    const ProgramRun run = run_here({"plot", "entropy-vs-scale", "--set", "n=64", "--set",
                                     "samples=40", "--reference", "key_file=" + keys, "-o", path});
    ASSERT_EQ(run.status, 0) << run.err;
    const std::string svg = read_text(path),
                      frozen = svg.substr(std::min(svg.find("Frozen:"), svg.size()));
    EXPECT_NE(frozen.find("\nn=24\nd=8\n"), std::string::npos) << frozen.substr(0, 300);
}

TEST(Plot, AFontThatIsNotInstalledAndARangeBelowALogarithmicAxisAreRefused) {
    const TemporaryFolder folder;
    const ProgramRun font =
        run_here({"plot", "angles", "-o", folder / "a.svg", "--font", "No Such Font"});
    EXPECT_EQ(font.status, 1);
    EXPECT_NE(font.err.find("'No Such Font' is not installed"), std::string::npos) << font.err;
    const ProgramRun range = run_here(
        {"plot", "entropy-vs-scale", "-o", folder / "a.svg", "--set", "samples=20", "--x", "0:1"});
    EXPECT_EQ(range.status, 2);
    EXPECT_NE(range.err.find("logarithmic"), std::string::npos) << range.err;
}

TEST(Plot, AFailureLeavesTheOldFileWhole) {
    const TemporaryFolder folder;
    const std::string old = folder.write("old.csv", "precious");
    EXPECT_EQ(run_here({"plot", "angles", "-o", old, "--set", "d=0"}).status, 2);
    EXPECT_EQ(read_text(old), "precious");
    const ProgramRun nowhere = run_program("plot angles -o " + quoted(folder / "no/such/a.png"));
    EXPECT_EQ(nowhere.status, 1);
    EXPECT_TRUE(is_one_line(nowhere.err)) << nowhere.err;
    const ProgramRun no_room = run_program("plot angles -o /dev/full.csv/x.csv");
    EXPECT_EQ(no_room.status, 1);
    EXPECT_TRUE(is_one_line(no_room.err)) << no_room.err;
}

TEST(Plot, CommentsSayTheScaleThatIsReadAlone) {
    const TemporaryFolder folder;
    const std::string path = folder / "a.csv";
    const auto comments = [&](const std::string& settings) {
        EXPECT_EQ(run_program("plot entropy-vs-length -o " + quoted(path) + settings).status, 0);
        return read_text(path);
    };
    EXPECT_EQ(comments(" --set rule=log-512").find("# lambda = "), std::string::npos);
    EXPECT_NE(comments(" --set lambda=0.3").find("# lambda = 0.3\n"), std::string::npos);
}

/// A figure of files that cannot be read lacks what was asked for.
TEST(Plot, OfFilesThatCannotBeReadIsAFailureAndWritesNothing) {
    const TemporaryFolder folder;
    for (const char* const figure : {"entropy-vs-scale", "board", "attention"}) {
        const std::string path = folder / "a.svg";
        const ProgramRun missing = run_program(
            "plot " + std::string(figure) + " --set key_file=/nonexistent.npy -o " + quoted(path),
            no_display);
        EXPECT_EQ(missing.status, 1) << figure;
        EXPECT_TRUE(is_one_line(missing.err)) << missing.err;
        EXPECT_NE(missing.err.find("/nonexistent.npy: there is no such file"), std::string::npos);
        EXPECT_FALSE(std::filesystem::exists(path));
    }
}

TEST(Screenshot, OfARefusedMatrixIsAFailureAndWritesNothing) {
    const TemporaryFolder folder;
    const std::string path = folder / "window.png";
    const ProgramRun missing =
        run_program("screenshot " + quoted(path) + " --set key_file=/nonexistent.npy", no_display);
    EXPECT_EQ(missing.status, 1);
    EXPECT_TRUE(is_one_line(missing.err)) << missing.err;
    EXPECT_NE(missing.err.find("/nonexistent.npy: there is no such file"), std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(path));
    const ProgramRun lengthy =
        run_program("screenshot " + quoted(path) + " --set n=1e6 --set samples=20", no_display);
    EXPECT_EQ(lengthy.status, 0) << lengthy.err;  // its window says that there is no matrix
    EXPECT_TRUE(std::filesystem::exists(path));
}

TEST(Gallery, WritesEveryFigureAHeatmapAndAPage) {
    const TemporaryFolder folder;
    const std::string target = folder / "deep/er";
    const ProgramRun run =
        run_program("gallery " + quoted(target) + " --set n=100 --set samples=60", no_display);
    ASSERT_EQ(run.status, 0) << run.err;
    const std::string page = read_text(target + "/index.html");
    std::vector<std::string> ids = {"attention"};
    for (const FigureEntry* entry : figures())
        ids.emplace_back(entry->id);
    for (const std::string& id : ids) {
        for (const std::string& name : {id + ".png", id + "-dark.png"}) {
            EXPECT_FALSE(QImage(QString::fromStdString(target + "/" + name)).isNull()) << name;
            EXPECT_NE(page.find(name), std::string::npos) << name;
        }
        EXPECT_NE(page.find(id + ".csv"), std::string::npos);
        EXPECT_GE(parse_csv(read_text(target + "/" + id + ".csv"), id).rows.size(), 7U);
    }
    for (const auto& [key, value] : describe(Scenario()))
        EXPECT_NE(page.find("<code>" + key + "</code>"), std::string::npos) << key;
    EXPECT_NE(page.find("--set n=100"), std::string::npos);
    EXPECT_EQ(page.find("=\"http"), std::string::npos) << "the page needs nothing from elsewhere";
}

TEST(Gallery, WeightsOfTheHeatmapSumToOne) {
    const TemporaryFolder folder;
    const ProgramRun run =
        run_here({"gallery", folder / "g", "--set", "n=50", "--set", "samples=20"});
    ASSERT_EQ(run.status, 0) << run.err;
    const CsvTable table = parse_csv(read_text(folder / "g/attention.csv"), "attention");
    ASSERT_EQ(table.header.front(), "row_begin");
    ASSERT_EQ(table.header.back(), "weight");
    ASSERT_EQ(table.rows.size(), 2500U) << "50 queries and 50 keys are fewer than the pixels";
    std::map<std::string, double> sums;
    for (const auto& row : table.rows)
        sums[row.front()] += parse_real(row.back()).value();
    EXPECT_EQ(sums.size(), 50U);
    for (const auto& [query, sum] : sums)
        EXPECT_NEAR(sum, 1, 1e-5) << "query " << query;
}

TEST(Gallery, ThePageQuotesItsCommandForAShell) {
    Scenario scenario;
    scenario.query_file = "Q and 'K'.npy";
    scenario.n = 7;
    const std::string page = gallery_page(scenario, {});
    EXPECT_NE(page.find("--set n=7 "), std::string::npos) << page;
    EXPECT_NE(page.find("--set 'query_file=Q and '\\''K'\\''.npy'"), std::string::npos) << page;
}

TEST(Gallery, ThePageIsWellFormedWhateverAFieldHolds) {
    Scenario scenario;
    scenario.query_file = "\xFF\xFE \xED\xA0\x80 \xEF\xBF\xBE <>&\"' ]]> \\ \xC2\x85";
    for (char c = 1; c < 32; ++c)
        scenario.query_file += c;
    const std::string page = gallery_page(scenario, {{"id", "<t>", "a & b", {"\x01"}, 10, 10}});
    QXmlStreamReader xml(QByteArray::fromStdString(page));
    QString text;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::Characters)
            text += xml.text();
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString() << xml.lineNumber();
    EXPECT_TRUE(text.contains(QStringLiteral("<>&\"' ]]>"))) << text.toStdString();

    // What stands in the command gives a shell the very bytes.
    const std::string command =
        xml.hasError() ? "" : text.mid(text.indexOf(QStringLiteral("$'"))).trimmed().toStdString();
    const TemporaryFolder folder;
    const std::string script =
        folder.write("say", "printf %s " + command + " >'" + (folder / "out") + "'");
    ASSERT_EQ(std::system(("bash '" + script + "'").c_str()), 0) << command;
    EXPECT_EQ(read_text(folder / "out"), "query_file=" + scenario.query_file);
}

/// Names that are not UTF-8 are written as they are, to folders too.
TEST(Pictures, NamesAreTakenByteByByte) {
    const TemporaryFolder folder;
    const std::string name = "\xff\xfe-Q";
    const auto expect_alone = [&](const std::string& arguments, const std::string& wanted) {
        const TemporaryFolder place;
        std::filesystem::create_directory(place.path() / name);
        const std::string within = place / (name + "/" + wanted);
        const ProgramRun run = run_program(arguments + quoted(within));
        EXPECT_EQ(run.status, 0) << run.err;
        EXPECT_TRUE(std::filesystem::is_regular_file(within)) << within;
        const auto files = std::filesystem::directory_iterator(place.path() / name);
        EXPECT_EQ(std::distance(begin(files), end(files)), 1) << within;
    };
    for (const std::string ending : {".png", ".svg", ".pdf", ".csv"})
        expect_alone("plot angles --set samples=20 -o ", name + ending);
    for (const std::string ending : {".png", ".svg", ".pdf"})
        expect_alone("attention --set n=20 --size 300x200 --image ", name + ending);
    const std::string gallery = folder / (name + "/" + name);
    const ProgramRun run =
        run_program("gallery " + quoted(gallery) + " --set n=20 --set samples=20");
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out, gallery + "/index.html\n");
    EXPECT_TRUE(std::filesystem::is_regular_file(gallery + "/attention-dark.png"));
    const auto folders = std::filesystem::directory_iterator(folder.path());
    EXPECT_EQ(std::distance(begin(folders), end(folders)), 1);
}

/// Whatever memory there is beyond what the program starts with: the file, or one sentence.
TEST(Pictures, TooLittleMemoryIsAFailureOfOneLine) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer needs more than the limit itself";
    const TemporaryFolder folder;
    const std::string png = quoted(folder / "a.png") + " --size 16384x16384";
    for (const std::string& arguments :
         {"plot angles --set samples=20 -o " + png, "attention --set n=64 --image " + png,
          "gallery " + quoted(folder / "g") + " --set n=64 --set samples=20"})
        for (const int megabytes : {150, 190, 400, 900}) {
            const ProgramRun run =
                run_program(arguments, "prlimit --as=" + std::to_string(megabytes) +
                                           "000000 timeout --signal=KILL 120");
            if (run.status == 0)
                continue;
            EXPECT_EQ(run.status, 1) << megabytes << arguments << run.err;
            EXPECT_TRUE(is_one_line(run.err)) << megabytes << arguments << run.err;
            EXPECT_FALSE(std::filesystem::exists(folder / "a.png")) << megabytes << arguments;
        }
}

/// Where the picture itself has just found room, the fonts and the encoder may find none.
TEST(Pictures, NoRoomBesideThePictureIsAFailureOfOneLine) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer needs more than the limit itself";
    const TemporaryFolder folder;
    for (int megabytes = 110; megabytes <= 300; megabytes += 4) {
        const ProgramRun run = run_program(
            "plot angles --set samples=20 --size 3000x3000 -o " + quoted(folder / "a.png"),
            "prlimit --as=" + std::to_string(megabytes) + "000000 timeout --signal=KILL 120");
        if (run.status == 0)
            return;
        EXPECT_EQ(run.status, 1) << megabytes << run.err;
        EXPECT_TRUE(is_one_line(run.err)) << megabytes << run.err;
    }
}

TEST(Gallery, AFolderThatCannotBeMadeIsAFailure) {
    const TemporaryFolder folder;
    const std::string file = folder.write("file", "x");
    const ProgramRun run = run_here({"gallery", file + "/below"});
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(is_one_line(run.err)) << run.err;
}

TEST(Gallery, WhatCannotBeComputedIsLeftOutWithASentence) {
    const TemporaryFolder folder;
    const ProgramRun run = run_here(
        {"gallery", folder / "g", "--set", "n=200000", "--set", "d=16", "--set", "samples=20"});
    ASSERT_EQ(run.status, 0) << run.err;
    const std::string page = read_text(folder / "g/index.html");
    EXPECT_NE(page.find("computed up to n = 131072"), std::string::npos) << page;
    EXPECT_EQ(page.find("attention.png"), std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(folder / "g/attention.png"));
    for (const FigureEntry* entry : figures()) {
        EXPECT_NE(page.find(std::string(entry->id) + ".png"), std::string::npos) << entry->id;
        EXPECT_TRUE(std::filesystem::exists(folder / ("g/" + std::string(entry->id) + ".csv")));
    }
    EXPECT_NE(page.find("</html>"), std::string::npos);
}

TEST(Gallery, ABadFileIsRefusedBeforeAnythingIsWritten) {
    const TemporaryFolder folder;
    const std::string bad = folder.write("bad.npy", "hello");
    for (const std::string& file : {bad, folder / "none.npy"}) {
        const ProgramRun run = run_here(
            {"gallery", folder / "new/g", "--set", "keys=file", "--set", "key_file=" + file});
        EXPECT_EQ(run.status, 1);
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        EXPECT_NE(run.err.find(file), std::string::npos) << run.err;
        EXPECT_FALSE(std::filesystem::exists(folder / "new"));
    }
}

/// Asked to stop, a gallery that began to work would be cancelled.
TEST(Gallery, AFolderThatHoldsSomethingElseIsRefused) {
    const TemporaryFolder folder;
    folder.write("mine.txt", "x");
    std::stop_source stopped;
    stopped.request_stop();
    for (const std::string& target : {folder.path().string(), std::string()}) {
        std::ostringstream out, err;
        const int status = run_subcommand({"gallery", target}, out, err, stopped.get_token());
        EXPECT_EQ(status, target.empty() ? 2 : 1);
        EXPECT_TRUE(is_one_line(err.str())) << err.str();
        EXPECT_NE(err.str().find("empty"), std::string::npos) << err.str();
    }
    const TemporaryFolder other;
    other.write("index.html", gallery_page({}, {}));
    other.write("angles.csv", "of an earlier gallery");
    std::ostringstream out, err;
    EXPECT_THROW(run_subcommand({"gallery", other.path().string()}, out, err, stopped.get_token()),
                 Cancelled);
}

TEST(Gallery, AFolderThatCannotBeMadeIsKnownBeforeTheWork) {
    const TemporaryFolder folder;
    const std::string file = folder.write("file", "x");
    std::stop_source stopped;  // what began to work would be cancelled
    stopped.request_stop();
    for (const std::string& target : {file, file + "/below", std::string("/proc/none/below")}) {
        std::ostringstream out, err;
        EXPECT_EQ(run_subcommand({"gallery", target}, out, err, stopped.get_token()), 1);
        EXPECT_TRUE(is_one_line(err.str())) << err.str();
    }
    EXPECT_EQ(read_text(file), "x");
}

}  // namespace
}  // namespace attnscope
