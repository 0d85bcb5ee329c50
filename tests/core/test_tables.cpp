#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

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
#include "tests/sanitizers/sanitized.h"

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

/// Draws one figure at one marker, whatever the Scenario's own: its place is no matter of the
/// inputs.
class Drawing {
public:
    explicit Drawing(const FigureEntry& entry)
        : entry_(entry),
          marker_(entry.field == "n"    ? 64
                  : entry.field.empty() ? std::nan("")
                                        : 0.125),
          is_map_(entry.draw(starts().front(), marker_, Detail::rough, {}).map.has_value()) {}

    /// Returns what the figure draws, or why it draws nothing.
    std::string of(const Scenario& scenario) const {
        try {
            const Figure figure =
                entry_.draw(scenario, marker_, is_map_ ? Detail::curves : Detail::sampled, {});
            return to_csv(figure, Scenario()) + (is_map_ ? figure.map->colors : "");
        } catch (const InvalidRequest& refusal) {
            return refusal.what();
        }
    }

private:
    const FigureEntry& entry_;
    double marker_;
    bool is_map_;  ///< which is exact, and has colours that are no numbers
};

struct Change {
    const Field* field;
    std::string value;

    std::string text() const { return std::string(field->key) + " = " + value; }
};

/// Groups of changes of different fields, which together leave the inputs of the figure as they
/// are. Each change is in one group.
std::vector<std::vector<Change>> groups_of(std::vector<Change> changes, const FigureEntry& entry,
                                           const Scenario& before) {
    constexpr std::size_t most = 16;
    const Scenario inputs = entry.inputs(before);
    std::vector<std::vector<Change>> groups;
    while (!changes.empty()) {
        std::vector<Change> group, left;
        Scenario after = before;
        for (Change& each : changes) {
            Scenario further = after;
            set(further, *each.field, each.value);
            const bool is_there =
                std::ranges::find(group, each.field, &Change::field) != group.end();
            const bool fits = !is_there && group.size() < most && entry.inputs(further) == inputs;
            if (fits)
                after = further;
            (fits ? group : left).push_back(std::move(each));
        }
        groups.push_back(std::move(group));
        changes = std::move(left);
    }
    return groups;
}

Scenario changed_by(Scenario scenario, const std::vector<Change>& changes) {
    for (const Change& each : changes)
        set(scenario, *each.field, each.value);
    return scenario;
}

/// Whether `data` stays the same under each of these changes, which the figure says do not concern
/// it. They are made in groups; where a group makes a difference, its changes are made one by one.
void expect_no_difference(const std::vector<Change>& changes, const FigureEntry& entry,
                          const Drawing& drawing, const Scenario& before, const std::string& data) {
    for (const std::vector<Change>& group : groups_of(changes, entry, before)) {
        if (drawing.of(changed_by(before, group)) == data)
            continue;
        std::string all;
        for (const Change& each : group) {
            EXPECT_TRUE(drawing.of(changed_by(before, {each})) == data)
                << entry.id << " reads what it does not declare: " << each.text();
            all += each.text() + ' ';
        }
        ADD_FAILURE() << entry.id << " reads what it does not declare, one of " << all;
    }
}

/// All values of each field from the first start, one of each from the second.
TEST(Tables, AFiguresInputsChangeIfAndOnlyIfItsDataDo) {
    Share share;
    for (const FigureEntry* entry : figures()) {
        const Drawing drawing(*entry);
        for (std::size_t start = 0; start < starts().size(); ++start) {
            const Scenario before = starts()[start], inputs_before = entry->inputs(before);
            const std::string data = drawing.of(inputs_before);
            std::vector<Change> undeclared;
            for (const Field& field : fields())
                for (const std::string& value : others(field)) {
                    if ((start > 0 && value != others(field).back()) || !share.takes())
                        continue;
                    const Change change{&field, value};
                    const Scenario after = changed_by(before, {change});
                    const Scenario inputs = entry->inputs(after);
                    if (inputs == inputs_before) {
                        undeclared.push_back(change);
                        continue;
                    }
                    const std::string now = drawing.of(after);
                    // A rule's parameter may change nothing at the lengths of a table, nor does it
                    // matter to a sorted one which of its rules is the chosen one.
                    const bool may_stay =
                        entry->id == "rule-values" || entry->id == "rules-over-lengths";
                    EXPECT_TRUE(now != data || may_stay)
                        << entry->id << " declares what it does not read: " << change.text();
                    EXPECT_TRUE(now == drawing.of(inputs))
                        << entry->id << " reads what it does not declare: " << change.text();
                }
            expect_no_difference(undeclared, *entry, drawing, before, data);
        }
    }
}

/// A figure that also reads the mask, the window or the number of simulated rows.
TEST(Tables, AFieldThatIsReadAndNotDeclaredIsFound) {
    for (const char* const key : {"mask", "window", "samples"}) {
        static std::string read;
        read = key;
        FigureEntry entry = figure_entry("entropy-vs-scale");
        entry.draw = [](const Scenario& scenario, double, Detail, const std::stop_token&) {
            Figure figure;
            figure.notes.emplace_back(get(scenario, field(read)));
            return figure;
        };
        entry.inputs = [](const Scenario&) { return Scenario(); };
        std::vector<Change> changes;
        for (const Field& field : fields())
            for (const std::string& value : others(field))
                changes.push_back({&field, value});
        const Scenario before = starts().front();
        const Drawing drawing(entry);
        const auto groups = groups_of(changes, entry, before);
        EXPECT_LT(groups.size(), changes.size() / 4);
        const auto finds = [&](const std::vector<Change>& group) {
            return drawing.of(changed_by(before, group)) != drawing.of(before);
        };
        EXPECT_TRUE(std::ranges::any_of(groups, finds)) << key;
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
    std::erase_if(all, has_given_vectors);  // whose files would have to be there
    return all;
}

TEST(Tables, TheAttentionsInputsChangeIfAndOnlyIfWhatIsAskedForDoes) {
    Share share;
    for (const Scenario& before : starts_with_every_parameter())
        for (const Field& field : fields())
            for (const std::string& value : others(field)) {
                if (!share.takes())
                    continue;
                Scenario after = before;
                set(after, field, value);
                if (has_given_vectors(after) || field.key == "sink_file" ||
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
