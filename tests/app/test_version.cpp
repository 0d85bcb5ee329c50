#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

#include "core/version.h"
#include "tests/locations.h"
#include "ui/reference/reference_text.h"

namespace attnscope {
namespace {

std::string text_of(const std::string& name) {
    std::ifstream file(std::string(testing::source_folder()) + "/" + name);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Version, HasThreeNumbers) {
    EXPECT_EQ(std::ranges::count(version(), '.'), 2);
}

TEST(Version, IsWhatOneCites) {
    EXPECT_NE(citation().find("version " + std::string(version()) + "}"), std::string::npos);
    EXPECT_NE(text_of("README.md").find(citation()), std::string::npos);
    const QString about = aboutText();
    EXPECT_TRUE(about.contains(QString::fromStdString(std::string(citation())).toHtmlEscaped()))
        << about.toStdString();
}

}  // namespace
}  // namespace attnscope
