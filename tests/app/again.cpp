#include "tests/app/again.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QXmlStreamReader>
#include <array>
#include <cstdio>
#include <filesystem>
#include <regex>

#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {

std::string quoted(const std::string& text) {
    return "'" + text + "'";
}

std::string printed(const std::string& command) {
    std::string text;
    std::array<char, 4096> buffer;
    FILE* pipe = popen(command.c_str(), "r");
    while (const std::size_t length = std::fread(buffer.data(), 1, buffer.size(), pipe))
        text.append(buffer.data(), length);
    return pclose(pipe) == 0 ? text : std::string();
}

namespace {

std::string unescaped(const std::string& xml) {
    QXmlStreamReader reader(QStringLiteral("<a>%1</a>").arg(QString::fromStdString(xml)));
    reader.readNextStartElement();
    return reader.readElementText().toStdString();
}

}  // namespace

std::string command_in(const std::string& path) {
    if (path.ends_with(".png"))
        return QImage::fromData(QByteArray::fromStdString(read_text(path)))
            .text(QStringLiteral("Attnscope Command"))
            .toStdString();
    const std::string bytes = read_text(path);
    std::smatch found;
    const std::regex line("(?:[Cc]ommand(?: =|:) |命令：)(attnscope [^\n]*)");
    if (!std::regex_search(bytes, found, line))
        return {};
    return path.ends_with(".csv") ? found[1].str() : unescaped(found[1].str());
}

void expect_the_same_again(const std::string& path, const std::string& begins,
                           const std::string& below) {
    const std::string command = command_in(path);
    ASSERT_TRUE(command.starts_with(begins)) << path << ": " << command;
    const TemporaryFolder again;
    const ProgramRun run = run_program(command.substr(std::string("attnscope ").size()),
                                       std::string("-C ") + quoted(again.path().string()));
    ASSERT_EQ(run.status, 0) << command << '\n' << run.err;
    const std::string name = std::filesystem::path(path).filename().string();
    EXPECT_TRUE(read_text(again / (below + name)) == read_text(path)) << command;
}

}  // namespace attnscope
