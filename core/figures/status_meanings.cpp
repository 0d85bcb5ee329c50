#include "core/figures/status_meanings.h"

#include "core/parameters/table.h"
#include "core/text/keyed.h"

namespace attnscope {

extern const StatusMeaning status_scale = {
    "scale",
    "λ =",
    "The scale λ that the chosen rule gives at the present n and d: scores are multiplied by it "
    "before the softmax. A larger λ makes the weights of a row less even.",
    R"(\lambda(n, d))",
    "Vaswani et al. 2017, arXiv 1706.03762",
};
extern const StatusMeaning status_entropy = {
    "entropy",
    "→ H =",
    "The exact mean entropy of a row of n keys at this λ if queries and keys are random vectors; "
    "e^H is about how many keys share the weight. If no exact mean is known for the chosen scores, "
    "the line says why instead. Approximations stand beside it where figures draw all of them, and "
    "else where the pointer rests on it.",
    R"(\mathbb{E}\,H, H = -\sum p \log p)",
    "Attnscope",
};
extern const StatusMeaning status_mean_of_rows = {
    "mean-of-rows",
    "random rows 1…",
    "The exact mean entropy over all rows of the matrix if its vectors were random, with norms of "
    "√d. Under a mask, rows see different numbers of keys; rows of few keys have little entropy, "
    "so this mean is less than H of a row of n keys. Compare it with the matrix.",
    R"((1/n) \sum \mathbb{E}\,H_i)",
    "Attnscope",
};
extern const StatusMeaning status_measured = {
    "measured",
    "this matrix",
    "The mean entropy of all rows of the matrix, computed from their weights, whatever part of it "
    "is shown; “made-up head” says that the head comes from no model. For random vectors it "
    "scatters by chance about the exact value, which under a causal mask is that of “random rows "
    "1…n”; for other vectors it departs from it.",
    R"((1/m) \sum H_i)",
    "Attnscope",
};
extern const StatusMeaning status_maximum = {
    "maximum",
    "log n",
    "The largest entropy that a row of n keys can have, which n equal weights reach. Compare it "
    "with H: the nearer the two are, the more evenly attention is spread.",
    R"(\max H = \log n)",
    "Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x",
};
extern const StatusMeaning status_work = {
    "work",
    "… ms · … scores",
    "How long the engine took for the latest picture of the matrix, and how many scores it "
    "computed for it. “coarse” says that a finer picture is still being computed; scores that are "
    "known already are not computed again.",
    "t, m",
    "Attnscope",
};
extern const StatusMeaning status_all_rows = {
    "all-rows",
    "statistics of all rows: … %",
    "How large a part of the rows is known of a matrix that has more rows than the picture shows. "
    "Means over the matrix become final at 100 %, and until then they are of the rows so far.",
    "100 m/n",
    "Attnscope",
};
extern const StatusMeaning status_time_left = {
    "time-left",
    "about … left",
    "How long the running work will still take, judged by what is done so far. The button ✕ "
    "beside it, or Ctrl+., cancels the work and keeps what is known.",
    "t",
    "Attnscope",
};
extern const StatusMeaning status_frame = {
    "frame",
    "frame … ms",
    "The time from the last change of a setting until every view was computed and painted, and the "
    "engine's share of it. It stands here if View ▸ Show frame time is ticked.",
    "t",
    "Attnscope",
};

ATTNSCOPE_TABLE(StatusMeaning, all_status_meanings,  //
                status_scale,                        //
                status_entropy,                      //
                status_mean_of_rows,                 //
                status_measured,                     //
                status_maximum,                      //
                status_work,                         //
                status_all_rows,                     //
                status_time_left,                    //
                status_frame                         //
);

std::span<const StatusMeaning* const> status_meanings() {
    return all_status_meanings;
}

Message label_of(const StatusMeaning& value) {
    return keyed({"status", value.key, "label"}, value.label);
}

}  // namespace attnscope
