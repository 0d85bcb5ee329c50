#include <array>

#include "core/reference/words.h"

namespace attnscope {
namespace {

constexpr std::string_view probability =
    "W. Feller 1968, An Introduction to Probability Theory and Its Applications, "
    "ISBN 978-0-471-25708-0";

constexpr auto chance_words = std::to_array<Word>({
    {"random-vectors", "random vectors",
     "Queries and keys without any meaning: each direction is as likely as any other, and the "
     "norm is √d, much like a model's vectors before training. They are the yardstick here: "
     "where a trained head differs from them, it has learned something.",
     R"(q\cdot k = d \cos \theta)", "J. Su 2019, kexue.fm/archives/7076",
     "queries=sphere keys=sphere", "attention",
     "models/sphere query-sources/sphere words/score-model"},
    {"score-model", "score model",
     "The assumption under which the exact curves are computed. Either queries and keys have "
     "random "
     "directions and the same length, or their scores follow a bell curve, or all components of "
     "queries and keys do. The larger d is, the less the results differ.",
     R"(s = q\cdot k)", "Attnscope", "model=gaussian", "entropy-vs-scale",
     "fields/model models/sphere"},
    {"mean", "mean, E",
     "The average over all cases that chance can bring, each counted as often as it occurs; "
     "written E, for “expected value”. E H is the mean entropy over all random rows, not the "
     "entropy of any single row.",
     R"(\mathbb{E}\,x = \sum x P(x))", probability, "", "entropy-vs-scale",
     "words/quenched words/median"},
    {"standard-deviation", "standard deviation σ",
     "How far numbers typically lie from their mean: for a bell curve, two thirds of them lie "
     "within one standard deviation. Scores of random vectors have mean 0 and standard deviation "
     "√d; multiplied by λ = 1/√d, they have standard deviation 1.",
     R"(\sigma ^2 = \mathbb{E}\,(x - \mathbb{E}\,x)^2)", probability, "", "jacobian-norms",
     "words/mean words/logit"},
    {"annealed", "annealed",
     "An estimate of the mean entropy of a row in which an average is taken too early: the "
     "sum Z, by which the softmax divides a row, is replaced by its mean over random keys, "
     "written 𝔼Z. It is close to the truth while many keys share the weight, and wrong once "
     "few keys hold most of it. The quenched mean computes each row as it is, and averages "
     "last.",
     R"(\log \mathbb{E}\,Z,\text{ not }\mathbb{E} \log Z)",
     "B. Derrida 1981, doi 10.1103/PhysRevB.24.2613", "approximations=all", "entropy-vs-scale",
     "words/partition-sum words/quenched words/condensation approximations/annealed-entropy"},
    {"quenched", "quenched mean",
     "A mean that is taken last. Each random row is computed as it is, with its own sum Z "
     "of all e^{λs}; then log Z, or the entropy that follows from it, is averaged over all "
     "rows. “Annealed” means that Z itself is averaged first; the logarithm of this average "
     "is never smaller than the average of log Z. The curves called “exact mean” are "
     "quenched means.",
     R"(\mathbb{E} \log Z \le \log \mathbb{E}\,Z)", "B. Derrida 1981, doi 10.1103/PhysRevB.24.2613",
     "approximations=all", "entropy-vs-scale", "words/annealed curves/exact words/exact"},
    {"exact", "exact",
     "Computed from a formula that is true for every number of keys, to all digits shown; "
     "approximations need many keys or a small λ, and simulations scatter by chance. What "
     "is exact is the mean over random vectors; a trained head may differ. The formula "
     "shown is that of one such mean: 𝔼 log Z, the mean of the logarithm of Z, where Z is "
     "the sum of e^x over the scaled scores x of a row.",
     R"(\mathbb{E} \log Z = \int_0^{\infty} (e^{-t} - (\mathbb{E}\,e^{-t \exp x})^n) dt/t)",
     "Attnscope", "", "entropy-vs-scale", "curves/exact words/quenched words/simulation"},
    {"approximation", "approximation",
     "A simple formula in place of the exact mean. Its curve is faded, and a read-out gives its "
     "value in parentheses, where it is off by more than 2 %; for an entropy the error has to be "
     "more than 0.1 nat as well. Where all approximations are off, the plot is shaded.",
     R"(f \approx \mathbb{E}\,H)", "Attnscope", "approximations=all", "entropy-vs-scale",
     "approximations/annealed-entropy approximations/laplace-entropy words/exact"},
    {"shaded", "shaded range",
     "The grey part of a plot, in which none of the approximations that are drawn holds: "
     "each is more than 2 % off the exact mean, and for an entropy more than 0.1 nat as "
     "well. Bounds and limits, which are close at one end of the axis, do not count. Read "
     "the exact mean there, which holds everywhere.",
     R"(|f - \mathbb{E}\,H| > \text{tolerance})", "Attnscope", "", "entropy-vs-scale",
     "words/approximation words/exact"},
    {"partition-sum", "partition sum Z",
     "What the softmax divides by: e = 2.718… is raised to each scaled score λs of a row, and the "
     "results are added up. A key's weight is its own part of the sum. The name is from physics, "
     "where such a sum over states is called the partition function.",
     R"(Z = \sum e^{\lambda s} = e^{\lambda s_1} + \ldots + e^{\lambda s_n})",
     "B. Derrida 1981, doi 10.1103/PhysRevB.24.2613", "", "row-weights",
     "words/softmax words/annealed words/quenched"},
    {"entropy-loss", "D(λ)",
     "What the scale λ takes off the entropy of a row in the annealed estimate log n − D(λ), "
     "which averages over random keys too early. D(λ) grows with λ from 0: for n = 512, d = 64 "
     "and λ = 1/8 the estimate is 6.24 − 0.49 = 5.75 nat. About where D(λ) reaches log n, the "
     "estimate is 0 and rows freeze. In the formula 𝔼 is the mean over random keys, and ∂/∂λ the "
     "rate of growth with λ.",
     R"(D(\lambda) = \lambda\,\frac{\partial}{\partial \lambda} \log \mathbb{E}\,e^{\lambda s} - )"
     R"(\log \mathbb{E}\,e^{\lambda s})",
     "B. Derrida 1981, doi 10.1103/PhysRevB.24.2613", "approximations=all", "entropy-vs-scale",
     "words/annealed words/freezing approximations/annealed-entropy"},
    {"mean-field", "mean field",
     "A lower bound of the mean entropy of a row of random scores, from two numbers alone: log n "
     "for n keys, minus λ times the mean of the largest of n scores, written 𝔼 max s. It is right "
     "at λ = 0 and ever further too low as λ grows: for n = 512 and d = 64 by 0.2 nat at λ = 0.01, "
     "and by 2.5 nat at λ = 1/√d. The name is from physics.",
     R"(\log n - \lambda \mathbb{E} \max s)", "J. Su 2022, kexue.fm/archives/9034", "",
     "entropy-vs-scale", "approximations/mean-field-entropy words/expected-maximum"},
    {"laplace", "Laplace approximation",
     "An estimate of the entropy of a row for large d, log n + (d/2) log(1 − c²). The mean "
     "of e^{λs} over all angles between query and key is estimated from one angle alone, "
     "that which adds most to it. The cosine of this angle is c = (√(1 + 4λ²) − 1)/(2λ). "
     "The estimate is close to the exact mean while many keys share the weight, and too low "
     "once a few keys hold most of it.",
     R"(\log n + (d/2) \log(1 - c^2))", "J. Su 2020, kexue.fm/archives/7695", "",
     "entropy-vs-scale", "approximations/laplace-entropy words/annealed"},
    {"expected-maximum", "E max",
     "The mean of the largest of n random numbers. For numbers from a bell curve with standard "
     "deviation 1 it grows only slowly with n: 2.34 for 64 numbers, 3.04 for 512, 3.63 for 4096; "
     "√(2 log n) is what it comes close to for very many numbers, and is 4.08 for 4096. "
     "It limits how much a row of random keys can prefer its best one.",
     R"(\mathbb{E} \max(s_1, \ldots, s_n) \sim \sqrt{2 \log n})",
     "J. Su 2022, kexue.fm/archives/9034", "", "gradient-vs-scale",
     "curves/limit-gradient-vs-scale words/mean-field"},
    {"median", "median",
     "The value in the middle: half of all rows lie above it, half below. Where a few rows are "
     "extreme, the median tells more of a typical row than the mean does.",
     R"(P(x \le m) = \frac{1}{2})", probability, "", "gradient-vs-scale",
     "curves/median words/mean"},
    {"density", "density",
     "A curve that shows how common values are: the area below it between two values is the chance "
     "to find a value between them. The whole area is 1, so a narrow curve is a high one.",
     R"(P(a \le x \le b) = \int p(x) dx)", probability, "", "angles",
     "figures/angles figures/scores"},
    {"simulation", "simulation",
     "Rows drawn with random numbers, as a check of the curves: a computer's way to throw dice. A "
     "bar about each mean, written ± half its length, shows how far chance may have moved it; in "
     "about 95 of 100 cases the exact mean lies within the bar.",
     R"(\bar{x} \pm 1.96 s/\sqrt{m})", "Attnscope", "", "entropy-vs-scale",
     "curves/simulation fields/samples fields/seed"},
    {"seed", "seed",
     "The number from which all random numbers follow. With the same seed everything is drawn "
     "again exactly alike; with another, everything is drawn anew. What changes much with the seed "
     "is chance.",
     R"(\text{seed})", "Salmon et al. 2011, doi 10.1145/2063384.2063405", "seed=2", "attention",
     "fields/seed words/simulation"},
});

}  // namespace

std::span<const Word> words_of_chance() {
    return chance_words;
}

}  // namespace attnscope
