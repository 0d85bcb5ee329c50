"""Queries and keys that were kept: as a table, as a file, in the program."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from typing import Any

from .calls import Call
from .program import Window
from .safetensors import write_safetensors
from .table import bytes_text, table

FORMAT = "1"  # version of what the metadata of a file say

Tokens = Sequence[str] | Sequence[Sequence[str]]


class Heads:
    """Calls of attention that were kept, in their order: `len(heads)`, `heads[0].q`, `for call in heads`."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self._window = Window()

    def __len__(self) -> int:
        return len(self.calls)

    def __iter__(self) -> Iterator[Call]:
        return iter(self.calls)

    def __getitem__(self, index: int) -> Call:
        return self.calls[index]

    @property
    def bytes(self) -> int:
        """The memory that queries, keys and masks take."""
        return sum(call.bytes for call in self.calls)

    def __repr__(self) -> str:
        return "\n".join([*table(self.calls), *self._notes()]) if self.calls else "\n".join(self._notes())

    def _notes(self) -> list[str]:
        """Returns sentences on what the table does not show."""
        notes = [f"{len(self.calls)} {'call' if len(self.calls) == 1 else 'calls'} kept, {bytes_text(self.bytes)}."]
        if self.calls and all(call.fields["position"] == "none" for call in self.calls):
            notes.append("Q and K are as attention was given them, after any rotation: no positions are to be added.")
        refused: dict[str, list[str]] = {}
        for call in self.calls:
            if call.not_shown:
                refused.setdefault(call.not_shown, []).append(call.name)
        return notes + [f"Not shown: {some(names)}: {sentence}." for sentence, names in refused.items()]

    def save(self, path: str | os.PathLike[str], tokens: Tokens | None = None,
             query_tokens: Sequence[str] | None = None) -> None:
        """Writes a safetensors file that the program opens by its name: queries and keys of every call, and in its
        metadata scale, mask and layer of each, and the tokens.

        `tokens` are those of the keys, one for each position, as `tokenizer.convert_ids_to_tokens(ids)` gives them;
        `query_tokens` those of the queries where they belong to another text. Positions that were left out as padding
        are left out of both. Of a batch, they may be a list for each text if one text was kept.

        Raises ValueError if nothing was kept, or if the tokens belong to several texts; OSError if the file cannot be
        written.
        """
        self._require_calls()
        tensors: dict[str, Any] = {}
        masks: dict[str, Any] = {}
        said = []
        for call in self.calls:
            names = {"q": f"{call.name}.q", "k": f"{call.name}.k"}
            tensors |= {names["q"]: call.q, names["k"]: call.k}
            entry = {"layer": call.layer, "call": call.number, **names, "fields": call.fields}
            if call.not_shown:
                entry["not_shown"] = call.not_shown
            if call.mask is not None:
                entry["mask"] = f"{call.name}.mask"
                masks[entry["mask"]] = call.mask
            said.append(entry)
        metadata = {"attnscope.format": FORMAT, "attnscope.calls": json.dumps(said, ensure_ascii=False)}
        for key, labels in self._labels(tokens, query_tokens).items():
            metadata[key] = json.dumps(labels, ensure_ascii=False)
        write_safetensors(path, tensors | masks, metadata)

    def _require_calls(self) -> None:
        if not self.calls:
            raise ValueError(f"no call of attention was kept, so there is nothing to write or to show. {self!r}")

    def _labels(self, tokens: Tokens | None, query_tokens: Sequence[str] | None) -> dict[str, list[str]]:
        """Returns the tokens as a file has them."""
        first = self.calls[0]
        labels = {}
        if tokens is not None:
            of_text = self._of_one_text(tokens)
            labels["attnscope.tokens"] = chosen(of_text, first.keys)
            is_square = first.positions[0] == first.positions[1]
            if query_tokens is None and is_square and first.q.shape[2] != first.k.shape[2]:
                query_tokens = of_text
        if query_tokens is not None:
            labels["attnscope.query_tokens"] = chosen(list(query_tokens), first.queries)
        return labels

    def _of_one_text(self, tokens: Tokens) -> list[str]:
        """Returns the tokens of the text that was kept."""
        if not tokens or isinstance(tokens[0], (str, bytes)) or not hasattr(tokens[0], "__len__"):
            return list(tokens)
        texts = {call.sequence for call in self.calls}
        batches = max(call.q.shape[0] for call in self.calls)
        if len(tokens) == 1:
            return list(tokens[0])
        if len(texts) > 1 or batches > 1 or texts == {None}:
            raise ValueError(f"tokens of {len(tokens)} texts were given, but a file has those of one; give the tokens "
                             "of one text, and capture it alone by batch=")
        return list(tokens[next(iter(texts))])

    def show(self, tokens: Tokens | None = None, query_tokens: Sequence[str] | None = None) -> None:
        """Opens the program's window on what was kept and returns at once; arguments are those of `save()`.

        While the window is open, a further call rewrites its file, and the window reads it again.

        Raises what `save()` raises, FileNotFoundError if the program is neither on the PATH nor named by the
        environment variable ATTNSCOPE, and RuntimeError if it cannot open a window.
        """
        self._require_calls()
        self._window.show(lambda path: self.save(path, tokens, query_tokens))


def chosen(tokens: list[str], places: Any | None) -> list[str]:
    """Returns the tokens at these positions as texts; all of them if there are no positions."""
    if places is not None:
        tokens = [tokens[i] for i in places if i < len(tokens)]
    return [each.decode(errors="replace") if isinstance(each, bytes) else str(each) for each in tokens]


def some(names: Sequence[str], most: int = 3) -> str:
    """Returns a list of names in which those after the first few are counted."""
    shown = ", ".join(names[:most])
    return shown + (f" and {len(names) - most} more" if len(names) > most else "")
