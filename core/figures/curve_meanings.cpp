#include "core/figures/curve_meanings.h"

#include <algorithm>
#include <array>

#include "core/text/keyed.h"
#include "core/text/split.h"

namespace attnscope {
namespace {

constexpr std::string_view attnscope_itself = "Attnscope";

constexpr auto all_curve_meanings = std::to_array<CurveMeaning>({
    {"exact", "", "exact mean",
     "The mean of what the vertical axis shows, over all rows that random queries and keys can "
     "give. It is found by integration, not from rows drawn at random, for 1 to 10¹² keys and "
     "every λ, so every other curve is judged by it. The formula is one such integral, for the "
     "mean 𝔼 of log Z, where Z is the sum of e^x over the scaled scores x of a row.",
     R"(\mathbb{E} \log Z = \int_0^{\infty} (e^{-t} - (\mathbb{E}\,e^{-t \exp x})^n) dt/t)",
     attnscope_itself},
    {"mean-row", "", "mean at λ of the mean row",
     "The mean over random rows that all have the λ of the mean row. It is drawn under a rule that "
     "gives each row a λ of its own, where the mean over all rows is not known exactly.",
     R"(\mathbb{E}\,f(\lambda(\mathbb{E} H)))", attnscope_itself},
    {"exact", "angles", "exact",
     "The exact density of the angle between two random directions in d dimensions: the higher the "
     "curve, the more common the angle. The area below it is 1, and in many dimensions nearly all "
     "of it lies close to a right angle.",
     R"(p(\theta) \propto \sin^{d-2} \theta)", "J. Su 2019, kexue.fm/archives/7076"},
    {"exact", "scores", "law of the scores",
     "The exact density of a scaled score, the number that enters the softmax, for random queries "
     "and keys. If the histogram of the matrix departs from it, queries and keys are not random, "
     "or a mask or a position scheme selects among their pairs.",
     R"(x = \lambda s)", attnscope_itself},
    {"exact", "jacobian-norms", "½ L1 norm 1 − Σp²: exact mean",
     "The exact mean of half the sum of all absolute derivatives of a row's weights by the numbers "
     "that enter the softmax. It is close to 1 while many keys share the weight, and close to 0 "
     "once one key has nearly all of it.",
     R"(\frac{1}{2} \sum |\partial p_i/\partial x_j| = 1 - \sum p^2)",
     "J. Su 2023, kexue.fm/archives/9812"},
    {"exact", "position-scheme position-frequencies", "the chosen position scheme",
     "What the chosen position scheme does at each distance, or to each pair of components. It "
     "follows from the scheme's formula: the scale λ never changes it, and the length n only in "
     "schemes that read n, such as dynamic NTK-RoPE.",
     R"(\theta_m,\text{ or }b(\Delta))", "Su et al. 2021, arXiv 2104.09864"},
    {"exact", "rules-side-by-side rule-values rules-over-lengths phase-diagram", "the chosen rule",
     "The scale λ that the chosen scaling rule gives at each length n; in tables of rules, "
     "also what is computed with this λ, such as the entropy. In the phase diagram, whose "
     "colours are entropies at each n and λ, the line is the rule's path: it crosses the "
     "colours where the rule does not keep the entropy as n grows.",
     R"(\lambda(n, d))", attnscope_itself},
    {"exact", "mass-vs-length support-vs-length", "the chosen normaliser",
     "The exact mean over rows of random scores whose weights follow from the chosen normaliser. "
     "The curves of the other normalisers are for the same rows, so that only the way in which "
     "logits become weights tells them apart.",
     R"(p_{ij} = f(x_{i1}, \ldots, x_{in})_j)", attnscope_itself},
    {"compared", "", "the name of another rule",
     "The same exact mean as that of the chosen rule, with the λ of another rule that is selected "
     "under “Compare with”. Each compared rule has a colour and dashes of its own, the same in "
     "all figures.",
     R"(\mathbb{E}\,f(\lambda_2(n)))", attnscope_itself},
    {"own", "", "the name of a curve of your own",
     "A formula of your own, typed under “Own entropy curve”, “Own gradient curve” or “Own "
     "collision curve”, along the same n and λ as the exact mean beside it. It is judged as every "
     "approximation is: it fades where it is too far from the exact mean, and a note says where it "
     "holds.",
     R"(f(n, d, \lambda))", attnscope_itself},
    {"annealed", "focus-vs-length", "annealed",
     "An estimate of the weight of the planted key, whose score is Δ, in which the n − 1 other "
     "keys enter by their average e^{λs}. It is close to the exact mean while many keys share the "
     "rest of the weight, and off once a single random key can outweigh the planted one.",
     R"(\frac{e^{\lambda \Delta}}{e^{\lambda \Delta} + (n - 1) \mathbb{E}\,e^{\lambda s}})",
     attnscope_itself},
    {"mean-field", "focus-vs-length", "others all equal",
     "The weight of the one key that really matches the query, the planted key with score Δ, if "
     "all other keys had the score 0. It is larger than the exact mean at most lengths, because "
     "random scores above 0 take more weight away than scores below 0 give back.",
     R"(\frac{1}{1 + (n - 1) e^{-\lambda \Delta}})", "J. Su 2022, kexue.fm/archives/9034"},
    {"annealed", "phase-diagram", "freezing",
     "For each length n, the scale λ at which the annealed estimate of the entropy, log n − D(λ), "
     "reaches 0; D(λ) is what λ takes off log n, the entropy of equal weights. From about this "
     "line upwards rows freeze: a few keys hold ever more of the weight, and estimates that "
     "average over all possible keys no longer hold.",
     R"(D(\lambda) = \log n)", "B. Derrida 1981, doi 10.1103/PhysRevB.24.2613"},
    {"linear", "phase-diagram", "0.24 line reaches 0",
     "For each length n, the scale λ at which log n − 0.24 λd, a well-known rule of thumb for the "
     "entropy, reaches 0. By this rule each row would look at a single key there; the colours of "
     "the map show that the exact entropy is still well above 0.",
     R"(\lambda = \frac{\log n}{0.24 d})", "J. Su 2021, kexue.fm/archives/8823"},
    {"contour", "phase-diagram", "equal entropy",
     "A line through all pairs of length and scale that give the same exact mean entropy, as "
     "contour lines join places of equal height. A scaling rule that runs along such a line keeps "
     "the entropy constant as the length grows.",
     R"(\mathbb{E}\,H(n, \lambda) =\text{ const})", attnscope_itself},
    {"simulation", "", "simulation ± 95 %",
     "The mean over rows that were drawn with random numbers, as a check of the exact curve. In "
     "about 95 of 100 cases the bar holds the exact mean, unless a note says that a few rare rows "
     "dominate the mean there.",
     R"(\bar{x} \pm 1.96 s/\sqrt{m})", attnscope_itself},
    {"simulation", "angles", "sampled",
     "A histogram of the angles of random vectors that were drawn for this figure, as a check of "
     "the exact curve. It wavers about the curve by chance, the less the more samples are drawn.",
     R"(\cos \theta = \frac{q\cdot k}{\lVert q\rVert\,\lVert k\rVert})", attnscope_itself},
    {"median", "", "simulated median",
     "The gradient that half of the drawn rows exceed and half do not. It has a maximum as "
     "λ grows, which the mean has not. At a large λ one key has nearly all the weight of "
     "most rows, so their gradient is near 0. In a few rows the two best keys are nearly "
     "equal; the gradient there grows with λ and keeps the mean from falling.",
     R"(\operatorname{median} \lambda(1 - \sum p^2))", attnscope_itself},
    {"median", "jacobian-norms", "½ L1: simulated median",
     "The value of 1 − Σp² that half of the drawn rows exceed and half do not. Where it lies far "
     "from the mean, a typical row differs from the average of all rows.",
     R"(\operatorname{median}(1 - \sum p^2))", attnscope_itself},
    {"deciles", "", "10–90 % of rows",
     "The band that holds the middle eight of every ten drawn rows, by the value that the vertical "
     "axis shows. Where it is wide, rows differ: in some, several keys still share the weight, "
     "while others have settled on one key.",
     R"(q_{0.1} \le x \le q_{0.9})", attnscope_itself},
    {"deciles", "jacobian-norms", "½ L1: 10–90 % of rows",
     "The range that holds the middle eight of every ten drawn rows, by their value of 1 − Σp². "
     "Where it is wide, some rows still react to their scores while others are already settled on "
     "one key.",
     R"(q_{0.1} \le 1 - \sum p^2 \le q_{0.9})", attnscope_itself},
    {"frobenius", "jacobian-norms", "Frobenius norm ± 95 %",
     "The root of the sum of all squared derivatives of a row's weights by the numbers that enter "
     "the softmax, from drawn rows. It is small both for even weights over many keys and for rows "
     "in which one key has nearly all the weight.",
     R"(\lVert J\rVert_F = \sqrt{\sum p^2 - 2\sum p^3 + (\sum p^2)^2})", attnscope_itself},
    {"spectral", "jacobian-norms", "spectral norm ± 95 %",
     "If the logits of a row change a little, its weights change, too; the size of either change "
     "is the root of the sum of its squares. The spectral norm is the largest ratio of the "
     "weights' change to the logits' change; J is the table of all rates of change. It is at most "
     "½, reached by two keys with half of the weight each, and near 0 for even weights over many "
     "keys. The curve is the mean of the norm over drawn rows.",
     R"(\lVert J\rVert_2 \le \frac{1}{2})", attnscope_itself},
    {"unit-deviation", "jacobian-norms", "λ = 1/√d, σ = 1",
     "The usual scale, at which scaled scores of random vectors have standard deviation 1. Nearly "
     "all of the softmax's reaction to its scores is left there, as long as there are many keys.",
     R"(\lambda = 1/\sqrt{d})", "Vaswani et al. 2017, arXiv 1706.03762"},
    {"no-root", "jacobian-norms", "λ = 1, σ = √d",
     "The scale λ = 1, without the factor 1/√d: scaled scores of random vectors then have the "
     "standard deviation σ = √d. For d = 64 the best of 512 keys has on average more than half of "
     "a row's weight at λ = 1. The reaction of the weights to scaled scores, the mean of 1 − Σp², "
     "is then about 0.4, against 0.99 at λ = 1/√d. The reaction to the scores before scaling is "
     "λ(1 − Σp²), and its mean does not fall as λ grows: it is 0.12 at λ = 1/√d and 0.40 at λ = 1.",
     R"(\lambda = 1)", "Vaswani et al. 2017, arXiv 1706.03762"},
    {"normal-approximation", "angles", "normal",
     "A bell curve around 90° with variance 1/(d − 2), which approximates the exact density of "
     "angles. It is close for large d and fades where it is off by more than 2 % of the exact "
     "peak.",
     R"(\theta \approx N(\pi/2, 1/(d - 2)))", "J. Su 2019, kexue.fm/archives/7076"},
    {"uniform", "entropy-vs-length", "log n (uniform)",
     "The entropy of n equal weights, which no row of n keys can exceed. The distance of a curve "
     "to this line tells how far its rows are from looking at everything alike.",
     R"(H = \log n)", "Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x"},
    {"uniform", "row-weights", "1/n (uniform)",
     "The weight that each of n keys has if all have the same. Keys above this line get more than "
     "an even share of the row, keys below it less.",
     "p = 1/n", attnscope_itself},
    {"limit", "gradient-vs-scale", "limit for λ → ∞",
     "The height at which the mean of the gradient λ(1 − Σp²) levels off for very large λ. In "
     "almost every row one key then has all the weight and the gradient is near 0; rows whose two "
     "largest scores are nearly equal keep the mean up. In the formula f(0) says how common these "
     "are: the share of rows in which the two differ by less than a tiny ε, divided by ε. For "
     "random directions in d = 2 dimensions there is no limit: the mean grows without end.",
     R"(\operatorname*{lim}_{\lambda \to \infty} \mathbb{E}\,\lambda(1 - \sum p^2) = f(0))",
     attnscope_itself},
    {"annealed-optimum", "gradient-vs-scale", "annealed optimum",
     "The scale λ at which the annealed estimate of the gradient λ(1 − Σp²) is largest; the "
     "gradient says how strongly weights react to scores. It is often quoted as the best λ, but "
     "only the estimate has a maximum, as it averages above and below the fraction line before it "
     "divides. The exact mean goes on rising towards a limit. In the formula argmax is the place "
     "of the maximum.",
     R"(\operatorname*{argmax}_{\lambda} \lambda\left(1 - \frac{\mathbb{E}\,e^{2\lambda s}}{n\,(\mathbb{E}\,e^{\lambda s})^2}\right))",
     "J. Su 2023, kexue.fm/archives/9812"},
    {"lower-bound", "scores", "−λ‖v‖₁",
     "In additive attention a score is a sum of terms v·tanh(…) with fixed numbers v. As tanh lies "
     "between −1 and 1, no scaled score can lie below −λ times the sum of all |v|, whatever "
     "queries and keys are.",
     R"(x \ge -\lambda\lVert v\rVert_1)", "Bahdanau et al. 2014, arXiv 1409.0473"},
    {"upper-bound", "scores", "λ‖v‖₁",
     "The greatest scaled score that additive attention can give, whatever queries and keys are. "
     "It stays as it is when rows grow longer, so a longer row needs a larger λ to stay as "
     "focused.",
     R"(x \le \lambda\lVert v\rVert_1)", "Bahdanau et al. 2014, arXiv 1409.0473"},
    {"measured", "", "rows, measured",
     "One point for each row of the attention matrix of your own queries and keys, at the "
     "height of the quantity that the axis names; the formula is that of the entropy. Rows "
     "whose entropy lies far below the exact curve choose fewer keys than random vectors "
     "would.",
     R"(H_i = -\sum p_{ij} \log p_{ij})", attnscope_itself},
    {"measured", "angles", "queries and keys, measured",
     "A histogram of the angles between your own queries and keys. If it lies away from 90° or is "
     "broader than the curve, the vectors are not random: their directions have something in "
     "common.",
     R"(\cos \theta = \frac{q\cdot k}{\lVert q\rVert\,\lVert k\rVert})", attnscope_itself},
    {"measured", "scores", "measured",
     "A histogram of the numbers that enter the softmax, from pairs of queries and keys all over "
     "the matrix. Pairs that the mask hides are left out; the bias of a position scheme is "
     "included.",
     R"(x = \lambda s + b)", attnscope_itself},
    {"measured", "row-weights", "row …",
     "The weights of the selected row of the matrix, the largest first, on logarithmic axes. A "
     "level line means that all keys have the same weight; a steep one that few keys have nearly "
     "all.",
     R"(p_{(1)} \ge p_{(2)} \ge \ldots)", attnscope_itself},
    {"effective-keys", "row-weights", "e^H = … keys",
     "The number of equally weighted keys that would have the entropy of the selected row, marked "
     "on its curve. It is 1 if one key has all the weight, and n if all keys have the same.",
     "e^H", "Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x"},
    {"typical", "row-weights", "random scores, typical",
     "For comparison with the selected row: the weights, the largest first, of a row whose n "
     "random scores lie at typical places. The r-th largest score is put where a share (r − ½)/n "
     "of all random scores lies above it; times λ it is x_r, and the softmax makes weights of all "
     "x_r. In the formula F gives the share of scores (before λ) below a score, and F^{−1} the "
     "score for a share. If the selected row falls more steeply, its query prefers some keys more "
     "than chance would.",
     R"(x_r = \lambda F^{-1}(1 - (r - \frac{1}{2})/n))", attnscope_itself},
    {"same-norms", "", "random directions, same norms",
     "The exact mean that your rows would have if their vectors kept their lengths and got "
     "random directions. The distance of a row from it is what its directions add: a row with "
     "a lower entropy prefers certain keys, a row near the mean looks random.",
     R"(\mathbb{E}\,f(\lambda\lVert q\rVert\,\lVert k_j\rVert \cos \theta_j))", attnscope_itself},
    {"rope", "position-scheme position-frequencies", "RoPE",
     "Plain rotary positions, drawn for comparison: each pair of components is turned by an angle "
     "that grows with the position. Where the chosen scheme lies on this line it changes nothing.",
     R"(\theta_m = b^{-2m/d})", "Su et al. 2021, arXiv 2104.09864"},
    {"rope-slowed", "position-frequencies", "RoPE slowed by s",
     "Plain rotary positions with every angle divided by s, as if all positions stood s times as "
     "close together. Schemes for long texts lie between plain RoPE, for fast pairs, and this "
     "line, for slow ones.",
     R"(\theta_m/s)", "Chen et al. 2023, arXiv 2306.15595"},
    {"one-turn", "position-frequencies", "one turn within L",
     "RoPE turns each pair of numbers in a query or key at a speed of its own; this is the speed "
     "of exactly one full turn within the trained length L. Slower pairs, below the line, never "
     "come round in training, so longer texts show them angles that they have not met.",
     R"(\theta = 2\pi/L)", "Peng et al. 2023, YaRN, arXiv 2309.00071"},
    {"published", "", "the name of a method",
     "Values that the authors of a published table report for one method, joined by straight "
     "lines. They come from trained models and were not computed here; the lines say nothing about "
     "lengths between the points.",
     R"(\text{accuracy},\text{ or loss})", "named with each table"},
    {"trained-lengths", "beyond-length", "trained at n = …",
     "The lengths of the examples that the models were trained with. To the right of it they meet "
     "more keys than ever in training, so what they do there was never asked of them.",
     R"(n \le n_{\text{train}})", attnscope_itself},
    {"repeated-text", "published-results", "repeated text",
     "Values on texts that were made long by repeating them, as far as the table has such. A model "
     "can copy what it has seen before, so they are not comparable with values on natural text.",
     R"(\text{accuracy},\text{ or loss})", "named with each table"},
    {"family", "", "a value of the field",
     "The exact curve at one of the values that the figure is compared over, from dark to light in "
     "their order. Everything else is as it is set now, so the curves follow a drag of any other "
     "field.",
     R"(f(x;\text{ one value of the field}))", attnscope_itself},
    {"frozen", "", "frozen: …",
     "The curve of settings that were frozen with Ctrl+D, beside the present one: the first in "
     "grey, each further one in a colour with dashes of its own. It stays as it is whatever is "
     "changed afterwards, until it is removed.",
     R"(f(\lambda', n', d'))", attnscope_itself},
});

}  // namespace

std::span<const CurveMeaning> curve_meanings() {
    return all_curve_meanings;
}

const CurveMeaning* curve_meaning(std::string_view figure, std::string_view key) {
    const CurveMeaning* anywhere = nullptr;
    for (const CurveMeaning& each : all_curve_meanings) {
        if (each.key != key)
            continue;
        if (is_drawn_in(each, figure))
            return &each;
        if (each.figures.empty())
            anywhere = &each;
    }
    return anywhere;
}

bool is_drawn_in(const CurveMeaning& entry, std::string_view figure) {
    const std::vector<std::string> figures = split(entry.figures);
    return std::ranges::find(figures, figure) != figures.end();
}

std::string unique_key(const CurveMeaning& entry) {
    const std::string_view first = entry.figures.substr(0, entry.figures.find(' '));
    return std::string(entry.key) + (first.empty() ? "" : '-' + std::string(first));
}

Message label_of(const CurveMeaning& entry) {
    return keyed({"curves", unique_key(entry), "label"}, entry.label);
}

}  // namespace attnscope
