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

/// How much of a figure is computed:
///  - rough: exact and approximate curves, to the digits that are visible in lines; fast enough for
///    every step of a drag;
///  - curves: the same curves in full precision;
///  - sampled: simulated values, too.
enum class Detail { rough, curves, sampled };

/// Returns the precision of the means in a figure's curves.
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
    /// Whether its rows are softmax rows whatever the normaliser. A note says so if another one is
    /// chosen.
    bool is_of_softmax = false;
    std::string_view field;  ///< the Scenario field that its x axis shows; empty if there is none
    /// Returns the x axis for these inputs, long enough for the marker. Null if the axis shows no
    /// field.
    Axis (*x_axis)(const Scenario& inputs, double marker) = nullptr;
    /// Returns the part of the Scenario on which the figure's curves depend; everything else is as
    /// in Scenario{}. A drawn figure remains valid as long as this part is the same
    /// (core/fields/inputs.h).
    Scenario (*inputs)(const Scenario&);
    /// Returns the figure of these inputs. Its x axis, if it shows a field, is long enough for the
    /// marker.
    Figure (*draw)(const Scenario& inputs, double marker, Detail, const std::stop_token&);
    /// Returns the sentence above the figure (core/figures/headlines/headlines.h).
    Message (*headline)(const Figure& figure, double marker);

    /// Returns the part of the Scenario on which the figure and its notes depend: inputs(), and the
    /// normaliser if a note names it.
    Scenario inputs_of(const Scenario& scenario) const;
    /// Returns the figure of a Scenario. Reads only the Scenario's inputs_of() and its marker.
    Figure compute(const Scenario& scenario, Detail detail, const std::stop_token& stop) const;
};

/// The title of a figure, which can be translated.
Message title_of(const FigureEntry& entry);

/// All figures, in the order in which they are shown.
std::span<const FigureEntry* const> figures();

/// Returns the keys of the fields that the figure's curves depend on, apart from the field that its
/// marker shows.
std::vector<std::string_view> fields_read(const FigureEntry& entry);

/// Whether there is a figure with this id.
bool is_figure(std::string_view id);

/// Returns the figure with this id. Throws UnknownName, which lists the ids, if there is none.
const FigureEntry& figure_entry(std::string_view id);

/// Returns the Scenario's value on a figure's x axis, where the marker is; NaN if the axis shows no
/// field.
double marker_position(const Scenario& scenario, const Axis& axis);

/// Returns the Scenario changed so that marker_position() gives `x`: with a new n, or with a new λ
/// and the constant rule. The value is clamped to the field's range. Returns the Scenario unchanged
/// if the axis shows no field or `x` is NaN.
Scenario with_marker_at(const Scenario& scenario, const Axis& axis, double x);

/// Returns the sentence above a figure, made from its numbers at the marker; empty if the figure
/// has nothing that a sentence could say.
Message headline_of(const Figure& figure, double marker);

/// Whether the Scenario's marker lies on the figure's x axis, or the axis has no marker. A figure
/// of the same inputs can then be reused with its marker moved.
bool reaches_marker(const Figure& figure, const Scenario& scenario);

/// Whether the figure's x axis is the one that a newly computed figure of the Scenario would have.
/// Its axis is longer if the marker has been far to the right and was moved back.
bool has_axis_of(const FigureEntry& entry, const Figure& figure, const Scenario& scenario);

/// Returns the figure as CSV: a `#` comment block (version, Scenario, axes, notes), then one row
/// per point in long form: series,kind,x,y,lower,upper,valid. A figure with a map has an eighth
/// column, the map's value at x and y. A table has its own rows and columns instead. Missing values
/// (a band's y, a gap) are empty; `valid` is false where an approximation does not hold
/// (core/figures/validity.h).
std::string to_csv(const Figure& figure, const Scenario& scenario);

/// Returns the figure as CSV in wide form: one line per x, ascending, with one column per curve and
/// two per band, empty where they have no value at that x. A curve NAME with error intervals also
/// has the columns "NAME lower" and "NAME upper", and one that does not hold everywhere has "NAME
/// valid". Marked points are comments. A map has one line per y and one column per x; a table is
/// written as in long form.
std::string to_wide_csv(const Figure& figure, const Scenario& scenario);

/// Entropies at the Scenario's own n and λ, for the status line. An approximation is NaN where it
/// does not hold (core/figures/validity.h). If `other_law` says why no entropy is known, all
/// entropies but `maximum` are NaN or missing.
struct Readout {
    double lambda;                       ///< λ that the rule gives
    std::string unit;                    ///< nat or bit
    double exact, maximum;               ///< entropies in `unit`; maximum is log n
    std::vector<double> approximations;  ///< entropies, in the order of approximations_read_out()
    bool all_approximations = true;      ///< whether figures draw all, not just the main ones
    std::int64_t keys = 0;               ///< n of the row that the entropies are for
    std::int64_t rows = 0;               ///< how many the matrix has; 0 if its files cannot be read
    std::optional<double> mean_of_rows;  ///< exact mean entropy of all rows, if there is a mask
    double products_scale = lambda;      ///< factor on q·k: λ, unless scores are divided by norms
    bool own_vectors =
        false;  ///< whether vectors come from files; entropies nonetheless assume norms of √d
    std::optional<Message> other_law = {};  ///< why no entropy is known (core/rows/products.h)
};

/// Returns the readout of a Scenario. Throws Cancelled.
Readout read_out(const Scenario& scenario, const std::stop_token& stop = {});

/// Returns the approximations of the entropy that are read out.
std::vector<Approximation> approximations_read_out();

}  // namespace attnscope
