"""Position schemes by their formulas in float64, for attention_reference.py.

A scheme takes what a variant gives, the places of queries and keys, and the parameters, and returns
what it makes of the logits: Placed. Those that read numbers besides their parameters find them in
the places' `numbers`, or None without a file.
"""

from typing import NamedTuple

import numpy as np


class Places(NamedTuple):
    """The places of queries (a column) and keys (a row), the queries themselves, numbers."""
    i: np.ndarray
    j: np.ndarray
    queries: np.ndarray
    numbers: dict

    @property
    def distance(self):
        return self.i - self.j

    def by_distance(self, function):
        """function(i - j) of every pair, evaluated once for each distance."""
        first = self.i.min() - self.j.max()
        distances = np.arange(first, self.i.max() - self.j.min() + 1)
        return function(distances)[self.distance - first]

    @property
    def d(self):
        return self.queries.shape[1]


class Placed(NamedTuple):
    """Logits are factor λ scores, softcapped, plus the bias; change(λ, logits, seen) changes them."""
    scores: np.ndarray
    factor: object = 1
    bias: object = 0
    change: object = None


def scores_of(made):
    return made[0] @ made[1].T if isinstance(made, tuple) else made


# --- biases and factors -----------------------------------------------------------------------------


def biased(of):
    """A scheme with the bias of(places, parameters)."""
    return lambda made, at, p: Placed(scores_of(made), bias=of(at, p))


def alibi(at, p):
    heads, head = p.get("alibi_heads", 8), p.get("alibi_head", 0)
    assert heads & (heads - 1) == 0
    return -(2.0 ** (-8 * (head + 1) / heads)) * np.abs(at.distance)


def kerple(weakening):
    return biased(lambda at, p: -weakening(np.abs(at.distance), p))


def sandwich(at, p):
    h, heads = p.get("sandwich_head", 0) + 1, p.get("sandwich_heads", 8)
    m = np.arange(1, at.d // 2 + 1)
    cosines = at.by_distance(lambda far: np.cos(far * 10000.0 ** (-2 * m[:, None] / at.d)).sum(axis=0))
    return (cosines - at.d // 2) / (8 * h / heads)


def scale_invariant(made, at, p):
    """Keys ahead of the query are as near as its own."""
    t = np.maximum(at.distance, 0)
    square = 2 * np.log(1 + t / p.get("scale_invariant_length", 10)) + 1
    return Placed(scores_of(made), np.sqrt(square), 1 - square)


def t5(at, p):
    """Of 32 buckets, all for keys up to the query, or half of them for keys ahead."""
    sides = p.get("t5_sides", 1)
    ahead = at.distance < 0
    far = np.abs(at.distance) if sides == 2 else np.maximum(at.distance, 0)
    count = 32 // sides
    exact = count // 2
    grown = np.log(np.maximum(far, 1) / exact) / np.log(128 / exact) * (count - exact)
    bucket = np.where(far < exact, far,
                      np.minimum(exact + np.floor(grown + 1e-9), count - 1)).astype(int)
    return at.numbers["b"][np.where(ahead & (sides == 2), bucket + count, bucket), 0]


def fire(at, p):
    """Of the head 0."""
    psi = lambda x: np.log(1 + np.abs(p.get("fire_c", 0.1) * x))
    x = psi(at.distance) / (psi(np.maximum(p.get("fire_length", 512), at.i)) + 1e-6)
    of = at.numbers
    hidden = np.maximum(x[..., None] * of["w_1"][0] + of["b_1"][0], 0)
    return hidden @ of["w_2"][0] + of["b_2"][0, 0]


def forgetting(at, p):
    """c at each place is the sum of log σ(g) up to it; nothing is forgotten before the first."""
    sums = np.append(0, np.cumsum(-np.logaddexp(0, -at.numbers["g"][0])))
    c = lambda place: sums[np.maximum(place + 1, 0)]
    return c(at.i) - c(at.j)


def cope(queries, e):
    """The change of logits that counts by gates."""
    def change(scale, x, seen):
        gates = np.where(seen, 1 / (1 + np.exp(-x)), 0)
        count = np.minimum(np.cumsum(gates[:, ::-1], axis=1)[:, ::-1], len(e) - 1)
        of_counts = queries @ e.T
        low, high = (np.take_along_axis(of_counts, of(count).astype(int), axis=1)
                     for of in (np.floor, np.ceil))
        share = count - np.floor(count)
        return x + scale * (high * share + low * (1 - share))
    return change


# --- rotations: (m, d, n, parameters, numbers) -> frequencies of the pairs ---------------------------


def plain(m, d, _, p, *__):
    return p.get("rope_base", 10000) ** (-2 * m / d)


def with_base(of_base):
    """RoPE's frequencies with another base, b -> b'(b, d, n, parameters)."""
    def frequencies(m, d, n, p, *_):
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


def fixed(m, d, n, p, *_):
    return plain(m, d, n, p) * stretch(p) ** (-2 * (m + 1) / d)


def mixed(m, d, n, p, *_):
    power = (2 * (m + 1) / d) ** p.get("rope_ntk_mixed_exponent", 0.625)
    return plain(m, d, n, p) * stretch(p) ** -power


def yarn(m, d, n, p, *_):
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


def llama_3(m, d, n, p, *_):
    """By the wavelength w = 2π/θ: below L/high kept, above L/low divided, between a mixture."""
    factor, low, high, trained = (p.get("llama_3_" + name, standard) for name, standard in
                                  (("factor", 8), ("low", 1), ("high", 4), ("length", 8192)))
    theta = plain(m, d, n, p)
    wavelength = 2 * np.pi / theta
    smooth = (trained / wavelength - low) / (high - low)
    mixed_theta = (1 - smooth) * theta / factor + smooth * theta
    return np.where(wavelength < trained / high, theta,
                    np.where(wavelength > trained / low, theta / factor, mixed_theta))


def longrope(m, d, n, p, numbers):
    """By a list of factors for all positions; without one, the pairs of long texts slow alike."""
    is_long = n > p.get("rope_length", 4096)
    if numbers is None:
        return plain(m, d, n, p) / (stretch(p) if is_long else 1)
    return plain(m, d, n, p) / numbers["long_factor" if is_long else "short_factor"][0, :len(m)]


def longrope_gain(p):
    """Of the turned components of queries and of keys."""
    return np.sqrt(1 + np.log(stretch(p)) / np.log(p.get("rope_length", 4096)))


def turned(frequencies, seen_as=lambda distance, p: distance, fading=None, gain=lambda p: 1):
    """Pairs of q' and k', as complex numbers, turned by their places: Re q k* e^(i(i-j)θ)."""
    def scheme(made, at, p):
        n = len(made[1])
        d = int(made[0].shape[1] * p.get("rotary_fraction", 1)) // 2 * 2  # that turn
        pairs = [slice(0, d, 2), slice(1, d, 2)] if p.get("rope_pairs", 1) == 1 else [
            slice(0, d // 2), slice(d // 2, d)]
        q, k = (gain(p) * (x[:, pairs[0]] + 1j * x[:, pairs[1]]) for x in made)
        scores = made[0][:, d:] @ made[1][:, d:].T
        for m, theta in enumerate(frequencies(np.arange(d // 2), d, n, p, at.numbers)):
            faded = 1 if fading is None else fading(m, d, p)
            turns = at.by_distance(lambda far: np.exp(1j * seen_as(far, p) * theta)
                                   * faded ** far.astype(float))
            scores += (np.outer(q[:, m], k[:, m].conj()) * turns).real
        return Placed(scores)
    return scheme


def windowed(step):
    """Distances from the window on grow by step(parameters) only."""
    def seen_as(distance, p):
        far, w = np.abs(distance), p.get("rerope_window", 512)
        return np.sign(distance) * np.where(far < w, far, w + (far - w) * step(p))
    return seen_as


POSITIONS = {
    "none": lambda made, *_: Placed(scores_of(made)),
    "rope": turned(plain),
    "rope-pi": turned(lambda m, d, n, p, *_: plain(m, d, n, p) / stretch(p)),
    "rope-ntk": turned(with_base(lambda b, d, n, p: b * stretch(p) ** (d / (d - 2)))),
    "rope-ntk-dynamic": turned(with_base(dynamic)),
    "rope-ntk-qwen": turned(with_base(qwen)),
    "rope-ntk-fixed": turned(fixed),
    "rope-ntk-mixed": turned(mixed),
    "rope-yarn": turned(yarn),
    "rope-llama-3": turned(llama_3),
    "rope-longrope": turned(longrope, gain=longrope_gain),
    "rerope": turned(plain, windowed(lambda p: 0)),
    "leaky-rerope": turned(plain, windowed(lambda p: 1 / p.get("leaky_rerope_factor", 16))),
    "xpos": turned(plain, fading=lambda m, d, p: ((2 * m / d + 0.4) / 1.4)
                   ** (1 / p.get("xpos_base", 512))),
    "alibi": biased(alibi),
    "kerple-log": kerple(lambda far, p: p.get("kerple_log_r1", 1)
                         * np.log1p(p.get("kerple_log_r2", 1) * far)),
    "kerple-power": kerple(lambda far, p: p.get("kerple_power_r1", 0.5)
                           * far ** p.get("kerple_power_r2", 0.5)),
    "sandwich": biased(sandwich),
    "scale-invariant": scale_invariant,
    "t5-bias": biased(t5),
    "fire": biased(fire),
    "forgetting": biased(forgetting),
    "cope": lambda made, at, p: Placed(scores_of(made), change=cope(at.queries, at.numbers["e"])),
}
# Those that any scores can have.
BIASES = ("none", "alibi", "kerple-log", "kerple-power", "sandwich", "scale-invariant", "t5-bias",
          "fire", "forgetting", "cope")


def draw_numbers(d, places, rng):
    """What the schemes read besides their parameters, as the program reads it: float32."""
    numbers = {
        "b": rng.normal(0, 1, (32, 3)),
        "w_1": rng.normal(0, 2, (1, 5)), "b_1": rng.normal(0, 1, (1, 5)),
        "w_2": rng.normal(0, 1, (2, 5)), "b_2": rng.normal(0, 1, (1, 2)),
        "g": rng.normal(3, 1, (2, places)),
        "short_factor": rng.uniform(1, 1.5, (1, d // 2)),
        "long_factor": rng.uniform(1, 8, (1, d // 2)),
        "e": rng.normal(0, 1, (12, d)),
    }
    return {name: x.astype(np.float32) for name, x in numbers.items()}
