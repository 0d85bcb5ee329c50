#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

/// One value of a field that is chosen from a list: the key in files and on the command line, and
/// what a person reads.
struct Choice {
    std::string_view key;
    std::string_view label;
};

/// A whole number in [min, max]; a slider covers [slider_min, slider_max] logarithmically.
struct IntegerField {
    std::int64_t Scenario::*member;
    std::int64_t min, max;
    std::int64_t slider_min, slider_max;
};

/// A finite number in [min, max]; a slider covers [slider_min, slider_max] logarithmically.
struct RealField {
    double Scenario::*member;
    double min, max;
    double slider_min, slider_max;
};

struct ChoiceField {
    std::span<const Choice> choices;
    std::size_t (*get)(const Scenario&);
    void (*set)(Scenario&, std::size_t);
};

/// Free text, such as the path of a file; `check` throws InvalidRequest where the text cannot
/// serve.
struct TextField {
    std::string Scenario::*member;
    void (*check)(std::string_view);
};

/// The description of one Scenario member: what drives the panel, `--set`, sessions and CSV
/// headers.
struct Field {
    std::string_view key;    ///< stable name in files and on the command line
    std::string_view label;  ///< what a person reads
    std::string_view group;  ///< heading in the panel
    std::string_view unit;   ///< empty where there is none
    std::string_view help;   ///< one sentence
    std::variant<IntegerField, RealField, ChoiceField, TextField> kind;
};

/// Whether the files that the Scenario names decide this field: d by either, n by that of the keys.
bool is_given_by_files(const Scenario& scenario, std::string_view key);

/// The values that keep the field from being read, such as "rule = log-512" for lambda; empty where
/// nothing does.
std::string unread_because(const Scenario& scenario, std::string_view key);

/// What follows from the field `key` where that is a file's path: it chooses the file as source,
/// and an empty one gives it up.
void choose_file_source(Scenario& scenario, std::string_view key);

/// All fields, in the order in which they are shown.
std::span<const Field> fields();

/// The field of that key. Throws InvalidRequest that lists the known keys where there is none.
const Field& field(std::string_view key);

/// A field's value as text: numbers shortest-exact with '.' as decimal point, choices by key.
std::string get(const Scenario& scenario, const Field& field);

/// Sets a field from text. Throws InvalidRequest, which names the field, the value and what is
/// allowed; the Scenario is then unchanged. Setting `lambda` also chooses the constant rule, since
/// no other rule reads it.
void set(Scenario& scenario, const Field& field, std::string_view text);

/// `set(scenario, field(key), text)`.
void set(Scenario& scenario, std::string_view key, std::string_view text);

/// Throws InvalidRequest where a member is out of its range or members contradict one another
/// (a file source without a file, say).
void validate(const Scenario& scenario);

/// Every field as (key, value): what exports and sessions carry.
std::vector<std::pair<std::string, std::string>> describe(const Scenario& scenario);

/// The dimensions that `angle_dimensions` lists, d first, each once. Throws InvalidRequest.
std::vector<std::int64_t> angle_dimensions(const Scenario& scenario);

}  // namespace attnscope
