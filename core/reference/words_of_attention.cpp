#include <array>

#include "core/reference/words.h"

namespace attnscope {
namespace {

constexpr std::string_view transformer = "Vaswani et al. 2017, arXiv 1706.03762";
constexpr std::string_view made_up_head = "queries=made-up keys=made-up mask=causal";

constexpr auto attention_words = std::to_array<Word>({
    {"token", "token",
     "Before a model reads a text, the text is cut into short pieces: words, parts of words, "
     "signs. Each piece is a token and has a position: the first, the second, and so on. Lengths "
     "count tokens, not letters.",
     R"(x_1, x_2, \ldots, x_n)", transformer, "", "attention",
     "fields/tokens_file words/attention"},
    {"attention", "attention",
     "The step of a language model in which each token gathers information from other tokens. Its "
     "query is compared with the key of each of them, the results become weights that add up to 1, "
     "and the token receives the average, by these weights, of what the others hold.",
     R"(\operatorname{softmax}(\lambda\cdot QK^\top)V)", transformer, "", "attention",
     "words/query words/key words/softmax views/attention"},
    {"query", "query",
     "A list of d numbers that a model makes from a token which looks for something. It is "
     "compared with the keys of other tokens: the better a key matches, the more weight its "
     "token gets. Each query has one row of the attention matrix: the weights that it gives "
     "to all keys.",
     R"(q = (q_1, \ldots, q_d))", transformer, "", "attention", "words/key words/score words/row",
     MatrixMark::row},
    {"key", "key",
     "A list of d numbers that a model makes from a token which may be looked at. The queries of "
     "other tokens are compared with it, and the better it matches, the more weight it gets. Each "
     "key is one column of the attention matrix.",
     R"(k = (k_1, \ldots, k_d))", transformer, "", "attention", "words/query words/score",
     MatrixMark::largest_weight},
    {"head", "head",
     "One set of queries and keys, with the weights that follow from them. A model passes a "
     "text through many layers, and most layers have several heads side by side, which can "
     "look for different things. In the formula Q_h and K_h are the tables of all queries "
     "and all keys of head h, and Q_h K_hᵀ is the table of their inner products.",
     R"(\operatorname{softmax}(\lambda\cdot Q_h K_h^\top))", transformer, "", "attention",
     "fields/head views/heads"},
    {"inner-product", "inner product",
     "Multiply the first number of one list by the first of another, the second by the second, and "
     "so on, and add up the products. The sum is large if both lists point the same way, 0 if they "
     "are at a right angle, and negative if they point away from one another.",
     R"(q\cdot k = q_1 k_1 + \ldots + q_d k_d)", "J. W. Gibbs 1881, Elements of Vector Analysis",
     "", "", "words/cosine words/score variants/dot"},
    {"norm", "norm",
     "The length of a vector, such as a query, if its numbers are drawn as an arrow: the root of "
     "the sum of their squares. Of random vectors with d components it is about √d.",
     R"(\lVert q\rVert = \sqrt{q_1^2 + \ldots + q_d^2})", "J. Su 2023, kexue.fm/archives/9859", "",
     "angles", "words/query-norm words/cosine"},
    {"query-norm", "query norm",
     "The length of a query drawn as an arrow, not how many numbers it has. A query with "
     "twice the norm has scores twice as large, as if λ were doubled for its row, so its "
     "weight goes to fewer keys. The curves of this program are for queries of norm √d, "
     "unless the score model is “Gaussian q and k”.",
     R"(\lambda q\cdot k = \lambda\lVert q\rVert\,\lVert k\rVert \cos \theta)",
     "J. Su 2023, kexue.fm/archives/9859", "attention=query-norm", "attention",
     "words/norm variants/query-norm models/gaussian-qk"},
    {"cosine", "cosine",
     "A number from −1 to 1 that says how well two vectors agree in direction, whatever their "
     "lengths: 1 if they point the same way, 0 at a right angle, −1 if they are opposite. Some "
     "kinds of attention use it as the score.",
     R"(\cos \theta = \frac{q\cdot k}{\lVert q\rVert\,\lVert k\rVert})",
     "J. Su 2019, kexue.fm/archives/7076", "attention=cosine", "angles",
     "words/angle words/inner-product variants/cosine"},
    {"angle", "angle θ",
     "The angle between two vectors, from 0° (same direction) over 90° (nothing in common) to 180° "
     "(opposite). In a space of many dimensions, two random directions are almost always close to "
     "90°.",
     R"(\theta = \arccos\left(\frac{q\cdot k}{\lVert q\rVert\,\lVert k\rVert}\right))",
     "J. Su 2019, kexue.fm/archives/7076", "", "angles", "words/cosine quantities/angle-pdf"},
    {"score", "score",
     "A number that says how well a key matches a query, before anything else is done with it; "
     "mostly their inner product. It is then multiplied by the scale λ.",
     R"(s = q\cdot k)", transformer, "", "scores",
     "words/logit words/inner-product fields/attention"},
    {"logit", "logit",
     "A score as it enters the softmax: multiplied by λ, plus the bias of a position scheme if "
     "there is one. Only differences count: the same number added to all logits of a row changes "
     "no weight, and a key whose logit is larger by 1 gets 2.72 times the weight.",
     R"(x = \lambda s + b)", transformer, "", "scores",
     "words/score words/softmax fields/softcap fields/qk_clip"},
    {"softmax", "softmax",
     "The rule that turns the logits of a row into weights: raise e = 2.718… to each of them, and "
     "divide by the sum of all the results. The weights are positive and add up to 1, and small "
     "differences count much: a lead of 0.69 doubles a weight, a lead of 6.9 makes it a thousand "
     "times as large.",
     R"(p_i = \frac{e^{x_i}}{e^{x_1} + \ldots + e^{x_n}})", transformer, "", "row-weights",
     "words/logit words/weight"},
    {"weight", "weight",
     "The share of a query's attention that one key gets, from 0 to 1. The weights of a row add up "
     "to 1; if n keys have equal weights, each has 1/n.",
     R"(p_1 + p_2 + \ldots + p_n = 1)", transformer, "", "row-weights", "words/row words/softmax"},
    {"row", "row",
     "The weights that one query gives to all the keys that it sees: one line of the attention "
     "matrix. Entropy, gradient and the like are numbers of a row, and curves show their means "
     "over random rows.",
     R"(p_i = (p_{i1}, \ldots, p_{in}))", transformer, "", "row-weights",
     "fields/row words/weight"},
    {"rank", "rank",
     "The place of a key when the keys of a row are sorted by weight: the heaviest has rank 1. "
     "Weights over ranks show at a glance whether few keys matter or many.",
     R"(p_{(1)} \ge p_{(2)} \ge \ldots)", "Attnscope", "", "row-weights", "words/weight"},
    {"mask", "mask",
     "A rule that says which keys a query may look at. Hidden keys get the weight 0, and the "
     "others share the whole. Under a causal mask, which language models use, a token sees itself "
     "and those before it, so the matrix is empty above its diagonal.",
     "p_{ij} = 0", transformer, "mask=causal", "attention", "fields/mask masks/causal"},
    {"sink", "sink",
     "A place for weight that a row has no use for, since the weights of a softmax must add up to "
     "1. In trained heads it is mostly the key of the first token, which gets much weight from "
     "nearly all queries although it says little to them: a bright column in the matrix. Other "
     "models have a sink that is no key, a further term in the sum by which the softmax divides.",
     R"(p_{i1} \gg 1/n)", "Xiao et al. 2023, arXiv 2309.17453", made_up_head, "attention",
     "fields/made_up_sink query-sources/made-up head-orders/first", MatrixMark::first_key},
    {"induction", "induction",
     "A habit of some trained heads: where a token occurs again, they look at what followed it the "
     "last time. After “the cat sat, the” such a head looks at “cat”, and so helps to predict it. "
     "In the matrix, repeated passages show as bright lines parallel to the diagonal.",
     R"(\sum p_{i,j+1}, x_j = x_i)", "Olsson et al. 2022, arXiv 2209.11895",
     "queries=made-up keys=made-up mask=causal n=512 row=256", "attention",
     "fields/made_up_repeats head-orders/induction", MatrixMark::largest_weight},
    {"position-scheme", "position scheme",
     "What lets the order of tokens matter, since an inner product alone does not know where a key "
     "stands. A scheme either takes the numbers of queries and keys in pairs and turns each pair, "
     "as an arrow in a plane, by an angle that grows with the position; or it adds to each scaled "
     "score a number, the bias, that falls with the distance.",
     R"(x_{ij} = \lambda s(q_i, k_j, i - j))", "Su et al. 2021, arXiv 2104.09864", "position=alibi",
     "position-scheme", "fields/position words/rotary positions/alibi"},
    {"rotary", "rotary positions (RoPE)",
     "A position scheme that takes the numbers of queries and keys in pairs and turns each pair, "
     "like the hand of a clock, by an angle in proportion to the token's position. As query and "
     "key are both turned, only their distance enters a score. The first pair, m = 0, turns by 1 "
     "radian (57°) per position, later pairs more slowly, by b^(−2m/d) radians; b is called the "
     "base and is mostly 10\u2009000.",
     R"(\theta_m = b^{-2m/d})", "Su et al. 2021, arXiv 2104.09864", "position=rope",
     "position-frequencies", "positions/rope words/position-scheme"},
    {"made-up-head", "made-up head",
     "Queries and keys that this program builds so that the matrix shows what trained heads "
     "are known for: a sink, which is a first key that takes much weight in every row, a "
     "preference for near keys, and slanted lines where a passage occurs again. They come "
     "from no model and are always labelled as made up.",
     R"(q\cdot k =\text{ sink }+\text{ near }+\text{ repeats }+\text{ noise})", "Attnscope",
     made_up_head, "attention", "query-sources/made-up words/sink words/induction"},
});

}  // namespace

std::span<const Word> words_of_attention() {
    return attention_words;
}

}  // namespace attnscope
