#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "core/approximations/approximations.h"
#include "core/engines/engine.h"
#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/quantities/quantities.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/vectors/inputs.h"
#include "tests/core/figure_testing.h"

// Walks the tables, so that what is added to one of them is tested with it.

namespace attnscope {
namespace {

TEST(Tables, ParametersOfEqualKeysAreTheSame) {
    std::map<std::string_view, const Parameter*> known;
    for (const Field& field : fields())
        if (const auto* choice = std::get_if<ChoiceField>(&field.kind))
            for (const Choice& each : choice->choices)
                for (const Parameter* parameter : each.parameters) {
                    const auto [held, is_new] = known.emplace(parameter->key, parameter);
                    const Parameter& one = *held->second;
                    EXPECT_TRUE(is_new ||
                                (one.label == parameter->label && one.unit == parameter->unit &&
                                 one.standard == parameter->standard && one.min == parameter->min &&
                                 one.max == parameter->max && one.whole == parameter->whole))
                        << parameter->key;
                    EXPECT_TRUE(one.min <= one.standard && one.standard <= one.max) << one.key;
                    EXPECT_TRUE(one.slider_min < one.slider_max) << one.key;
                }
    EXPECT_TRUE(known.contains("kappa") && known.contains("lambda"));
}

TEST(Tables, EveryRecordHasAKeyOfItsOwnAndALabel) {
    for (const Field& field : fields())
        if (const auto* choice = std::get_if<ChoiceField>(&field.kind)) {
            std::set<std::string_view> keys;
            for (const Choice& each : choice->choices) {
                EXPECT_TRUE(keys.insert(each.key).second) << field.key << ' ' << each.key;
                EXPECT_FALSE(each.label.empty()) << field.key << ' ' << each.key;
            }
        }
}

TEST(Tables, EveryRuleIsTheScaleOfItsScenarioAndOfEval) {
    for (const Rule* each : rules()) {
        const Scenario scenario =
            scenario_with({"rule=" + std::string(each->key), "n=300", "d=48"});
        const double lambda = each->scale({.n = 300, .d = 48, .parameters = scenario.parameters});
        EXPECT_EQ(scale(scenario), each->multiplies == Multiplies::dot ? lambda : lambda / 48);
        EXPECT_FALSE(each->formula.empty()) << each->key;
    }
}

TEST(Tables, TheFormulaOfARuleThatReadsAPlaceSaysWhich) {
    const ParameterValues standard;
    for (const Rule* each : rules()) {
        const auto at = [&](double row) {
            return each->scale({.n = 300, .d = 48, .parameters = standard, .row = row});
        };
        if (at(0) != at(1e6)) {
            EXPECT_NE(each->formula.find("of the last key that the row sees"),
                      std::string_view::npos)
                << each->key;
        }
    }
}

/// By which figures know whether the score model is among their inputs.
TEST(Tables, ARuleWhoseScaleFollowsFromTheLawOfTheScoresSaysSo) {
    const ParameterValues standard;
    for (const Rule* each : rules()) {
        const auto at = [&](ScoreModel model, double n) {
            return each->scale({.n = n, .d = 8, .parameters = standard, .model = model});
        };
        bool differs = false;
        for (const double n : {16., 300., 5000.})
            differs |= at(ScoreModel::sphere, n) != at(ScoreModel::gaussian_qk, n);
        EXPECT_EQ(differs, each->reads_model) << each->key;
    }
}

TEST(Tables, ARuleOfCosinesMultipliesADthOfQK) {
    EXPECT_DOUBLE_EQ(scale(scenario_with({"rule=cosine-log-n", "n=512", "d=128"})),
                     4 * std::log(512.0) / 128);
}

/// Other values that a field may have.
std::vector<std::string> others(const Field& field) {
    std::vector<std::string> values;
    if (const auto* whole = std::get_if<IntegerField>(&field.kind))
        values = {std::to_string(whole->min + 40)};
    else if (const auto* real = std::get_if<ParameterField>(&field.kind)) {
        const Parameter& of = *real->parameter;
        const double more = of.standard + (of.whole ? 1 : 0.1);
        values = {to_text(more <= of.max ? more : of.standard / 2)};
    } else if (const auto* several = std::get_if<ChoicesField>(&field.kind))
        values = {std::string(several->choices[1].key), std::string(several->choices.back().key)};
    else if (const Choices* choices = choices_in(field))
        for (const Choice& each : choices->choices)
            values.emplace_back(each.key);
    else
        values = {"5"};
    return values;
}

/// Scenarios from which fields are changed; the second has other choices where there are some.
std::vector<Scenario> starts() {
    return {
        scenario_with({"samples=40", "n=64", "lambda=0.2"}),
        scenario_with({"samples=40", "n=64", "rule=kappa-log-n", "model=gaussian", "unit=bit"})};
}

/// What a figure draws at one marker, whatever the Scenario's own: its place is no matter of the
/// inputs. Or why it draws nothing.
std::string drawn(const FigureEntry& entry, const Scenario& scenario) {
    const double marker = entry.field == "n" ? 64 : entry.field.empty() ? std::nan("") : 0.125;
    try {
        Figure figure = entry.draw(scenario, marker, Detail::curves, {});
        if (figure.map)  // exact, and with colours that are no numbers
            return to_csv(figure, Scenario()) + figure.map->colors;
        return to_csv(entry.draw(scenario, marker, Detail::sampled, {}), Scenario());
    } catch (const InvalidRequest& refusal) {
        return refusal.what();
    }
}

/// All values of each field from the first start, one of each from the second.
TEST(Tables, AFiguresInputsChangeIfAndOnlyIfItsDataDo) {
    for (const FigureEntry* entry : figures())
        for (std::size_t start = 0; start < starts().size(); ++start) {
            const Scenario before = starts()[start];
            const std::string data = drawn(*entry, entry->inputs(before));
            for (const Field& field : fields())
                for (const std::string& value : others(field)) {
                    if (start > 0 && value != others(field).back())
                        continue;
                    const std::string what =
                        std::string(entry->id) + ' ' + std::string(field.key) + " = " + value;
                    Scenario after = before;
                    set(after, field, value);
                    const Scenario inputs = entry->inputs(after);
                    const bool differs = inputs != entry->inputs(before);
                    const std::string now = drawn(*entry, after);
                    // A rule's parameter may change nothing at the lengths of a table, nor does it
                    // matter to a sorted one which of its rules is the chosen one.
                    const bool may_stay = differs && (entry->id == "rule-values" ||
                                                      entry->id == "rules-over-lengths");
                    EXPECT_TRUE((now != data) == differs || may_stay) << what;
                    EXPECT_TRUE(!differs || now == drawn(*entry, inputs))
                        << "reads what it does not declare: " << what;
                }
        }
}

/// What an engine is asked for, with the vectors' values.
struct Asked {
    AttentionRequest request;

    explicit Asked(const Scenario& scenario)
        : request(attention_request(scenario, load_queries_and_keys(scenario))) {}

    bool operator==(const Asked& other) const {
        const auto same = [](const auto& one, const auto& two) {
            return one->rows == two->rows && one->dim == two->dim && one->data == two->data;
        };
        return same(request.input.queries, other.request.input.queries) &&
               same(request.input.keys, other.request.input.keys) &&
               request.lambda == other.request.lambda && request.mask == other.request.mask &&
               request.normalizer == other.request.normalizer &&
               request.variant == other.request.variant &&
               request.position == other.request.position &&
               request.parameters == other.request.parameters &&
               request.cosines == other.request.cosines &&
               request.row_lambdas == other.request.row_lambdas &&
               request.temper == other.request.temper && request.softcap == other.request.softcap &&
               request.qk_clip == other.request.qk_clip &&
               request.pooling == other.request.pooling &&
               request.weights_file == other.request.weights_file;
    }
};

/// starts(), and one with each choice that has parameters.
std::vector<Scenario> starts_with_every_parameter() {
    std::vector<Scenario> all = starts();
    for (const Field& field : fields())
        if (const auto* choice = std::get_if<ChoiceField>(&field.kind))
            for (const Choice& each : choice->choices)
                if (!each.parameters.empty())
                    all.push_back(with_field(starts().front(), field.key, each.key));
    return all;
}

TEST(Tables, TheAttentionsInputsChangeIfAndOnlyIfWhatIsAskedForDoes) {
    for (const Scenario& before : starts_with_every_parameter())
        for (const Field& field : fields())
            for (const std::string& value : others(field)) {
                Scenario after = before;
                set(after, field, value);
                if (after.queries == "file" || after.keys == "file" || field.key == "sink_file" ||
                    field.key == "position_file")
                    continue;  // whose file would have to be there
                const std::string what = std::string(field.key) + " = " + value;
                EXPECT_EQ(Asked(after), Asked(attention_inputs(after))) << what;
                // A rule may be the same at this length and another elsewhere.
                const bool is_same = Asked(before) == Asked(after) &&
                                     scale_at(before, 4096) == scale_at(after, 4096) &&
                                     scale_at(before, 1e9) == scale_at(after, 1e9);
                EXPECT_EQ(is_same, attention_inputs(before) == attention_inputs(after)) << what;
            }
}

TEST(Tables, EveryApproximationIsAMethodOfEvalAndACurveOfItsFigure) {
    for (const Approximation& each : approximations()) {
        EXPECT_FALSE(each.models.empty()) << each.key;
        EXPECT_TRUE(std::isfinite(each.value(each.models.front(), 512, 64, 0.1))) << each.key;
        const std::string model(score_law(each.models.front()).key), method(each.key);
        EXPECT_TRUE(std::isfinite(
            evaluate(each.of->key,
                     {{"n", "512"}, {"d", "64"}, {"model", model}, {"method", method}})
                .value));
        int figures_with_it = 0;
        for (const FigureEntry* entry : figures()) {
            const Figure figure = compute(entry->id, scenario_with({"model=" + model}));
            if (figure.y.quantity != each.of->key)
                continue;
            EXPECT_TRUE(has(figure, kind_of(each))) << entry->id << ' ' << each.key;
            ++figures_with_it;
        }
        EXPECT_GT(figures_with_it, 0) << each.key;
    }
}

TEST(Tables, ApproximationsOfOneKeyHaveOnePlaceAmongTheLooks) {
    std::set<std::size_t> places;
    for (const Approximation& each : approximations())
        places.insert(place_of(kind_of(each)));
    EXPECT_EQ(*places.begin(), 0U);
    EXPECT_EQ(*places.rbegin(), places.size() - 1);
    EXPECT_EQ(place_of(approximation_kind("of-none")), places.size());
}

}  // namespace
}  // namespace attnscope
