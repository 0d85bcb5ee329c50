#include <array>

#include "core/reference/words.h"

namespace attnscope {
namespace {

constexpr std::string_view shannon = "Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x";

constexpr auto row_words = std::to_array<Word>({
    {"entropy", "entropy",
     "A number for how evenly a row spreads its weight. It is 0 if one key has all the weight and "
     "log n if all n keys have the same; each doubling of the number of equally weighted keys adds "
     "0.69 nat. What it means in keys is e^H.",
     R"(H = -\sum p \log p)", shannon, "", "entropy-vs-scale",
     "words/effective-keys words/nat quantities/entropy"},
    {"nat", "nat",
     "The unit of entropy where its formula has the natural logarithm: n equal weights have log n "
     "nat, 512 of them 6.24 nat. Each doubling of the number of equally weighted keys adds 0.69 "
     "nat, which is 1 bit, the unit for logarithms to base 2.",
     R"(H = -\sum p \log p)", shannon, "", "entropy-vs-scale",
     "words/entropy words/logarithm units/nat units/bit"},
    {"effective-keys", "e^H, effective keys",
     "About how many keys a row looks at: the number of equally weighted keys that would have the "
     "row's entropy H. A row of 512 keys with H = 5.75 nat looks at about e^5.75 = 314 of them. "
     "Other measures count otherwise: 1/Σp², of the collision, is never larger than e^H.",
     "e^H", shannon, "", "row-weights", "words/entropy curves/effective-keys-row-weights"},
    {"logarithm", "log",
     "The natural logarithm: log x is the power to which e = 2.718… has to be raised to give x. It "
     "grows slowly: log 512 = 6.24, and log 131\u2009072 = 11.78; doubling x always adds 0.69. "
     "Logarithms to another base have it written below, as in log₂ and log₅₁₂.",
     R"(e^{\log x} = x)", "Attnscope", "", "entropy-vs-length", "words/entropy"},
    {"collision", "collision",
     "Draw a key of a row at random, each as often as its weight says, put it back and draw again: "
     "the collision Σp² is the chance that both are the same key. It is 1/n for equal weights and "
     "1 if one key has all the weight, so 1/Σp² also tells how many keys matter.",
     R"(\sum p^2 = p_1^2 + \ldots + p_n^2)", "J. Su 2023, kexue.fm/archives/9812", "",
     "collision-vs-length", "quantities/collision words/entropy"},
    {"gradient", "gradient",
     "How strongly the weights of a row react to small changes of its scores. Training "
     "improves a model through these reactions, so attention hardly learns where the gradient "
     "is near 0: where the scale λ, the factor on the scores, is very small, and in a row in "
     "which one key has nearly all the weight.",
     R"(\lambda(1 - \sum p^2) = \frac{1}{2} \sum |\partial p_i/\partial s_j|)",
     "J. Su 2023, kexue.fm/archives/9812", "", "gradient-vs-scale",
     "quantities/gradient words/collision"},
    {"focus", "focus",
     "The weight p that a row gives to the one key that really matches its query, among others "
     "that match only by chance. In the formula Δ is the score of this key, and s are the scores "
     "of the others. Near 1, attention has found the key; at a fixed λ the focus is lost as more "
     "and more random keys compete.",
     R"(p = \frac{e^{\lambda \Delta}}{e^{\lambda \Delta} + \sum e^{\lambda s}})", "Attnscope", "",
     "focus-vs-length", "quantities/focus words/planted-key words/gap"},
    {"mass", "mass, sum of weights",
     "What the weights of a row sum to. Under the softmax it is 1. Where the softmax divides by a "
     "sum with a further term, which belongs to no key, the keys together have less than 1. Where "
     "each key is weighed by itself, they can also have more: the sigmoid gives each a weight "
     "between 0 and 1, so that a row has any sum up to its number of keys.",
     R"(\sum p)", "Attnscope", "", "mass-vs-length", "quantities/mass figures/mass-vs-length"},
    {"support", "support",
     "The keys of a row whose weight is above 0. The softmax gives every key some weight, however "
     "small; others, such as the sparsemax, cut small weights to exactly 0, so that a long row can "
     "have a support of a few keys.",
     R"(\{j : p_j > 0\})", "Martins and Astudillo 2016, arXiv 1602.02068", "", "support-vs-length",
     "quantities/support figures/support-vs-length"},
    {"planted-key", "planted key",
     "A key that is made to match a query and hidden among random keys, to test whether attention "
     "finds it. How well it matches is set by the cosine of its angle to the query.",
     R"(q\cdot k = d \cos \theta)", "Attnscope", "focus_cosine=0.5", "focus-vs-length",
     "words/focus words/gap fields/focus_cosine key-sources/planted"},
    {"gap", "gap Δ",
     "By how much the score q·k of a planted key, which is made to match the query, exceeds the "
     "mean score of the other keys, which is 0. The softmax gives that key e^{λΔ} times the weight "
     "of a key with score 0: at λ = 1/8 this is 2.7 times for a gap of 8 and 55 times for a gap of "
     "32.",
     R"(\Delta = q\cdot k)", "Attnscope", "keys=planted-gap", "attention",
     "words/planted-key words/focus fields/planted_gap key-sources/planted-gap"},
    {"equal-weights", "equal weights (uniform)",
     "All n keys of a row have the same weight, 1/n, as if the query did not care. This is the row "
     "of largest entropy, log n, and the yardstick for how far a row has made a choice.",
     R"(p = 1/n, H = \log n)", shannon, "", "entropy-vs-length",
     "words/entropy curves/uniform-entropy-vs-length"},
    {"jacobian", "Jacobian",
     "A table that says for each weight of a row and each logit by how much the weight "
     "changes if that logit grows a little. A norm of this table, of which there are "
     "several kinds, is one number that says how strongly the whole row reacts.",
     R"(\partial p_i/\partial x_j = p_i (\delta_{ij} - p_j))", "J. Su 2023, kexue.fm/archives/9812",
     "", "jacobian-norms", "words/gradient figures/jacobian-norms"},
    {"reaction", "reaction",
     "How strongly the weights of a row react to small changes of its logits, in one number: half "
     "the sum of the absolute values in the Jacobian. It is near 1 where many keys share the "
     "weight, and 0 where one key has all of it. The gradient is λ times the reaction: it speaks "
     "of changes of the scores.",
     R"(1 - \sum p^2 = \frac{1}{2} \sum |\partial p_i/\partial x_j|)",
     "J. Su 2023, kexue.fm/archives/9812", "", "jacobian-norms",
     "words/jacobian words/gradient words/collision"},
    {"trained-length", "trained length",
     "The number of tokens in the texts that a model was trained on. In longer texts a row "
     "has more keys than ever in training, so its weight is spread more evenly (its entropy "
     "rises) and the keys that matter lose weight, unless the scale λ grows with the length.",
     "n > L", "J. Su 2021, kexue.fm/archives/8823", "", "published-results",
     "words/scaling-rule figures/published-results"},
    {"accuracy", "accuracy",
     "The share of tokens that a trained model predicts rightly, in percent. Published tables "
     "give it for texts as long as those in training and for longer ones, where it falls "
     "unless attention is adapted.",
     R"(\text{right}/\text{all})", "named with each table", "", "published-results",
     "words/loss words/trained-length"},
    {"loss", "loss",
     "How surprised a trained model is by the next token, on average: minus the logarithm of the "
     "probability that it gave to the right one. Smaller is better; 0 would be perfect.",
     R"(-\log p(x_{i+1}))", shannon, "", "published-results", "words/accuracy"},
});

}  // namespace

std::span<const Word> words_of_rows() {
    return row_words;
}

}  // namespace attnscope
