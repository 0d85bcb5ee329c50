#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/approximations/approximations.h"
#include "core/figures/figure.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// How much of a figure is computed. `rough`: exact and approximate curves, to the digits that are
/// visible in lines, which is fast enough for every step of a drag. `curves`: these curves to all
/// digits. `sampled`: simulated values, too.
enum class Detail { rough, curves, sampled };

/// The precision of the means in a figure's curves.
inline Precision precision_of(Detail detail) {
    return detail == Detail::rough ? Precision::drawn : Precision::full;
}

/// A figure of the table. Each has a file in core/figures/.
struct FigureEntry {
    std::string_view id;  ///< name on the command line
    std::string_view title;
    std::string_view help;     ///< one sentence: what it shows
    std::string_view meaning;  ///< two sentences for everybody: how to read it
    std::string_view formula, source;
    std::string_view field;  ///< the Scenario field that its x axis shows; empty if there is none
    /// Returns the x axis for these inputs, long enough for the marker. The function is null if the
    /// axis shows no field.
    Axis (*x_axis)(const Scenario& inputs, double marker) = nullptr;
    /// Returns the part of the Scenario on which the figure's curves depend, everything else as in
    /// Scenario{}: as long as it is the same, a drawn figure remains valid (core/fields/inputs.h).
    Scenario (*inputs)(const Scenario&);
    /// Returns the figure of these inputs. Its x axis is long enough for the marker if it has one.
    Figure (*draw)(const Scenario& inputs, double marker, Detail, const std::stop_token&);
    /// Returns the sentence above the figure (core/figures/headlines/headlines.h).
    Message (*headline)(const Figure& figure, double marker);

    /// Returns the figure of a Scenario, of which it reads only its inputs and the marker.
    Figure compute(const Scenario& scenario, Detail detail, const std::stop_token& stop) const;
};

/// The title of a figure, which can be translated.
Message title_of(const FigureEntry& entry);

/// All figures, in the order in which they are shown.
std::span<const FigureEntry* const> figures();

/// Returns the keys of the fields that the figure depends on, except for that of its marker.
std::vector<std::string_view> fields_read(const FigureEntry& entry);

/// Whether there is a figure with this id.
bool is_figure(std::string_view id);

/// Returns the figure with this id. Throws InvalidRequest, which lists the ids, if there is none.
const FigureEntry& figure_entry(std::string_view id);

/// Returns the Scenario's value on a figure's x axis, which the marker shows. NaN if the axis shows
/// no field.
double marker_position(const Scenario& scenario, const Axis& axis);

/// Returns the Scenario changed so that marker_position() gives `x`: a new n, or a λ and with it
/// the constant rule. The value is clamped to the field's range; the Scenario is unchanged if the
/// axis shows no field.
Scenario with_marker_at(const Scenario& scenario, const Axis& axis, double x);

/// Returns the sentence above a figure, made from its numbers at the marker; empty if the figure
/// has nothing that a sentence could say.
Message headline_of(const Figure& figure, double marker);

/// Whether the Scenario's marker lies on the figure's x axis, or there is none: a figure of the
/// same inputs can then be reused with its marker moved.
bool reaches_marker(const Figure& figure, const Scenario& scenario);

/// Whether the figure's x axis is the one that a figure computed for the Scenario would have. The
/// axis is longer than that after the marker was moved back from a point far to the right.
bool has_axis_of(const FigureEntry& entry, const Figure& figure, const Scenario& scenario);

/// The figure as CSV: a `#` comment block (version, Scenario, axes, notes), then one row per point
/// in long form: series,kind,x,y,lower,upper,valid, and for a map its value at x and y in an eighth
/// column; for a table its rows and columns. Missing values (a band's y, a gap) are empty; `valid`
/// is false where an approximation has left its range (core/figures/validity.h).
std::string to_csv(const Figure& figure, const Scenario& scenario);

/// The figure as CSV in wide form: one line per x, ascending, with one column per curve and two per
/// band, empty where they have no value at that x. A curve NAME with an interval has the columns
/// "NAME lower" and "NAME upper", too, and one that leaves its range somewhere has "NAME valid".
/// Marked points are comments. A map has one line per y and one column per x; a table is written as
/// in long form.
std::string to_wide_csv(const Figure& figure, const Scenario& scenario);

/// Entropies at the Scenario's own n and λ, for the status line. An approximation is NaN if it has
/// left its range there (core/figures/validity.h). If `other_law` says why no entropy is known, all
/// of them but the maximum are NaN.
struct Readout {
    double lambda;                       ///< λ that the rule gives
    std::string unit;                    ///< nat or bit
    double exact, maximum;               ///< entropies in `unit`; maximum is log n
    std::vector<double> approximations;  ///< entropies, in the order of approximations_read_out()
    std::int64_t keys = 0;               ///< n of the row that the entropies are for
    std::int64_t rows = 0;               ///< of the matrix; 0 if its files cannot be read
    std::optional<double> mean_of_rows;  ///< exact mean entropy of all rows, if there is a mask
    double products_scale = lambda;      ///< the factor on q·k; λ may be one on cosines
    bool own_vectors =
        false;  ///< vectors come from files; the entropies nonetheless assume norms of √d
    std::optional<Message> other_law = {};  ///< why no entropy is known (core/rows/products.h)
};

/// Returns the readout of a Scenario. Throws Cancelled.
Readout read_out(const Scenario& scenario, const std::stop_token& stop = {});

/// Returns the approximations of the entropy that are read out.
std::vector<Approximation> approximations_read_out();

}  // namespace attnscope
