"""What functions that compute attention are given, read from their documented arguments."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .arrays import as_numpy, is_array
from .calls import Given
from .errors import InvalidRequest
from .masks import mask_fields

Arguments = Mapping[str, Any]


@dataclass(frozen=True)
class Function:
    """A function to stand in for: where it is found, what it is given, and the names of its arguments in their order
    where the function itself does not tell."""

    module: str
    name: str
    read: Callable[[Arguments], list[Given]]
    arguments: tuple[str, ...] = ()


def scaled_dot_product(given: Arguments) -> list[Given]:
    """Reads a call of torch.nn.functional.scaled_dot_product_attention, whose tensors are N × … × positions × d. A
    causal mask there begins at the first key.

    Source: https://pytorch.org/docs/stable/generated/torch.nn.functional.scaled_dot_product_attention.html
    """
    mask = given.get("attn_mask")
    fields = {}
    if given.get("is_causal"):
        fields = mask_fields("causal", alignment="top-left")
    elif hasattr(mask, "variant") and hasattr(mask, "seq_len_q"):  # torch.nn.attention.bias.CausalBias holds no numbers
        lower = mask.variant.name == "LOWER_RIGHT"
        fields, mask = mask_fields("causal", alignment="bottom-right" if lower else "top-left"), None
    return [Given(given["query"], given["key"], mask, given.get("scale"), fields)]


def flash_fields(given: Arguments) -> tuple[dict[str, Any], str]:
    """Returns the fields that a call of flash_attn says, and a sentence on what the program has no field for. The last
    query stands beside the last key. A window holds `left` keys before a query and `right` after it; −1 means all.

    Source: https://github.com/Dao-AILab/flash-attention, flash_attn/flash_attn_interface.py
    """
    left, right = (-1 if each is None else int(each) for each in given.get("window_size") or (-1, -1))
    if given.get("causal"):
        right = 0
    fields: dict[str, Any] = {"softcap": float(given.get("softcap") or 0)}
    if given.get("alibi_slopes") is not None:
        return fields, "its heads have slopes of ALiBi, while the program has the slope of one head"
    if left < 0 and right < 0:
        return fields | mask_fields("none"), ""
    if left < 0 and right == 0:
        return fields | mask_fields("causal", alignment="bottom-right"), ""
    if left >= 0 and right in (0, left):
        mask = "causal-window" if right == 0 else "window"
        return fields | mask_fields(mask, window=left + 1, alignment="bottom-right"), ""
    return fields, f"its window ({left}, {right}) has two widths, and those of the program have one"


def flash(given: Arguments) -> list[Given]:
    """Reads a call of flash_attn_func, whose tensors are batches × positions × heads × d."""
    fields, not_shown = flash_fields(given)
    return [Given(given["q"].swapaxes(1, 2), given["k"].swapaxes(1, 2), None, given.get("softmax_scale"), fields,
                  not_shown)]


def flash_of_texts(given: Arguments) -> list[Given]:
    """Reads a call of flash_attn_varlen_func, whose tensors are the positions of all texts × heads × d; cu_seqlens_q
    and cu_seqlens_k say where texts begin and end. Raises InvalidRequest for keys in pages (block_table)."""
    if given.get("block_table") is not None:
        raise InvalidRequest("its keys lie in pages of a cache (block_table), which are not gathered")
    fields, not_shown = flash_fields(given)
    texts = sequences(given["q"], given["k"], as_numpy(given["cu_seqlens_q"]), as_numpy(given["cu_seqlens_k"]))
    scale = given.get("softmax_scale")
    return [Given(q, k, None, scale, dict(fields), not_shown, sequence=number) for number, (q, k) in enumerate(texts)]


def sequences(q: Any, k: Any, q_ends: Any, k_ends: Any) -> list[tuple[Any, Any]]:
    """Returns queries and keys, positions × heads × d, cut where texts begin and end, as 1 × heads × positions × d."""
    def part(array: Any, ends: Any, i: int) -> Any:
        return array[int(ends[i]):int(ends[i + 1])].swapaxes(0, 1)[None]
    return [(part(q, q_ends, i), part(k, k_ends, i)) for i in range(len(q_ends) - 1)]


def xformers(given: Arguments) -> list[Given]:
    """Reads a call of xformers.ops.memory_efficient_attention, whose tensors are batches × positions × heads × d,
    without the heads, or with groups before them. A mask is a tensor that is added, or an object that can make one.

    Source: https://github.com/facebookresearch/xformers, xformers/ops/fmha
    """
    q, k = (heads_first(given[each]) for each in ("query", "key"))
    scale, bias = given.get("scale"), given.get("attn_bias")
    causal = {"LowerTriangularMask": "top-left", "LowerTriangularFromBottomRightMask": "bottom-right"}
    if bias is None or is_array(bias):
        return [Given(q, k, bias, scale)]
    kind = type(bias).__name__
    if kind in causal:
        return [Given(q, k, None, scale, mask_fields("causal", alignment=causal[kind]))]
    mask = bias.materialize((1, 1, q.shape[2], k.shape[2]), device=getattr(q, "device", "cpu"))
    if not hasattr(bias, "q_seqinfo"):
        return [Given(q, k, mask, scale)]
    q_ends, k_ends = (text_ends(each) for each in (bias.q_seqinfo, bias.k_seqinfo))
    return [Given(q[:, :, q_ends[i]:q_ends[i + 1]], k[:, :, k_ends[i]:k_ends[i + 1]],
                  mask[:, :, q_ends[i]:q_ends[i + 1], k_ends[i]:k_ends[i + 1]], scale, sequence=i)
            for i in range(len(q_ends) - 1)]


def text_ends(texts: Any) -> list[int]:
    """Returns where the texts of a block-diagonal mask begin and end; the name of this list has changed."""
    return getattr(texts, "seqstart_py", None) or texts.cu_seqlen_py


def heads_first(array: Any) -> Any:
    """Returns a tensor of xformers as batches × heads × positions × d."""
    axes = len(array.shape)
    if axes == 3:
        return array[:, None]
    if axes == 5:
        array = array.reshape((*array.shape[:2], array.shape[2] * array.shape[3], array.shape[4]))
    return array.swapaxes(1, 2)


PRODUCT = ("query", "key", "value", "attn_mask", "dropout_p", "is_causal", "scale", "enable_gqa")
PRODUCT_1_13 = ("query", "key", "value", "attn_mask", "dropout_p", "need_attn_weights", "is_causal")

FUNCTIONS = (
    Function("torch.nn.functional", "scaled_dot_product_attention", scaled_dot_product, PRODUCT),
    Function("torch.nn.functional", "_scaled_dot_product_attention", scaled_dot_product, PRODUCT_1_13),
    Function("flash_attn", "flash_attn_func", flash),
    Function("flash_attn", "flash_attn_varlen_func", flash_of_texts),
    Function("xformers.ops", "memory_efficient_attention", xformers),
)


def arguments_of(function: Function, original: Callable[..., Any], args: tuple, kwargs: Mapping[str, Any]) -> Arguments:
    """Returns the arguments of a call by their names."""
    if function.arguments:
        return {**dict(zip(function.arguments, args)), **kwargs}
    return inspect.signature(original).bind(*args, **kwargs).arguments
