#!/usr/bin/python3
"""Writes lab.csv: losses and gradients of the laboratory's models, and weights after 100 steps of Adam, by PyTorch.

Needs Debian's python3-torch; the tests only read the table. Each case is a model whose weights and examples follow from
the formulas `number` and `examples`, which tests/core/test_lab_reference.cpp has, too. Everything is in double precision.
"""

import csv
import math
import pathlib

import torch

torch.set_default_dtype(torch.float64)
torch.set_num_threads(1)
TABLE = pathlib.Path(__file__).with_name("lab.csv")

SYMBOLS = {"largest": 11, "repeats": 64}
FEATURES = {"largest": 1, "repeats": 0}
CLASSES = {"largest": 10, "repeats": 64}
# task, attention, position, rule, heads, layers, n
CASES = [
    ("largest", "dot", "none", "inverse-sqrt-d", 1, 1, 9),
    ("largest", "key-norm", "none", "log-512", 1, 1, 9),
    ("largest", "query-norm", "none", "ssmax", 2, 1, 9),
    ("largest", "cosine", "none", "inverse-sqrt-d", 1, 1, 9),
    ("largest", "dot", "none", "adaptive-temperature", 1, 1, 9),
    ("repeats", "dot", "rope", "log-512", 2, 2, 16),
    ("repeats", "cosine", "alibi", "ssmax", 2, 2, 16),
    ("repeats", "key-norm", "none", "adaptive-temperature", 1, 2, 16),
]
D, BATCH, ADAM_STEPS, RATE = 16, 4, 100, 1e-3


def number(i):
    return math.sin(1 + 1.7 * i + 0.001 * i * i)


def blocks(case):
    """Names, shapes, centre and spread of all matrices, in the order of the program's layout."""
    task, attention, position, rule, heads, layers, _ = case
    d, root = D, 1 / math.sqrt(D)
    yield "symbols", SYMBOLS[task], d, 0, 1
    yield "features", FEATURES[task], d, 0, 1
    for layer in range(layers):
        name = f"layer{layer}."
        yield name + "attention_norm", 1, d, 1, 0.2
        for each in ("query", "key", "value", "output"):
            yield name + each, d, d, 0, 2 * root
        yield name + "mlp_norm", 1, d, 1, 0.2
        yield name + "up", d, 4 * d, 0, 2 * root
        yield name + "up_bias", 1, 4 * d, 0, 0.1
        yield name + "down", 4 * d, d, 0, root
        yield name + "down_bias", 1, d, 0, 0.1
        if attention == "cosine":
            yield name + "log_temperature", 1, heads, 1.5, 0.2
        if rule == "ssmax":
            yield name + "ssmax_s", 1, heads, 0.5, 0.1
    yield "norm", 1, d, 1, 0.2
    yield "read_out", d, CLASSES[task], 0, 2 * root
    yield "read_out_bias", 1, CLASSES[task], 0, 0.1


def weights(case):
    made, i = {}, 0
    for name, rows, columns, centre, spread in blocks(case):
        values = [centre + spread * number(i + k) for k in range(rows * columns)]
        i += rows * columns
        made[name] = torch.tensor(values).reshape(rows, columns).requires_grad_()
    return made


def examples(case):
    """Symbols, features, and the rows and classes of answers, for each example."""
    task, n = case[0], case[6]
    for i in range(BATCH):
        symbols = [(3 * j * j + 5 * j * i + i) % CLASSES[task] for j in range(n)]
        features = [[float(torch.tensor(number(40 * i + j), dtype=torch.float32))] for j in range(n)]
        if task == "largest":
            answers = [(n, symbols[i])]
            symbols, features = symbols + [10], features + [[0]]
        else:
            answers = [(row, symbols[row - 2]) for row in range(3, n, 2)]
        yield symbols, features, answers


def rms(x, gains):
    return x * gains / torch.sqrt((x * x).mean(-1, keepdim=True) + 1e-6)


def unit(x):
    return x / torch.sqrt((x * x).sum(-1, keepdim=True) + 1e-12)


def rope(x):
    n, d = x.shape
    angle = torch.arange(n)[:, None] * 10000.0 ** (-2 * torch.arange(d // 2) / d)
    turned = torch.view_as_complex(x.reshape(n, d // 2, 2)) * torch.polar(torch.ones_like(angle), angle)
    return torch.view_as_real(turned).reshape(n, d)


def sharpening(entropy):
    fit = (((-0.037 * entropy + 0.481) * entropy - 2.3) * entropy + 4.917) * entropy - 1.791
    return torch.where(entropy > 0.5, torch.clamp(fit, min=1), torch.ones_like(fit))


def attention(case, w, name, h, head, rows):
    """The output of a head for the last `rows` tokens."""
    task, variant, position, rule, heads, _, n = case
    size, tokens = D // heads, h.shape[0]
    part = slice(head * size, (head + 1) * size)
    q, k, v = h @ w[name + "query"][:, part], (h @ w[name + "key"][:, part]), h @ w[name + "value"][:, part]
    if variant in ("query-norm", "cosine"):
        q = unit(q)
    if variant in ("key-norm", "cosine"):
        k = unit(k)
    if position == "rope":
        q, k = rope(q), rope(k)
    q, k, v = q[tokens - rows:], k[:n], v[:n]
    places = torch.arange(tokens - rows, tokens)[:, None]
    keys = torch.arange(n)[None, :]
    visible = keys <= places if task == "repeats" else torch.ones(rows, n, dtype=torch.bool)
    count = visible.sum(-1, keepdim=True).to(torch.float64)
    scale = torch.full_like(count, 1 / math.sqrt(size))
    if rule == "log-512":
        scale = scale * torch.log(count) / math.log(512)
    if rule == "ssmax":
        scale = scale * torch.log(count) * w[name + "ssmax_s"][0, head]
    if variant == "cosine":
        scale = scale * torch.exp(w[name + "log_temperature"][0, head])
    bias = torch.zeros(rows, n)
    if position == "alibi":
        bias = -(2.0 ** (-8.0 * (head + 1) / heads)) * (places - keys).abs()
    scores = q @ k.T
    logits = (scale * scores + bias).masked_fill(~visible, -1e30)
    if rule == "adaptive-temperature":
        p = torch.softmax(logits, -1)
        entropy = -(p * torch.log(p.clamp(min=1e-300))).sum(-1, keepdim=True)
        logits = (scale * sharpening(entropy) * scores + bias).masked_fill(~visible, -1e30)
    return torch.softmax(logits, -1) @ v


def loss_of(case, w):
    total, count = 0, 0
    for symbols, features, answers in examples(case):
        x = w["symbols"][symbols]
        if FEATURES[case[0]]:
            x = x + torch.tensor(features) @ w["features"]
        for layer in range(case[5]):
            name = f"layer{layer}."
            rows = 1 if case[0] == "largest" and layer + 1 == case[5] else x.shape[0]
            h = rms(x, w[name + "attention_norm"])
            heads = [attention(case, w, name, h, head, rows) for head in range(case[4])]
            x = x[x.shape[0] - rows:] + torch.cat(heads, -1) @ w[name + "output"]
            up = torch.relu(rms(x, w[name + "mlp_norm"]) @ w[name + "up"] + w[name + "up_bias"])
            x = x + up @ w[name + "down"] + w[name + "down_bias"]
        logits = rms(x, w["norm"]) @ w["read_out"] + w["read_out_bias"]
        first = len(symbols) - logits.shape[0]
        for row, wanted in answers:
            total = total - torch.log_softmax(logits[row - first], -1)[wanted]
            count += 1
    return total / count


def entries(matrix):
    """Some of its entries, by index."""
    flat = matrix.detach().reshape(-1)
    return [(i, float(flat[i])) for i in range(0, len(flat), max(1, len(flat) // 6))]


def write(writer, number_of_case, case):
    w = weights(case)
    label = [number_of_case, *case]
    loss = loss_of(case, w)
    loss.backward()
    writer.writerow([*label, "loss", 0, 0, repr(float(loss))])
    for name, matrix in w.items():
        if matrix.numel():
            for i, value in entries(matrix.grad):
                writer.writerow([*label, "gradient " + name, 0, i, repr(value)])
    optimiser = torch.optim.Adam([m for m in w.values() if m.numel()], lr=RATE)
    for step in range(1, ADAM_STEPS + 1):
        optimiser.zero_grad()
        loss = loss_of(case, w)
        loss.backward()
        optimiser.step()
        if step in (1, ADAM_STEPS):
            writer.writerow([*label, "loss", step, 0, repr(float(loss))])
            for name, matrix in w.items():
                if matrix.numel():
                    for i, value in entries(matrix):
                        writer.writerow([*label, "weight " + name, step, i, repr(value)])


def main():
    with TABLE.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["case", "task", "attention", "position", "rule", "heads", "layers", "n", "what", "step", "index",
                         "value"])
        for i, case in enumerate(CASES):
            write(writer, i, case)


main()
