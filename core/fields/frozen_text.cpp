#include <algorithm>
#include <utility>

#include "core/fields/assignments.h"
#include "core/fields/comparison.h"
#include "core/text/errors.h"
#include "core/text/printable.h"

// A frozen Scenario as a word of a command line: NAME:key=value,key="a,b".

namespace attnscope {
namespace {

constexpr std::string_view freeze_form = "NAME:key=value,key=value,…";

/// Returns the text as it is, or in quotes if it would be read otherwise.
std::string quoted_part(std::string_view text, std::string_view signs) {
    const bool is_plain =
        !text.starts_with('"') && !text.starts_with('-') && text.find_first_of(signs) == text.npos;
    if (is_plain)
        return std::string(text);
    std::string quoted = "\"";
    for (const char sign : text) {
        if (sign == '"' || sign == '\\')
            quoted += '\\';
        quoted += sign;
    }
    return quoted + '"';
}

/// Reads the parts of a text one after the other.
class FreezeText {
public:
    explicit FreezeText(std::string_view text) : whole_(text), rest_(text) {}

    bool at_end() const { return rest_.empty(); }

    /// Returns the part up to one of the signs, which stays, or up to the end.
    std::string part(std::string_view ends) {
        std::string read = rest_.starts_with('"') ? quoted() : plain(ends);
        if (!rest_.empty() && ends.find(rest_.front()) == ends.npos)
            refuse();
        return read;
    }

    void skip(char sign) {
        if (!rest_.starts_with(sign))
            refuse();
        rest_.remove_prefix(1);
    }

private:
    [[noreturn]] void refuse() const {
        throw InvalidRequest(Message("freeze.form",
                                     "%1 is not of the form %2, in which a value with a comma "
                                     "stands in double quotes",
                                     {in_quotes(whole_), freeze_form}));
    }

    std::string plain(std::string_view ends) {
        const std::size_t end = std::min(rest_.find_first_of(ends), rest_.size());
        std::string read(rest_.substr(0, end));
        rest_.remove_prefix(end);
        return read;
    }

    std::string quoted() {
        std::string read;
        for (std::size_t i = 1; i < rest_.size(); ++i) {
            if (rest_[i] == '"') {
                rest_.remove_prefix(i + 1);
                return read;
            }
            if (rest_[i] == '\\' && i + 1 < rest_.size())
                ++i;
            read += rest_[i];
        }
        refuse();
    }

    std::string_view whole_, rest_;
};

}  // namespace

Frozen frozen_from(std::string_view text, const Scenario& scenario) {
    FreezeText read(text);
    std::string name = read.part(":");
    std::vector<std::string> settings;
    for (char before = ':'; !read.at_end() || before == ':'; before = ',') {
        read.skip(before);
        const std::string key = read.part("=");
        read.skip('=');
        settings.push_back(key + '=' + read.part(","));
    }
    Frozen frozen{with_settings(scenario, settings), std::move(name)};
    check_frozen({frozen});
    return frozen;
}

std::string text_of(const Frozen& frozen, const Scenario& scenario) {
    std::vector<std::string> settings = settings_between(scenario, frozen.scenario);
    if (settings.empty())
        settings = {"d=" + std::to_string(scenario.d)};  // the same one is one, too
    std::string text = quoted_part(frozen.name, ":");
    for (const std::string& setting : settings) {
        const auto [key, value] = split_assignment(setting);
        text += (&setting == settings.data() ? ':' : ',') + key + '=' + quoted_part(value, ",");
    }
    return text;
}

}  // namespace attnscope
