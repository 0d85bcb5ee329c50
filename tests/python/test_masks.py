"""Masks as matrices, recognised as masks of the program."""

import unittest

import numpy as np

from attnscope.masks import distinct, pattern, recognised, recognised_batches, visible_keys


def band(queries: int, keys: int, first: int = 0, left: int | None = None, right: int | None = 0,
         sinks: int = 0) -> np.ndarray:
    """Returns which keys are seen: `left` before a query (None: all) and `right` after it, and the first ones."""
    distance = np.arange(queries)[:, None] + first - np.arange(keys)[None]
    seen = np.ones((queries, keys), bool)
    if left is not None:
        seen &= distance <= left
    if right is not None:
        seen &= distance >= -right
    early = np.arange(keys)[None] < sinks
    return seen | (early & (distance >= 0) if right == 0 else early)


def chunks(queries: int, keys: int, length: int, first: int = 0) -> np.ndarray:
    """Returns which keys are seen: those of a query's own chunk of so many keys, up to its own."""
    i, j = np.arange(queries)[:, None] + first, np.arange(keys)[None]
    return (j // length == i // length) & (j <= i)


def documents(lengths: tuple[int, ...]) -> np.ndarray:
    """Returns which keys are seen: those of a query's own document, up to its own."""
    number = np.repeat(np.arange(len(lengths)), lengths)
    return (number[:, None] == number[None]) & (np.tri(len(number)) > 0)


class Pattern(unittest.TestCase):
    def test_causal(self) -> None:
        self.assertEqual(pattern(band(7, 7)), {"mask": "causal"})
        self.assertEqual(pattern(band(3, 7)), {"mask": "causal", "alignment": "top-left"})
        self.assertEqual(pattern(band(3, 7, 4)), {"mask": "causal", "alignment": "bottom-right"})
        self.assertEqual(pattern(band(7, 3, -4)), {"mask": "causal", "alignment": "bottom-right"})

    def test_windows(self) -> None:
        for keys, first in ((20, 0), (26, 6)):
            for left in (0, 1, 4, 11):
                for sinks in (0, 1, 3):
                    alignment = {} if keys == 20 else {"alignment": "bottom-right"}
                    said = {"window": left + 1, "sinks": sinks} | alignment
                    self.assertEqual(pattern(band(20, keys, first, left, 0, sinks)), {"mask": "causal-window"} | said)
                    if left:
                        self.assertEqual(pattern(band(20, keys, first, left, left, sinks)), {"mask": "window"} | said)

    def test_chunks(self) -> None:
        for length in (2, 3, 7, 19):
            said = {"mask": "chunk", "chunk": length}
            self.assertEqual(pattern(chunks(20, 20, length)), said)
            self.assertEqual(pattern(chunks(20, 23, length)), said | {"alignment": "top-left"})
            for keys, first in ((24, 4), (26, 6), (17, -3)):
                found = pattern(chunks(20, keys, length, first))
                self.assertEqual(found, said | {"alignment": "bottom-right"} if length < keys else
                                 {"mask": "causal", "alignment": "bottom-right"}, (keys, length))
        self.assertEqual(pattern(chunks(9, 9, 9)), {"mask": "causal"})
        self.assertEqual(pattern(chunks(9, 9, 1)), {"mask": "causal-window", "window": 1, "sinks": 0})

    def test_chunks_whose_first_keys_no_query_sees(self) -> None:
        found = recognised(chunks(9, 16, 6, 7), True)
        self.assertEqual(found.fields, {"mask": "chunk", "chunk": 6, "alignment": "bottom-right"})
        self.assertEqual(list(found.keys), list(range(6, 16)))

    def test_documents(self) -> None:
        for lengths in ((2, 4), (5, 1, 1, 13), (3, 3, 3, 2, 9)):
            said = {"mask": "documents", "document_lengths": ",".join(map(str, lengths))}
            seen = documents(lengths)
            self.assertEqual(pattern(seen), said)
            self.assertEqual(pattern(seen[2:]), said | {"alignment": "bottom-right"})
        self.assertEqual(pattern(documents((6, 6, 6))), {"mask": "chunk", "chunk": 6})
        self.assertEqual(pattern(documents((9,))), {"mask": "causal"})

    def test_everything_is_no_mask(self) -> None:
        self.assertEqual(pattern(np.ones((4, 9), bool)), {"mask": "none"})

    def test_one_cell_tells(self) -> None:
        for mask in (band(9, 9), band(9, 9, 0, 3), band(9, 9, 0, 3, 3), band(9, 9, 0, 3, 0, 2), np.ones((9, 9), bool),
                     chunks(9, 9, 4), chunks(9, 9, 3)):
            for i in range(9):
                for j in range(9):
                    changed = mask.copy()
                    changed[i, j] ^= True
                    found = pattern(changed)
                    self.assertTrue(found is None or found != pattern(mask), (i, j, found))

    def test_other_masks_are_none(self) -> None:
        blocks = np.kron(np.eye(2, dtype=bool), np.ones((4, 4), bool))
        self.assertIsNone(pattern(blocks))
        self.assertIsNone(pattern(band(9, 9, 0, 4, 2)))
        self.assertIsNone(pattern(np.random.default_rng(1).random((9, 9)) < 0.5))
        self.assertIsNone(pattern(np.zeros((3, 3), bool)))


class Padding(unittest.TestCase):
    def test_at_the_end(self) -> None:
        seen = band(6, 6)
        seen[:, 4:] = False
        found = recognised(seen, True)
        self.assertEqual(found.fields, {"mask": "causal"})
        self.assertEqual((list(found.queries), list(found.keys)), ([0, 1, 2, 3], [0, 1, 2, 3]))

    def test_at_the_beginning_with_queries_that_see_nothing_or_everything(self) -> None:
        for padding_sees in (False, True):
            seen = band(6, 6)
            seen[:, :2] = False
            seen[:2] = padding_sees
            found = recognised(seen, True)
            self.assertEqual(found.fields, {"mask": "causal"}, padding_sees)
            self.assertEqual((list(found.queries), list(found.keys)), ([2, 3, 4, 5], [2, 3, 4, 5]))

    def test_queries_of_another_text_stay(self) -> None:
        seen = np.ones((5, 5), bool)
        seen[:, 3:] = False
        self.assertIsNone(recognised(seen, False).queries)
        self.assertEqual(list(recognised(seen, True).queries), [0, 1, 2])
        self.assertEqual(list(recognised(seen[:2], True).keys), [0, 1, 2])

    def test_a_cache_with_room_left(self) -> None:
        seen = np.zeros((1, 8), bool)
        seen[:, :5] = True
        found = recognised(seen, True)
        self.assertEqual((found.fields, list(found.keys)), ({"mask": "none"}, [0, 1, 2, 3, 4]))


class Numbers(unittest.TestCase):
    def test_additive_masks(self) -> None:
        seen = band(4, 4)
        for hidden in (-np.inf, np.finfo(np.float32).min, -1e9, -1e4):
            np.testing.assert_array_equal(visible_keys(np.where(seen, 0, hidden)), seen)
        self.assertIsNone(visible_keys(np.where(seen, 0, -5.0)))
        self.assertIsNone(visible_keys(np.where(seen, 0.5, -np.inf)))

    def test_batches_and_heads(self) -> None:
        seen = np.broadcast_to(band(4, 4), (3, 2, 4, 4))
        self.assertEqual(distinct(seen).shape, (1, 1, 4, 4))
        self.assertEqual(distinct(seen.copy()).shape, (1, 1, 4, 4))
        heads = seen.copy()
        heads[:, 1] = True
        self.assertIn("different masks", recognised_batches(distinct(heads), (4, 4), True))
        texts = seen.copy()
        texts[1, :, :, 3:] = False
        found = recognised_batches(distinct(texts), (4, 4), True)
        self.assertEqual([None if each.keys is None else list(each.keys) for each in found], [None, [0, 1, 2], None])

    def test_a_mask_of_keys_alone(self) -> None:
        keys = np.array([True, True, False])[None, None, None]
        found = recognised_batches(distinct(keys), (5, 3), False)
        self.assertEqual((found[0].fields, list(found[0].keys)), ({"mask": "none"}, [0, 1]))

    def test_sentences(self) -> None:
        self.assertIn("adds numbers", recognised_batches(distinct(np.full((3, 3), 0.5)), (3, 3), True))
        self.assertIn("neither causal nor a window nor chunks nor documents", recognised_batches(distinct(band(9, 9, 0, 4, 2)), (9, 9), True))


if __name__ == "__main__":
    unittest.main()
