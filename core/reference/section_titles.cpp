#include <algorithm>
#include <array>
#include <stdexcept>

#include "core/reference/sections.h"
#include "core/text/keyed.h"

namespace attnscope {
namespace {

struct SectionTitle {
    std::string_view key, title, about;
};

constexpr auto section_titles = std::to_array<SectionTitle>({
    {"start", "Start here", "What the program is for, and where to begin."},
    {"words", "Glossary",
     "What the words mean that this program and the papers behind it use, for readers who have not "
     "met them."},
    {"shortcuts", "Mouse and keys", "What the mouse and the keys do in the window."},
    {"figures", "Figures", "The plots and tables, and how to read them."},
    {"views", "Other views", "What can stand on the board besides figures."},
    {"quantities", "Quantities", "The numbers that “attnscope eval” computes, one at a time."},
    {"curves", "Curves and marks", "What the entries of the legends are."},
    {"status", "Status line", "The values in the line at the bottom of the window."},
    {"rules", "Scaling rules", "Formulas for λ, the factor on the scores."},
    {"models", "Score models", "Laws of random scores, for which the exact curves hold."},
    {"variants", "Kinds of attention", "How scores are computed from queries and keys."},
    {"positions", "Position schemes", "How the positions of query and key enter a score."},
    {"masks", "Masks", "Which keys a query sees."},
    {"normalizers", "Normalisers", "How the weights of a row follow from its logits."},
    {"query-sources", "Sources of queries", "Where the queries of the matrix come from."},
    {"key-sources", "Sources of keys", "Where the keys of the matrix come from."},
    {"alignments", "Alignments", "Where the queries stand if there are fewer of them than keys."},
    {"approximations", "Approximations",
     "Simple formulas that people use in place of exact means."},
    {"published", "Published tables", "Results of trained models that others have published."},
    {"tasks", "Tasks of the laboratory",
     "What the laboratory and “attnscope lab” train small attention models on."},
    {"measures", "Measures of the laboratory",
     "What is measured of trained models at each length."},
    {"learning-curves", "Learning curves", "What is drawn over the steps of training."},
    {"presets", "Presets", "Heads of the literature: settings with their sources."},
    {"fields", "Settings", "Everything that can be set, in the window and by --set KEY=VALUE."},
    {"units", "Units of entropy", "What entropies are counted in."},
    {"angle-units", "Units of angles", "What angles are measured in."},
    {"poolings", "Poolings", "How several weights become the colour of one pixel."},
    {"color-ranges", "Colour ranges", "How weights are spread over the colours."},
    {"color-maps", "Colour maps", "Which colours stand for small and large weights."},
    {"head-orders", "Orders of heads", "By what the heads of a file are sorted."},
    {"head-layers", "Layers of heads", "How the heads of a file with several layers are shown."},
    {"first-axes", "First axes", "What the first axis of a tensor with four axes counts."},
    {"approximation-sets", "Sets of approximations", "Which approximations figures draw."},
    {"engines", "Engines", "What computes the matrix."},
    {"looks", "Styles of exports",
     "Sizes, text and lines for a place where pictures are wanted, in the export dialog and by "
     "--preset."},
});

}  // namespace

ReferenceSection empty_section(std::string_view key) {
    const auto found = std::ranges::find(section_titles, key, &SectionTitle::key);
    if (found == section_titles.end())
        throw std::logic_error("no section of the reference is called " + std::string(key));
    return {std::string(key),
            keyed({"section", key, "title"}, found->title),
            keyed({"section", key, "about"}, found->about),
            {}};
}

}  // namespace attnscope
