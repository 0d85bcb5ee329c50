#include <gtest/gtest.h>

#include <QImage>
#include <filesystem>

#include "app/commands/offscreen.h"
#include "core/text/errors.h"
#include "core/text/shell.h"
#include "tests/app/again.h"
#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"
#include "ui/model/edit_fields.h"
#include "ui/model/starting_layouts.h"
#include "ui/session/session_json.h"
#include "ui/views/exported_view.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

const std::vector<std::string> endings = {"png", "svg", "pdf", "csv"};

/// Forty edited figures, as arguments of `plot`.
const std::vector<std::string> edited_figures = {
    R"(entropy-vs-length --set-title 'How entropy grows' --preset one-column)",
    R"(entropy-vs-length --set-title 'Entropy $H(n)$ under $\lambda=\frac{1}{\sqrt{d}}$')",
    R"(entropy-vs-length --x-label 'context length $n$' --y-label 'entropy $H$ in nat' --no-title)",
    R"(entropy-vs-length --name 'exact=Exact mean' --name 'annealed=$H_\text{ann}$')",
    R"(entropy-vs-length --order laplace,exact --legend below)",
    R"(entropy-vs-length --legend inside-top-left --colors okabe-ito)",
    R"(entropy-vs-length --legend inside-bottom-right --colors tol-bright --theme dark)",
    R"(entropy-vs-length --legend none --colors tol-muted --theme high-contrast-light)",
    R"(entropy-vs-length --legend beside --colors grey --theme high-contrast-dark)",
    R"(entropy-vs-length --line exact:width=2.25 --line annealed:dash=dot,color=#0072B2)",
    R"(entropy-vs-length --line 'laplace:color=tol-bright/2,dash=long-dash,width=0.5' --text 6)",
    R"(entropy-vs-length --x-ticks 4 --y-ticks 0.5 --minor-grid)",
    R"(entropy-vs-length --x-ticks 10 --minor-grid --preset two-columns)",
    R"(entropy-vs-length --x-ticks '2, 128=many, 1024=$2^{10}$' --y-ticks '1, 5=$\frac{1}{2}$')",
    R"(entropy-vs-scale --over d=64,128 --legend inside-bottom-left --preset nature-1)",
    R"(entropy-vs-length --inset 64:1024,3:5@bottom-right)",
    R"(entropy-vs-length --inset 64:1024,3:5@top-left:0.3 --legend below --transparent)",
    R"(entropy-vs-length --annotate 'text:512,4:here' --annotate 'line:64,3:4096,3')",
    R"(entropy-vs-length --annotate 'arrow:512,2:1024,5:the exact mean: $H$')",
    R"(entropy-vs-length --set compared_rules=log-512,kappa-log-n --colors okabe-ito --order log-512)",
    R"(entropy-vs-length --set-title '-5 dB' --x-label '' --y-label ' ')",
    R"(entropy-vs-length --font 'DejaVu Serif' --set-title 'Größe α · β — $\sum_i p_i^2$')",
    R"(entropy-vs-scale --set-title '<b>not markup</b> & "quotes" \$5')",
    R"(entropy-vs-scale --set n=300 --minor-grid --legend inside-top-right --inset 0.1:0.5,1:4@bottom-left)",
    R"(entropy-vs-scale --x 0.05:1 --x-ticks 2 --name laplace=Laplace --hide mean-field)",
    R"(entropy-vs-scale --set d=128 --reference d=64 --colors tol-muted --annotate 'text:0.3,3:widths')",
    R"(gradient-vs-scale --set n=300 --colors okabe-ito --legend below --minor-grid)",
    R"(gradient-vs-scale --set n=300 --line median:color=ink --order annealed,exact)",
    R"(gradient-vs-length --y-ticks 0.02 --y-label '$\partial p / \partial s$')",
    R"(collision-vs-length --set-title 'Collision $\sum p^2$' --minor-grid --legend below)",
    R"(focus-vs-length --colors tol-bright --annotate 'arrow:100,0.5:200,0.8:focus')",
    R"(angles --set angle_dimensions=3,16,256 --colors okabe-ito --x-ticks 45)",
    R"(angles --name exact='exact law' --legend inside-top-left --x-label 'angle (°)')",
    R"(scores --colors grey --y-label 'density')",
    R"(row-weights --minor-grid --line measured:width=1)",
    R"(phase-diagram --set n=128 --set-title 'Phases' --annotate 'text:100,0.2:condensed')",
    R"(phase-diagram --set n=128 --inset 50:100,0.1:0.5@top-right --minor-grid)",
    R"(jacobian-norms --set n=64 --legend below --colors tol-bright)",
    R"(rule-values --set-title 'A table of rules')",
    R"(rules-over-lengths --set-title 'ルール 规则' --x-label 'longueur $n$')",
    R"(board --layout entropy-vs-scale,angles --set-title entropy-vs-scale=Left --legend angles=below --minor-grid=angles=yes --name 'angles=exact=exact law' --annotate 'entropy-vs-scale=text:0.3,3:a')",
    R"(entropy-vs-length --set-title 'a [b] {c} %d $$ "$"' --name 'exact=[a,b]' --order simulation)",
};

std::vector<std::string> words_of(const std::string& arguments, const std::string& path) {
    std::vector<std::string> words = shell_words("plot " + arguments);
    if (!arguments.starts_with("rule"))
        words.insert(words.end(), {"--set", "samples=20"});
    words.insert(words.end(), {"-o", path});
    return words;
}

/// The line in the file, which makes it in that folder.
std::vector<std::string> words_in(const std::string& path, const TemporaryFolder& folder) {
    std::vector<std::string> words = shell_words(command_in(path));
    words.erase(words.begin());
    words.back() = folder / words.back();
    return words;
}

/// Leaves out what a table refuses.
std::string for_table(std::string arguments) {
    const std::regex pictures(
        " --(preset|theme|text|font) ('[^']*'|[^ ]+)| --transparent| --no-title");
    return std::regex_replace(arguments, pictures, "");
}

/// Every file of a set is made again in another folder; one in eight by the program in another
/// locale.
TEST(Edits, EveryEditedFigureIsRepeatedFromItsOwnLine) {
    const OffscreenApplication application;
    const TemporaryFolder folder, other;
    ASSERT_EQ(edited_figures.size(), 42u);
    for (std::size_t i = 0; i < edited_figures.size(); ++i) {
        const bool is_board = edited_figures[i].starts_with("board");
        const std::string& ending = endings[is_board ? 2 : i % endings.size()];
        const std::string arguments =
            ending == "csv" ? for_table(edited_figures[i]) : edited_figures[i];
        const std::string path = folder / (std::to_string(i) + '.' + ending);
        const ProgramRun run = run_here(words_of(arguments, path));
        ASSERT_EQ(run.status, 0) << arguments << '\n' << run.err;
        const std::vector<std::string> words = words_in(path, other);
        const ProgramRun again =
            i % 8 == 0 ? run_program(shell_line(words), "LC_ALL=de_DE.UTF-8 LANG=fr_FR.UTF-8")
                       : run_here(words);
        ASSERT_EQ(again.status, 0) << shell_line(words) << '\n' << again.err;
        EXPECT_TRUE(read_text(words.back()) == read_text(path)) << shell_line(words);
    }
}

/// Every edit is seen in a picture, and none other than names in a table.
TEST(Edits, EveryEditChangesThePicture) {
    const OffscreenApplication application;
    const TemporaryFolder folder;
    const std::vector<std::string> edits = {"--set-title A",
                                            "--x-label A",
                                            "--y-label A",
                                            "--name exact=A",
                                            "--order laplace",
                                            "--legend below",
                                            "--colors tol-bright",
                                            "--line exact:width=1",
                                            "--line exact:dash=dot",
                                            "--line exact:color=#ff0000",
                                            "--x-ticks 2",
                                            "--y-ticks 1.5",
                                            "--minor-grid",
                                            "--inset 0.1:0.2,1:5@top-right",
                                            "--annotate text:0.2,3:A",
                                            "--annotate line:0.2,3:0.4,4"};
    const auto made = [&](const std::string& arguments, const std::string& ending) {
        const std::string path = folder / ("a." + ending);
        const ProgramRun run =
            run_here(words_of("entropy-vs-scale --set n=200 " + arguments, path));
        EXPECT_EQ(run.status, 0) << run.err;
        return path;
    };
    const auto pixels = [&](const std::string& arguments) {
        return QImage(QString::fromStdString(made(arguments, "png")))
            .convertToFormat(QImage::Format_RGB32);
    };
    const auto cells = [&](const std::string& arguments) {
        return std::regex_replace(read_text(made(arguments, "csv")), std::regex("# command[^\n]*"),
                                  "");
    };
    const QImage usual = pixels("");
    const std::string table = cells("");
    for (const std::string& edit : edits) {
        EXPECT_NE(pixels(edit), usual) << edit;
        EXPECT_EQ(cells(edit) == table, !edit.starts_with("--name")) << edit;
    }
    EXPECT_EQ(pixels("--legend automatic"), usual);
}

TEST(Edits, ALineSaysEachEditOnce) {
    const OffscreenApplication application;
    const TemporaryFolder folder;
    const std::string path = folder / "a.svg";
    const std::string said =
        "plot entropy-vs-scale --set-title 'Entropy $H$' --name 'exact=Exact mean' --order "
        "exact,laplace --legend below --line exact:width=2,dash=dot --x-ticks 2 --minor-grid "
        "--inset 0.1:0.2,1:5@top-right:0.3 --annotate 'text:0.2,3:A: b' -o a.svg";
    std::vector<std::string> words = shell_words(said);
    words.back() = path;
    ASSERT_EQ(run_here(words).status, 0);
    EXPECT_EQ(command_in(path), "attnscope " + said);
}

/// The words of a text that a PDF has as text.
TEST(Edits, TextsStayTextInAPdf) {
    const OffscreenApplication application;
    const TemporaryFolder folder;
    const std::string path = folder / "a.pdf";
    const ProgramRun run = run_here(words_of(
        "entropy-vs-scale --set-title 'Readable title with $\\lambda$' --x-label 'scale of dots' "
        "--name exact='My curve' --annotate 'text:0.2,3:a remark'",
        path));
    ASSERT_EQ(run.status, 0) << run.err;
    const std::string text = printed("pdftotext " + quoted(path) + " -");
    for (const char* words : {"Readable title with", "scale of dots", "My curve", "a remark"})
        EXPECT_NE(text.find(words), std::string::npos) << words << " in " << text;
    EXPECT_EQ(
        printed("pdffonts " + quoted(path) + " | tail -n +3 | grep -vE ' yes +(yes|no) +yes '"),
        "");
}

TEST(Edits, NamesAreWholeOnPaper) {
    const OffscreenApplication application;
    const TemporaryFolder folder;
    const std::string path = folder / "a.pdf", name = "a law of plain words that is long";
    for (const char* legend : {"automatic", "below"}) {
        const ProgramRun run =
            run_here(words_of("entropy-vs-length --preset nature-1 --set compared_rules=log-512 "
                              "--name 'exact=our $\\log(n)^{0.8}$' --name 'log-512=" +
                                  name + "' --legend " + legend,
                              path));
        ASSERT_EQ(run.status, 0) << run.err;
        const std::string text = printed("pdftotext " + quoted(path) + " -");
        EXPECT_NE(text.find(name), std::string::npos) << text;
        EXPECT_EQ(text.find("…"), std::string::npos) << text;
    }
}

std::string refusal_of(const std::string& arguments) {
    const TemporaryFolder folder;
    const ProgramRun run = run_here(words_of(arguments, folder / "a.svg"));
    EXPECT_EQ(run.status, 2) << arguments;
    EXPECT_TRUE(is_one_line(run.err)) << arguments << ": " << run.err;
    EXPECT_FALSE(fs::exists(folder / "a.svg")) << arguments;
    return run.err;
}

TEST(Edits, WhatCannotBeIsOneSentence) {
    const OffscreenApplication application;
    EXPECT_EQ(refusal_of("entropy-vs-scale --legend right"),
              "attnscope: --legend 'right' is not possible: it takes automatic or beside or below "
              "or inside-top-left or inside-top-right or inside-bottom-left or "
              "inside-bottom-right or none\n");
    EXPECT_EQ(refusal_of("angles --name 'normal=A'"),
              "attnscope: 'normal' is not a curve of angles; its curves are 'exact', "
              "'normal-approximation', 'simulation'\n");
    for (const char* arguments : {"entropy-vs-scale --colors rainbow",
                                  "entropy-vs-scale --name exact",
                                  "entropy-vs-scale --name =A",
                                  "entropy-vs-scale --order exact,exact",
                                  "entropy-vs-scale --order exact,,laplace",
                                  "entropy-vs-scale --order nobody",
                                  "entropy-vs-scale --line exact",
                                  "entropy-vs-scale --line exact:",
                                  "entropy-vs-scale --line exact:width=0",
                                  "entropy-vs-scale --line exact:width=nan",
                                  "entropy-vs-scale --line exact:dash=wavy",
                                  "entropy-vs-scale --line exact:color=red",
                                  "entropy-vs-scale --line exact:color=#12",
                                  "entropy-vs-scale --line exact:depth=1",
                                  "entropy-vs-scale --x-ticks 0",
                                  "entropy-vs-scale --x-ticks -1",
                                  "entropy-vs-scale --x-ticks inf",
                                  "entropy-vs-scale --x-ticks '0.1, many'",
                                  "entropy-vs-scale --x-ticks '0.1, 0.1'",
                                  "entropy-vs-scale --x-ticks '-1, 1'",
                                  "entropy-vs-scale --x-ticks '1=$\\foo$'",
                                  "entropy-vs-scale --x-ticks 1",
                                  "entropy-vs-scale --y-ticks 1e-9",
                                  "entropy-vs-scale --inset 1:2",
                                  "entropy-vs-scale --inset 0.2:0.1,1:2@top-right",
                                  "entropy-vs-scale --inset 0.1:0.2,1:2@middle",
                                  "entropy-vs-scale --inset 0.1:0.2,1:2@",
                                  "entropy-vs-scale --inset 0.1:0.2,1:2@beside",
                                  "entropy-vs-scale --inset 0:0.2,1:2@top-right",
                                  "entropy-vs-scale --inset 0.1:0.2,1:2@top-right:9",
                                  "entropy-vs-scale --annotate circle:1,2:A",
                                  "entropy-vs-scale --annotate text:1,2",
                                  "entropy-vs-scale --annotate text:1:A",
                                  "entropy-vs-scale --annotate text:nan,2:A",
                                  "entropy-vs-scale --annotate text:1e999,2:A",
                                  "entropy-vs-scale --annotate text:-1,2:A",
                                  "entropy-vs-scale --annotate line:1,2:3,4:A",
                                  "entropy-vs-scale --annotate ''",
                                  "attention --set n=32 --legend below",
                                  "board --layout angles --legend below",
                                  "board --layout angles --legend entropy-vs-scale=below"})
        refusal_of(arguments);
}

/// A label is drawn as typed, or refused in a sentence.
TEST(Edits, HostileLabelsAreDrawnAsTypedOrRefused) {
    const OffscreenApplication application;
    const TemporaryFolder folder;
    const std::string path = folder / "a.svg";
    const auto drawn = [&](const std::string& label) {
        const ProgramRun run =
            run_here({"plot", "angles", "--set", "samples=20", "--set-title=" + label, "--name",
                      "exact=" + label, "--annotate", "text:90,0.1:" + label, "-o", path});
        EXPECT_EQ(run.status, 0) << label << run.err;
        return read_text(path);
    };
    EXPECT_NE(drawn("<b>bold</b>").find("&lt;b&gt;bold&lt;/b&gt;"), std::string::npos);
    for (const std::string label : {"&amp;&#65;<svg onload=x>",
                                    "a & b",
                                    "{}",
                                    "[a,b]",
                                    "%1 %2 %n",
                                    "$",
                                    "$$",
                                    "\\",
                                    "'\"`",
                                    "--help",
                                    "=",
                                    "a=b=c",
                                    "\u200fעברית",
                                    "\u200e",
                                    "e\u0301\u0301\u0301",
                                    "𝔘𝔫𝔦",
                                    "$x$$y$ $",
                                    "\\$x\\$",
                                    " ",
                                    "&x"})
        drawn(label);
    drawn(std::string(300, 'W'));
    const std::string deep = "$" + std::string(60, '{') + std::string(60, '}') + "$";
    for (const std::string label :
         {"a\nb", "a\tb", "\x1b[31m", "\x7f", "\xff\xfe", "\u202egnp.", "\u2066x", "\ue000x\ue001",
          "\ue002", "\ufffe", "$\\frac{1}$", "$\\nobody$", "$x^{$", "$}$"})
        EXPECT_NE(refusal_of("angles --set-title " + shell_quoted(label)), "") << label;
    refusal_of("angles --set-title " + shell_quoted(std::string(301, 'W')));
    refusal_of("angles --set-title " + shell_quoted(deep));
}

FigureEdits all_edits() {
    FigureEdits edits;
    for (const char* text :
         {"set-title=T = $x$", "x-label=x", "y-label=", "name=a\\=b\\:c=A=B", "order=exact,a\\,b",
          "legend=inside-top-left", "colors=tol-muted",
          "line=exact:width=1.5,dash=dot,color=#0072B2", "line=a\\:b:color=ink",
          "x-ticks=2, 8=a, 1024=$2^{10}$", "y-ticks=0.1", "minor-grid=yes",
          "inset=0.1:0.3,2:4@bottom-left:0.5", "annotate=text:1,2:a:b", "annotate=arrow:1,2:3,-4:A",
          "annotate=arrow:1,2:3,4", "annotate=line:1,2:3,4"})
        edits = withEdit(std::move(edits), text);
    return edits;
}

TEST(Edits, TheirTextsAreReadBack) {
    const FigureEdits edits = all_edits();
    EXPECT_EQ(edits.names.begin()->first, "a=b:c");
    EXPECT_EQ(edits.names.begin()->second, "A=B");
    EXPECT_EQ(edits.plot.order, (std::vector<std::string>{"exact", "a,b"}));
    EXPECT_EQ(edits.y_label, "");
    FigureEdits again;
    for (const std::string& text : textsOf(edits))
        again = withEdit(std::move(again), text);
    EXPECT_EQ(again, edits);
    EXPECT_THROW(withEdit({}, "nothing=1"), InvalidRequest);
    EXPECT_THROW(withEdit({}, "legend"), InvalidRequest);
}

TEST(Edits, AnInsetIsSaidInFewWords) {
    const auto said = [](const std::string& text) {
        return textsOf(withEdit({}, "inset=" + text)).front().substr(std::string("inset=").size());
    };
    for (const char* text : {"0.1:0.3,2:4", "0.1:0.3,2:4@automatic:0.5", "0.1:0.3,2:4@top-right",
                             "0.1:0.3,2:4@top-right:0.5"})
        EXPECT_EQ(said(text), text);
    EXPECT_EQ(said("0.1:0.3,2:4@automatic"), "0.1:0.3,2:4");
}

TEST(Edits, ANameReachesAllPanels) {
    const OffscreenApplication application;
    const TemporaryFolder folder;
    const std::string path = folder / "a.pdf";
    const ProgramRun run =
        run_here(words_of("board --layout entropy-vs-length,entropy-vs-scale --name "
                          "'entropy-vs-length=exact=Mine' --preset two-columns",
                          path));
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(printed("pdftotext " + quoted(path) + " - | grep -c Mine"), "2\n");
}

TEST(Edits, ASessionKeepsThem) {
    Session session;
    session.board = startingLayouts().front().layout;
    const QByteArray before = toJson(session);
    EXPECT_FALSE(before.contains("edits"));
    session.edits["angles"] = {};
    EXPECT_EQ(toJson(session), before);  // nothing is edited
    session.edits["angles"] = all_edits();
    const ReadSession read = sessionFromJson(toJson(session));
    EXPECT_EQ(read.session.edits, session.edits);
    EXPECT_TRUE(read.faults.isEmpty()) << read.faults.join(u'\n').toStdString();
}

TEST(Edits, WhatASessionCannotHaveIsSaid) {
    Session session;
    session.board = startingLayouts().front().layout;
    QByteArray text = toJson(session);
    text.insert(text.lastIndexOf('}'), R"(, "edits": {"angles": ["legend=below", "legend=far", 7],
        "nobody": ["legend=below"], "entropy-vs-scale": "x"})");
    const ReadSession read = sessionFromJson(text);
    EXPECT_EQ(read.session.edits.size(), 1u);
    EXPECT_EQ(read.session.edits.at("angles").plot.legend, LegendPlace::below);
    EXPECT_EQ(read.faults.size(), 3) << read.faults.join(u'\n').toStdString();
    EXPECT_FALSE(read.faults.contains(QString()));
}

}  // namespace
}  // namespace attnscope
