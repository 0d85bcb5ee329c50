#!/usr/bin/env python3
"""Attention by its formulas in float64, and a comparison of the program with it.

    python3 attention_reference.py PROGRAM [--all] [PART...]      (apt install python3-numpy)

A part is a number of queries and keys, or "aligned" for fewer queries than keys and fewer keys.

Each variant gives vectors (q', k') or scores, each position scheme makes scores and a bias of
them, each mask says what a row sees: a dictionary of functions each. Written from the formulas of
the sources, not from the program's code. Weights must agree within 1e-5 (of the largest, where
relu makes some above 1), entropies within 1e-4 nat; where logits are above 256 within half the step
from one float32 logit to the next, which is more: those of xpos grow ahead of the query. Exits with
1 where one does not, or where what makes no sense is not refused.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

D = 16


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

# --- position schemes: (what the variant gives, i - j, parameters) -> (scores, bias) -----------


def scores_of(made):
    return made[0] @ made[1].T if isinstance(made, tuple) else made


def alibi(made, distance, p):
    heads, head = p.get("alibi_heads", 8), p.get("alibi_head", 0)
    assert heads & (heads - 1) == 0
    return scores_of(made), -(2.0 ** (-8 * (head + 1) / heads)) * np.abs(distance)


def plain(m, d, _, p):
    return p.get("rope_base", 10000) ** (-2 * m / d)


def with_base(of_base):
    """RoPE's frequencies with another base, b -> b'(b, d, n, parameters)."""
    def frequencies(m, d, n, p):
        return of_base(p.get("rope_base", 10000), d, n, p) ** (-2 * m / d)
    return frequencies


def stretch(p):
    return p.get("rope_factor", 8)


def dynamic(b, d, n, p):
    trained, s = p.get("rope_length", 4096), stretch(p)
    return b * (s * max(n, trained) / trained - s + 1) ** (d / (d - 2))


def qwen(b, d, n, p):
    times = 2 ** np.ceil(np.log2(n / p.get("rope_length", 4096)) + 1) - 1
    return b * max(1, times) ** (d / (d - 2))


def fixed(m, d, n, p):
    return plain(m, d, n, p) * stretch(p) ** (-2 * (m + 1) / d)


def mixed(m, d, n, p):
    power = (2 * (m + 1) / d) ** p.get("rope_ntk_mixed_exponent", 0.625)
    return plain(m, d, n, p) * stretch(p) ** -power


def yarn(m, d, n, p):
    trained, base, theta = p.get("rope_length", 4096), p.get("rope_base", 10000), plain(m, d, n, p)
    if p.get("rope_yarn_ramp", 1) == 1:
        def index(turns):
            return d * np.log(trained / (2 * np.pi * turns)) / (2 * np.log(base))
        low = np.clip(np.floor(index(32)), 0, d - 1)
        high = np.clip(np.ceil(index(1)), 0, d - 1)
        kept = 1 - np.clip((m - low) / (high - low if high > low else 0.001), 0, 1)
    else:
        kept = np.clip((trained * theta / (2 * np.pi) - 1) / (32 - 1), 0, 1)
    return kept * theta + (1 - kept) * theta / stretch(p)


def llama_3(m, d, n, p):
    """By the wavelength w = 2π/θ: below L/high kept, above L/low divided, between a mixture."""
    factor, low, high, trained = (p.get("llama_3_" + name, standard) for name, standard in
                                  (("factor", 8), ("low", 1), ("high", 4), ("length", 8192)))
    theta = plain(m, d, n, p)
    wavelength = 2 * np.pi / theta
    smooth = (trained / wavelength - low) / (high - low)
    mixed_theta = (1 - smooth) * theta / factor + smooth * theta
    return np.where(wavelength < trained / high, theta,
                    np.where(wavelength > trained / low, theta / factor, mixed_theta))


def turned(frequencies, seen_as=lambda distance, p: distance, fading=None):
    """Pairs of q' and k', as complex numbers, turned by their places: Re q k* e^(i(i-j)θ)."""
    def scheme(made, distance, p):
        n = len(made[1])
        d = int(made[0].shape[1] * p.get("rotary_fraction", 1)) // 2 * 2  # that turn
        pairs = [slice(0, d, 2), slice(1, d, 2)] if p.get("rope_pairs", 1) == 1 else [
            slice(0, d // 2), slice(d // 2, d)]
        q, k = (x[:, pairs[0]] + 1j * x[:, pairs[1]] for x in made)
        far = seen_as(distance, p)
        scores = made[0][:, d:] @ made[1][:, d:].T
        for m, theta in enumerate(frequencies(np.arange(d // 2), d, n, p)):
            part = (np.outer(q[:, m], k[:, m].conj()) * np.exp(1j * far * theta)).real
            scores += part if fading is None else part * fading(m, d, p) ** distance
        return scores, 0
    return scheme


def windowed(step):
    """Distances from the window on grow by step(parameters) only."""
    def seen_as(distance, p):
        far, w = np.abs(distance), p.get("rerope_window", 512)
        return np.sign(distance) * np.where(far < w, far, w + (far - w) * step(p))
    return seen_as


def kerple(weakening):
    return lambda made, distance, p: (scores_of(made), -weakening(np.abs(distance), p))


POSITIONS = {
    "none": lambda made, *_: (scores_of(made), 0),
    "rope": turned(plain),
    "rope-pi": turned(lambda m, d, n, p: plain(m, d, n, p) / stretch(p)),
    "rope-ntk": turned(with_base(lambda b, d, n, p: b * stretch(p) ** (d / (d - 2)))),
    "rope-ntk-dynamic": turned(with_base(dynamic)),
    "rope-ntk-qwen": turned(with_base(qwen)),
    "rope-ntk-fixed": turned(fixed),
    "rope-ntk-mixed": turned(mixed),
    "rope-yarn": turned(yarn),
    "rope-llama-3": turned(llama_3),
    "rerope": turned(plain, windowed(lambda p: 0)),
    "leaky-rerope": turned(plain, windowed(lambda p: 1 / p.get("leaky_rerope_factor", 16))),
    "xpos": turned(plain, fading=lambda m, d, p: ((2 * m / d + 0.4) / 1.4)
                   ** (1 / p.get("xpos_base", 512))),
    "alibi": alibi,
    "kerple-log": kerple(lambda far, p: p.get("kerple_log_r1", 1)
                         * np.log1p(p.get("kerple_log_r2", 1) * far)),
    "kerple-power": kerple(lambda far, p: p.get("kerple_power_r1", 0.5)
                           * far ** p.get("kerple_power_r2", 0.5)),
}
BIASES = ("none", "alibi", "kerple-log", "kerple-power")  # which any scores can have

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


def placed(made, variant, position, distance, p):
    """Scores and bias; of mla, positions turn the last components alone."""
    if variant != "mla":
        return POSITIONS[position](made, distance, p)
    content = made[0].shape[1] - min(p.get("mla_rotary", 64), made[0].shape[1]) // 2 * 2
    scores, bias = POSITIONS[position](tuple(x[:, content:] for x in made), distance, p)
    return scores + made[0][:, :content] @ made[1][:, :content].T, bias


def softmax(x, seen):
    x = np.where(seen, x, -np.inf)
    e = np.exp(x - np.maximum(x.max(axis=1, keepdims=True), -1e30))
    return e / np.where(seen.any(axis=1, keepdims=True), e.sum(axis=1, keepdims=True), 1)


def difference(q, k, w, position, mask, scale, p):
    """softmax of the first halves − δ softmax of the second, turned each by itself."""
    first, second = (attention(q[:, half], k[:, half], w, "dot", position, mask, scale, p)[0]
                     for half in (slice(0, D // 2), slice(D // 2, D)))
    weights = first - p.get("differential_lambda", 0.2) * second
    with np.errstate(divide="ignore", invalid="ignore"):
        share = np.abs(weights) / np.abs(weights).sum(axis=1, keepdims=True)
        entropies = -np.where(share > 0, share * np.log(share), 0).sum(axis=1)
    return weights, 1e-5, np.where(np.isnan(share[:, 0]), np.nan, entropies)


def attention(q, k, w, variant, position, mask, scale, p):
    """Weights, how near the program's must be, and row entropies; NaN where a row has no weight."""
    if variant == "differential":
        return difference(q, k, w, position, mask, scale, p)
    first = len(k) - len(q) if p.get("alignment") == "bottom-right" else 0
    i, j = first + np.arange(len(q))[:, None], np.arange(len(k))[None, :]
    scores, bias = placed(VARIANTS[variant](q, k, w, p), variant, position, i - j, p)
    x = scale * scores
    if p.get("softcap"):
        x = p["softcap"] * np.tanh(x / p["softcap"])
    x = x + bias
    seen = MASKS[mask](i, j, p)
    if p.get("normalizer") == "stick-breaking":
        seen = seen & (j < i)
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


# --- comparison ------------------------------------------------------------------------------------


def draw(n, rng):
    """Q, K and everything that a variant learns, as the program reads them: float32."""
    a = 16
    shapes = {
        "W": (D, n + 5), "W_1": (D, 24), "b_1": (24,), "W_2": (24, n + 5), "b_2": (n + 5,),
        "R": (n + 3, n + 4), "R_1": (n + 2, 8), "R_2": (n, 8),
        "W_A": (D, a), "W_B": (D, -(-n // a)),
        "W_q": (24, D), "W_k": (24, D), "v": (24,), "g_q": (D,), "g_k": (D,),
    }
    spread = {"R": 1, "R_1": 0.6, "R_2": 0.6}
    w = {name: rng.normal(0, spread.get(name, 0.3), shape).astype(np.float32)
         for name, shape in shapes.items()}
    return tuple(rng.normal(size=(n, D)).astype(np.float32) for _ in range(2)) + (w,)


def combinations(share):
    """Every scheme and mask with dot, a third of them with the others; of these one in `share`."""
    extra = {
        "synthesizer-dense": [{}, {"synthesizer_layers": 2, "synthesizer_width": 24}],
        "synthesizer-factorized-random": [{"synthesizer_rank": 8}],
        "additive": [{"additive_width": 24}],
        "mla": [{}, {"mla_rotary": 6}],
        "qk-rms-norm": [{}, {"qk_norm_query_gain": 1.5, "qk_norm_key_gain": 0.7,
                             "qk_norm_epsilon": 0.01}],
        "gau-relu2": [{}, {"gau_power": 2}],
        "differential": [{}, {"differential_lambda": 0.9}],
        "synthesizer-mixture": [
            {},
            {"mixture_random": 0, "mixture_factorized_random": 2, "synthesizer_rank": 8},
            {"mixture_additive": 0.5, "additive_width": 24, "mixture_outer": 1.5,
             "mixture_transposed": 0.7, "mixture_factorized_dense": 0.2},
        ],
        "dot": [{}, {"softcap": 1.5}],
    }
    short = {"rope_length": 64}  # extended at these lengths
    of_positions = {
        "rope": [{}, {"rope_pairs": 2, "rope_base": 500}, {"rotary_fraction": 0.3},
                 {"rotary_fraction": 0.5, "rope_pairs": 2}],
        "rope-ntk-dynamic": [short], "rope-ntk-qwen": [short],
        "rope-yarn": [short, short | {"rope_yarn_ramp": 2, "rope_factor": 3}],
        "rope-llama-3": [{"llama_3_length": 300},
                         {"llama_3_factor": 5, "llama_3_low": 0.5, "llama_3_high": 30,
                          "llama_3_length": 100, "rope_base": 500, "rope_pairs": 2}],
        "rerope": [{"rerope_window": 50}], "leaky-rerope": [{"rerope_window": 50}],
        "alibi": [{"alibi_heads": 8, "alibi_head": 5}],
        "kerple-log": [{"kerple_log_r1": 1.3, "kerple_log_r2": 0.4}],
    }
    of_masks = {"window": {"window": 40}, "causal-window": {"window": 30, "sinks": 4},
                "chunk": {"chunk": 50}, "documents": {"document_lengths": "17,1,60,90"},
                "dilated": {"dilation": 3, "reach": 9}, "causal-dilated": {"dilation": 7, "reach": 5},
                "strided": {"window": 12, "stride": 9}, "top-k": {"top_k": 20}}
    chosen = 0
    for variant in VARIANTS:
        for own in extra.get(variant, [{}]):
            for position in POSITIONS if variant in PRODUCTS else BIASES:
                for placed in of_positions.get(position, [{}]):
                    for mask in MASKS:
                        if variant == "differential" and mask == "top-k":
                            continue
                        chosen += 1
                        every = 1 if variant == "dot" and share == 1 else 3 * share
                        if chosen % every == 0:
                            yield variant, position, mask, own | placed | of_masks.get(mask, {})


def run(program, *arguments):
    return subprocess.run([program, "attention", *map(str, arguments)], capture_output=True,
                          text=True)


def settings(**chosen):
    return [word for key, value in chosen.items() for word in ("--set", f"{key}={value}")]


def aligned(share):
    """One in `share` of the schemes and masks with dot, the last query at the last key; a fourth
    of these with the first at the first."""
    plain = [c for c in combinations(1) if c[0] == "dot" and not c[3].get("softcap")]
    for chosen, (variant, position, mask, p) in enumerate(plain[::share]):
        yield variant, position, mask, p | {"alignment": "bottom-right"}
        if chosen % 4 == 0:
            yield variant, position, mask, p | {"alignment": "top-left"}


def normalized_cases(share):
    """Every normaliser with dot under every mask, with and without a bias."""
    numbers = {
        "softmax-sink": [{}, {"sink_logit": 1.5}, {"sink_logit": -20}],
        "entmax": [{}, {"entmax_alpha": 1.1}, {"entmax_alpha": 2}],
        "sigmoid": [{}, {"sigmoid_bias": 0.5}],
        "relu-squared": [{}, {"relu_power": 2}],
    }
    for normalizer in NORMALIZERS:
        for own in numbers.get(normalizer, [{}]):
            for position in ("none", "rope", "alibi"):
                for mask in MASKS:
                    width = {"window": 40} if "window" in mask else {}
                    yield "dot", position, mask, own | width | {"normalizer": normalizer}


def compare(program, folder, n, share, rng, queries=None, cases=None):
    """The largest errors, of weights (over what is asked) and of entropies, over combinations; of
    so many queries beside n keys where they are others than n."""
    q, k, w = draw(n, rng)
    if queries:
        q = rng.normal(size=(queries, D)).astype(np.float32)
    files = {name: folder / name for name in ("Q.npy", "K.npy", "w.npz", "weights.npy", "rows.csv")}
    np.save(files["Q.npy"], q)
    np.save(files["K.npy"], k)
    np.savez(files["w.npz"], **w)
    exact = [x.astype(np.float64) for x in (q, k)]
    exact_w = {name: x.astype(np.float64) for name, x in w.items()}
    worst = np.zeros(2)
    count = 0
    for variant, position, mask, p in (cases or (aligned if queries else combinations))(share):
        plain = variant in ("dot", "mla", "gau-softmax", "gau-relu2", "differential")
        scale = 0.7 / np.sqrt(D) if plain else 1
        learns = variant in ("additive", "qk-rms-norm") or variant.startswith("synthesizer")
        chosen = dict(attention=variant, position=position, mask=mask, rule="constant") | p
        chosen["lambda"] = scale
        if learns:
            chosen["weights_file"] = files["w.npz"]
        done = run(program, "--q", files["Q.npy"], "--k", files["K.npy"], "--matrix",
                   files["weights.npy"], "--rows", files["rows.csv"], *settings(**chosen))
        if done.returncode:
            sys.exit(f"{chosen}: {done.stderr}")
        weights, near, entropies = attention(*exact, exact_w, variant, position, mask, scale, p)
        got = np.genfromtxt(files["rows.csv"], delimiter=",", names=True)["entropy"]
        if (np.isnan(got) != np.isnan(entropies)).any():
            sys.exit(f"{chosen}: a row has no entropy, or should have none")
        errors = (np.abs(np.load(files["weights.npy"]) - weights).max() * 1e-5 / near,
                  np.nanmax(np.abs(got - entropies)))
        if errors[0] > 1e-5 or errors[1] > 1e-4:
            sys.exit(f"{chosen}: weights are off by {errors[0]:.1e}, entropies by {errors[1]:.1e}")
        worst = np.maximum(worst, errors)
        count += 1
    return count, worst


REFUSED = [
    dict(attention="additive", position="rope"),
    dict(attention="synthesizer-random", position="rerope"),
    dict(position="xpos", n=40000),
    dict(attention="synthesizer-dense", rule="cosine-log-n"),
    dict(attention="additive", rule="qk-norm"),
    dict(attention="gau-relu2", rule="adaptive-temperature"),
    dict(normalizer="entmax", rule="adaptive-temperature"),
    dict(normalizer="entmax", entmax_alpha=1),
    dict(attention="differential", d=5),
    dict(attention="differential", normalizer="sigmoid"),
    dict(attention="differential", mask="top-k"),
    dict(normalizer="sigmoid", sigmoid_bias="large"),
]


def check_refusals(program):
    for chosen in REFUSED:
        done = run(program, *settings(**(dict(n=9, d=4) | chosen)))
        if done.returncode != 2 or len(done.stderr.splitlines()) != 1:
            sys.exit(f"{chosen} is not refused with a sentence: {done.stderr}")


def main():
    program, *parts = (word for word in sys.argv[1:] if word != "--all")
    rng = np.random.default_rng(20220101)
    check_refusals(program)
    with tempfile.TemporaryDirectory() as folder:
        for part in parts or ("257", "1500", "aligned", "normalizers"):
            cases = normalized_cases if part == "normalizers" else None
            if part == "normalizers":
                sizes = ((None, 130, 1), (61, 257, 1))
            elif part == "aligned":
                sizes = ((61, 257, 1), (257, 61, 3), (1, 130, 5))
            else:
                n = int(part)
                sizes = ((None, n, 10 if n > 1000 and "--all" not in sys.argv else 1),)
            for queries, keys, share in sizes:
                count, worst = compare(program, Path(folder), keys, share, rng, queries, cases)
                print(f"{queries or keys} queries, {keys} keys: {count} combinations, weights "
                      f"within {worst[0]:.1e}, entropies within {worst[1]:.1e} nat")


if __name__ == "__main__":
    main()
