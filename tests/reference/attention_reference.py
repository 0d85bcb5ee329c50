#!/usr/bin/env python3
"""Compares the program's attention with its formulas in float64.

    python3 attention_reference.py PROGRAM [--all] [PART...]      (apt install python3-numpy)

A part is a number of queries and keys, or "aligned" for fewer queries than keys and fewer keys, or
"normalizers".

The formulas stand in attention_formulas.py and attention_positions.py, written from the sources, not
from the program's code. Weights must agree within 1e-5 (of the largest, where relu makes some above
1), entropies within 1e-4 nat; where logits are above 256 within half the step from one float32 logit
to the next, which is more: those of xpos grow ahead of the query. Exits with 1 where one does not,
or where what makes no sense is not refused.
"""

import csv
import itertools
import os
import subprocess
import sys
import tempfile
from pathlib import Path

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # threads that wait for small products take time of others

import numpy as np

sys.dont_write_bytecode = True  # beside the formulas, which belong to the sources

from attention_formulas import MASKS, NORMALIZERS, PRODUCTS, VARIANTS, attention
from attention_positions import BIASES, POSITIONS, draw_numbers

D = 16

# Parameters other than the standard ones.
OF_VARIANTS = {
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
    "dot": [{}, {"softcap": 1.5}, {"qk_clip": 0.6}, {"qk_clip": 1.1, "softcap": 0.9}],
}
SHORT = {"rope_length": 64}  # extended at these lengths
FILE = {"position_file": True}
OF_POSITIONS = {
    "rope": [{}, {"rope_pairs": 2, "rope_base": 500}, {"rotary_fraction": 0.3},
             {"rotary_fraction": 0.5, "rope_pairs": 2}],
    "rope-ntk-dynamic": [SHORT], "rope-ntk-qwen": [SHORT],
    "rope-yarn": [SHORT, SHORT | {"rope_yarn_ramp": 2, "rope_factor": 3}],
    "rope-llama-3": [{"llama_3_length": 300},
                     {"llama_3_factor": 5, "llama_3_low": 0.5, "llama_3_high": 30,
                      "llama_3_length": 100, "rope_base": 500, "rope_pairs": 2}],
    "rope-longrope": [SHORT, SHORT | FILE,
                      FILE | {"rope_length": 4000, "rope_factor": 4, "rope_pairs": 2}],
    "rerope": [{"rerope_window": 50}], "leaky-rerope": [{"rerope_window": 50}],
    "alibi": [{"alibi_heads": 8, "alibi_head": 5}],
    "kerple-log": [{"kerple_log_r1": 1.3, "kerple_log_r2": 0.4}],
    "sandwich": [{}, {"sandwich_heads": 4, "sandwich_head": 2}],
    "scale-invariant": [{}, {"scale_invariant_length": 3}],
    "t5-bias": [FILE, FILE | {"t5_sides": 2}],
    "fire": [FILE | {"fire_width": 5}, FILE | {"fire_width": 5, "fire_c": 0.4, "fire_length": 30}],
    "forgetting": [FILE],
    "cope": [FILE | {"cope_positions": 12}],
}
OF_MASKS = {"window": {"window": 40}, "causal-window": {"window": 30, "sinks": 4},
            "chunk": {"chunk": 50}, "documents": {"document_lengths": "17,1,60,90"},
            "dilated": {"dilation": 3, "reach": 9}, "causal-dilated": {"dilation": 7, "reach": 5},
            "strided": {"window": 12, "stride": 9}, "top-k": {"top_k": 20}}
OF_NORMALIZERS = {
    "softmax-sink": [{}, {"sink_logit": 1.5}, {"sink_logit": -20}],
    "entmax": [{}, {"entmax_alpha": 1.1}, {"entmax_alpha": 2}],
    "sigmoid": [{}, {"sigmoid_bias": 0.5}],
    "relu-squared": [{}, {"relu_power": 2}],
}


def parameters_of(table, key):
    return table.get(key, [{}])


# --- what is compared: (variant, position scheme, mask, parameters) -----------------------------------


def with_every_mask(first=0):
    """Every scheme with dot under every mask, its parameters by turns from the `first` on."""
    for position in POSITIONS:
        turns = itertools.cycle(parameters_of(OF_POSITIONS, position))
        for mask, of in zip(MASKS, itertools.islice(turns, first, None)):
            yield "dot", position, mask, of | OF_MASKS.get(mask, {})


def with_every_variant():
    """Every variant with every scheme, under masks by turns."""
    masks = itertools.cycle(MASKS)
    turn = itertools.count()
    for variant in VARIANTS:
        for own in parameters_of(OF_VARIANTS, variant):
            for position in POSITIONS if variant in PRODUCTS else BIASES:
                schemes = parameters_of(OF_POSITIONS, position)
                of = schemes[next(turn) % len(schemes)]
                if position == "rope-longrope" and ("mla_rotary" in own or variant == "differential"):
                    of = SHORT  # lists are for all components
                mask = next(masks)
                if variant == "differential" and (mask == "top-k" or position == "cope"):
                    continue  # refused
                yield variant, position, mask, own | of | OF_MASKS.get(mask, {})


def combinations(share):
    """Every scheme with every mask and with every variant; of these one in `share`."""
    return itertools.islice(itertools.chain(with_every_mask(), with_every_variant()), 0, None, share)


def aligned(share):
    """Every scheme with every mask, the last query at the last key, and a fourth of them with the
    first at the first; of these one in `share`, which has no factor in common with the masks."""
    for chosen, (variant, position, mask, p) in enumerate(
            itertools.islice(with_every_mask(1), 0, None, share)):
        yield variant, position, mask, p | {"alignment": "bottom-right"}
        if chosen % 4 == 0:
            yield variant, position, mask, p | {"alignment": "top-left"}


def normalized_cases(share):
    """Every normaliser with dot under every mask, with two schemes by turns."""
    schemes = itertools.cycle(("none", "rope", "alibi", "cope", "scale-invariant"))
    for normalizer in NORMALIZERS:
        for own in parameters_of(OF_NORMALIZERS, normalizer):
            for mask in MASKS:
                width = {"window": 40} if "window" in mask else {}
                for position in itertools.islice(schemes, 2):
                    of = parameters_of(OF_POSITIONS, position)[0]
                    yield "dot", position, mask, own | of | width | {"normalizer": normalizer}


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


def run(program, *arguments):
    return subprocess.run([program, "attention", *map(str, arguments)], capture_output=True,
                          text=True)


def settings(**chosen):
    return [word for key, value in chosen.items() for word in ("--set", f"{key}={value}")]


def exact(numbers):
    return {name: x.astype(np.float64) for name, x in numbers.items()}


def entropies_in(table):
    with open(table, newline="") as rows:
        return np.array([float(row["entropy"] or "nan") for row in csv.DictReader(rows)])


def compare(program, folder, n, share, rng, queries=None, cases=None):
    """The largest errors, of weights (over what is asked) and of entropies, over combinations; of
    so many queries beside n keys where they are others than n."""
    q, k, w = draw(n, rng)
    if queries:
        q = rng.normal(size=(queries, D)).astype(np.float32)
    numbers = draw_numbers(D, max(n, len(q)) + 9, rng)
    files = {name: folder / name for name in
             ("Q.npy", "K.npy", "w.npz", "positions.npz", "weights.npy", "rows.csv")}
    np.save(files["Q.npy"], q)
    np.save(files["K.npy"], k)
    np.savez(files["w.npz"], **w)
    np.savez(files["positions.npz"], **numbers)
    vectors = [x.astype(np.float64) for x in (q, k)]
    exact_w, exact_numbers = exact(w), exact(numbers)
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
        if p.get("position_file"):
            chosen["position_file"] = files["positions.npz"]
        done = run(program, "--q", files["Q.npy"], "--k", files["K.npy"], "--matrix",
                   files["weights.npy"], "--rows", files["rows.csv"], *settings(**chosen))
        if done.returncode:
            sys.exit(f"{chosen}: {done.stderr}")
        weights, near, entropies = attention(*vectors, exact_w,
                                             exact_numbers if p.get("position_file") else None,
                                             variant, position, mask, scale, p)
        got = entropies_in(files["rows.csv"])
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
    dict(attention="differential", position="cope"),
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
        for part in parts or ("257", "1203", "aligned", "normalizers"):
            cases = normalized_cases if part == "normalizers" else None
            if part == "normalizers":
                sizes = ((None, 130, 1), (61, 257, 1))
            elif part == "aligned":
                sizes = ((61, 257, 1), (257, 61, 3), (1, 130, 7))
            else:
                n = int(part)
                sizes = ((None, n, 11 if n > 1000 and "--all" not in sys.argv else 1),)
            for queries, keys, share in sizes:
                count, worst = compare(program, Path(folder), keys, share, rng, queries, cases)
                print(f"{queries or keys} queries, {keys} keys: {count} combinations, weights "
                      f"within {worst[0]:.1e}, entropies within {worst[1]:.1e} nat")


if __name__ == "__main__":
    main()
