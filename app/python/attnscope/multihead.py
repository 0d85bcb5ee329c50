"""Queries and keys of PyTorch's own attention modules, which do not show them, from input and weights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .arrays import loaded
from .calls import Given
from .masks import HIDDEN_FROM, visible_keys

Arguments = Mapping[str, Any]


def of_multihead(module: Any, given: Arguments) -> list[Given]:
    """Returns what a call of torch.nn.MultiheadAttention attends with: one call, or one for each text of a nested
    tensor.

    Source: https://pytorch.org/docs/stable/generated/torch.nn.MultiheadAttention.html
    """
    query, key = given["query"], given["key"]
    is_self = query is key
    if getattr(query, "is_nested", False):
        texts = zip(query.unbind(), key.unbind())
        return [one_call(module, q[None], k[None], None, is_self, number) for number, (q, k) in enumerate(texts)]
    padding = given.get("key_padding_mask")
    if len(query.shape) == 2:
        query, key, padding = query[None], key[None], None if padding is None else padding[None]
    elif not module.batch_first:
        query, key = query.swapaxes(0, 1), key.swapaxes(0, 1)
    mask = mask_of(given.get("attn_mask"), padding, query.shape[0], extra_keys(module))
    return [one_call(module, query, key, mask, is_self)]


def of_encoder_layer(layer: Any, given: Arguments) -> list[Given]:
    """Returns what a torch.nn.TransformerEncoderLayer attends with that ran as one fused operator."""
    states = given["src"]
    if layer.norm_first:
        norm = layer.norm1
        functional = loaded("torch.nn.functional")

        def normed(each: Any) -> Any:
            return functional.layer_norm(each, norm.normalized_shape, norm.weight, norm.bias, norm.eps)
    else:
        def normed(each: Any) -> Any:
            return each
    if states.is_nested:
        texts = [normed(each)[None] for each in states.unbind()]
        return [one_call(layer.self_attn, each, each, None, True, number) for number, each in enumerate(texts)]
    states = normed(states)
    return of_multihead(layer.self_attn, {"query": states, "key": states, "attn_mask": given.get("src_mask"),
                                          "key_padding_mask": given.get("src_key_padding_mask")})


def one_call(module: Any, query: Any, key: Any, mask: Any | None, is_self: bool, sequence: int | None = None) -> Given:
    """Returns the call with the queries and keys of these states, batches × positions × columns."""
    linear = loaded("torch.nn.functional").linear
    columns = module.embed_dim
    bias = module.in_proj_bias
    query_bias, key_bias = (None, None) if bias is None else (bias[:columns], bias[columns:2 * columns])
    if module.in_proj_weight is None:
        query_weight, key_weight = module.q_proj_weight, module.k_proj_weight
    else:
        query_weight, key_weight = module.in_proj_weight[:columns], module.in_proj_weight[columns:2 * columns]
    q, k = linear(query, query_weight, query_bias), linear(key, key_weight, key_bias)
    if module.bias_k is not None:
        k = loaded("torch").cat([k, module.bias_k.expand(k.shape[0], 1, columns)], 1)
    if module.add_zero_attn:
        k = loaded("torch").cat([k, k.new_zeros((k.shape[0], 1, columns))], 1)
    return Given(split(q, module.num_heads), split(k, module.num_heads), mask, is_self=is_self, sequence=sequence)


def split(states: Any, heads: int) -> Any:
    """Returns states, batches × positions × columns, as batches × heads × positions × d."""
    return states.reshape((*states.shape[:2], heads, states.shape[2] // heads)).swapaxes(1, 2)


def extra_keys(module: Any) -> int:
    """Returns the number of keys that the module adds behind those of the text and that every query sees."""
    return int(module.bias_k is not None) + int(module.add_zero_attn)


def mask_of(mask: Any | None, padding: Any | None, batches: int, extra: int) -> Any | None:
    """Returns one mask of the module's two, with axes of batches, heads, queries and keys: true where a key is seen or,
    if one of them adds other numbers to the scores, what is added. The module's masks are true where a key is
    hidden."""
    masks = []
    if mask is not None:
        heads = mask.shape[0] // batches if len(mask.shape) == 3 else 1
        masks.append(mask.reshape((-1 if len(mask.shape) == 3 else 1, heads, *mask.shape[-2:])))
    if padding is not None:
        masks.append(padding[:, None, None, :])
    torch = loaded("torch")
    masks = [each if each.is_floating_point() else ~each.bool() for each in masks]
    if extra:
        masks = [torch.nn.functional.pad(each, (0, extra), value=0.0 if each.is_floating_point() else True)
                 for each in masks]
    visible = [visible_keys(each) for each in masks]
    if all(each is not None for each in visible):
        masks = visible
    else:
        masks = [each if each.is_floating_point() else torch.where(each, 0.0, 10 * HIDDEN_FROM) for each in masks]
    if len(masks) < 2:
        return masks[0] if masks else None
    return masks[0] & masks[1] if masks[0].dtype == torch.bool else masks[0] + masks[1]
