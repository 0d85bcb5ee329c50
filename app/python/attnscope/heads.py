"""Queries and keys that were kept: as a table, as a file, in the program."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from .calls import Call
from .errors import InvalidRequest
from .labels import Labels, labels_of
from .names import some
from .outside import warn
from .program import Window, shared_window
from .safetensors import write_safetensors
from .table import bytes_text, table
from .tokens import Tokens

FORMAT = "1"  # version of what the metadata of a file say


class Heads:
    """Calls of attention that were kept, in their order: `len(heads)`, `heads[0].q`, `for call in heads`."""

    _window: Window | None = None  # one of its own; otherwise that of the process

    def __init__(self) -> None:
        self.calls: list[Call] = []

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
        positions = {call.fields.get("position") for call in self.calls}
        if positions == {"none"}:
            notes.append("Q and K are as attention was given them, after any rotation: no positions are to be added.")
        if None in positions:
            notes.append("Q and K are as projected, before any rotation that the model does itself.")
        if self.calls:
            notes.append("The column “call” counts the calls of a layer from 0.")
        refused: dict[str, list[str]] = {}
        for call in self.calls:
            if call.not_shown:
                refused.setdefault(call.not_shown, []).append(call.name)
        return notes + [f"Not shown: {some(names)}: {sentence}." for sentence, names in refused.items()]

    def save(self, path: str | os.PathLike[str], tokens: Tokens | None = None,
             query_tokens: Sequence[str] | None = None) -> None:
        """Writes a safetensors file that the program opens by its name: queries and keys of every call, and in its
        metadata scale, mask and layer of each, and the tokens.

        `tokens` are a list with a string for each position, as `tokenizer.convert_ids_to_tokens(ids)` gives it. They
        may be a list for each text of the batch if each call is of one text alone: chosen by `capture(batch=…)`, or
        kept apart because the texts have different lengths. Of a model with several texts they are lists by the
        beginnings of layers' names, such as `tokens={"encoder": source, "decoder": target}`; the longest beginning
        counts. Queries have the tokens of their layer; keys have the same ones if there are as many, else those of
        another list. Without names, `tokens` are those of the keys where they are as many, and `query_tokens` those of
        queries of another text.

        `attnscope FILE` opens the file. `attnscope attention --tensors FILE --q-name LAYER.q` prints statistics of a
        layer; with `--heads TABLE.csv` in place of `--q-name LAYER.q` it writes a line for every head.

        A text names the positions of a call only if it has as many tokens, counted with padding or without it; tokens
        of padding are left out. A warning says how many calls have no tokens.

        Raises InvalidRequest if nothing was kept or if the tokens do not go together, WrongType if they are no texts,
        and FileError if the file cannot be written.
        """
        self._write(path, self._labels(tokens, query_tokens))

    def _write(self, path: str | os.PathLike[str], labels: Labels) -> None:
        tensors: dict[str, Any] = {}
        masks: dict[str, Any] = {}
        said = []
        for index, call in enumerate(self.calls):
            names = {"q": f"{call.name}.q", "k": f"{call.name}.k"}
            tensors |= {names["q"]: call.q, names["k"]: call.k}
            entry = {"layer": call.layer, "call": call.number, **names, "fields": call.fields, **labels.of_call(index)}
            if call.not_shown:
                entry["not_shown"] = call.not_shown
            elif not_said := [key for key in ("mask", "position") if key not in call.fields]:
                entry["not_said"] = not_said
            if call.mask is not None:
                entry["mask"] = f"{call.name}.mask"
                masks[entry["mask"]] = call.mask
            said.append(entry)
        metadata = {"attnscope.format": FORMAT, "attnscope.calls": json.dumps(said, ensure_ascii=False)}
        write_safetensors(path, tensors | masks, metadata | labels.metadata())

    def _labels(self, tokens: Tokens | None, query_tokens: Sequence[str] | None) -> Labels:
        """Returns the tokens as a file has them, and warns of calls that have none."""
        if not self.calls:
            raise InvalidRequest(f"no call of attention was kept, so there is nothing to write or to show. {self!r}")
        labels, sentence = labels_of(self.calls, tokens, query_tokens)
        if sentence:
            warn(sentence)
        return labels

    def show(self, tokens: Tokens | None = None, query_tokens: Sequence[str] | None = None, *,
             new_window: bool = False) -> None:
        """Opens the program's window on what was kept and returns at once; the tokens are those of `save()`.

        A Python process has one window: while it is open, a further call of this or of other heads rewrites its file,
        and the window reads it again. `new_window=True` opens another one, which then is that of these heads.

        Raises what `save()` raises, NotFound if the program is neither on the PATH nor named by the environment
        variable ATTNSCOPE, and Failed if it cannot open a window.
        """
        labels = self._labels(tokens, query_tokens)
        if new_window:
            self._window = Window()

        def write(path: Path) -> None:
            self._write(path, labels)
        (self._window or shared_window).show(write)
