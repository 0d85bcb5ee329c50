"""Tokens: which text names the keys and the queries of each call, and what is no list of tokens."""

import json
import unittest
import warnings
from dataclasses import replace
from pathlib import Path

import numpy as np

import attnscope
from attnscope.calls import Call
from attnscope.labels import Labels, is_of_one_text
from attnscope.outside import warn
from support import Folder, read_file

SOURCE, TARGET = [f"s{i}" for i in range(5)], [f"t{i}" for i in range(3)]


def call(layer: str, queries: int, keys: int, mask: str = "none", **named) -> Call:
    """Returns a call with so many queries and keys."""
    zeros = np.zeros
    fields = {"mask": mask, "position": "none", "rule": "inverse-sqrt-d"}
    return Call(layer, 0, zeros((1, 1, queries, 4)), zeros((1, 1, keys, 4)), fields,
                **{"positions": (queries, keys), **named})


def encoder_decoder() -> list[Call]:
    return [call("encoder.0", 5, 5, is_self=True), call("decoder.0.self", 3, 3, "causal", is_self=True),
            call("decoder.0.cross", 3, 5, is_self=False)]


class Tokens(Folder):
    def said(self, calls: list[Call], **given) -> tuple[dict, list, list[str]]:
        """Returns the metadata of a file with these tokens, the texts of keys and queries of each call, and warnings."""
        heads = attnscope.Heads()
        heads.calls = calls
        path = self.folder / "x.safetensors"
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            heads.save(path, **given)
        for each in caught:
            self.assertEqual(each.filename, __file__)
        metadata = read_file(path)[1]
        texts = json.loads(metadata.get("attnscope.texts", "[]"))
        own = [tuple(None if each[key] is None else texts[each[key]] for key in ("key_text", "query_text"))
               for each in json.loads(metadata["attnscope.calls"]) if "key_text" in each]
        return metadata, own, [str(each.message) for each in caught]

    def test_texts_by_layer(self) -> None:
        metadata, own, warned = self.said(encoder_decoder(), tokens={"encoder": SOURCE, "decoder": TARGET})
        self.assertEqual(own, [(SOURCE, SOURCE), (TARGET, TARGET), (SOURCE, TARGET)])
        self.assertEqual(json.loads(metadata["attnscope.texts"]), [SOURCE, TARGET])
        self.assertNotIn("attnscope.tokens", metadata)
        self.assertNotIn("attnscope.query_tokens", metadata)
        self.assertEqual(warned, [])

    def test_the_longest_beginning_decides(self) -> None:
        calls = [call("layers.1.attn", 3, 3), call("layers.10.attn", 5, 5)]
        _, own, _ = self.said(calls, tokens={"layers": SOURCE, "layers.1": TARGET})
        self.assertEqual(own, [(TARGET, TARGET), (SOURCE, SOURCE)])

    def test_texts_of_the_same_length(self) -> None:
        target = SOURCE[::-1]
        calls = [call("encoder", 5, 5, is_self=True), call("decoder.self", 5, 5, is_self=True),
                 call("decoder.cross", 5, 5, is_self=False)]
        _, own, _ = self.said(calls, tokens={"encoder": SOURCE, "decoder": target})
        self.assertEqual(own, [(SOURCE, SOURCE), (target, target), (SOURCE, target)])

    def test_two_texts_without_names(self) -> None:
        metadata, own, warned = self.said(encoder_decoder(), tokens=SOURCE, query_tokens=TARGET)
        self.assertEqual(own, [(SOURCE, SOURCE), (TARGET, TARGET), (SOURCE, TARGET)])
        self.assertEqual(warned, [])

    def test_one_text_for_all_is_said_as_ever(self) -> None:
        for calls in ([call("0", 5, 5), call("1", 5, 5)],
                      [call("0", 5, 5, "causal"), call("0", 1, 5, is_self=True)]):
            metadata, own, warned = self.said(calls, tokens=SOURCE)
            self.assertEqual(json.loads(metadata["attnscope.tokens"]), SOURCE)
            self.assertEqual(set(metadata), {"attnscope.format", "attnscope.calls", "attnscope.tokens"})
            self.assertEqual((own, warned), ([], []))
        metadata, own, _ = self.said([call("0", 3, 5), call("1", 3, 5)], tokens=SOURCE, query_tokens=TARGET)
        self.assertEqual([json.loads(metadata[f"attnscope.{each}"]) for each in ("tokens", "query_tokens")],
                         [SOURCE, TARGET])
        self.assertEqual(own, [])

    def test_a_continued_cache(self) -> None:
        calls = [call("decoder.self", 1, 3, is_self=True), call("decoder.cross", 1, 5, is_self=False)]
        for given in ({"tokens": SOURCE, "query_tokens": TARGET}, {"tokens": {"": SOURCE, "decoder": TARGET}}):
            _, own, _ = self.said(calls, **given)
            self.assertEqual(own, [(TARGET, TARGET), (SOURCE, None)])

    def test_fewer_queries_than_keys(self) -> None:
        aligned = [call("0", 3, 5), call("0", 3, 5)]
        aligned[1].fields["alignment"] = "bottom-right"
        for each in aligned:
            metadata, _, warned = self.said([each], tokens=SOURCE)
            self.assertEqual((json.loads(metadata["attnscope.tokens"]), warned), (SOURCE, []))
        aligned[1].fields["alignment"] = "top-left"
        for each in (aligned[1], call("0", 3, 5, is_self=False)):
            _, own, warned = self.said([each], tokens=SOURCE)
            self.assertEqual((own, warned), ([(SOURCE, None)], []))

    def test_calls_that_no_text_fits(self) -> None:
        calls = [call("layers.0", 5, 5), call("layers.3", 60, 60), call("layers.4", 60, 60)]
        metadata, own, warned = self.said(calls, tokens=SOURCE)
        self.assertEqual(own, [(SOURCE, SOURCE), (None, None), (None, None)])
        self.assertEqual(warned, ["2 of 3 calls have no tokens: 5 tokens were given, and layers.3 has 60 keys"])
        metadata, own, warned = self.said(calls[1:2], tokens=SOURCE)
        self.assertEqual(set(metadata), {"attnscope.format", "attnscope.calls"})
        self.assertEqual(warned, ["the call has no tokens: 5 tokens were given, and layers.3 has 60 keys"])

    def test_padding_is_left_out(self) -> None:
        places = np.array([0, 2, 3])
        padded = replace(call("0", 3, 3, positions=(5, 5), sequence=0), queries=places, keys=places)
        calls = [padded, call("1", 5, 5, sequence=1)]
        for given in (SOURCE, [SOURCE, list("vwxyz")]):
            _, own, warned = self.said(calls, tokens=given)
            kept, other = ["s0", "s2", "s3"], SOURCE if given is SOURCE else list("vwxyz")
            self.assertEqual(own, [(kept, kept), (other, other)])
            self.assertEqual(["2 texts were kept" in each for each in warned], [True] if given is SOURCE else [])
        _, own, _ = self.said(calls, tokens=TARGET)
        self.assertEqual(own, [(TARGET, TARGET), (None, None)])

    def test_a_batch_with_the_tokens_of_one_text(self) -> None:
        two = call("0", 5, 5)
        two.q, two.k = np.zeros((2, 1, 5, 4)), np.zeros((2, 1, 5, 4))
        _, _, warned = self.said([two], tokens=SOURCE)
        sentence = ("2 texts were kept, and all of them have the same tokens; capture the text that has them alone, by "
                    "batch=")
        self.assertEqual(warned, [sentence])
        self.assertEqual(self.said([two], tokens=SOURCE, query_tokens=SOURCE[::-1])[2], [sentence])
        for texts in ((), (0, 3)):
            with self.assertRaisesRegex(attnscope.InvalidRequest, "tokens of 2 texts were given"):
                self.said([replace(two, texts=texts)], tokens=[SOURCE, SOURCE])

    def test_an_iterator_of_texts_is_read_once(self) -> None:
        other = list("vwxyz")
        calls = [call("0", 5, 5, sequence=0), call("1", 5, 5, sequence=1)]
        for given in (lambda: iter([SOURCE, other]), lambda: {"": (each for each in (SOURCE, other))}):
            _, own, warned = self.said(calls, tokens=given())
            self.assertEqual((own, warned), ([(SOURCE, SOURCE), (other, other)], []))

    def test_a_text_that_was_chosen_of_a_batch(self) -> None:
        other = list("vwxyz")
        metadata, _, warned = self.said([call("0", 5, 5, texts=(1,))], tokens=[SOURCE, other])
        self.assertEqual((json.loads(metadata["attnscope.tokens"]), warned), (other, []))

    def test_masks_that_need_queries_and_keys_of_one_text(self) -> None:
        for mask, is_one in (("none", False), ("window", False), ("causal", True), ("causal-window", True),
                             ("chunk", True)):
            self.assertEqual(is_of_one_text(call("0", 5, 5, mask)), is_one, mask)

    def test_calls_are_compared_once(self) -> None:
        class Counted(list):
            read = 0

            def __iter__(self):
                self.read += 1
                return super().__iter__()
        of_calls = Counted([(0, 0)] * 9)
        labels = Labels([SOURCE], of_calls)
        self.assertEqual([labels.of_call(i) for i in range(9)], [{}] * 9)
        self.assertEqual(set(labels.metadata()), {"attnscope.tokens"})
        self.assertEqual(of_calls.read, 1)

    def test_what_is_no_list_of_tokens(self) -> None:
        ids = "tokens are texts: tokenizer.convert_ids_to_tokens"
        for given, sentence in (("abcde", "is a single string"), (5, "of the type int"), ([1, 2, 3, 4, 5], ids),
                                ([[1, 2]], ids), (np.arange(5), ids), (np.zeros(()), ids), ([[["a"]]], "lists in lists"),
                                (["a", ["b"]], "mixes strings and lists"), ([None] * 5, "holds a NoneType"),
                                ({"encoder": [1]}, ids), ({1: SOURCE}, "has the key 1")):
            for kind in (TypeError, attnscope.Error):
                with self.assertRaisesRegex(kind, sentence, msg=repr(given)):
                    self.said([call("encoder", 5, 5)], tokens=given)
        with self.assertRaisesRegex(ValueError, r"tokens\['enc'\] names no layer .* encoder.0, decoder.0.self"):
            self.said(encoder_decoder(), tokens={"enc": SOURCE})
        with self.assertRaisesRegex(ValueError, "leave out query_tokens"):
            self.said(encoder_decoder(), tokens={"encoder": SOURCE}, query_tokens=TARGET)
        with self.assertRaisesRegex(TypeError, "query_tokens is a single string"):
            self.said(encoder_decoder(), tokens=SOURCE, query_tokens="abc")

    def test_arrays_of_strings_and_bytes(self) -> None:
        for given in (np.array(SOURCE), tuple(SOURCE), [each.encode() for each in SOURCE], (each for each in SOURCE)):
            metadata, _, _ = self.said([call("0", 5, 5)], tokens=given)
            self.assertEqual(json.loads(metadata["attnscope.tokens"]), SOURCE)


class Warnings(unittest.TestCase):
    def test_a_module_beside_the_package_is_outside(self) -> None:
        package = str(Path(attnscope.__file__).parent)
        for path in (package + "_notes.py", package + "-of-mine/notes.py"):
            names = {"warn": warn}
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                exec(compile("warn('a sentence')", path, "exec"), names)
            self.assertEqual([each.filename for each in caught], [path])


if __name__ == "__main__":
    unittest.main()
