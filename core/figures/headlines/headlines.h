#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/figures/figure.h"

namespace attnscope {

// The sentences above figures. Each is made from the figure's numbers at the marker, so that it
// cannot say what the curve does not show. The functions return an empty message if the figure has
// nothing that a sentence could say. Numbers are rounded to two or three digits.

Message entropy_over_lengths_headline(const Figure& figure, double marker);
Message gradient_over_lengths_headline(const Figure& figure, double marker);
Message collision_over_lengths_headline(const Figure& figure, double marker);
Message focus_over_lengths_headline(const Figure& figure, double marker);
Message mass_over_lengths_headline(const Figure& figure, double marker);
Message support_over_lengths_headline(const Figure& figure, double marker);
Message entropy_over_scales_headline(const Figure& figure, double marker);
Message gradient_over_scales_headline(const Figure& figure, double marker);
Message jacobian_norms_headline(const Figure& figure, double marker);
Message angles_headline(const Figure& figure, double marker);
Message phase_diagram_headline(const Figure& figure, double marker);
Message rules_side_by_side_headline(const Figure& figure, double marker);
Message rule_values_headline(const Figure& figure, double marker);
Message rules_over_lengths_headline(const Figure& figure, double marker);
Message position_scheme_headline(const Figure& figure, double marker);
Message position_frequencies_headline(const Figure& figure, double marker);
Message row_weights_headline(const Figure& figure, double marker);
Message scores_headline(const Figure& figure, double marker);
Message published_results_headline(const Figure& figure, double marker);

/// The sentence on a figure that is drawn for several values of a field (core/figures/family.h).
Message family_headline(const Figure& figure, double marker);

/// The sentence on the rows of the user's own matrix, in place of that on the curves; empty if the
/// figure shows no such rows.
Message measured_rows_headline(const Figure& figure);

// What several of these functions use.

/// Returns the abscissa that the sentence speaks of: the marker, held within the axis, or the
/// middle of the axis if the figure has no marker.
double place_of_marker(const Figure& figure, double marker);

/// Returns a number of keys to two digits, or to three from 100 on, as the matrix writes it.
std::string keys_text(double keys);

/// Returns the curve with this key (core/figures/entries.h); null if there is none.
const Curve* curve_with_key(const Figure& figure, std::string_view key);

/// Returns the sentence on a figure over lengths or scales whose λ is 0; empty if it is not.
Message equal_weights_headline(const Figure& figure, double marker);

/// How a curve changes when n is doubled.
struct Doubling {
    double from, to;     ///< values at n and 2n
    bool lasts;          ///< whether every further doubling, of at least the last six on the axis,
                         ///< changes it as much, within a tenth
    double least, most;  ///< the least and the largest change of these doublings, relative if
                         ///< `relative` was asked for
};

/// Returns the change of a curve from n to 2n or, if 2n lies beyond the axis, over the last
/// doubling on the axis. `relative` compares relative changes, not differences. Returns nothing if
/// the curve has no value at one of the two lengths.
std::optional<Doubling> doubling_at(const Curve& curve, const Axis& axis, double n, bool relative);

}  // namespace attnscope
