"""Projections known by their names, and how their outputs are split into heads."""

import types
import unittest

import numpy as np

from attnscope.projections import both_with_heads, common_name, heads_of, matched, pairs


class Names(unittest.TestCase):
    NAMES = ["layers.0.attn", "layers.0.attn.q_proj", "layers.0.attn.k_proj", "layers.1.attn.q_proj",
             "layers.1.attn.k_proj", "cross.1.attn.q_proj", "mlp.k_projection"]

    def test_patterns(self) -> None:
        self.assertEqual(matched("q_proj", "layers.0.attn.q_proj"), ("layers.0.attn.",))
        self.assertEqual(matched("q_proj", "q_proj"), ("",))
        self.assertIsNone(matched("proj", "layers.0.attn.q_proj"))
        self.assertEqual(matched("*.*.q_proj", "a.b.q_proj"), ("a", "b"))
        self.assertIsNone(matched("a+.*", "aa.b"))

    def test_pairs(self) -> None:
        found = {f"layers.{i}.attn": (f"layers.{i}.attn.q_proj", f"layers.{i}.attn.k_proj") for i in (0, 1)}
        self.assertEqual(pairs(self.NAMES, "q_proj", "k_proj"), found)
        self.assertEqual(pairs(self.NAMES, "layers.*.attn.q_proj", "layers.*.attn.k_proj"), found)
        with self.assertRaisesRegex(ValueError, "no two modules .* its modules are layers.0.attn, "):
            pairs(self.NAMES, "query", "key")
        with self.assertRaisesRegex(ValueError, "name the same module, layers.0.attn.q_proj: .* say qkv='q_proj'"):
            pairs(self.NAMES, "q_proj", "q_proj")

    def test_names_of_layers(self) -> None:
        self.assertEqual(common_name("a.b.q.linear", "a.b.k.linear"), "a.b")
        self.assertEqual(common_name("q", "k"), "")


class Heads(unittest.TestCase):
    def test_number_of_heads(self) -> None:
        model = types.SimpleNamespace(config=types.SimpleNamespace(n_head=6))
        self.assertEqual((heads_of(model, None), heads_of(model, 2)), (6, 2))
        with self.assertRaisesRegex(ValueError, "give heads="):
            heads_of(types.SimpleNamespace(), None)

    def test_columns_of_all_heads(self) -> None:
        q, k = np.arange(2 * 5 * 12).reshape(2, 5, 12), np.arange(2 * 7 * 6).reshape(2, 7, 6)
        split_q, split_k = both_with_heads(q, k, 4)
        self.assertEqual((split_q.shape, split_k.shape), ((2, 4, 5, 3), (2, 2, 7, 3)))
        np.testing.assert_array_equal(split_q[1, 2, 3], q[1, 3, 6:9])
        np.testing.assert_array_equal(split_k[1, 1, 3], k[1, 3, 3:])
        self.assertEqual(both_with_heads(q[0], k[0], 4)[1].shape, (1, 2, 7, 3))

    def test_heads_as_an_axis(self) -> None:
        for swap in (False, True):
            q, k = np.zeros((2, 4, 5, 3)), np.zeros((2, 2, 7, 3))
            given = (q.swapaxes(1, 2), k.swapaxes(1, 2)) if swap else (q, k)
            self.assertEqual([each.shape for each in both_with_heads(*given, 4)], [q.shape, k.shape])

    def test_columns_that_are_no_heads(self) -> None:
        with self.assertRaisesRegex(ValueError, "not heads of 3 columns"):
            both_with_heads(np.zeros((1, 5, 12)), np.zeros((1, 5, 8)), 4)


if __name__ == "__main__":
    unittest.main()
