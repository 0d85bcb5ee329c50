"""Attention by its formulas in float64, for attention_reference.py: variants, masks, normalisers.

Each variant gives vectors (q', k') or scores, each mask says what a row sees, each normaliser makes
weights of the logits of a row: a dictionary of functions each. Position schemes stand in
attention_positions.py.
"""

import numpy as np

from attention_positions import POSITIONS, Places


def unit(x):
    return x / np.linalg.norm(x, axis=1, keepdims=True)


# --- variants: (q, k, weights, parameters) -> (q', k') or scores -------------------------------


def additive(q, k, w, _):
    left, right = q @ w["W_q"].T, k @ w["W_k"].T
    return np.stack([np.tanh(row + right) @ w["v"].ravel() for row in left])


def dense(q, k, w, p):
    if p.get("synthesizer_layers", 1) == 1:
        return (q @ w["W"])[:, : len(k)]
    hidden = np.maximum(q @ w["W_1"] + w["b_1"], 0)
    return (hidden @ w["W_2"] + w["b_2"])[:, : len(k)]


def factors(q, w):
    return q @ w["W_A"], q @ w["W_B"]


def tiled(q, k, w, _):
    b1, b2 = factors(q, w)
    j = np.arange(len(k))
    return b1[:, j % b1.shape[1]] * b2[:, j % b2.shape[1]]


def outer(q, k, w, _):
    b1, b2 = factors(q, w)
    j = np.arange(len(k))
    return b1[:, j % b1.shape[1]] * b2[:, j // b1.shape[1]]


def transposed(q, k, w, _):
    b1, b2 = factors(q, w)
    i, j = np.arange(len(q)), np.arange(len(k))
    return b1[:, j % b1.shape[1]] * b2[: len(k), i % b2.shape[1]].T


def random(q, k, w, _):
    return w["R"][: len(q), : len(k)]


def factorized_random(q, k, w, _):
    return w["R_1"][: len(q)] @ w["R_2"][: len(k)].T


def mixture(q, k, w, p):
    components = {
        "mixture_dot": (1, lambda *_: q @ k.T / np.sqrt(q.shape[1])),
        "mixture_additive": (0, additive),
        "mixture_dense": (1, dense),
        "mixture_random": (1, random),
        "mixture_factorized_random": (0, factorized_random),
        "mixture_factorized_dense": (0, tiled),
        "mixture_outer": (0, outer),
        "mixture_transposed": (0, transposed),
    }
    shares = {name: p.get(name, standard) for name, (standard, _) in components.items()}
    total = sum(shares.values())
    return sum(share / total * components[name][1](q, k, w, p)
               for name, share in shares.items() if share)


def rms_norm(q, k, w, p):
    eps = p.get("qk_norm_epsilon", 1e-6)
    norm = lambda x: x / np.sqrt((x * x).mean(axis=1, keepdims=True) + eps)
    return (norm(q) * w["g_q"] * p.get("qk_norm_query_gain", 1),
            norm(k) * w["g_k"] * p.get("qk_norm_key_gain", 1))


VARIANTS = {
    "dot": lambda q, k, *_: (q, k),
    "query-norm": lambda q, k, *_: (unit(q), k),
    "key-norm": lambda q, k, *_: (q, unit(k)),
    "cosine": lambda q, k, *_: (unit(q), unit(k)),
    "qk-rms-norm": rms_norm,
    "mla": lambda q, k, *_: (q, k),
    "additive": additive,
    "gau-softmax": lambda q, k, *_: (q, k),
    "gau-relu2": lambda q, k, *_: (q, k),
    "differential": lambda q, k, *_: (q, k),
    "synthesizer-dense": dense,
    "synthesizer-random": random,
    "synthesizer-factorized-random": factorized_random,
    "synthesizer-factorized-dense": tiled,
    "synthesizer-factorized-dense-outer": outer,
    "synthesizer-factorized-dense-transposed": transposed,
    "synthesizer-mixture": mixture,
}

PRODUCTS = ("dot", "query-norm", "key-norm", "cosine", "qk-rms-norm", "mla", "gau-softmax",
            "gau-relu2", "differential")

# --- masks: (i, j, parameters) -> what is seen --------------------------------------------------


def window(i, j, p):
    return (np.abs(i - j) < p.get("window", 128)) | (j < p.get("sinks", 0))


def document(i, p):
    """The number of the document; what follows the lengths belongs to the last one."""
    lengths = [int(word) for word in p.get("document_lengths", "128,64,192,128").split(",")]
    return np.searchsorted(np.cumsum(lengths)[:-1], i, side="right")


def dilated(i, j, p):
    step, reach = p.get("dilation", 4), p.get("reach", 32)
    return (np.abs(i - j) <= reach * step) & ((i - j) % step == 0)


MASKS = {
    "none": lambda i, j, p: np.full(np.broadcast(i, j).shape, True),
    "causal": lambda i, j, p: j <= i,
    "window": window,
    "causal-window": lambda i, j, p: window(i, j, p) & (j <= i),
    "chunk": lambda i, j, p: (j <= i) & (j // p.get("chunk", 128) == i // p.get("chunk", 128)),
    "documents": lambda i, j, p: (j <= i) & (document(i, p) == document(j, p)),
    "dilated": dilated,
    "causal-dilated": lambda i, j, p: dilated(i, j, p) & (j <= i),
    "strided": lambda i, j, p: (j <= i) & ((i - j < p.get("window", 128))
                                           | ((i - j) % p.get("stride", 128) == 0)),
    "top-k": lambda i, j, p: j <= i,
}


def kept(x, seen, p):
    """Of what each row sees, its largest logits: as many as asked for, and those like the last of them."""
    hidden = np.sort(np.where(seen, x, -np.inf))[:, ::-1]
    return seen & (x >= hidden[:, min(p.get("top_k", 32), x.shape[1]) - 1:][:, :1])


# --- normalisers: logits of the seen keys of one row, parameters -> weights ------------------------


def sparsemax(x, p):
    """By the largest support that is one."""
    s = np.sort(x)[::-1]
    sums, r = np.cumsum(s) - 1, np.arange(1, len(x) + 1)
    k = (r * s > sums).sum()
    return np.maximum(x - sums[k - 1] / k, 0)


def entmax(x, p):
    """By halving the interval of the threshold."""
    a = p.get("entmax_alpha", 1.5)
    x = x * (a - 1)
    low, high = x.max() - 1, x.max()
    for _ in range(60):
        middle = (low + high) / 2
        weights = np.maximum(x - middle, 0) ** (1 / (a - 1))
        low, high = (middle, high) if weights.sum() >= 1 else (low, middle)
    return weights / weights.sum()


def softmax_sink(x, p):
    sink = p.get("sink_logit", 0)
    top = max(sink, x.max())
    e = np.exp(x - top)
    return e / (e.sum() + np.exp(sink - top))


def sigmoid(x, p):
    bias = p.get("sigmoid_bias", "auto")
    return 1 / (1 + np.exp(-x - (-np.log(p["keys"]) if bias == "auto" else bias)))


def stick_breaking(x, p):
    """The last key is the nearest."""
    rests = -np.logaddexp(0, x)
    nearer = np.append(np.cumsum(rests[::-1])[::-1][1:], 0)
    return np.exp(-np.logaddexp(0, -x) + nearer)


NORMALIZERS = {
    "softmax-sink": softmax_sink,
    "sparsemax": sparsemax,
    "entmax": entmax,
    "sigmoid": sigmoid,
    "relu-squared": lambda x, p: np.maximum(x, 0) ** 2 / len(x) ** p.get("relu_power", 1),
    "stick-breaking": stick_breaking,
}


def normalized(x, seen, p):
    """The weights of each row."""
    weights = np.zeros(x.shape)
    for row, (logits, sees) in enumerate(zip(x, seen)):
        if sees.any():
            weights[row, sees] = NORMALIZERS[p["normalizer"]](logits[sees], p)
    return weights


# --- attention -------------------------------------------------------------------------------------


def placed(made, variant, position, at, p):
    """What positions make of the logits; of mla, they turn the last components alone."""
    if variant != "mla":
        return POSITIONS[position](made, at, p)
    content = made[0].shape[1] - min(p.get("mla_rotary", 64), made[0].shape[1]) // 2 * 2
    part = POSITIONS[position](tuple(x[:, content:] for x in made), at, p)
    return part._replace(scores=part.scores + made[0][:, :content] @ made[1][:, :content].T)


def clip_factor(x, seen, p):
    """By which QK-Clip multiplies the logits of the head, so that none is above τ."""
    if not p.get("qk_clip") or not seen.any():
        return 1
    return min(1, p["qk_clip"] / max(x[seen].max(), 1e-300))


def logits_of(made, variant, position, seen, at, scale, p):
    of = placed(made, variant, position, at, p)
    scale = scale * clip_factor(scale * of.scores, seen, p)
    x = of.factor * scale * of.scores
    if p.get("softcap"):
        x = p["softcap"] * np.tanh(x / p["softcap"])
    x = x + of.bias
    return of.change(scale, x, seen) if of.change else x


def softmax(x, seen):
    x = np.where(seen, x, -np.inf)
    e = np.exp(x - np.maximum(x.max(axis=1, keepdims=True), -1e30))
    return e / np.where(seen.any(axis=1, keepdims=True), e.sum(axis=1, keepdims=True), 1)


def difference(q, k, w, numbers, position, mask, scale, p):
    """softmax of the first halves − δ softmax of the second, turned each by itself."""
    first, second = (attention(a, b, w, numbers, "dot", position, mask, scale, p)[0]
                     for a, b in zip(np.split(q, 2, axis=1), np.split(k, 2, axis=1)))
    weights = first - p.get("differential_lambda", 0.2) * second
    with np.errstate(divide="ignore", invalid="ignore"):
        share = np.abs(weights) / np.abs(weights).sum(axis=1, keepdims=True)
        entropies = -np.where(share > 0, share * np.log(share), 0).sum(axis=1)
    return weights, 1e-5, np.where(np.isnan(share[:, 0]), np.nan, entropies)


def attention(q, k, w, numbers, variant, position, mask, scale, p):
    """Weights, how near the program's must be, and row entropies; NaN where a row has no weight."""
    if variant == "differential":
        return difference(q, k, w, numbers, position, mask, scale, p)
    first = len(k) - len(q) if p.get("alignment") == "bottom-right" else 0
    at = Places(first + np.arange(len(q))[:, None], np.arange(len(k))[None, :], q, numbers)
    seen = MASKS[mask](at.i, at.j, p)
    if p.get("normalizer") == "stick-breaking":
        seen = seen & (at.j < at.i)
    x = logits_of(VARIANTS[variant](q, k, w, p), variant, position, seen, at, scale, p)
    if mask == "top-k":
        seen = kept(x, seen, p)
    if "normalizer" in p:
        weights = normalized(x, seen, p | {"keys": len(k)})
    elif variant == "gau-relu2":
        count = np.maximum(seen.sum(axis=1, keepdims=True), 1.0)
        weights = np.where(seen, np.maximum(x, 0) ** 2 / count ** p.get("gau_power", 1), 0)
    else:
        weights = softmax(x, seen)
    with np.errstate(divide="ignore", invalid="ignore"):
        share = weights / weights.sum(axis=1, keepdims=True)
        entropies = -np.where(share > 0, share * np.log(share), 0).sum(axis=1)
    step = np.spacing(np.float32(np.abs(np.where(seen, x, 0)).max()))
    near = 1e-5 * max(1, weights.max()) if variant == "gau-relu2" else max(1e-5, step / 2)
    return weights, near, np.where(weights.sum(axis=1) > 0, entropies, np.nan)
