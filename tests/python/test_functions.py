"""Functions that compute attention, by stand-ins of their documented signatures: what is kept of their calls."""

import json
import sys
import types
import unittest
from unittest import mock

import numpy as np

import attnscope
from support import Folder, read_file, softmax_weights, weights_of

RNG = np.random.default_rng(5)


def flash_attn_func(q, k, v, dropout_p=0.0, softmax_scale=None, causal=False, window_size=(-1, -1), softcap=0.0,
                    alibi_slopes=None, deterministic=False, return_attn_probs=False):
    return ("flash", v)


def flash_attn_varlen_func(q, k, v, cu_seqlens_q, cu_seqlens_k, max_seqlen_q, max_seqlen_k, dropout_p=0.0,
                           softmax_scale=None, causal=False, window_size=(-1, -1), softcap=0.0, alibi_slopes=None,
                           deterministic=False, return_attn_probs=False, block_table=None):
    return ("varlen", v)


def memory_efficient_attention(query, key, value, attn_bias=None, p=0.0, scale=None, *, op=None):
    if query.shape[-1] != key.shape[-1]:
        raise ValueError("of its own")
    return ("xformers", value)


def scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None,
                                 enable_gqa=False):
    return ("torch", value)


class LowerTriangularMask:
    """A mask of xformers, by its name."""


class LowerTriangularFromBottomRightMask:
    """A mask of xformers, by its name."""


class BlockDiagonalCausalMask:
    """A mask of xformers for texts one after another."""

    def __init__(self, ends: list[int]) -> None:
        self.q_seqinfo = self.k_seqinfo = types.SimpleNamespace(seqstart_py=ends)

    def materialize(self, shape, dtype=np.float32, device="cpu"):
        text = np.searchsorted(self.q_seqinfo.seqstart_py, np.arange(shape[-1]), side="right")
        seen = (text[:, None] == text[None]) & np.tri(shape[-1], dtype=bool)
        return np.broadcast_to(np.where(seen, 0, -np.inf).astype(dtype), shape)


class Libraries(Folder):
    """Tests with modules that hold the functions in place of the libraries, and of PyTorch if that is not loaded."""

    def setUp(self) -> None:
        super().setUp()
        libraries = {"flash_attn": types.ModuleType("flash_attn"), "xformers": types.ModuleType("xformers"),
                     "xformers.ops": types.ModuleType("xformers.ops"),
                     "torch.nn.functional": types.ModuleType("torch.nn.functional")}
        self.flash, self.ops = libraries["flash_attn"], libraries["xformers.ops"]
        self.torch = libraries["torch.nn.functional"]
        self.flash.flash_attn_func, self.flash.flash_attn_varlen_func = flash_attn_func, flash_attn_varlen_func
        self.ops.memory_efficient_attention = memory_efficient_attention
        self.torch.scaled_dot_product_attention = scaled_dot_product_attention
        patch = mock.patch.dict(sys.modules, libraries)
        patch.start()
        self.addCleanup(patch.stop)


def vectors(*shape: int, kind: type = np.float32) -> np.ndarray:
    return RNG.normal(size=shape).astype(kind)


class Flash(Libraries):
    def test_heads_come_before_positions(self) -> None:
        q, k = vectors(2, 5, 4, 8, kind=np.float16), vectors(2, 7, 2, 8, kind=np.float16)
        with attnscope.capture() as heads:
            result = self.flash.flash_attn_func(q, k, k, causal=True)
        self.assertEqual(result[0], "flash")
        self.assertIs(result[1], k)
        self.assertEqual(len(heads), 1)
        np.testing.assert_array_equal(heads[0].q, q.swapaxes(1, 2))
        np.testing.assert_array_equal(heads[0].k, k.swapaxes(1, 2))
        self.assertEqual(heads[0].q.dtype, np.float16)
        self.assertEqual(heads[0].fields, {"attention": "dot", "position": "none", "softcap": 0, "mask": "causal",
                                           "alignment": "bottom-right", "rule": "inverse-sqrt-d"})

    def test_what_is_kept_does_not_change_with_the_model(self) -> None:
        q = vectors(1, 5, 1, 8)
        before = q.copy()
        with attnscope.capture() as heads:
            self.flash.flash_attn_func(q, q, q)
        q[:] = 0
        np.testing.assert_array_equal(heads[0].k, before.swapaxes(1, 2))

    def test_settings_as_the_program_has_them(self) -> None:
        q, cases = vectors(1, 9, 1, 8), (
            ({}, {"mask": "none"}),
            ({"window_size": (3, 0)}, {"mask": "causal-window", "window": 4, "sinks": 0}),
            ({"window_size": (3, -1), "causal": True}, {"mask": "causal-window", "window": 4}),
            ({"window_size": (3, 3)}, {"mask": "window", "window": 4}),
            ({"softmax_scale": 0.25}, {"rule": "constant", "lambda": 0.25}),
            ({"softmax_scale": 8 ** -0.5}, {"rule": "inverse-sqrt-d"}),
            ({"softcap": 30.0}, {"softcap": 30.0}))
        for given, said in cases:
            with attnscope.capture() as heads:
                self.flash.flash_attn_func(q, q, q, **given)
            self.assertEqual({key: heads[0].fields[key] for key in said}, said, given)
            self.assertEqual(heads[0].not_shown, "", given)

    def test_what_no_field_says_is_kept_and_refused(self) -> None:
        q = vectors(1, 9, 1, 8)
        with attnscope.capture() as heads:
            self.flash.flash_attn_func(q, q, q, window_size=(3, 1))
            self.flash.flash_attn_func(q, q, q, alibi_slopes=np.ones(1))
        self.assertIn("(3, 1)", heads[0].not_shown)
        self.assertIn("ALiBi", heads[1].not_shown)
        self.assertIn("Not shown: attention: its window (3, 1)", repr(heads))

    def test_texts_of_different_lengths(self) -> None:
        q, ends = vectors(10, 2, 8), np.array([0, 3, 10], np.int32)
        with attnscope.capture() as heads:
            self.flash.flash_attn_varlen_func(q, q, q, ends, ends, 7, 7, 0.0, None, True)
        self.assertEqual([call.q.shape for call in heads], [(1, 2, 3, 8), (1, 2, 7, 8)])
        self.assertEqual([call.name for call in heads], ["attention.text0", "attention.text1"])
        np.testing.assert_array_equal(heads[1].k[0], q[3:].swapaxes(0, 1))
        path = self.folder / "heads.safetensors"
        heads.save(path, tokens=[list("abc"), list("defghij")])
        metadata = read_file(path)[1]
        self.assertEqual(json.loads(metadata["attnscope.texts"]), [list("abc"), list("defghij")])
        self.assertEqual([(call["key_text"], call["query_text"]) for call in json.loads(metadata["attnscope.calls"])],
                         [(0, 0), (1, 1)])
        with attnscope.capture(batch=1) as heads:
            self.flash.flash_attn_varlen_func(q, q, q, ends, ends, 7, 7)
        heads.save(path, tokens=[list("abc"), list("defghij")])
        self.assertEqual(read_file(path)[1]["attnscope.tokens"], '["d", "e", "f", "g", "h", "i", "j"]')

    def test_pages_of_a_cache_are_not_gathered(self) -> None:
        q, ends = vectors(4, 1, 8), np.array([0, 4])
        with attnscope.capture() as heads:
            self.flash.flash_attn_varlen_func(q, q, q, ends, ends, 4, 4, block_table=np.zeros((1, 1)))
        self.assertEqual(len(heads), 0)
        self.assertIn("block_table", repr(heads))


class Xformers(Libraries):
    def test_masks(self) -> None:
        q = vectors(2, 6, 3, 8)
        seen = np.tri(6, dtype=bool)
        cases = ((None, {"mask": "none"}), (LowerTriangularMask(), {"mask": "causal", "alignment": "top-left"}),
                 (LowerTriangularFromBottomRightMask(), {"mask": "causal", "alignment": "bottom-right"}),
                 (np.where(seen, 0, -np.inf).astype(np.float32), {"mask": "causal"}))
        for bias, said in cases:
            with attnscope.capture() as heads:
                result = self.ops.memory_efficient_attention(q, q, q, bias, scale=0.5)
            self.assertIs(result[1], q)
            np.testing.assert_array_equal(heads[0].q, q.swapaxes(1, 2))
            self.assertEqual({key: heads[0].fields[key] for key in said} | {"lambda": heads[0].fields["lambda"]},
                             said | {"lambda": 0.5})

    def test_shapes(self) -> None:
        for shape, kept in (((2, 6, 8), (2, 1, 6, 8)), ((2, 6, 3, 2, 8), (2, 6, 6, 8))):
            q = vectors(*shape)
            with attnscope.capture() as heads:
                self.ops.memory_efficient_attention(q, q, q)
            self.assertEqual(heads[0].q.shape, kept)

    def test_texts_one_after_another(self) -> None:
        q = vectors(1, 9, 2, 8)
        with attnscope.capture() as heads:
            self.ops.memory_efficient_attention(q, q, q, BlockDiagonalCausalMask([0, 4, 9]))
        self.assertEqual([call.q.shape[2] for call in heads], [4, 5])
        self.assertEqual([call.fields["mask"] for call in heads], ["causal", "causal"])
        np.testing.assert_array_equal(heads[1].q, q[:, 4:].swapaxes(1, 2))

    def test_errors_are_those_of_the_function(self) -> None:
        with attnscope.capture() as heads, self.assertRaisesRegex(ValueError, "of its own"):
            self.ops.memory_efficient_attention(vectors(1, 3, 1, 8), vectors(1, 3, 1, 4), vectors(1, 3, 1, 4))
        self.assertEqual(len(heads), 0)


class Product(Libraries):
    def call(self, *given, **named):
        return self.torch.scaled_dot_product_attention(*given, **named)

    def test_documented_signature(self) -> None:
        q, k = vectors(1, 4, 3, 8), vectors(1, 2, 5, 8)
        with attnscope.capture() as heads:
            self.assertIs(self.call(q, k, k, None, 0.0, True, enable_gqa=True)[1], k)
            self.call(q, k, k, attn_mask=np.tri(3, 5, 2, dtype=bool), scale=1.0)
        self.assertEqual([(call.fields["mask"], call.fields["alignment"]) for call in heads],
                         [("causal", "top-left"), ("causal", "bottom-right")])
        self.assertEqual(heads[1].fields["lambda"], 1)
        self.assertIn("2 to a key head", repr(heads))

    def test_causal_masks_without_numbers(self) -> None:
        q, k = vectors(1, 4, 3, 8), vectors(1, 4, 5, 8)
        for variant, alignment in (("UPPER_LEFT", "top-left"), ("LOWER_RIGHT", "bottom-right")):
            bias = types.SimpleNamespace(variant=types.SimpleNamespace(name=variant), seq_len_q=3, seq_len_kv=5)
            with attnscope.capture() as heads:
                self.call(q, k, k, attn_mask=bias)
            self.assertEqual((heads[0].fields["mask"], heads[0].fields["alignment"]), ("causal", alignment))

    def test_repeated_keys_are_kept_once(self) -> None:
        q, k = vectors(2, 6, 5, 8), vectors(2, 2, 5, 8)
        with attnscope.capture() as heads:
            self.call(q, k.repeat(3, axis=1), k)
            self.call(q, vectors(2, 6, 5, 8), k)
        np.testing.assert_array_equal(heads[0].k, k)
        self.assertEqual(heads[1].k.shape[1], 6)

    def test_fewer_axes_and_one_batch_for_all(self) -> None:
        with attnscope.capture() as heads:
            self.call(vectors(5, 8), vectors(6, 8), None)
            self.call(vectors(3, 5, 8), vectors(3, 6, 8), None)
            self.call(vectors(3, 2, 5, 8), vectors(1, 2, 6, 8), None)
        self.assertEqual([call.q.shape for call in heads], [(1, 1, 5, 8), (3, 1, 5, 8), (3, 2, 5, 8)])
        self.assertEqual(heads[2].k.shape, (3, 2, 6, 8))

    def test_any_other_mask_is_kept(self) -> None:
        q, bias = vectors(1, 2, 4, 8), vectors(1, 2, 4, 4)
        with attnscope.capture() as heads:
            self.call(q, q, q, bias)
        path = self.folder / "x.safetensors"
        heads.save(path)
        tensors, metadata = read_file(path)
        np.testing.assert_array_equal(tensors["attention.mask"], bias)
        self.assertIn('"mask": "attention.mask"', metadata["attnscope.calls"])
        self.assertIn("adds numbers", metadata["attnscope.calls"])
        self.assertEqual(heads.bytes, 2 * q.nbytes + bias.nbytes)

    def test_weights_without_padding_are_those_of_the_program(self) -> None:
        q, k = vectors(2, 4, 6, 8), vectors(2, 2, 6, 8)
        seen = np.broadcast_to(np.tri(6, dtype=bool), (2, 1, 6, 6)).copy()
        seen[1, :, :, 4:] = False
        with attnscope.capture() as heads:
            self.call(q, k, k, seen, scale=0.6)
        path = self.folder / "x.safetensors"
        with self.assertWarnsRegex(UserWarning, "2 texts were kept"):
            heads.save(path, tokens=list("abcdef"))
        self.assertEqual([call.q.shape[2] for call in heads], [6, 4])
        for batch, call in enumerate(heads):
            said = {"fields": call.fields, "q": f"{call.name}.q", "k": f"{call.name}.k"}
            n = call.q.shape[2]
            for head in range(4):
                own = softmax_weights(q[batch, head], k[batch, head // 2], 0.6, seen[batch, 0])
                np.testing.assert_allclose(weights_of(path, said, 0, head), own[:n, :n], atol=1e-6)

    def test_weights_of_chunks_are_those_of_the_program(self) -> None:
        for queries, keys in ((10, 10), (6, 10)):
            q, k = vectors(1, 1, queries, 8), vectors(1, 1, keys, 8)
            i, j = np.arange(keys - queries, keys)[:, None], np.arange(keys)
            seen = (j // 4 == i // 4) & (j <= i)
            with attnscope.capture() as heads:
                self.call(q, k, k, seen)
            self.assertRegex(repr(heads), " chunk 4( |,)")
            path = self.folder / "x.safetensors"
            heads.save(path)
            [call] = json.loads(read_file(path)[1]["attnscope.calls"])
            hidden = keys - heads[0].k.shape[2]
            own = softmax_weights(q[0, 0], k[0, 0], 8 ** -0.5, seen)[:, hidden:]
            np.testing.assert_allclose(weights_of(path, call, 0, 0), own, atol=1e-6)

    def test_texts_that_were_chosen_keep_their_numbers(self) -> None:
        q, seen = vectors(3, 1, 4, 8), np.broadcast_to(np.tri(4, dtype=bool), (3, 1, 4, 4)).copy()
        seen[2, :, :, 3:] = False
        with attnscope.capture(batch=[1, 2]) as heads:
            self.call(q, q, q, seen)
        self.assertEqual([(call.name, call.text) for call in heads], [("attention.text1", 1), ("attention.text2", 2)])
        path = self.folder / "x.safetensors"
        heads.save(path, tokens=[list("abcd"), list("efgh"), list("ijkl")])
        self.assertEqual(json.loads(read_file(path)[1]["attnscope.texts"]), [list("efgh"), list("ijk")])


class Choices(Libraries):
    def call(self, positions: int = 4, batches: int = 1) -> None:
        q = vectors(batches, 1, positions, 8)
        self.torch.scaled_dot_product_attention(q, q, q)

    def test_last_calls(self) -> None:
        with attnscope.capture(last=2) as heads:
            for positions in range(1, 6):
                self.call(positions)
        self.assertEqual([(call.number, call.q.shape[2]) for call in heads], [(3, 4), (4, 5)])
        path = self.folder / "x.safetensors"
        heads.save(path)
        self.assertEqual(list(read_file(path)[0]), ["attention.call3.q", "attention.call3.k", "attention.call4.q",
                                                    "attention.call4.k"])

    def test_memory_is_bounded(self) -> None:
        with attnscope.capture(memory=5 * 4 * 8 * 4) as heads:
            for _ in range(4):
                self.call()
        self.assertEqual(len(heads), 2)
        self.assertLessEqual(heads.bytes, 5 * 4 * 8 * 4)
        self.assertIn("2 calls kept, 512 bytes, of at most 640 bytes.", repr(heads))
        self.assertIn("Not kept: 2 more", repr(heads))

    def test_counts_are_whole_numbers(self) -> None:
        with attnscope.capture(memory=2e9, last=np.int64(1), batch=0) as heads:  # type: ignore[arg-type]
            self.call()
        self.assertEqual(len(heads), 1)
        for wrong in ({"memory": "4G"}, {"memory": 1.5}, {"last": "2"}, {"batch": "x"}, {"batch": [0, "x"]}):
            with self.subTest(wrong), self.assertRaisesRegex(TypeError, "it takes whole numbers"):
                attnscope.capture(**wrong)  # type: ignore[arg-type]
        for least in ({"memory": -1}, {"last": 0}):
            with self.subTest(least), self.assertRaisesRegex(ValueError, "it is at least 1"):
                attnscope.capture(**least)  # type: ignore[arg-type]

    def test_texts_of_a_batch(self) -> None:
        with attnscope.capture(batch=[2, 0]) as heads:
            self.call(batches=3)
        self.assertEqual((heads[0].q.shape[0], heads[0].texts, heads[0].text), (2, (2, 0), None))
        with attnscope.capture(batch=3) as heads:
            self.call(batches=3)
        self.assertIn("batch=3 is not one of its 3 texts", repr(heads))

    def test_a_text_of_a_batch_has_its_own_tokens(self) -> None:
        path, texts = self.folder / "heads.safetensors", [list("abcd"), list("efgh"), list("ijkl")]
        with attnscope.capture(batch=1) as heads:
            self.call(batches=3)
        self.assertEqual((heads[0].name, heads[0].text), ("attention", 1))
        heads.save(path, tokens=texts)
        self.assertEqual(json.loads(read_file(path)[1]["attnscope.tokens"]), texts[1])

    def test_calls_are_those_of_the_block(self) -> None:
        capture = attnscope.capture()
        self.assertEqual(list(capture), [])
        with self.assertRaises(AttributeError):
            capture.calls = []
        with capture as heads:
            self.call()
        self.assertIs(capture.calls, heads.calls)

    def test_captures_in_each_other(self) -> None:
        original = self.torch.scaled_dot_product_attention
        outer, inner = attnscope.capture(), attnscope.capture()
        with outer:
            self.call()
            inner.__enter__()
            self.call()
        self.call()
        self.assertIsNot(self.torch.scaled_dot_product_attention, original)
        inner.__exit__(None, None, None)
        self.assertIs(self.torch.scaled_dot_product_attention, original)
        self.assertEqual((len(outer), len(inner)), (2, 2))

    def test_a_block_begins_anew(self) -> None:
        heads = attnscope.capture()
        for calls in (3, 1):
            with heads:
                for _ in range(calls):
                    self.call()
                with self.assertRaisesRegex(RuntimeError, "running already"):
                    heads.__enter__()
            self.assertEqual(len(heads), calls)

    def test_an_earlier_block_keeps_its_result(self) -> None:
        found = attnscope.capture()
        with found as first:
            self.call(3)
        with found as second:
            self.call(4)
        self.assertEqual([each[0].q.shape[2] for each in (first, second, found)], [3, 4, 4])
        self.assertEqual(repr(found), repr(second))
        self.assertEqual(found.bytes, second.bytes)

    def test_a_block_that_was_not_entered(self) -> None:
        heads = attnscope.capture()
        self.assertEqual(repr(heads), "Nothing was captured yet: run the model in a block, 'with "
                                      "attnscope.capture(model) as heads:'.")
        with self.assertRaisesRegex(ValueError, "Nothing was captured yet"):
            heads.show()

    def test_what_is_no_model(self) -> None:
        for kind in (TypeError, attnscope.Error):
            with self.assertRaisesRegex(kind, "'gpt2' is a name: give the model itself, as AutoModel.from_pre"):
                attnscope.capture("gpt2")
        with self.assertRaisesRegex(TypeError, "of the type int: give a model of PyTorch"):
            attnscope.capture(3)
        with self.assertRaisesRegex(TypeError, "layers=1.5 is not possible: it takes whole numbers, or names"):
            attnscope.capture(layers=1.5)

    def test_a_class_in_place_of_a_model(self) -> None:
        class Model:
            def named_modules(self) -> list[object]:
                return []

        with self.assertRaisesRegex(TypeError, "model is the class Model: give an object of it"):
            attnscope.capture(Model)

    def test_short_text_of_a_call(self) -> None:
        with attnscope.capture() as heads:
            self.call()
        self.assertEqual(repr(heads[0]), "<attnscope call attention: 1 × 1 × 4 queries, 4 keys, d = 8>")

    def test_names_in_other_modules(self) -> None:
        user = types.ModuleType("user")
        user.product = scaled_dot_product_attention
        user.bound = lambda *given, product=scaled_dot_product_attention: product(*given)
        with mock.patch.dict(sys.modules, {"user": user}), attnscope.capture() as heads:
            user.product(*[vectors(1, 1, 4, 8)] * 3)
            user.bound(*[vectors(1, 1, 4, 8)] * 3)
        self.assertEqual(len(heads), 1)
        self.assertIs(user.product, scaled_dot_product_attention)

    def test_what_somebody_else_puts_there_stays(self) -> None:
        def other(*_given):
            return None
        with attnscope.capture():
            self.torch.scaled_dot_product_attention = other
        self.assertIs(self.torch.scaled_dot_product_attention, other)

    def test_arguments_that_do_not_go_together(self) -> None:
        for given, sentence in (({"q": "q_proj"}, "both or neither"),
                                ({"heads": 2}, "heads: only with q= and k=, which name"),
                                ({"mask": "causal"}, "mask: only with q= and k="), ({"last": 0}, "at least 1"),
                                ({"q": "a", "k": "b", "qkv": "c"}, "leave out q and k"),
                                ({"q": "q", "k": "k"}, "give the model")):
            for kind in (ValueError, attnscope.Error):
                with self.assertRaisesRegex(kind, sentence):
                    attnscope.capture(**given)

    def test_nothing_is_kept_of_what_is_no_attention(self) -> None:
        with attnscope.capture() as heads:
            self.torch.scaled_dot_product_attention(np.zeros((2, 2), int), np.zeros((2, 2), int), None)
            self.torch.scaled_dot_product_attention(vectors(2, 4), vectors(2, 3), None)
        self.assertEqual(len(heads), 0)
        self.assertIn("4 columns but keys have 3", repr(heads))
        with self.assertRaisesRegex(ValueError, "nothing to write or to show. 0 calls kept"):
            heads.save(self.folder / "x")


if __name__ == "__main__":
    unittest.main()
