#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

#include "core/special/von_mises_fisher.h"
#include "core/special/von_mises_fisher_regimes.h"
#include "core/text/errors.h"
#include "tests/core/reference_table.h"

namespace attnscope {
namespace {

using testing::ReferenceTable;
using testing::relative_error;

void expect_close(const char* name, double got, double wanted, double d, double beta) {
    EXPECT_LE(relative_error(got, wanted), name == std::string_view("D") ? 7e-15 : 5e-15)
        << name << " at d = " << d << ", beta = " << beta << ": got " << got << ", wanted "
        << wanted << ", relative error " << relative_error(got, wanted);
}

TEST(VonMisesFisher, EveryReferenceRow) {
    const ReferenceTable table("von_mises_fisher.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double d = table.number(row, "d");
        const double beta = table.number(row, "beta");
        const VonMisesFisher got = von_mises_fisher(d, beta);
        expect_close("log M", got.log_mgf, table.number(row, "logM"), d, beta);
        expect_close("A", got.mean_cosine, table.number(row, "A"), d, beta);
        expect_close("D", got.entropy_deficit, table.number(row, "D"), d, beta);
        expect_close("dD/dbeta", got.entropy_deficit_slope, table.number(row, "dD_dbeta"), d, beta);
    }
}

TEST(VonMisesFisher, ClosedFormsInThreeDimensions) {
    // M = sinh β / β, so A = coth β − 1/β and Σp²'s exponent is log(β coth β).
    for (double beta = 0.5; beta < 1e29; beta *= 1.7) {
        const double minus_beta = std::log(-std::expm1(-2 * beta) / (2 * beta));
        const VonMisesFisher got = von_mises_fisher(3, beta);
        expect_close("log M - beta", got.log_mgf_minus_beta, minus_beta, 3, beta);
        expect_close("A", got.mean_cosine, 1 / std::tanh(beta) - 1 / beta, 3, beta);
        expect_close("exponent", collision_exponent(3, beta), std::log(beta / std::tanh(beta)), 3,
                     beta);
    }
}

TEST(VonMisesFisher, DifferencesOfLogMKeepTheirDigits) {
    const ReferenceTable table("collision_exponent.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double d = table.number(row, "d"), beta = table.number(row, "beta");
        const double exponent = table.number(row, "exponent"), got = collision_exponent(d, beta);
        const VonMisesFisher at = von_mises_fisher(d, beta);
        expect_close("D", at.entropy_deficit, table.number(row, "D"), d, beta);
        expect_close("log M - beta", at.log_mgf_minus_beta, table.number(row, "logM_minus_beta"), d,
                     beta);
        EXPECT_LE(relative_error(got, exponent), beta > std::max(d / 2 - 1, 5.0) ? 2.4e-15 : 1e-14)
            << "exponent at d = " << d << ", beta = " << beta << ": off by "
            << relative_error(got, exponent);
    }
}

/// About where one takes over from the other, either serves.
TEST(VonMisesFisher, TheTwoRegimesMeet) {
    const ReferenceTable table("von_mises_fisher.csv");
    int met = 0;
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double d = table.number(row, "d"), beta = table.number(row, "beta");
        const double sigma = std::hypot(d / 2 - 1, beta);
        if (sigma < 28.5 || sigma > 33)
            continue;
        ++met;
        for (const VonMisesFisher& got : {detail::von_mises_fisher_series(d, beta),
                                          detail::von_mises_fisher_uniform(d, beta)}) {
            expect_close("log M", got.log_mgf, table.number(row, "logM"), d, beta);
            expect_close("A", got.mean_cosine, table.number(row, "A"), d, beta);
            expect_close("D", got.entropy_deficit, table.number(row, "D"), d, beta);
            expect_close("dD/dbeta", got.entropy_deficit_slope, table.number(row, "dD_dbeta"), d,
                         beta);
        }
    }
    EXPECT_GE(met, 40);
}

TEST(VonMisesFisher, VanishesWithBeta) {
    for (const double d : {2.0, 2.5, 3.0, 64.0, 1e6}) {
        const VonMisesFisher zero = von_mises_fisher(d, 0);
        EXPECT_EQ(zero.log_mgf, 0.0);
        EXPECT_EQ(zero.log_mgf_minus_beta, 0.0);
        EXPECT_EQ(zero.mean_cosine, 0.0);
        EXPECT_EQ(zero.entropy_deficit, 0.0);
        EXPECT_EQ(zero.entropy_deficit_slope, 0.0);
        EXPECT_EQ(collision_exponent(d, 0), 0.0);

        const double beta = 1e-140;
        const VonMisesFisher tiny = von_mises_fisher(d, beta);
        expect_close("log M", tiny.log_mgf, beta * beta / (2 * d), d, beta);
        expect_close("A", tiny.mean_cosine, beta / d, d, beta);
        expect_close("D", tiny.entropy_deficit, beta * beta / (2 * d), d, beta);
        expect_close("dD/dbeta", tiny.entropy_deficit_slope, beta / d, d, beta);
        expect_close("exponent", collision_exponent(d, beta), beta * beta / d, d, beta);
    }
}

TEST(VonMisesFisher, RefusesWhatLiesOutside) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const double d : {1.999, 1.0e6 + 1, -3.0, nan})
        EXPECT_THROW(von_mises_fisher(d, 1), InvalidRequest) << d;
    for (const double beta : {-1e-9, 1.1e30, std::numeric_limits<double>::infinity(), nan}) {
        EXPECT_THROW(von_mises_fisher(64, beta), InvalidRequest) << beta;
        EXPECT_THROW(collision_exponent(64, beta), InvalidRequest) << beta;
    }
}

}  // namespace
}  // namespace attnscope
