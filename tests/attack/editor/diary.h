#pragma once

#include <chrono>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

// What the editor writes down and the attack reads: a line for each thing that happened.

namespace attnscope::attack {

/// Returns a number that tells which text it is (FNV-1a).
inline std::uint64_t print_of(std::string_view text) {
    std::uint64_t print = 14'695'981'039'346'656'037U;
    for (const char c : text)
        print = (print ^ static_cast<unsigned char>(c)) * 1'099'511'628'211U;
    return print;
}

struct Entry {
    double seconds = 0;  ///< on the machine's clock
    std::string what;
    std::uint64_t print = 0;  ///< of a session
};

inline std::string entry(std::string_view what, std::string_view session) {
    const std::chrono::duration<double> now = std::chrono::steady_clock::now().time_since_epoch();
    std::ostringstream line;
    line.precision(17);
    line << now.count() << ' ' << what << ' ' << print_of(session) << '\n';
    return line.str();
}

/// Reads the entries of a diary; a last line that is torn is left out.
inline std::vector<Entry> entries_of(const std::string& diary) {
    std::vector<Entry> entries;
    std::istringstream stream(diary.substr(0, diary.rfind('\n') + 1));
    for (Entry each; stream >> each.seconds >> each.what >> each.print;)
        entries.push_back(each);
    return entries;
}

}  // namespace attnscope::attack
