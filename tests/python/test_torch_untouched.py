"""A model computes under capture what it computes without it, and PyTorch is afterwards what it was."""

import copy
import threading
import unittest
import warnings
from unittest import mock

import attnscope
from support import require_torch

torch = require_torch()
from torch import nn  # noqa: E402
from torch.nn import functional  # noqa: E402
from torch.nn.modules import module as modules  # noqa: E402

import torch.utils.checkpoint  # noqa: E402

import torch_models  # noqa: E402
from torch_models import Gpt  # noqa: E402

IDS = torch.arange(18).reshape(2, 9)


def state_of_torch() -> tuple:
    """Returns what a capture changes while it lasts."""
    return (dict(vars(functional)), vars(nn.MultiheadAttention)["forward"], vars(nn.TransformerEncoderLayer)["forward"],
            dict(modules._global_forward_pre_hooks), dict(modules._global_forward_hooks))


class Untouched(unittest.TestCase):
    def setUp(self) -> None:
        torch.manual_seed(0)
        patch = torch_models.public_name()
        patch.__enter__()
        self.addCleanup(patch.__exit__, None, None, None)
        before = state_of_torch()
        self.addCleanup(lambda: self.assertEqual(state_of_torch(), before))

    def both(self, model: nn.Module, *given, **named) -> list:
        """Returns the result of a model and the gradients of its weights, without and with a capture."""
        found = []
        for captured in (False, True):
            twin = copy.deepcopy(model)
            torch.manual_seed(1)
            if captured:
                with attnscope.capture(twin) as heads:
                    result = twin(*given, **named)
                self.assertGreater(len(heads), 0)
            else:
                result = twin(*given, **named)
            gradients = []
            if result.requires_grad:
                result.square().sum().backward()
                gradients = [weight.grad for weight in twin.parameters()]
            found.append([result, *gradients])
        return found

    def assert_equal_bits(self, found: list) -> None:
        for without, within in zip(*found):
            self.assertEqual((without.dtype, without.device), (within.dtype, within.device))
            self.assertTrue(torch.equal(without, within))
            self.assertEqual(without.is_contiguous(), within.is_contiguous())

    def test_results_and_gradients(self) -> None:
        self.assert_equal_bits(self.both(Gpt(), IDS))
        self.assert_equal_bits(self.both(Gpt().to(torch.bfloat16), IDS))
        states = torch.randn(2, 7, 16)
        padding = torch.tensor([[False] * 7, [False] * 5 + [True] * 2])
        layer = nn.TransformerEncoderLayer(16, 2, 32, dropout=0.3, batch_first=True)
        encoder = nn.TransformerEncoder(layer, 2)
        self.assert_equal_bits(self.both(encoder, states))
        for given in ({}, {"src_key_padding_mask": padding}):
            with torch.no_grad():
                self.assert_equal_bits(self.both(encoder.eval(), states, **given))
            with torch.inference_mode():
                self.assert_equal_bits(self.both(encoder.eval(), states, **given))
        self.assert_equal_bits(self.both(nn.Transformer(16, 2, 1, 1, 32, batch_first=True), states, states))

    def test_the_fused_operator_still_runs(self) -> None:
        encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(16, 2, 32, batch_first=True), 2).eval()
        fused = torch._transformer_encoder_layer_fwd
        with mock.patch.object(torch, "_transformer_encoder_layer_fwd", side_effect=fused) as called, torch.no_grad():
            with attnscope.capture(encoder) as heads:
                encoder(torch.randn(2, 5, 16))
        self.assertEqual((called.call_count, len(heads)), (2, 2))

    def test_the_function_of_1_13(self) -> None:
        original = getattr(functional, "_scaled_dot_product_attention", None)
        if original is None:
            self.skipTest("this PyTorch has the public name alone")
        q, k, v = torch.randn(2, 3, 5, 8), torch.randn(2, 3, 6, 8), torch.randn(2, 3, 6, 4)
        expected = original(q, k, v, None, 0.0, True, True)
        with attnscope.capture() as heads:
            result, weights = functional._scaled_dot_product_attention(q, k, v, None, 0.0, True, True)
        self.assertTrue(torch.equal(result, expected[0]) and torch.equal(weights, expected[1]))
        self.assertTrue(torch.equal(heads[0].q, q) and torch.equal(heads[0].k, k))
        self.assertEqual((heads[0].fields["mask"], heads[0].fields["alignment"]), ("causal", "top-left"))

    def test_types_are_kept(self) -> None:
        for kind in (torch.bfloat16, torch.float64):
            q = torch.randn(1, 2, 5, 8).to(kind)
            with attnscope.capture() as heads:
                functional.scaled_dot_product_attention(q, q, q)
            self.assertEqual(heads[0].q.dtype, kind)
            self.assertTrue(torch.equal(heads[0].q, q))

    def test_an_exception_leaves_everything_as_it_was(self) -> None:
        model = Gpt()
        before = state_of_torch()
        with self.assertRaises(ZeroDivisionError):
            with attnscope.capture(model) as heads:
                model(IDS)
                raise ZeroDivisionError
        self.assertEqual(state_of_torch(), before)
        self.assertEqual(len(heads), 2)

    def test_names_after_an_exception_in_a_module(self) -> None:
        model = Gpt()
        with attnscope.capture(model) as heads:
            with self.assertRaises(RuntimeError):
                model(IDS, torch.ones(3, 3, dtype=torch.bool))
            functional.scaled_dot_product_attention(*[torch.randn(1, 1, 3, 8)] * 3)  # of no module of the model
            model.layers[1](torch.randn(1, 4, 32))
        self.assertEqual([call.layer for call in heads], ["layers.1.attn"])

    def test_threads(self) -> None:
        found = attnscope.capture()
        with found:
            models = [Gpt(layers=1, width=8 * (i + 1), heads=1, key_heads=1) for i in range(4)]
            threads = [threading.Thread(target=lambda each=each: [each(IDS) for _ in range(5)]) for each in models]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual(len(found), 20)
        for i in range(4):
            ours = [call for call in found if call.q.shape[3] == 8 * (i + 1)]
            self.assertEqual([call.number for call in ours], list(range(5)))
            self.assertEqual(len({call.layer for call in ours}), 1)

    def test_recomputation_for_the_gradient_is_no_further_call(self) -> None:
        attention = torch_models.SelfAttention(16, 2, 2, False)
        states = torch.randn(1, 5, 16, requires_grad=True)
        with attnscope.capture(attention) as heads:
            result = torch.utils.checkpoint.checkpoint(attention, states, use_reentrant=False)
            calls = len(heads)
            result.sum().backward()
        self.assertEqual(calls, 1)
        self.assertEqual(len(heads), 1 if hasattr(torch._C, "_current_graph_task_id") else 2)

    def test_says_what_was_not_heard(self) -> None:
        class Attention(nn.Module):
            def forward(self, states, product=functional.scaled_dot_product_attention):
                return product(states, states, states)

        model = nn.ModuleDict({"attn": Attention(), "mlp": nn.Linear(8, 8)})
        model.forward = lambda states: model["mlp"](model["attn"](states))
        with attnscope.capture(model) as heads:
            model(torch.randn(2, 3, 8))
        self.assertEqual(len(heads), 0)
        self.assertIn("Called, but no attention was heard: attn.", repr(heads))
        with attnscope.capture(nn.Linear(8, 8)) as heads:
            pass
        self.assertNotIn("Called", repr(heads))

    def test_traced_graphs_hold_nothing_of_it(self) -> None:
        def product(q):
            return functional.scaled_dot_product_attention(q, q, q)
        q = torch.randn(1, 1, 4, 8)
        warnings.simplefilter("ignore", torch.jit.TracerWarning)
        without = torch.jit.trace(product, q, check_trace=False)
        with attnscope.capture() as heads:
            within = torch.jit.trace(product, q, check_trace=False)
        self.assertEqual(str(within.graph), str(without.graph))
        self.assertEqual(len(heads), 0)

    def test_the_table(self) -> None:
        model = Gpt()
        with attnscope.capture(model) as heads:
            model(IDS)
        lines = repr(heads).splitlines()
        self.assertEqual(lines[0].split("  ")[0], "call")
        self.assertEqual(" ".join(lines[1].split()),
                         "0 layers.0.attn 2 × 4 × 9 9 8 2 to a key head causal 1/√8 float32")
        self.assertEqual(lines[3], "2 calls kept, 6.75 KiB, of at most 4 GiB.")
        self.assertIn("no positions are to be added", lines[4])


if __name__ == "__main__":
    unittest.main()
