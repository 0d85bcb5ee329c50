#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

/// A Scenario kept aside, which views show beside the present one.
struct Frozen {
    Scenario scenario;
    std::string name{};  ///< that a person gave; if empty, its differences name it

    bool operator==(const Frozen&) const = default;
};

/// The values of one field for each of which a figure draws its exact curve.
struct Family {
    std::string field;                ///< key; empty if nothing is compared over a field
    std::vector<std::string> values;  ///< as get() gives them, each once

    bool empty() const { return field.empty(); }
    bool operator==(const Family&) const = default;
};

/// What the present Scenario is compared with: what is frozen, and the values of a field.
struct Comparison {
    std::vector<Frozen> frozen;
    std::optional<std::size_t> chosen{};  ///< of what is frozen, for the matrices; else the last
    Family over{};

    bool empty() const { return frozen.empty() && over.empty(); }
    bool operator==(const Comparison&) const = default;
};

inline constexpr std::size_t most_frozen = 16;                    ///< Scenarios at a time
inline constexpr std::size_t fewest_values = 2, most_values = 8;  ///< of a family
inline constexpr std::size_t longest_frozen_name = 80;            ///< bytes

/// Returns the place of the frozen Scenario that matrices show; nothing if none is frozen.
std::optional<std::size_t> shown_place(const Comparison& comparison);
/// Returns the frozen Scenario that matrices show; null if none is frozen.
const Frozen* shown_frozen(const Comparison& comparison);

/// Returns a comparison without one of what is frozen; the matrices go on to show what they did,
/// unless it was that one.
Comparison without_frozen(Comparison comparison, std::size_t place);
/// Returns a comparison without all that is frozen.
Comparison without_frozen(Comparison comparison);

/// Returns the name as it can be kept: on one line, without blanks around it.
std::string as_frozen_name(std::string_view text);

/// Throws InvalidRequest if more is frozen than is possible, two have one name, or a name is no
/// text on one line.
void check_frozen(const std::vector<Frozen>& frozen);

/// Returns the family of "d=64,128,256": a field that is a number or a choice and its values, which
/// may be formulas. Throws InvalidRequest for another field, for a value that is refused or stands
/// there twice, and for fewer or more values than a family has.
Family family_from(std::string_view text);
/// Returns the text from which family_from() makes the family.
std::string text_of(const Family& family);

/// Whether a field can be compared over: it is a number or a choice.
bool has_family(std::string_view key);

/// Returns the family to begin with: a number as it is, twice and four times that; all choices.
/// Empty if there are too many choices or too few numbers.
Family usual_family(const Scenario& scenario, std::string_view key);

/// Returns the Scenario with each of the values in turn, and what follows from it
/// (core/fields/follow.h).
std::vector<Scenario> members_of(const Family& family, const Scenario& scenario);

/// Returns what "NAME:key=value,…" freezes: the Scenario with these settings (with_settings()). A
/// name or a value that holds a sign of this form stands in double quotes, in which \ stands before
/// " and \. Throws InvalidRequest.
Frozen frozen_from(std::string_view text, const Scenario& scenario);
/// Returns the text from which frozen_from() makes the frozen Scenario, but for what nothing reads.
std::string text_of(const Frozen& frozen, const Scenario& scenario);

}  // namespace attnscope
