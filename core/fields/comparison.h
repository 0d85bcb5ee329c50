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
    std::string name{};  ///< given by the user; if empty, it is named by its differences

    bool operator==(const Frozen&) const = default;
};

/// Values of one field. A figure draws its exact curve for each of them.
struct Family {
    std::string field;                ///< key; empty if nothing is compared over a field
    std::vector<std::string> values;  ///< as get() gives them, each once

    bool empty() const { return field.empty(); }
    bool operator==(const Family&) const = default;
};

/// What the present Scenario is compared with: frozen Scenarios, and the values of a field.
struct Comparison {
    std::vector<Frozen> frozen;
    std::optional<std::size_t> chosen{};  ///< index in `frozen` for matrices; else the last
    Family over{};

    bool empty() const { return frozen.empty() && over.empty(); }
    bool operator==(const Comparison&) const = default;
};

inline constexpr std::size_t most_frozen = 16;                    ///< Scenarios at once
inline constexpr std::size_t fewest_values = 2, most_values = 8;  ///< of a family
inline constexpr std::size_t longest_frozen_name = 80;            ///< characters

/// Returns the index of the frozen Scenario that matrices show; nothing if none is frozen.
std::optional<std::size_t> shown_place(const Comparison& comparison);
/// Returns the frozen Scenario that matrices show; null if none is frozen.
const Frozen* shown_frozen(const Comparison& comparison);

/// Returns the comparison without the frozen Scenario at this place. Matrices still show the same
/// frozen Scenario, unless it was the one at this place.
Comparison without_frozen(Comparison comparison, std::size_t place);
/// Returns a comparison without all that is frozen.
Comparison without_frozen(Comparison comparison);

/// Returns the name as it can be kept: on one line, without blanks around it.
std::string as_frozen_name(std::string_view text);

/// Throws InvalidRequest if there are more frozen Scenarios than most_frozen, if two have the same
/// name, or if a name is not as as_frozen_name() returns it.
void check_frozen(const std::vector<Frozen>& frozen);

/// Returns the family that a text such as "d=64,128,256" describes: the key of a number or a
/// choice, and its values, which may be formulas. Throws InvalidRequest for another field, for a
/// value that is refused or occurs twice, and for fewer or more values than a family has.
Family family_from(std::string_view text);
/// Returns the text from which family_from() makes the family.
std::string text_of(const Family& family);

/// Whether figures can be compared over the values of this field: it is a number or a choice.
bool has_family(std::string_view key);

/// Returns the family that is offered first. For a number, its values are the present one, twice
/// and four times that, or smaller ones if these exceed the field's range. For a choice they are
/// all choices. Returns an empty family if there are too many choices or too few numbers.
Family usual_family(const Scenario& scenario, std::string_view key);

/// Returns, for each of the values, the Scenario with this value and what follows from it
/// (core/fields/follow.h).
std::vector<Scenario> members_of(const Family& family, const Scenario& scenario);

/// Returns the frozen Scenario that a text of the form "NAME:key=value,…" describes: `scenario`
/// with these settings (with_settings()). A name or a value with a character of this form is
/// written in double quotes, in which " and \ are preceded by \. Throws InvalidRequest.
Frozen frozen_from(std::string_view text, const Scenario& scenario);
/// Returns the text from which frozen_from() makes the frozen Scenario, except for fields that
/// nothing reads.
std::string text_of(const Frozen& frozen, const Scenario& scenario);

}  // namespace attnscope
