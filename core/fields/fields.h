#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/scaling/typed_formula.h"
#include "core/scenario/choice.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// A whole number in [min, max]; a slider covers [slider_min, slider_max] logarithmically.
struct IntegerField {
    std::int64_t Scenario::*member;
    std::int64_t min, max;
    std::int64_t slider_min, slider_max;
};

/// A parameter of records that can be chosen.
struct ParameterField {
    const Parameter* parameter;
};

/// Records of a table to choose from.
struct Choices {
    std::string Scenario::*member;
    std::string_view table;  ///< what the records are: "rules", "masks"
    std::vector<Choice> choices;
};

/// One of a table's records.
struct ChoiceField : Choices {};

/// Any number of a table's records: their keys in the table's order, separated by commas.
struct ChoicesField : Choices {};

/// Free text, such as the path of a file; `check` throws InvalidRequest if the text cannot be used.
struct TextField {
    std::string Scenario::*member;
    void (*check)(std::string_view);
    const FormulaSyntax* syntax = nullptr;  ///< of the formulas in it; null if it holds none
};

/// The description of one member of the Scenario, or of one parameter of the records that it can
/// choose. The panel, `--set`, sessions and CSV headers are all made from these descriptions.
struct Field {
    std::string_view key;      ///< stable name in files and on the command line
    std::string_view label;    ///< what a person reads
    std::string_view group;    ///< heading in the panel
    std::string_view unit;     ///< empty if there is none
    std::string_view help;     ///< one sentence
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it matters
    /// A formula that is the field's symbol or contains it, and the source of the formula. A
    /// parameter without a formula of its own has that of the first record that reads it.
    std::string_view formula, source;
    std::variant<IntegerField, ParameterField, ChoiceField, ChoicesField, TextField> kind;
    /// The members whose choices decide whether the field is read; if empty, it always is. A
    /// parameter that a typed formula names is read in any case.
    std::vector<std::string Scenario::*> decided_by = {};
    /// Whether the field is read under this choice of one of these members; if null, it is if the
    /// choice has the parameter.
    bool (*read_by)(const Choice&) = nullptr;
    /// Whether files leave the field out while it has its default, so that they stay the same as
    /// before there was such a field.
    bool is_new = false;

    /// Whether anything reads the field in this Scenario.
    bool applies(const Scenario& scenario) const;
    /// Whether the field is read under this choice of a deciding member.
    bool is_read_by(const Choice& choice) const;
    /// Whether files that describe the Scenario contain the field (is_new).
    bool is_said(const Scenario& scenario) const;
};

/// All fields, in the order in which they are shown: a choice from a table is followed by the
/// parameters of the table's records.
std::span<const Field> fields();

/// Returns the field with this key. Throws UnknownName, which names the nearest key, if there is
/// none.
const Field& field(std::string_view key);

/// Returns the choices of a field; null if it does not choose from a table.
const Choices* choices_in(const Field& field);

/// Returns the field of a member that chooses one record or several from a table.
const Field& choice_field(std::string Scenario::*member);

/// Returns the choice of a member that holds one.
const Choice& chosen(const Scenario& scenario, std::string Scenario::*member);

/// Returns the choices of a member that may hold several.
std::vector<const Choice*> all_chosen(const Scenario& scenario, std::string Scenario::*member);

/// Whether λ of the chosen rule, or of a compared one, is a formula that a person typed.
bool has_own_formula(const Scenario& scenario);

/// Returns the index of the chosen option among the field's choices.
std::size_t chosen_index(const Scenario& scenario, const Choices& field);

/// Returns a field's value as text: numbers shortest-exact with '.' as decimal point, choices by
/// key.
std::string get(const Scenario& scenario, const Field& field);

/// Sets a field from text, and nothing else (core/fields/follow.h sets what follows from it).
/// Throws InvalidRequest, which names the field, the value and what is allowed; the Scenario is
/// then unchanged.
void set(Scenario& scenario, const Field& field, std::string_view text);

/// `set(scenario, field(key), text)`.
void set(Scenario& scenario, std::string_view key, std::string_view text);

/// Sets a numeric field. Throws as set() does.
void set_number(Scenario& scenario, const Field& field, double value);

/// Returns the value that a control shows for a number: the field's own or, for λ, the λ that the
/// Scenario's rule gives. Returns 0 if the field is not a number.
double shown_number(const Scenario& scenario, const Field& field);

/// Returns the settings that keep the field from being read, such as "rule = log-512" for lambda;
/// empty if the field is read.
Message unread_because(const Scenario& scenario, const Field& field);

/// Whether this field follows from the files that the Scenario names: d does if queries or keys are
/// read from a file or made by a trained head, n if keys are read.
bool is_given_by_files(const Scenario& scenario, std::string_view key);

/// Throws InvalidRequest if a member is out of its range or members contradict one another (a file
/// source without a file, say).
void validate(const Scenario& scenario);

/// Returns (key, value) of every field with Field::is_said(), as exports and sessions store them.
std::vector<std::pair<std::string, std::string>> describe(const Scenario& scenario);

/// Returns d, then the dimensions that `angle_dimensions` lists, without repetitions. Throws
/// InvalidRequest.
std::vector<std::int64_t> angle_dimensions(const Scenario& scenario);

}  // namespace attnscope
