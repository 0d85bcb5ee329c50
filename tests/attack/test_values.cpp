#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/fields/fields.h"
#include "core/quantities/quantities.h"
#include "core/text/numbers.h"
#include "tests/attack/bad_words.h"
#include "tests/attack/contract.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope::attack {
namespace {

/// Commands that take --set, in turn, so that each field meets each of them.
std::vector<std::string> setting(const std::string& assignment) {
    static const std::vector<std::vector<std::string>> commands = {
        {"attention"},
        {"plot", "angles", "-o", "a.csv"},
        {"gallery", "new"},
        {"screenshot", "a.png"}};
    static std::size_t turn = 0;
    std::vector<std::string> arguments = commands[turn++ % commands.size()];
    arguments.insert(arguments.end(), {"--set", assignment});
    return arguments;
}

/// Beyond both ends of a range, by little and by much.
std::vector<std::string> outside(double min, double max) {
    return {std::to_string(min - 1), std::to_string(max * 1.001), std::to_string(max + 1),
            std::to_string(-max * 1e30), std::to_string(max * 1e30)};
}

/// The next four of the bad numbers, in turn, so that fields of each kind meet all of them.
std::vector<std::string> next_bad_numbers() {
    static std::size_t next = 0;
    std::vector<std::string> values;
    for (int i = 0; i < 4; ++i)
        values.push_back(bad_numbers[next++ % bad_numbers.size()]);
    return values;
}

struct BadValues {
    std::vector<std::string> operator()(const IntegerField& kind) const {
        std::vector<std::string> values =
            outside(static_cast<double>(kind.min), static_cast<double>(kind.max));
        std::ranges::copy(next_bad_numbers(), std::back_inserter(values));
        values.emplace_back("2.5");
        return values;
    }
    std::vector<std::string> operator()(const ParameterField& kind) const {
        const auto [min, max] = std::pair{kind.parameter->min, kind.parameter->max};
        std::vector<std::string> values = outside(min, max);
        const auto is_bad = [&](const std::string& number) {
            const auto value = parse_real(number);  // a negative number is good for some
            return !value || !(*value >= min && *value <= max) ||
                   (kind.parameter->whole && !parse_integer(number));
        };
        std::ranges::copy_if(next_bad_numbers(), std::back_inserter(values), is_bad);
        return values;
    }
    std::vector<std::string> operator()(const ChoiceField& kind) const {
        const std::string good(kind.choices.front().key);
        return {"", "0", good + " ", good + "," + good, "=" + good, good.substr(1), "\x1b[2J"};
    }
    std::vector<std::string> operator()(const ChoicesField& kind) const {
        const std::string good(kind.choices.front().key);
        return {"0", good + " ", good + ";" + good, "," + good, good + ",no", good.substr(1)};
    }
    std::vector<std::string> operator()(const TextField&) const { return {"1\n2"}; }
};

TEST(ValueAttack, EveryFieldRefusesWhatItCannotTake) {
    const Sandbox sandbox;
    std::size_t attacks = 0;
    Share share;
    for (const Field& field : fields())
        for (const std::string& value : std::visit(BadValues(), field.kind)) {
            ++attacks;
            if (share.takes())
                expect_refused(sandbox,
                               {.arguments = setting(std::string(field.key) + "=" + value)});
        }
    EXPECT_GE(attacks, 300U);
}

TEST(ValueAttack, NoFormulaEndsTheProgram) {
    const Sandbox sandbox;
    for (const std::string& formula : bad_formulas) {
        for (const std::string key : {"n=", "lambda="})
            expect_refused(sandbox, {.arguments = setting(key + formula)});
        expect_refused(sandbox,
                       {.arguments = {"eval", "entropy", "n=64", "d=16", "lambda=" + formula}});
    }
}

/// Monte Carlo, since nothing else reads samples and seed.
const Inputs good_inputs = {{"n", "64"},    {"d", "16"},  {"beta", "1"},
                            {"theta", "1"}, {"p", "0.5"}, {"method", "monte-carlo"}};

/// Each key of each quantity in turn meets the next bad number; the others are in order.
TEST(ValueAttack, EveryInputRefusesWhatItCannotTake) {
    const Sandbox sandbox;
    std::size_t next = 0;
    Share share;
    for (const Quantity* quantity : quantities())
        for (const std::string_view bad_key : quantity->keys)
            for (int i = 0; i < 2; ++i) {
                Start start{.arguments = {"eval", std::string(quantity->name)}};
                const std::string& value = bad_numbers[next++ % bad_numbers.size()];
                start.arguments.push_back(std::string(bad_key) + "=" +
                                          (value.empty() ? "?" : value));
                for (const auto& [key, good] : good_inputs)
                    if (key != bad_key &&
                        std::ranges::find(quantity->keys, key) != quantity->keys.end())
                        start.arguments.push_back(key + "=" + good);
                if (share.takes())
                    expect_refused(sandbox, start);
            }
}

TEST(ValueAttack, EveryQuantityRefusesStrangers) {
    const Sandbox sandbox;
    for (const Quantity* quantity : quantities())
        for (const char* stranger :
             {"nosuch=1", "N=5", " n=5", "n =5", "value=3", "=", "\x1b[2J=1"})
            expect_refused(sandbox, {.arguments = {"eval", std::string(quantity->name), stranger}});
}

}  // namespace
}  // namespace attnscope::attack
