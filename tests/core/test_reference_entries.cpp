#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <regex>
#include <set>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/figures/figures.h"
#include "core/figures/lab_figures.h"
#include "core/reference/asked.h"
#include "core/reference/html.h"
#include "core/reference/links.h"
#include "core/reference/pages.h"
#include "core/reference/reference.h"
#include "core/reference/search.h"
#include "core/reference/words.h"

namespace attnscope {
namespace {

const Reference& reference_of_tables() {
    static const Reference made = make_reference({});
    return made;
}

std::vector<const ReferenceEntry*> all_entries() {
    std::vector<const ReferenceEntry*> entries;
    for (const ReferenceSection& section : reference_of_tables().sections)
        for (const ReferenceEntry& entry : section.entries)
            entries.push_back(&entry);
    return entries;
}

TEST(ReferenceEntries, HaveIdsOfTheirOwnAndTheirSection) {
    std::set<std::string> ids;
    for (const ReferenceEntry* entry : all_entries()) {
        EXPECT_TRUE(ids.insert(entry->id()).second) << entry->id();
        EXPECT_EQ(reference_of_tables().entry(entry->id()), entry);
        EXPECT_TRUE(std::regex_match(entry->key, std::regex("[a-z0-9._-]+"))) << entry->id();
    }
    EXPECT_GT(ids.size(), 300U);
    EXPECT_EQ(reference_of_tables().entry("rules/none"), nullptr);
    EXPECT_EQ(reference_of_tables().entry("rules"), nullptr);
    EXPECT_EQ(reference_of_tables().section("none"), nullptr);
}

TEST(ReferenceEntries, HaveMeaningFormulaAndSource) {
    for (const ReferenceEntry* entry : all_entries()) {
        EXPECT_GE(text_of(entry->meaning).size(), entry->section == "shortcuts" ? 8U : 40U)
            << entry->id();
        if (entry->section == "shortcuts")
            continue;
        EXPECT_FALSE(entry->formula.empty()) << entry->id();
        EXPECT_FALSE(entry->source.empty()) << entry->id();
        EXPECT_FALSE(entry->title.empty()) << entry->id();
    }
}

TEST(ReferenceEntries, ReferToWhatThereIs) {
    for (const ReferenceEntry* entry : all_entries())
        for (const std::string& id : entry->see)
            EXPECT_TRUE(reference_of_tables().entry(id) || reference_of_tables().section(id) ||
                        id.starts_with("views/"))
                << entry->id() << " → " << id;
}

TEST(ReferenceEntries, ShowSettingsThatArePossible) {
    std::size_t shown = 0;
    for (const ReferenceEntry* entry : all_entries()) {
        if (entry->show.empty())
            continue;
        ++shown;
        EXPECT_NO_THROW(scenario_with(entry->show.settings)) << entry->id();
        if (entry->show.view.empty() || entry->show.view == "attention" ||
            entry->show.view == "heads" || entry->show.view == "token-arcs" ||
            is_lab_view(entry->show.view))
            continue;
        EXPECT_NO_THROW(figure_entry(entry->show.view)) << entry->id();
    }
    EXPECT_GT(shown, 200U);
}

TEST(ReferenceEntries, ShowWhatTheySpeakOf) {
    const auto shown = [](const char* id) {
        return scenario_with(reference_of_tables().entry(id)->show.settings);
    };
    EXPECT_EQ(shown("rules/ssmax").rule, "ssmax");
    EXPECT_EQ(shown("fields/ssmax_s").rule, "ssmax");
    EXPECT_EQ(shown("masks/causal").mask, "causal");
    EXPECT_EQ(shown("positions/alibi").position, "alibi");
    EXPECT_EQ(shown("words/kappa").rule, "kappa-log-n");
    EXPECT_EQ(shown("presets/llama-2").d, 128);
    EXPECT_EQ(reference_of_tables().entry("positions/alibi")->show.view, "position-scheme");
    EXPECT_EQ(reference_of_tables().entry("figures/angles")->show.view, "angles");
    EXPECT_TRUE(reference_of_tables().entry("key-sources/file")->show.empty());
    EXPECT_TRUE(reference_of_tables().entry("key-sources/trained")->show.empty());
    EXPECT_TRUE(reference_of_tables().entry("fields/batch")->show.empty());
}

TEST(ReferenceEntries, OfAFieldTellItsRangeAndDefault) {
    const ReferenceEntry& n = *reference_of_tables().entry("fields/n");
    std::vector<std::string> values;
    for (const auto& [name, value] : n.facts)
        values.push_back(text_of(value));
    EXPECT_EQ(values, (std::vector<std::string>{"--set n=…", "1 to 1000000000000", "512"}));
}

TEST(ReferenceEntries, OfAParameterHaveTheFormulaOfWhatReadsIt) {
    EXPECT_EQ(reference_of_tables().entry("fields/kappa")->formula,
              reference_of_tables().entry("rules/kappa-log-n")->formula);
    EXPECT_EQ(reference_of_tables().entry("fields/n")->formula, "n");
}

TEST(Glossary, HasTheWordsOfTheFieldInPlainSentences) {
    const std::vector<Word> words = glossary();
    EXPECT_GE(words.size(), 30U);
    for (const char* const wanted : {"annealed",       "quenched",     "mean-field",
                                     "freezing",       "condensation", "kappa",
                                     "effective-keys", "collision",    "expected-maximum",
                                     "sink",           "query-norm",   "laplace",
                                     "entropy",        "nat",          "softmax",
                                     "head",           "logit",        "mask",
                                     "induction",      "planted-key",  "gap"})
        EXPECT_TRUE(std::ranges::any_of(words, [&](const Word& w) { return w.key == wanted; }))
            << wanted;
    for (const Word& word : words) {
        EXPECT_LE(word.meaning.size(), 480U) << word.key;
        EXPECT_EQ(word.meaning.back(), '.') << word.key;
    }
}

std::vector<std::string> ids_found(const std::string& query) {
    std::vector<std::string> ids;
    for (const ReferenceEntry* entry : found_in(reference_of_tables(), query))
        ids.push_back(entry->id());
    return ids;
}

TEST(Search, FindsTitlesFirst) {
    EXPECT_EQ(ids_found("annealed").at(0), "words/annealed");
    EXPECT_EQ(ids_found("Entropy").at(0), "words/entropy");
    EXPECT_EQ(ids_found("freez").at(0), "words/freezing");
    EXPECT_EQ(ids_found("sink").at(0), "words/sink");
    EXPECT_EQ(ids_found("e^h").at(0), "words/effective-keys");
    EXPECT_EQ(ids_found("alibi").at(0), "positions/alibi");
    EXPECT_EQ(ids_found("ssmax_s").at(0), "fields/ssmax_s");
}

TEST(Search, TakesWordsInAnyOrderAndSignsByName) {
    const auto has = [](const std::vector<std::string>& ids, const char* id) {
        return std::ranges::find(ids, id) != ids.end();
    };
    EXPECT_TRUE(has(ids_found("norm query"), "words/query-norm"));
    EXPECT_TRUE(has(ids_found("lambda"), "words/scale"));
    EXPECT_TRUE(has(ids_found("λ"), "words/scale"));
    EXPECT_TRUE(has(ids_found("kappa"), "words/kappa"));
    EXPECT_TRUE(has(ids_found("derrida"), "words/freezing"));
    EXPECT_FALSE(has(ids_found("ntropy"), "words/entropy"));  // the middle of a word
    EXPECT_EQ(ids_found("  causal  "), ids_found("causal"));
}

TEST(Search, FindsWhatKeepsSomething) {
    for (const char* const query : {"keeps entropy", "keeping entropy", "keep entropy"}) {
        const auto ids = ids_found(query);
        for (const char* const rule :
             {"rules/iso-entropy", "rules/exact-iso-entropy", "rules/kappa-log-n"})
            EXPECT_NE(std::ranges::find(ids, rule), ids.end()) << query << ' ' << rule;
    }
}

TEST(Demonstrations, OfASourceChooseItForQueriesAndKeys) {
    const auto settings = [](const char* id) {
        return reference_of_tables().entry(id)->show.settings;
    };
    using Settings = std::vector<std::string>;
    for (const char* const id : {"query-sources/made-up", "key-sources/made-up"})
        EXPECT_EQ(settings(id), (Settings{"queries=made-up", "keys=made-up"})) << id;
    EXPECT_EQ(settings("key-sources/planted"), Settings{"keys=planted"});
    EXPECT_EQ(reference_of_tables().entry("query-sources/made-up")->show.view, "attention");
}

TEST(Search, TakesWholeQuestions) {
    EXPECT_EQ(ids_found("what is this program for").at(0), "start/attnscope");
    EXPECT_EQ(ids_found("Where does Laplace fail?").at(0), "words/laplace");
    EXPECT_EQ(ids_found("entropy invariance").at(0), "words/entropy-invariance");
    EXPECT_EQ(ids_found("freeze").at(0), "words/freezing-scenario");
    EXPECT_EQ(ids_found("which rule"), ids_found("rule"));
    const auto rules = ids_found("which rule keeps the entropy as the length grows");
    EXPECT_EQ(rules.at(0), "figures/rules-over-lengths");
    EXPECT_NE(std::ranges::find(rules, "words/iso-entropy"), rules.end());
    EXPECT_FALSE(ids_found("the").empty());
    EXPECT_TRUE(ids_found("causal xylophone zither").empty());  // more than half of it is unknown
}

TEST(Search, FindsTheAnswersToQuestionsFirst) {
    EXPECT_EQ(ids_found("what is attention").at(0), "start/what-is-attention");
    EXPECT_EQ(ids_found("How do I read the matrix?").at(0), "start/read-matrix");
    EXPECT_EQ(ids_found("how to read the heatmap").at(0), "start/read-matrix");
    EXPECT_EQ(ids_found("why does lambda matter").at(0), "start/why-scale");
    EXPECT_EQ(ids_found("why does λ matter?").at(0), "start/why-scale");
    EXPECT_EQ(ids_found("which rule is best").at(0), "start/best-rule");
    EXPECT_EQ(ids_found("which rule should I use?").at(0), "start/best-rule");
    EXPECT_EQ(ids_found("attention").at(0), "words/attention");
}

/// People who do not know the terms ask for what they see.
TEST(Search, FindsWhatPeopleSee) {
    const std::vector<std::pair<const char*, const char*>> asked = {
        {"picture on the right", "start/read-matrix"},
        {"what is the picture on the right?", "start/read-matrix"},
        {"heatmap", "start/read-matrix"},
        {"stripes", "words/induction"},
        {"what are the stripes in the matrix", "words/induction"},
        {"bright column", "words/sink"},
        {"orange line", "words/line-colors"},
        {"what does the orange line mean", "words/line-colors"},
        {"the dotted green line", "words/line-colors"},
        {"grey area", "words/shaded"},
        {"long texts", "start/longer-texts"},
        {"why does the entropy grow", "start/longer-texts"},
        {"why does entropy grow?", "start/longer-texts"},
        {"what is lambda", "words/scale"},
        {"lambda", "words/scale"},
        {"which rule is best", "start/best-rule"},
        {"what do I see", "start/attnscope"},
        {"What is this?", "start/attnscope"},
        {"my own model", "start/own-heads"}};
    for (const auto& [query, wanted] : asked)
        EXPECT_EQ(ids_found(query).at(0), wanted) << query;
    for (const char* const curve : {"words/laplace", "words/linear", "rules/kappa-log-n"}) {
        const auto ids = ids_found("orange line");
        EXPECT_LT(std::ranges::find(ids, curve) - ids.begin(), 4) << curve;
    }
    EXPECT_EQ(meant_query(reference_of_tables(), "stripes"), "");
}

/// An entry is among the first three hits for its phrases, or as many as have the same phrase.
TEST(Search, HasPhrasesForEntriesThatThereAre) {
    std::map<std::string_view, std::ptrdiff_t> entries_with;
    for (const AskedAs& each : asked_as())
        for (const std::string_view phrase : each.phrases)
            ++entries_with[phrase];
    std::set<std::string_view> entries;
    for (const AskedAs& each : asked_as()) {
        EXPECT_NE(reference_of_tables().entry(each.entry), nullptr) << each.entry;
        EXPECT_TRUE(entries.insert(each.entry).second) << each.entry;
        for (const std::string_view phrase : each.phrases) {
            const auto ids = ids_found(std::string(phrase));
            EXPECT_LT(std::ranges::find(ids, each.entry) - ids.begin(),
                      std::max<std::ptrdiff_t>(entries_with[phrase], 3))
                << phrase << ": " << each.entry;
        }
    }
}

TEST(Demonstrations, OfWhatIsInTheMatrixSayWhereItIs) {
    const auto mark = [](const char* id) { return reference_of_tables().entry(id)->show.mark; };
    EXPECT_EQ(mark("words/sink"), MatrixMark::first_key);
    EXPECT_EQ(mark("words/induction"), MatrixMark::largest_weight);
    EXPECT_EQ(mark("start/read-matrix"), MatrixMark::row);
    EXPECT_EQ(mark("words/scale"), MatrixMark::none);
    for (const ReferenceEntry* entry : all_entries())
        EXPECT_TRUE(entry->show.mark == MatrixMark::none || entry->show.view == "attention")
            << entry->id();
}

/// The rule that keeps the entropy exactly is in the table that the question shows.
TEST(Demonstrations, OfTheBestRuleHaveTheOneThatKeepsTheEntropy) {
    const auto& shown = reference_of_tables().entry("start/best-rule")->show;
    const Figure figure =
        figure_entry(shown.view)
            .compute(
                with_settings(scenario_with({"d=32", "compared_rules=log-512"}), shown.settings),
                Detail::curves, {});
    ASSERT_TRUE(figure.table);
    EXPECT_TRUE(text_of(figure.table->rows.front().label).starts_with("exact iso-entropy"));
    EXPECT_GT(figure.table->rows.size(), 6U);
}

TEST(Search, FindsWhatAWordMeansBeforeWhatAKeyDoes) {
    for (const char* const query : {"row", "scenario", "plot", "matrix", "marker", "curve"}) {
        const auto ids = ids_found(query);
        const auto key = std::ranges::find_if(
            ids, [](const std::string& id) { return id.starts_with("shortcuts/"); });
        ASSERT_NE(key, ids.end()) << query;
        for (auto each = key; each != ids.end(); ++each)
            EXPECT_FALSE(each->starts_with("words/") || each->starts_with("figures/"))
                << query << ' ' << *each;
    }
    EXPECT_EQ(ids_found("drag a marker").at(0), "shortcuts/drag-marker");
}

TEST(Search, AsksWhetherAMisspeltWordWasMeantOtherwise) {
    const auto meant = [](const char* query) { return meant_query(reference_of_tables(), query); };
    EXPECT_EQ(meant("entrpy"), "entropy");
    EXPECT_EQ(meant("Temprature of the sofmax"), "temperature of the softmax");
    EXPECT_EQ(meant("lamda"), "lambda");
    EXPECT_EQ(meant("entropy"), "");
    EXPECT_EQ(meant("entro"), "");
    EXPECT_EQ(meant("how does the entropy grow"), "");
    EXPECT_EQ(meant("xylophone"), "");
    EXPECT_EQ(meant("entrpy xylophone"), "");
    EXPECT_EQ(meant(""), "");
}

TEST(Demonstrations, OfACurveSayWhichItIs) {
    const auto shown = [](const char* id) { return reference_of_tables().entry(id)->show; };
    EXPECT_EQ(shown("words/annealed").curve, "annealed");
    EXPECT_EQ(shown("words/linear").curve, "linear");
    EXPECT_EQ(shown("words/simulation").curve, "simulation");
    EXPECT_EQ(shown("words/entropy").curve, "");
    EXPECT_EQ(shown("approximations/mean-field-entropy").curve, "mean-field");
    EXPECT_EQ(shown("curves/uniform-entropy-vs-length").curve, "uniform");
}

TEST(ReferenceEntries, BeginWithQuestionsThatTheWindowAnswers) {
    const auto& start = reference_of_tables().sections.front().entries;
    EXPECT_GE(start.size(), 5U);
    for (const ReferenceEntry& each : start)
        EXPECT_FALSE(each.show.view.empty()) << each.id();
}

TEST(ReferenceEntries, BeginWithWhatTheProgramIsFor) {
    EXPECT_EQ(reference_of_tables().sections.front().entries.front().id(), "start/attnscope");
}

TEST(Search, FindsNothingForNothing) {
    EXPECT_TRUE(ids_found("").empty());
    EXPECT_TRUE(ids_found("  . ").empty());
    EXPECT_TRUE(ids_found("xylophone").empty());
}

TEST(Search, ReadsTheTranslation) {
    const Translate translate = [](const Message& text) {
        return text.key == "words.entropy.word" ? std::string("熵的定义") : std::string();
    };
    const auto found = found_in(reference_of_tables(), "定义", translate);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front()->id(), "words/entropy");
}

TEST(SourceParts, AreTheSourceWithItsAddresses) {
    const auto parts =
        source_parts("J. Su 2021, kexue.fm/archives/8823; Su et al., arXiv 2104.09864: a table");
    ASSERT_EQ(parts.size(), 5U);
    EXPECT_EQ(parts[1].text, "kexue.fm/archives/8823");
    EXPECT_EQ(parts[1].address, "https://kexue.fm/archives/8823");
    EXPECT_EQ(parts[3].address, "https://arxiv.org/abs/2104.09864");
    const auto doi = source_parts("B. Derrida 1981, doi 10.1103/PhysRevB.24.2613; more");
    EXPECT_EQ(doi.at(1).address, "https://doi.org/10.1103/PhysRevB.24.2613");
    EXPECT_EQ(source_parts("Attnscope").size(), 1U);
    for (const ReferenceEntry* entry : all_entries()) {
        std::string joined;
        for (const SourcePart& part : source_parts(text_of(entry->source)))
            joined += part.text;
        EXPECT_EQ(joined, text_of(entry->source));
    }
}

TEST(Pages, LinkToOneAnother) {
    const auto pages = reference_pages(reference_of_tables());
    EXPECT_EQ(pages.size(), reference_of_tables().sections.size() + 1);
    const std::regex link("href=\"([a-z-]+\\.html)(#([^\"]*))?\"");
    int links = 0;
    for (const auto& [name, text] : pages)
        for (std::sregex_iterator each(text.begin(), text.end(), link), end; each != end; ++each) {
            ++links;
            const auto found = pages.find((*each)[1]);
            ASSERT_NE(found, pages.end()) << name << ": " << each->str();
            if ((*each)[3].matched) {
                EXPECT_NE(found->second.find("id=\"" + (*each)[3].str() + '"'), std::string::npos)
                    << name << ": " << each->str();
            }
        }
    EXPECT_GT(links, 1000);
}

TEST(Pages, AreInALanguage) {
    const Translate translate = [](const Message& text) {
        return text.key == "words.entropy.word" ? std::string("熵") : std::string();
    };
    const auto pages =
        reference_pages(reference_of_tables(), {"zh-CN", translate, {"Noto Sans CJK SC"}});
    for (const auto& [name, text] : pages) {
        EXPECT_NE(text.find("<html lang=\"zh-CN\">"), std::string::npos) << name;
        EXPECT_NE(text.find("\"Noto Sans\", \"Noto Sans CJK SC\", sans-serif;"), std::string::npos)
            << name;
    }
    EXPECT_NE(pages.at("words.html").find("<h2>熵</h2>"), std::string::npos);
    EXPECT_NE(pages.at("index.html").find("#entropy\">熵</a>"), std::string::npos);
}

TEST(Pages, NeedNothingFromElsewhereAndEscapeWhatTheyAreGiven) {
    Reference reference;
    reference.sections.push_back({"words", Message("<b>&\"words\"</b>"), Message("<i>"), {}});
    reference.sections.back().entries.push_back({.section = "words",
                                                 .name = "a",
                                                 .key = "a",
                                                 .title = Message("<script>"),
                                                 .meaning = Message("a < b & c > d"),
                                                 .formula = "p < ½",
                                                 .source = Message("<img src=x>")});
    for (const auto& [name, text] : reference_pages(reference)) {
        EXPECT_EQ(text.find("<script"), std::string::npos);
        EXPECT_EQ(text.find("<img"), std::string::npos);
        EXPECT_EQ(text.find("<b>"), std::string::npos);
    }
    const std::regex loaded("(src=|@import|url\\(|<link|<script)");
    for (const auto& [name, text] : reference_pages(reference_of_tables()))
        EXPECT_FALSE(std::regex_search(text, loaded)) << name;
}

}  // namespace
}  // namespace attnscope
