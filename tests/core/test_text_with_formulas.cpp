#include <gtest/gtest.h>

#include "core/latex/text_with_formulas.h"

namespace attnscope {
namespace {

using Pieces = std::vector<TextPiece>;

TEST(TextWithFormulas, FormulasStandBetweenDollarSigns) {
    EXPECT_EQ(pieces_of("entropy $H(\\lambda)$, nat"),
              (Pieces{{false, "entropy "}, {true, "H(\\lambda)"}, {false, ", nat"}}));
    EXPECT_EQ(pieces_of("$n$$d$"), (Pieces{{true, "n"}, {true, "d"}}));
    EXPECT_EQ(pieces_of(""), Pieces());
}

TEST(TextWithFormulas, ADollarSignThatClosesNothingIsOne) {
    EXPECT_EQ(pieces_of("5 $"), (Pieces{{false, "5 $"}}));
    EXPECT_EQ(pieces_of("$x$ for 5$"), (Pieces{{true, "x"}, {false, " for 5$"}}));
    EXPECT_EQ(pieces_of("a$$b"), (Pieces{{false, "a$$b"}}));
    EXPECT_EQ(pieces_of("\\$5 and \\$6"), (Pieces{{false, "$5 and $6"}}));
    EXPECT_EQ(pieces_of("$a\\$"), (Pieces{{false, "$a$"}}));
    EXPECT_EQ(pieces_of("C:\\temp"), (Pieces{{false, "C:\\temp"}}));
    EXPECT_EQ(pieces_of("\\"), (Pieces{{false, "\\"}}));
}

TEST(TextWithFormulas, OnOneLineFormulasAreAsRecordsHaveThem) {
    EXPECT_EQ(plain_pieces("rule $\\kappa\\cdot\\log n/d$"), "rule κ·log n/d");
}

}  // namespace
}  // namespace attnscope
