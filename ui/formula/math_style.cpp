#include "ui/formula/math_style.h"

#include <array>
#include <cstdlib>

namespace attnscope {
namespace {

/// spaces[before][after]: the space between neighbours of two classes in their order (ordinary,
/// operation, binary, relation, opening, closing, punctuation, inner), from Knuth, The TeXbook,
/// chapter 18: 1 is thin, 2 medium, 3 thick. A negative one applies outside scripts only. Pairs
/// that cannot be neighbours have 0.
constexpr std::array<std::array<int, 8>, 8> spaces = {{{0, 1, -2, -3, 0, 0, 0, -1},
                                                       {1, 1, 0, -3, 0, 0, 0, -1},
                                                       {-2, -2, 0, 0, -2, 0, 0, -2},
                                                       {-3, -3, 0, 0, -3, 0, 0, -3},
                                                       {0, 0, 0, 0, 0, 0, 0, 0},
                                                       {0, 1, -2, -3, 0, 0, 0, -1},
                                                       {-1, -1, 0, -1, -1, -1, -1, -1},
                                                       {-1, 1, -2, -3, -1, 0, -1, -1}}};

}  // namespace

int MathStyle::scriptLevel() const {
    switch (size) {
        case MathSize::script:
            return 1;
        case MathSize::script_of_script:
            return 2;
        default:
            return 0;
    }
}

MathStyle MathStyle::ofScripts() const {
    return {isScript() ? MathSize::script_of_script : MathSize::script, cramped};
}

MathStyle MathStyle::ofNumerators() const {
    return isDisplay() ? MathStyle{MathSize::text, cramped} : ofScripts();
}

double scaleOf(const MathFont& font, MathStyle style) {
    switch (style.size) {
        case MathSize::script:
            return font.fraction(HB_OT_MATH_CONSTANT_SCRIPT_PERCENT_SCALE_DOWN);
        case MathSize::script_of_script:
            return font.fraction(HB_OT_MATH_CONSTANT_SCRIPT_SCRIPT_PERCENT_SCALE_DOWN);
        default:
            return 1;
    }
}

double spaceBetween(AtomClass before, AtomClass after, MathStyle style) {
    constexpr std::array<double, 4> eighteenths = {0, 3, 4, 5};
    const int space = spaces[static_cast<std::size_t>(before)][static_cast<std::size_t>(after)];
    if (space < 0 && style.isScript())
        return 0;
    return eighteenths[static_cast<std::size_t>(std::abs(space))] / 18;
}

}  // namespace attnscope
