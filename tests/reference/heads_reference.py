#!/usr/bin/env python3
"""Plants heads whose scores are known in kind (previous token, sink, induction, uniform, noise), computes the scores of
`attnscope plot heads` in float64 with NumPy, and compares them: scores to 1e-6, mean entropies to 1e-5.

    python3 heads_reference.py PROGRAM      (apt install python3-numpy)

Scores (core/heads/head_scores.h): with the weights A_j of a row at position p,
    previous A_(p−1), first A_0 over rows p ≥ 1; diagonal A_p over all rows;
    induction Σ A_(t+1) over earlier t with the row's token, over rows whose token occurred before;
    norm Σ A_j‖k_j‖ over the mean ‖k‖ of the keys seen.
"""
import csv
import json
import os
import struct
import subprocess
import sys
import tempfile

import numpy as np

LENGTH, DIMENSION, GAIN = 60, 64, 40.0
KINDS = ["previous", "sink", "induction", "uniform", "noise"]


def planted(kind, tokens, random):
    """Q and K of a head, in float32."""
    q = 0.05 * random.standard_normal((LENGTH, DIMENSION))
    k = 0.05 * random.standard_normal((LENGTH, DIMENSION))
    axes = np.eye(DIMENSION)
    for i in range(LENGTH):
        if kind == "previous":
            k[i] += axes[i]
            q[i] += GAIN * axes[max(i - 1, 0)]
        elif kind == "sink":
            q[i] += GAIN * axes[0]
            k[i] += axes[0] if i == 0 else 0.3 * axes[1]
        elif kind == "induction":
            q[i] += GAIN * axes[tokens[i]]
            if i > 0:
                k[i] += axes[tokens[i - 1]]
    if kind == "uniform":
        q[:] = 0
    if kind == "noise":
        q, k = 30 * q, 30 * k * random.uniform(0.5, 2, (LENGTH, 1))
    return q.astype(np.float32), k.astype(np.float32)


def weights_of(q, k, causal):
    """Attention in float64."""
    logits = q.astype(np.float64) @ k.astype(np.float64).T / np.sqrt(DIMENSION)
    if causal:
        logits[np.triu_indices(LENGTH, 1)] = -np.inf
    p = np.exp(logits - logits.max(1, keepdims=True))
    return p / p.sum(1, keepdims=True)


def scores_of(q, k, tokens, causal):
    p = weights_of(q, k, causal)
    rows = np.arange(1, LENGTH)
    norms = np.linalg.norm(k.astype(np.float64), axis=1)
    followers, by_norm = [], []
    for i in range(LENGTH):
        earlier = [t for t in range(i) if tokens[t] == tokens[i]]
        if earlier:
            followers.append(sum(p[i, t + 1] for t in earlier))
        seen = norms[: i + 1] if causal else norms
        by_norm.append(p[i] @ norms / seen.mean())
    entropy = -np.sum(np.where(p > 0, p * np.log(np.where(p > 0, p, 1)), 0), 1)
    return {
        "mean_entropy": entropy.mean(),
        "previous": p[rows, rows - 1].mean(),
        "first": p[rows, 0].mean(),
        "induction": np.mean(followers),
        "diagonal": p[np.arange(LENGTH), np.arange(LENGTH)].mean(),
        "norm": np.mean(by_norm),
    }


def write_safetensors(path, tensors):
    header, data = {}, b""
    for name, values in tensors.items():
        blob = values.tobytes()
        header[name] = {"dtype": "F32", "shape": list(values.shape),
                        "data_offsets": [len(data), len(data) + len(blob)]}
        data += blob
    text = json.dumps(header).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + data)


def table(program, folder, settings):
    out = os.path.join(folder, "heads.csv")
    words = [word for setting in settings for word in ("--set", setting)]
    subprocess.run([program, "plot", "heads", *words, "-o", out], check=True)
    with open(out) as file:
        return list(csv.DictReader(line for line in file if not line.startswith("#")))


def compare(rows, wanted, what):
    faults = 0
    for row in rows:
        layer = int(row.get("layer") or 0)
        for name, value in wanted[layer][int(row["head"])].items():
            bound = 1e-5 if name == "mean_entropy" else 1e-6
            if not abs(float(row[name]) - value) <= bound:
                print(f"{what}, layer {layer}, head {row['head']}: {name} is {row[name]}, wanted {value}")
                faults += 1
    return faults


def main(program):
    random = np.random.default_rng(24)
    tokens = [int(t) for t in random.integers(0, 12, LENGTH)]
    layers = {2: KINDS, 3: KINDS[::-1], 11: KINDS}
    planted_heads = {layer: [planted(kind, tokens, random) for kind in kinds] for layer, kinds in layers.items()}
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        labels = os.path.join(folder, "tokens.json")
        with open(labels, "w") as file:
            json.dump([f"Ġ{t}" for t in tokens], file)
        sides = {layer: [np.stack([head[side] for head in heads]) for side in (0, 1)]
                 for layer, heads in planted_heads.items()}
        named = os.path.join(folder, "named.safetensors")
        write_safetensors(named, {f"model.layers.{layer}.self_attn.{'qk'[side]}": values[side]
                                  for layer, values in sides.items() for side in (0, 1)})
        q4, k4, q3, k3 = (os.path.join(folder, f"{name}.npy") for name in ("q4", "k4", "q3", "k3"))
        for side, path in enumerate((q4, k4)):
            np.save(path, np.stack([values[side] for values in sides.values()]))
        np.save(q3, sides[3][0])
        np.save(k3, sides[3][1])
        for causal in (False, True):
            common = [f"tokens_file={labels}", f"mask={'causal' if causal else 'none'}"]
            wanted = {layer: [scores_of(q, k, tokens, causal) for q, k in heads]
                      for layer, heads in planted_heads.items()}
            by_name = table(program, folder, [f"query_file={named}", f"key_file={named}", *common])
            by_axis = table(program, folder, [f"query_file={q4}", f"key_file={k4}", "first_axis=layer", *common])
            one = table(program, folder, [f"query_file={q3}", f"key_file={k3}", *common])
            if [len(rows) for rows in (by_name, by_axis, one)] != [15, 15, 5] or "layer" in one[0]:
                print("the tables have other heads than the files")
                faults += 1
            if list(by_name[0])[-1] != "layer":
                print("the last column is not the layer")
                faults += 1
            faults += compare(by_name, wanted, "layers by name")
            faults += compare(by_axis, dict(enumerate(wanted.values())), "layers by axis")
            faults += compare(one, {0: wanted[3]}, "one layer")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
