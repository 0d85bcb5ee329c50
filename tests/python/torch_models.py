"""Small models of PyTorch for the tests: a language model with rotary positions and grouped queries, and what computes
attention in PyTorch 1.13, which has no public function for it."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator

import torch
from torch import nn
from torch.nn import functional

WEIGHTS: list[torch.Tensor] = []  # that attention() has computed while `recorded()` lasts
_is_recorded = False


def attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None, enable_gqa=False):
    """torch.nn.functional.scaled_dot_product_attention by its documentation, in plain operations."""
    scale = 1 / math.sqrt(query.shape[-1]) if scale is None else scale
    if enable_gqa:
        key, value = (each.repeat_interleave(query.shape[1] // each.shape[1], 1) for each in (key, value))
    scores = scale * query @ key.transpose(-2, -1)
    if is_causal:
        scores = scores.masked_fill(~torch.ones(scores.shape[-2:], dtype=torch.bool).tril(), -math.inf)
    elif attn_mask is not None:
        scores = scores.masked_fill(~attn_mask, -math.inf) if attn_mask.dtype == torch.bool else scores + attn_mask
    weights = scores.softmax(-1)
    if _is_recorded:
        WEIGHTS.append(weights)
    return weights @ value


@contextlib.contextmanager
def recorded() -> Iterator[list[torch.Tensor]]:
    """Keeps the weights that `attention()` computes in the block."""
    global _is_recorded
    WEIGHTS.clear()
    _is_recorded = True
    try:
        yield WEIGHTS
    finally:
        _is_recorded = False


@contextlib.contextmanager
def public_name() -> Iterator[None]:
    """Puts `attention()` where PyTorch 2 has its function."""
    before = vars(functional).get("scaled_dot_product_attention")
    functional.scaled_dot_product_attention = attention
    try:
        yield
    finally:
        if before is None:
            del functional.scaled_dot_product_attention
        else:
            functional.scaled_dot_product_attention = before


def rotated(x: torch.Tensor) -> torch.Tensor:
    """Turns the pairs m and m + d/2 by the position · 10000^(−2m/d)."""
    half = x.shape[-1] // 2
    angles = torch.outer(torch.arange(x.shape[-2], dtype=x.dtype), 10000 ** (-torch.arange(half, dtype=x.dtype) / half))
    first, second = x[..., :half], x[..., half:]
    return torch.cat([first * angles.cos() - second * angles.sin(), second * angles.cos() + first * angles.sin()], -1)


class SelfAttention(nn.Module):
    """Attention with rotary positions and grouped queries."""

    def __init__(self, width: int, heads: int, key_heads: int, repeats_keys: bool) -> None:
        super().__init__()
        d = width // heads
        self.heads, self.key_heads, self.repeats_keys = heads, key_heads, repeats_keys
        self.q_proj, self.k_proj = nn.Linear(width, heads * d), nn.Linear(width, key_heads * d, bias=False)
        self.v_proj, self.o_proj = nn.Linear(width, key_heads * d), nn.Linear(heads * d, width)

    def forward(self, states: torch.Tensor, mask: torch.Tensor | None = None) -> torch.Tensor:
        batches, positions, _ = states.shape
        q = rotated(self.q_proj(states).view(batches, positions, self.heads, -1).transpose(1, 2))
        k = rotated(self.k_proj(states).view(batches, positions, self.key_heads, -1).transpose(1, 2))
        v = self.v_proj(states).view(batches, positions, self.key_heads, -1).transpose(1, 2)
        if self.repeats_keys:
            k, v = (each.repeat_interleave(self.heads // self.key_heads, 1) for each in (k, v))
        result = functional.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=mask is None,
                                                         enable_gqa=not self.repeats_keys)
        return self.o_proj(result.transpose(1, 2).reshape(batches, positions, -1))


class Block(nn.Module):
    """A layer of a language model."""

    def __init__(self, width: int, *attention_options) -> None:
        super().__init__()
        self.norm, self.attn = nn.LayerNorm(width), SelfAttention(width, *attention_options)
        self.mlp = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, 2 * width), nn.GELU(),
                                 nn.Linear(2 * width, width))

    def forward(self, states: torch.Tensor, mask: torch.Tensor | None = None) -> torch.Tensor:
        states = states + self.attn(self.norm(states), mask)
        return states + self.mlp(states)


class Gpt(nn.Module):
    """A language model of tokens 0 … 99."""

    def __init__(self, layers: int = 2, width: int = 32, heads: int = 4, key_heads: int = 2,
                 repeats_keys: bool = False) -> None:
        super().__init__()
        self.embed = nn.Embedding(100, width)
        self.layers = nn.ModuleList(Block(width, heads, key_heads, repeats_keys) for _ in range(layers))

    def forward(self, ids: torch.Tensor, mask: torch.Tensor | None = None) -> torch.Tensor:
        states = self.embed(ids)
        for layer in self.layers:
            states = layer(states, mask)
        return states
