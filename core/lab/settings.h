#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/attention/masks.h"
#include "core/attention/positions.h"
#include "core/attention/variants.h"
#include "core/lab/tasks.h"
#include "core/parameters/allowed.h"
#include "core/parameters/parameter.h"
#include "core/scaling/rule.h"

namespace attnscope::lab {

/// Everything that decides what is trained.
struct Settings {
    std::string task = "largest";           ///< core/lab/tasks.h
    std::string attention = "dot";          ///< core/attention/variants.h
    std::string position = "none";          ///< core/attention/positions.h
    std::string rule = "inverse-sqrt-d";    ///< core/scaling/rules.h
    std::string mask = "none";              ///< core/attention/masks.h
    std::string normalizer = "softmax";     ///< core/attention/normalizers.h
    std::string formula{standard_formula};  ///< of the rule "formula"
    ParameterValues parameters;             ///< of the records chosen

    std::int64_t d = 32;  ///< of all heads together
    std::int64_t layers = 1, heads = 1;
    std::int64_t batch = 128;
    double rate = 3e-3;          ///< of Adam
    std::int64_t warm_up = 100;  ///< step t has rate·min(1, t/(warm_up + 1))
    std::uint64_t seed = 1;

    bool operator==(const Settings&) const = default;
};

/// A number of the settings themselves, and what it may be. Some also have to fit together.
struct OwnNumber {
    std::string_view key;
    std::variant<std::int64_t Settings::*, double Settings::*> member;
    NumberLimits limits;

    double of(const Settings& settings) const;
};

/// All numbers of the settings themselves that a person may set.
std::span<const OwnNumber> own_numbers();

/// Returns a name for files of what is trained: TASK-ATTENTION-POSITION-RULE-SEED.
std::string name_of(const Settings& settings);

/// Returns the settings that a task is usually trained with.
Settings usual_settings(const Task& task);

/// The records that settings name.
struct Chosen {
    const Task& task;
    const Variant& variant;
    const PositionScheme& position;
    const AttentionMask& mask;
    const Rule& rule;
};

/// Returns the numbers of records that a model of the task may depend on: those of the task, of all
/// rules, and of the position schemes and masks that can be trained. Left out are those that a
/// model decides by itself: ALiBi's heads, and the spread of biases that it learns.
std::vector<const Parameter*> numbers_read(const Task& task);

/// Returns the values with all else at the standard.
ParameterValues only_read(const Task& task, const ParameterValues& values);

/// Returns the records. Throws InvalidRequest if there is none of a name, if one of them cannot be
/// trained yet, and for numbers that do not fit.
Chosen chosen(const Settings& settings);

}  // namespace attnscope::lab
