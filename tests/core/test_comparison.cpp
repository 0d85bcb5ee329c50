#include <gtest/gtest.h>

#include "core/fields/assignments.h"
#include "core/fields/comparison.h"
#include "core/figures/frozen_curves.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

std::vector<std::string> values(const char* text) {
    return family_from(text).values;
}

TEST(Families, HoldValuesAsTheScenarioDoes) {
    using Values = std::vector<std::string>;
    EXPECT_EQ(values("d=64,128,256"), (Values{"64", "128", "256"}));
    EXPECT_EQ(values("d= 2^6 , 1k"), (Values{"64", "1000"}));
    EXPECT_EQ(values("lambda=1/4,max(0.5, 0.25)"), (Values{"0.25", "0.5"}));
    EXPECT_EQ(values("model=sphere,gaussian"), (Values{"sphere", "gaussian"}));
    for (const char* text : {"d=64,128", "kappa=0.5,1", "rule=log-512,kappa-log-n"})
        EXPECT_EQ(text_of(family_from(text)), text);
}

TEST(Families, RefuseWhatIsNone) {
    for (const char* text :
         {"", "d", "=1,2", "d=", "d=64", "d=64,64", "d=64,2^6", "d=1,2,3,4,5,6,7,8,9", "d=64,many",
          "d=64,-1", "d=64,", "nothing=1,2", "model=sphere,round", "compared_rules=log-512,2.5",
          "query_file=a,b", "scale_formula=1,2", "d=64,1/0", "lambda=(1,2", "d=64\n,128,x"})
        EXPECT_THROW(family_from(text), InvalidRequest) << text;
}

TEST(Families, BeginWithTheNumberAsItIsOrWithAllChoices) {
    EXPECT_EQ(text_of(usual_family({}, "d")), "d=64,128,256");
    EXPECT_EQ(text_of(usual_family({}, "model")), "model=sphere,gaussian,gaussian-qk");
    EXPECT_TRUE(usual_family({}, "rule").empty()) << "there are too many rules";
    for (const char* n : {"512", "250000", "1000000000000"})
        for (const Field& each : fields())
            if (has_family(each.key)) {
                const Family usual = usual_family(with({{"n", n}}), each.key);
                if (!usual.empty()) {
                    EXPECT_EQ(family_from(text_of(usual)), usual) << each.key << ' ' << n;
                }
            }
}

TEST(FrozenTexts, ComeBackAsTheyWere) {
    const Scenario now = with({{"n", "300"}, {"rule", "kappa-log-n"}});
    Scenario files = with({{"d", "32"}, {"compared_rules", "log-512,2.5"}});
    files.tokens_file = "/a, \"b\"\\c=d:e.txt";
    for (const Scenario& scenario : {now, with({{"d", "16"}}), files})
        for (const char* name : {"", "wide", "a, b: \"c\" \\ = {d}", "-x", "\"", "μ = ½"}) {
            const Frozen frozen{read_part(scenario), name};
            const Frozen read = frozen_from(text_of(frozen, now), now);
            EXPECT_EQ(read.name, name);
            EXPECT_EQ(read_part(read.scenario), frozen.scenario) << text_of(frozen, now);
        }
    EXPECT_EQ(text_of(Frozen{with({{"d", "16"}}), "narrow"}, {}), "narrow:d=16");
}

TEST(FrozenTexts, RefuseWhatIsNone) {
    for (const char* text : {"", "name", "name:", "name:d", "name:d=", "name:d=16,", "name:,d=16",
                             "name:d=16,n", "\"name:d=16", "\"name\"d=16", "name:tokens_file=\"a",
                             "name:tokens_file=\"a\"b", "name:nothing=1", "name:d=-1", "a\nb:d=16",
                             " name:d=16", "\xff:d=16", "name:d=64,d=128", "name:d=\"16\"x,n=3"})
        EXPECT_THROW(frozen_from(text, {}), InvalidRequest) << text;
    EXPECT_THROW(frozen_from(std::string(200, 'x') + ":d=16", {}), InvalidRequest);
}

TEST(Comparisons, KeepTheMatrixThatIsShownWhenOthersGo) {
    Comparison comparison;
    for (const char* d : {"16", "32", "64", "128"})
        comparison.frozen.push_back({with({{"d", d}}), d});
    EXPECT_EQ(shown_frozen(comparison)->name, "128");
    comparison.chosen = 1;
    EXPECT_EQ(shown_frozen(without_frozen(comparison, 0))->name, "32");
    EXPECT_EQ(shown_frozen(without_frozen(comparison, 2))->name, "32");
    EXPECT_EQ(shown_frozen(without_frozen(comparison, 1))->name, "128");
    EXPECT_EQ(without_frozen(Comparison{comparison.frozen, 1, family_from("d=8,16")}),
              (Comparison{.frozen = {}, .over = family_from("d=8,16")}));
    EXPECT_EQ(shown_frozen({}), nullptr);
    EXPECT_EQ(shown_frozen(without_frozen({.frozen = {{}}}, 0)), nullptr);
}

TEST(Comparisons, KnowWhatIsFrozenAlready) {
    const Comparison comparison{.frozen = {{with({{"d", "16"}})}, {}}};
    EXPECT_EQ(frozen_place(comparison, with({{"unit", "bit"}, {"row", "3"}})), 1U);
    EXPECT_FALSE(frozen_place(comparison, with({{"mask", "causal"}})));
}

TEST(Comparisons, HaveNamesThatAreAllDifferent) {
    EXPECT_NO_THROW(check_frozen({{{}, "a"}, {{}, "b"}, {}, {}}));
    EXPECT_THROW(check_frozen({{{}, "a"}, {{}, "a"}}), InvalidRequest);
    EXPECT_THROW(check_frozen(std::vector<Frozen>(most_frozen + 1)), InvalidRequest);
    EXPECT_EQ(as_frozen_name("  a\tb\n"), "a\\x09b");
    EXPECT_NO_THROW(check_frozen({{{}, as_frozen_name(std::string(500, 'x'))}}));
}

TEST(Comparisons, CountTheCharactersOfANameNotItsBytes) {
    std::string name;
    for (std::size_t i = 0; i < longest_frozen_name; ++i)
        name += "λ";
    EXPECT_EQ(as_frozen_name(name), name);
    EXPECT_NO_THROW(check_frozen({{{}, name}}));
    EXPECT_THROW(check_frozen({{{}, name + "λ"}}), InvalidRequest);
    EXPECT_EQ(characters(as_frozen_name(name + "λ")), longest_frozen_name);
    EXPECT_EQ(as_frozen_name(as_frozen_name(name + "λ")), as_frozen_name(name + "λ"));
}

}  // namespace
}  // namespace attnscope
