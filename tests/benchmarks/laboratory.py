#!/usr/bin/python3
"""Steps of training in the laboratory beside PyTorch's, in turn, on one machine in one run.

    app/setup release attnscope
    tests/benchmarks/laboratory.py [--threads 2] [--rounds 5]

Both train the same models on batches of the same size, PyTorch (Debian's python3-torch) as one writes it, on examples
drawn beforehand; it computes no row that is not read out. The program draws its examples as it goes. Each takes the best
of its rounds.
"""

import argparse
import math
import os
import subprocess
import tempfile
import time
from pathlib import Path

import torch

PROGRAM = Path(__file__).resolve().parents[2] / "build/release/app/attnscope"
D = 32


class Layer(torch.nn.Module):
    def __init__(self, heads, reads_last, key_norm):
        super().__init__()
        self.heads, self.reads_last, self.key_norm = heads, reads_last, key_norm
        self.norm1 = torch.nn.Parameter(torch.ones(D))
        self.norm2 = torch.nn.Parameter(torch.ones(D))
        self.query, self.key, self.value, self.output = (torch.nn.Linear(D, D, bias=False) for _ in range(4))
        self.up, self.down = torch.nn.Linear(D, 4 * D), torch.nn.Linear(4 * D, D)

    def forward(self, x):
        h = rms(x, self.norm1)
        rest = x[:, -1:] if self.reads_last else x
        keys = h[:, :-1] if self.reads_last else h
        q = self.split(self.query(h[:, -1:] if self.reads_last else h))
        k, v = self.split(self.key(keys)), self.split(self.value(keys))
        if self.key_norm:
            k = torch.nn.functional.normalize(k, dim=-1)
        logits = q @ k.transpose(-1, -2) / math.sqrt(D // self.heads)
        if not self.reads_last:
            n = logits.shape[-1]
            logits = logits.masked_fill(torch.ones(n, n, dtype=torch.bool).triu(1), -math.inf)
        mixed = (torch.softmax(logits, -1) @ v).transpose(1, 2).flatten(2)
        x = rest + self.output(mixed)
        return x + self.down(torch.relu(self.up(rms(x, self.norm2))))

    def split(self, x):
        return x.unflatten(-1, (self.heads, D // self.heads)).transpose(1, 2)


def rms(x, gains):
    return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + 1e-6) * gains


class Model(torch.nn.Module):
    def __init__(self, symbols, features, classes, heads, layers, apart, key_norm):
        super().__init__()
        self.symbols = torch.nn.Embedding(symbols, D)
        self.features = torch.nn.Linear(features, D, bias=False) if features else None
        self.layers = torch.nn.ModuleList(
            Layer(heads, apart and i + 1 == layers, key_norm) for i in range(layers))
        self.norm = torch.nn.Parameter(torch.ones(D))
        self.read_out = torch.nn.Linear(D, classes)

    def forward(self, symbols, features):
        x = self.symbols(symbols)
        if self.features is not None:
            x = x + self.features(features)
        for layer in self.layers:
            x = layer(x)
        return self.read_out(rms(x, self.norm))


def torch_seconds(case, steps):
    """Of one step, on a batch that is drawn once."""
    task, attention, batch, _ = case
    apart = task != "repeats"
    sizes = {"largest": (11, 1, 10), "recall": (11, 24, 10), "repeats": (64, 0, 64)}[task]
    model = Model(*sizes, 2 if not apart else 1, 1 if apart else 2, apart, attention == "key-norm")
    tokens = 65 if apart else 64
    symbols = torch.randint(sizes[0], (batch, tokens))
    features = torch.randn(batch, tokens, max(sizes[1], 1))
    wanted = torch.randint(sizes[2], (batch, 1 if apart else tokens))
    optimiser = torch.optim.Adam(model.parameters(), lr=1e-3)
    start = time.perf_counter()
    for _ in range(steps):
        optimiser.zero_grad(set_to_none=True)
        loss = torch.nn.functional.cross_entropy(model(symbols, features).flatten(0, 1), wanted.flatten())
        loss.backward()
        optimiser.step()
    return (time.perf_counter() - start) / steps


def program_seconds(case, steps):
    """Of one step: what so many steps take beyond one."""
    task, attention, batch, _ = case
    with tempfile.TemporaryDirectory() as folder:
        def seconds(count):
            start = time.perf_counter()
            subprocess.run([PROGRAM, "lab", task, "--attention", attention, "--steps", str(count), "--lengths", "8",
                            "--set", f"batch={batch}", "-o", f"{folder}/{count}.csv"],
                           check=True, stderr=subprocess.DEVNULL)
            return time.perf_counter() - start
        return (seconds(steps + 1) - seconds(1)) / steps


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:options.threads])
    cases = [("recall", "dot", 128, "one layer, n = 64"), ("recall", "key-norm", 128, "one layer, n = 64"),
             ("repeats", "dot", 32, "two layers of two heads, n = 64, all rows")]
    for case in cases:
        rounds = [(torch_seconds(case, 30), program_seconds(case, 300)) for _ in range(options.rounds)]
        peer, ours = (1e3 * min(column) for column in zip(*rounds))
        print(f"{case[0]}, {case[1]}, {case[3]}, d = {D}, batch {case[2]}, {options.threads} threads: "
              f"Attnscope {ours:.2f} ms, PyTorch {peer:.2f} ms a step, ratio {peer / ours:.1f}", flush=True)


main()
