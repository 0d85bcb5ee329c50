#include "core/reference/questions.h"

namespace attnscope {
namespace {

constexpr std::string_view vaswani_2017 = "Vaswani et al. 2017, arXiv 1706.03762";

const Question all_questions[] = {
    {"attnscope", "What Attnscope shows",
     "This program shows what the scale λ in softmax(λ q·k) does to attention: the larger λ "
     "is, the fewer keys share the weight of a query. Curves are means over random vectors; "
     "the matrix shows a single head, which is made up until you open your own. Drag the "
     "violet line of a plot to change n or λ: all numbers follow. The lessons in the menu "
     "Lessons explain it step by step.",
     R"(p = \operatorname{softmax}(\lambda\cdot q\cdot k))", vaswani_2017, "", "entropy-vs-length",
     "words/attention words/scale words/entropy words/scaling-rule words/made-up-head "
     "figures/entropy-vs-length shortcuts"},
    {"what-is-attention", "What is attention?",
     "Each token of a text looks at other tokens and takes from each as much as its weight says. "
     "The lines lead from one token to those that it looks at: the thicker a line, the larger the "
     "weight. All the weights of a token add up to 1.",
     R"(p_1 + p_2 + \ldots + p_n = 1)", vaswani_2017, "queries=made-up keys=made-up mask=causal",
     "token-arcs", "words/attention words/weight words/token"},
    {"read-matrix", "How do I read the matrix?",
     "Each row belongs to the query of one token, each column to a key. The brighter a cell, the "
     "more weight the query gives to the key; the hatched half is hidden, because a token sees "
     "only what stands before it. Point at a row to read it: bars below show its weights.",
     R"(p_{ij})", vaswani_2017, "queries=made-up keys=made-up mask=causal", "attention",
     "views/attention words/row words/mask words/sink", MatrixMark::row},
    {"why-scale", "Why does λ matter?",
     "All scores are multiplied by λ before they become weights. At λ = 0 every key gets the same "
     "weight; the larger λ is, the fewer keys share it, until one has nearly all. Drag the violet "
     "line: the curve says how many keys remain, as entropy, and the matrix follows.",
     R"(p = \operatorname{softmax}(\lambda s))", vaswani_2017, "rule=inverse-sqrt-d",
     "entropy-vs-scale", "words/scale words/entropy words/effective-keys words/temperature"},
    {"longer-texts", "What happens in longer texts?",
     "A row has more keys to look at. Under the usual λ = 1/√d each doubling of n makes a "
     "random row look at about twice as many keys, so every single one counts less. Where λ "
     "grows with log n it looks at fewer: under κ·log n/d at about 20, whether there are 500 "
     "or 100 000 (at d = 64).",
     R"(\lambda(n, d))", "J. Su 2021, kexue.fm/archives/8823",
     "d=64 rule=inverse-sqrt-d compared_rules=kappa-log-n,log-512", "entropy-vs-length",
     "words/trained-length words/entropy-invariance words/scaling-rule"},
    {"best-rule", "What is the best rule?",
     "That depends on what is to stay the same as texts grow, and a trained model may need "
     "another one than random vectors. The table of rules over lengths sorts them by how "
     "much the entropy of random rows changes between two lengths. “Exact iso-entropy” does "
     "not change it at all and stands first; the rules below change it more and more. At "
     "how many keys a rule keeps a row, at 20 or at 300, is set by a constant in it, such "
     "as κ.",
     R"(\lambda(n, d))", "J. Su 2021, kexue.fm/archives/8823",
     "compared_rules=", "rules-over-lengths",
     "words/scaling-rule words/iso-entropy rules/exact-iso-entropy figures/rule-values"},
    {"own-heads", "How do I see my own heads?",
     "Save the queries and keys of your model as NPY, one file for each, or as NPZ or "
     "safetensors, with the axes heads × rows × dimension. Drop the files on the window, or "
     "open them in the menu File. If tensors are called layers.0.q, layers.0.k, layers.1.q "
     "and so on, all layers open. A text file with a token on each line, dropped with them, "
     "names the rows. If queries and keys were saved before RoPE, choose RoPE under "
     "Attention ▸ Positions. λ follows the chosen rule, unless the file states it.",
     R"((\text{heads}, n, d))", "Attnscope", "", "attention",
     "words/head query-sources/file fields/tokens_file fields/first_axis views/heads words/token"},
};

}  // namespace

std::span<const Question> questions() {
    return all_questions;
}

}  // namespace attnscope
