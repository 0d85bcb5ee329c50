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

/// Whether a figure holds its exact and approximate curves alone, to the digits that are seen of
/// lines (`rough`: fast enough for every step of a drag) or to all, or its simulated ones too.
enum class Detail { rough, curves, sampled };

/// How exact the means are of a figure's curves.
inline Precision precision_of(Detail detail) {
    return detail == Detail::rough ? Precision::drawn : Precision::full;
}

/// A figure of the table. Each has a file in core/figures/.
struct FigureEntry {
    std::string_view id;  ///< name on the command line
    std::string_view title;
    std::string_view help;   ///< one sentence: what it shows
    std::string_view field;  ///< the Scenario field that its x axis shows; empty where it is none
    /// That axis for such inputs, long enough for the marker; null where it shows no field.
    Axis (*x_axis)(const Scenario& inputs, double marker) = nullptr;
    /// What of the Scenario the figure's curves depend on, everything else as in Scenario{}: where
    /// it is the same, what was drawn still holds (core/fields/inputs.h).
    Scenario (*inputs)(const Scenario&);
    /// The figure of such inputs, its x axis long enough for the marker, where there is one.
    Figure (*draw)(const Scenario& inputs, double marker, Detail, const std::stop_token&);

    /// The figure of a Scenario, of which it reads its inputs and the marker alone.
    Figure compute(const Scenario& scenario, Detail detail, const std::stop_token& stop) const;
};

/// The title of a figure in any language.
Message title_of(const FigureEntry& entry);

/// All figures, in the order in which they are shown.
std::span<const FigureEntry* const> figures();

/// The keys of the fields that the figure depends on, its marker's aside.
std::vector<std::string_view> fields_read(const FigureEntry& entry);

/// The figure of that id. Throws InvalidRequest that lists the ids where there is none.
const FigureEntry& figure_entry(std::string_view id);

/// The Scenario's value on a figure's x axis: what its marker shows. NaN where the axis shows no
/// field.
double marker_position(const Scenario& scenario, const Axis& axis);

/// The Scenario moved so that marker_position gives `x`: a new n, or a λ and with it the constant
/// rule. Clamped to the field's range; unchanged where the axis shows no field.
Scenario with_marker_at(const Scenario& scenario, const Axis& axis, double x);

/// Whether the Scenario's marker lies on the figure's x axis, or there is none: a figure of the
/// same inputs then serves the Scenario with its marker moved.
bool reaches_marker(const Figure& figure, const Scenario& scenario);

/// Whether the figure's x axis is the one that the Scenario's own would have: beyond that the axis
/// may still be as long as an earlier marker made it.
bool has_axis_of(const FigureEntry& entry, const Figure& figure, const Scenario& scenario);

/// The figure as CSV: a `#` comment block (version, Scenario, axes, notes), then one row a point in
/// long form: series,kind,x,y,lower,upper,valid, and where the figure has a map its value at x and
/// y in an eighth column; of a table its rows and columns. Values not there (a band's y, a gap) are
/// empty; `valid` is false where an approximation has left its range (core/figures/validity.h).
std::string to_csv(const Figure& figure, const Scenario& scenario);

/// The same in wide form: a line an x, ascending, and a column a curve (with NAME lower and NAME
/// upper where it has an interval, NAME valid where it has left its range somewhere) and two a
/// band, empty where one says nothing at that x; marked points as comments. Of a map a line a y and
/// a column an x; of a table the same as in long form.
std::string to_wide_csv(const Figure& figure, const Scenario& scenario);

/// Entropies at the Scenario's own n and λ, for the status line; NaN for an approximation that has
/// left its range there (core/figures/validity.h), and for all but the maximum where the rows have
/// another law.
struct Readout {
    double lambda;                       ///< λ that the rule gives
    std::string unit;                    ///< nat or bit
    double exact, maximum;               ///< entropies in that unit; maximum is log n
    std::vector<double> approximations;  ///< the same of approximations_read_out()
    std::int64_t keys = 0;               ///< n of the row that these are of
    std::int64_t rows = 0;               ///< of the matrix; 0 where its files do not tell
    std::optional<double> mean_of_rows;  ///< exact, of all of them, where a mask tells them apart
    double products_scale = lambda;      ///< the factor on q·k that these entropies are of
    bool own_vectors =
        false;  ///< vectors are of files; the entropies are of norms of √d all the same
    std::optional<Message> other_law = {};  ///< why none is known (core/rows/products.h)
};

/// Throws Cancelled.
Readout read_out(const Scenario& scenario, const std::stop_token& stop = {});

/// Those of the entropy that are read out.
std::vector<Approximation> approximations_read_out();

}  // namespace attnscope
