#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <set>
#include <thread>

#include "tests/attack/child.h"
#include "tests/attack/editor/diary.h"
#include "tests/attack/sandbox.h"
#include "tests/core/temporary_folder.h"
#include "tests/locations.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

/// Now and then late enough for drags that last longer than a session may stay unkept.
std::chrono::milliseconds moment(int kill, std::mt19937& random) {
    return std::chrono::milliseconds(random() % (kill % 4 == 3 ? 5000 : 1200));
}

/// How often the editor is killed; 200 times where one wants to be sure.
int kills() {
    const char* const wanted = std::getenv("ATTNSCOPE_KILLS");
    return wanted != nullptr ? std::atoi(wanted) : 15;
}

Start editor(const TemporaryFolder& folder, int seed) {
    return {.arguments = {std::to_string(seed), folder / "saved.attnscope"},
            .folder = folder.path().string(),
            .program = testing::editor_path(),
            .environment = {"QT_QPA_PLATFORM=offscreen", "HOME=" + folder.path().string(),
                            "XDG_STATE_HOME=" + folder.path().string()}};
}

/// What a start begins with: what it offered, or what it shows where there was nothing to offer.
bool is_beginning(const Entry& entry) {
    return entry.what == "offered" || entry.what == "nothing";
}

/// What the editor did until it was killed so long after it had begun to edit.
std::vector<Entry> killed_after(const Start& start, std::chrono::milliseconds time) {
    Child child(start);
    const auto began = [&] {
        const auto entries = entries_of(child.output());
        return std::ranges::any_of(entries, is_beginning);
    };
    for (int tries = 0; !began() && tries < 6000; ++tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    std::this_thread::sleep_for(time);
    child.send(SIGKILL);
    const Ending ending = child.wait();
    EXPECT_TRUE(ending.was_ended_by(SIGKILL)) << ending.err;
    return entries_of(ending.out);
}

/// For how long, until its end, the program had been showing something else than this session. A
/// pause in which it did nothing at all, as when the machine was busy elsewhere, counts 0.2 s.
double age_of(std::uint64_t session, const std::vector<Entry>& entries) {
    constexpr double pulse = 0.2, never = 1e9;
    double age = never;
    bool is_shown = false;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i > 0 && !is_shown)
            age += std::min(pulse, entries[i].seconds - entries[i - 1].seconds);
        if (entries[i].what == "shown" || is_beginning(entries[i]))
            is_shown = entries[i].print == session;
        if (is_shown)
            age = 0;
    }
    return age;
}

/// The file that the editor saves to holds the last session that it saved or one that it was saving
/// after that when it was killed.
void expect_whole(const std::string& path, const std::vector<Entry>& all) {
    std::set<std::uint64_t> possible;
    std::uint64_t newest = 0;
    bool was_saved = false;
    for (const Entry& each : all) {
        if (each.what == "saving") {
            possible.insert(newest = each.print);
        } else if (each.what == "saved") {
            possible = {newest};
            was_saved = true;
        }
    }
    if (possible.empty() || (!was_saved && !fs::exists(path)))
        return;
    const std::string found = content_of(path);
    EXPECT_TRUE(possible.contains(print_of(found))) << found.size() << " bytes";
}

TEST(AutosaveAttack, WhatAWindowShowedIsOfferedAfterAKillAtAnyMoment) {
    const TemporaryFolder folder;
    std::mt19937 random(20'261'122);
    std::vector<Entry> all, before;
    double oldest = 0;
    int offers = 0;
    for (int i = 0; i <= kills(); ++i) {
        const std::vector<Entry> now = killed_after(editor(folder, i), moment(i, random));
        const auto begun = std::ranges::find_if(now, is_beginning);
        ASSERT_NE(begun, now.end()) << "after kill " << i;
        offers += begun->what == "offered" ? 1 : 0;
        if (i > 0) {
            const double age = age_of(begun->print, before);
            EXPECT_LT(age, 2) << "of what the window showed after kill " << i;
            oldest = std::max(oldest, age);
        }
        all.insert(all.end(), now.begin(), now.end());
        expect_whole(folder / "saved.attnscope", all);
        before = now;
    }
    std::cout << offers << " offers, the oldest " << oldest << " s old\n";
}

/// Files of windows that were killed do not pile up.
TEST(AutosaveAttack, NoMoreThanTheNewestOfTheLostIsKeptForLong) {
    const TemporaryFolder folder;
    for (int i = 0; i < 4; ++i)
        killed_after(editor(folder, i), std::chrono::milliseconds(900));
    const auto files = list(folder / "attnscope");
    EXPECT_LE(std::ranges::count_if(
                  files, [](const auto& file) { return file.first.ends_with(".attnscope"); }),
              2);
}

}  // namespace
}  // namespace attnscope::attack
