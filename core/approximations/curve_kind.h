#pragma once

#include <string_view>

namespace attnscope {

/// The kind of a curve; each kind has one colour and one dash everywhere.
struct CurveKind {
    std::string_view name;          ///< such as "mean-field"; stable, because files contain it
    bool is_approximation = false;  ///< whether it is judged against the exact curve

    bool operator==(const CurveKind&) const = default;

    static const CurveKind exact, mean_row, simulation, median, normal_approximation, bound,
        contour, compared, family, reference, published, measured, typical, trained, own;
};

inline constexpr CurveKind CurveKind::exact{"exact"};
inline constexpr CurveKind CurveKind::mean_row{"mean-row"};  ///< exact at the λ of the mean row,
                                                             ///< where each row has its own λ
inline constexpr CurveKind CurveKind::simulation{"simulation"};
inline constexpr CurveKind CurveKind::median{"median"};
inline constexpr CurveKind CurveKind::normal_approximation{"normal-approximation", true};
inline constexpr CurveKind CurveKind::bound{"bound"};
inline constexpr CurveKind CurveKind::contour{"contour"};  ///< where a map has one value

inline constexpr CurveKind CurveKind::compared{"compared"};    ///< exact, under another rule
inline constexpr CurveKind CurveKind::family{"family"};        ///< exact, at one value of a field
inline constexpr CurveKind CurveKind::reference{"reference"};  ///< exact, of a Scenario kept aside
inline constexpr CurveKind CurveKind::published{"published"};  ///< by others; one series per method

inline constexpr CurveKind CurveKind::measured{"measured"};  ///< of the attention matrix itself

inline constexpr CurveKind CurveKind::typical{"typical"};  ///< of scores at their law's quantiles

inline constexpr CurveKind CurveKind::trained{"trained"};  ///< of models trained here; one series
                                                           ///< per rule

inline constexpr CurveKind CurveKind::own{"own", true};  ///< a formula that a person types

/// Whether a curve of this kind is the mean that its figure is about, by which approximations are
/// judged.
constexpr bool is_main(const CurveKind& kind) {
    return kind == CurveKind::exact || kind == CurveKind::mean_row;
}

/// The kind of the approximations with this key (core/approximations/approximations.h).
constexpr CurveKind approximation_kind(std::string_view key) {
    return {key, true};
}

}  // namespace attnscope
