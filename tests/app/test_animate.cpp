#include <gtest/gtest.h>
#include <webp/demux.h>

#include <QImage>
#include <filesystem>
#include <memory>

#include "core/sweep/sweep.h"
#include "core/text/errors.h"
#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

struct Frame {
    QImage image;
    int end;  ///< ms
};

/// The frames of an animated WebP, as a player shows them.
std::vector<Frame> frames_in(const std::string& bytes) {
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
    const std::unique_ptr<WebPAnimDecoder, decltype(&WebPAnimDecoderDelete)> decoder(
        WebPAnimDecoderNew(&data, nullptr), &WebPAnimDecoderDelete);
    WebPAnimInfo info;
    if (!decoder || !WebPAnimDecoderGetInfo(decoder.get(), &info))
        return {};
    std::vector<Frame> frames;
    while (WebPAnimDecoderHasMoreFrames(decoder.get())) {
        std::uint8_t* pixels = nullptr;
        int end = 0;
        if (!WebPAnimDecoderGetNext(decoder.get(), &pixels, &end))
            return {};
        const QImage image(pixels, static_cast<int>(info.canvas_width),
                           static_cast<int>(info.canvas_height), QImage::Format_RGBA8888);
        frames.push_back({image.convertToFormat(QImage::Format_RGB32), end});
    }
    return frames;
}

std::string chunk_in(const std::string& bytes, const char* name) {
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
    const std::unique_ptr<WebPDemuxer, decltype(&WebPDemuxDelete)> demuxer(WebPDemux(&data),
                                                                           &WebPDemuxDelete);
    WebPChunkIterator chunk;
    if (!demuxer || !WebPDemuxGetChunk(demuxer.get(), name, 1, &chunk))
        return {};
    const std::string text(reinterpret_cast<const char*>(chunk.chunk.bytes), chunk.chunk.size);
    WebPDemuxReleaseChunkIterator(&chunk);
    return text;
}

QImage picture(const std::string& path) {
    return QImage(QString::fromStdString(path)).convertToFormat(QImage::Format_RGB32);
}

std::string frame_in(const TemporaryFolder& folder, int number) {
    std::string path = folder / "frames/frame-000";
    path += std::to_string(number);
    path += ".png";
    return path;
}

void run_well(const std::vector<std::string>& arguments) {
    const ProgramRun run = run_here(arguments);
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out + run.err, "");
}

TEST(Animate, EveryFrameOfAFigureIsThePlotOfItsValue) {
    const TemporaryFolder folder;
    const Sweep sweep{"lambda", 0.02, 0.5, Spacing::logarithmic};
    run_well({"animate", "lambda", "0.02", "0.5", "--frames", "5", "--view", "entropy-vs-length",
              "--size", "640x400", "--set", "samples=50", "-o", folder / "a.webp"});
    const std::vector<Frame> frames = frames_in(read_text(folder / "a.webp"));
    ASSERT_EQ(frames.size(), 5);
    for (int i = 0; i < 5; ++i) {
        const std::string path = folder / "plot.png";
        run_well({"plot", "entropy-vs-length", "--size", "640x400", "--dpi", "96", "--set",
                  "samples=50", "--set", "lambda=" + text_at(sweep, part_of_frame(i, 5)), "-o",
                  path});
        const auto frame = static_cast<std::size_t>(i);
        EXPECT_EQ(frames[frame].image, picture(path)) << i;
        if (i > 0) {
            EXPECT_NE(frames[frame].image, frames[frame - 1].image) << i;
        }
    }
}

TEST(Animate, EveryFrameOfTheMatrixIsItsPictureForThatValue) {
    const TemporaryFolder folder;
    const Sweep sweep{"n", 48, 200, Spacing::linear};
    run_well({"animate", "n", "48", "200", "--linear", "--frames", "4", "--view", "attention",
              "--size", "800x640", "--dpi", "144", "--set", "mask=causal", "-o",
              folder / "frames"});
    for (int i = 0; i < 4; ++i) {
        const std::string path = folder / "matrix.png";
        const ProgramRun run = run_here({"attention", "--set", "mask=causal", "--set",
                                         "n=" + text_at(sweep, part_of_frame(i, 4)), "--size",
                                         "800x640", "--image", path});
        ASSERT_EQ(run.status, 0) << run.err;
        EXPECT_EQ(picture(frame_in(folder, i + 1)), picture(path)) << i;
    }
    EXPECT_FALSE(fs::exists(folder / "frames/frame-0005.png"));
}

TEST(Animate, PngPicturesAreTheFramesOfTheWebp) {
    const TemporaryFolder folder;
    for (const char* output : {"a.webp", "frames"})
        run_well({"animate", "d", "4", "256", "--frames", "3", "--fps", "7", "--set", "n=64",
                  "--set", "samples=20", "--theme", "dark", "--size", "700x420", "-o",
                  folder / output});
    const std::string bytes = read_text(folder / "a.webp");
    const std::vector<Frame> frames = frames_in(bytes);
    ASSERT_EQ(frames.size(), 3);
    const std::vector<int> ends = {143, 286, 429};  // thirds of 3/7 s
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string path = frame_in(folder, static_cast<int>(i) + 1);
        EXPECT_EQ(frames[i].image, picture(path)) << i;
        EXPECT_EQ(frames[i].end, ends[i]);
        const QString scenario =
            QImage(QString::fromStdString(path)).text(QStringLiteral("Attnscope Scenario"));
        const QStringList lines = scenario.split(u'\n');
        const char* const d[] = {"d=4", "d=32", "d=256"};
        EXPECT_TRUE(lines.contains(QString::fromLatin1(d[i]))) << scenario.toStdString();
        EXPECT_TRUE(lines.contains(QStringLiteral("n=64")));
    }
    const std::string xmp = chunk_in(bytes, "XMP ");
    EXPECT_NE(xmp.find("Frames: d = 4, 32, 256\n"), std::string::npos) << xmp;
    EXPECT_NE(xmp.find("n=64"), std::string::npos) << xmp;
}

std::vector<std::string> frames_into(const std::string& output) {
    return {"animate", "lambda", "0.1",        "1",      "--frames", "2",  "--view",
            "angles",  "--set",  "samples=20", "--size", "160x120",  "-o", output};
}

TEST(Animate, ALinkToAFolderStaysALink) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "target");
    fs::create_directory_symlink("target", folder / "link");
    fs::create_directory_symlink("missing", folder / "dangling");
    for (const std::string& output : {folder / "link/", folder / "dangling"})
        run_well(frames_into(output));
    EXPECT_EQ(fs::read_symlink(folder / "link"), "target");
    EXPECT_EQ(fs::read_symlink(folder / "dangling"), "missing");
    EXPECT_TRUE(fs::exists(folder / "target/frame-0002.png"));
    EXPECT_TRUE(fs::exists(folder / "missing/frame-0002.png"));
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()), 4);
}

/// Before the first frame is made, and with the name that was given.
TEST(Animate, AFolderThatCannotBeReplacedIsRefused) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "here");
    fs::create_symlink("loop", folder / "loop");
    fs::create_directory_symlink(folder.path(), folder / "full");
    const auto refusal = [&](const std::string& output) {
        const ProgramRun run = run_program("animate lambda 0.1 1 --frames 3600 -o " + output,
                                           "-C '" + (folder / "here") + "'");
        EXPECT_EQ(run.status, 1) << run.err;
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        return run.err;
    };
    EXPECT_NE(refusal(".").find(": .: cannot be replaced, since it is a mount point or the"),
              std::string::npos);
    EXPECT_NE(refusal("../loop").find("the folder ../loop cannot be created: Too many levels"),
              std::string::npos);
    EXPECT_NE(refusal("../full/").find(": ../full/: is not empty"), std::string::npos);
}

TEST(Animate, WhatCannotBeIsRefusedInOneSentence) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "full");
    fs::copy_file("/etc/hostname", folder / "full/kept");
    const std::string webp = folder / "a.webp";
    const std::vector<std::pair<int, std::vector<std::string>>> runs = {
        {2, {"lambda", "0.1", "-o", webp}},
        {2, {"rule", "0", "1", "-o", webp}},
        {2, {"nothing", "0", "1", "-o", webp}},
        {2, {"lambda", "much", "1", "-o", webp}},
        {2, {"lambda", "0.1", "nan", "-o", webp}},
        {2, {"n", "2", "1e40", "-o", webp}},
        {2, {"lambda", "0.1", "1", "--frames", "1", "-o", webp}},
        {2, {"lambda", "0.1", "1", "--frames", "100000", "-o", webp}},
        {2, {"lambda", "0.1", "1", "--fps", "0", "-o", webp}},
        {2, {"lambda", "0.1", "1", "--view", "heads", "-o", webp}},
        {2, {"lambda", "0.1", "1", "--size", "20", "-o", webp}},
        {2, {"lambda", "0.1", "1", "--set", "n=0", "-o", webp}},
        {2, {"d", "16", "512", "--over", "d=64,128", "-o", webp}},
        {1, {"lambda", "0.1", "1", "--view", "angles", "-o", folder / "full"}},
        {1, {"lambda", "0.1", "1", "--view", "angles", "-o", folder / "full/kept"}},
        {1, {"lambda", "0.1", "1", "--view", "angles", "-o", folder / "no/a.webp"}},
        {1, {"lambda", "0.1", "1", "--view", "angles", "-o", folder / "no/frames"}},
    };
    for (const auto& [status, arguments] : runs) {
        std::vector<std::string> words = {"animate"};
        words.insert(words.end(), arguments.begin(), arguments.end());
        const ProgramRun run = run_here(words);
        EXPECT_EQ(run.status, status) << run.err;
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
    }
    EXPECT_FALSE(fs::exists(webp));
    const auto entries = [](const fs::path& in) {
        return std::distance(fs::directory_iterator(in), fs::directory_iterator());
    };
    EXPECT_EQ(entries(folder / "."), 1);  // nothing half made
    EXPECT_EQ(entries(folder / "full"), 1);
}

}  // namespace
}  // namespace attnscope
