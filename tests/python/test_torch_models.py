"""Models captured in two lines: the program computes the weights of the model's own softmax from the file."""

import copy
import json
import types
import unittest

import numpy as np

import attnscope
from attnscope.shown import call_of
from support import Folder, read_file, require_torch, weights_of

torch = require_torch()
from torch import nn  # noqa: E402

import torch_models  # noqa: E402
from torch_models import Gpt  # noqa: E402

IDS = torch.arange(22).reshape(2, 11) * 7 % 100


def own_weights(module: nn.MultiheadAttention, kept: list) -> None:
    """Has a module of attention keep the weights of its softmax, by heads."""
    forward = module.forward

    def keeping(*given, **named):
        result, weights = forward(*given, **{**named, "need_weights": True, "average_attn_weights": False})
        kept.append(weights.detach().numpy())
        return result, weights
    module.forward = keeping


class Models(Folder):
    def setUp(self) -> None:
        super().setUp()
        torch.manual_seed(0)
        self.path = self.folder / "heads.safetensors"

    def calls(self, heads: attnscope.Heads, **given) -> list[dict]:
        """Saves what was captured and returns what the file says of its calls."""
        heads.save(self.path, **given)
        return json.loads(read_file(self.path)[1]["attnscope.calls"])

    def assert_weights(self, call: dict, own, text: int = 0, batch: int = 0) -> None:
        """Compares the program's weights of all heads with those of the model, heads × queries × keys."""
        self.assertNotIn("not_shown", call)
        for head in range(len(own)):
            weights = weights_of(self.path, call, batch, head)
            np.testing.assert_allclose(weights, own[head], atol=1e-5, rtol=0, err_msg=f"{call}, head {head}")
            np.testing.assert_allclose(weights.sum(1), 1, atol=1e-5)

    def test_language_model(self) -> None:
        for repeats_keys in (False, True):
            model = Gpt(repeats_keys=repeats_keys)
            with torch_models.public_name(), torch.no_grad():
                with attnscope.capture(model) as heads:
                    model(IDS)
                with torch_models.recorded() as own:
                    copy.deepcopy(model).double()(IDS)
            with self.assertWarnsRegex(UserWarning, "2 texts were kept"):
                calls = self.calls(heads, tokens=[f"t{i}" for i in range(11)])
            self.assertEqual([call["layer"] for call in calls], ["layers.0.attn", "layers.1.attn"])
            self.assertEqual(calls[0]["fields"], {"attention": "dot", "position": "none", "softcap": 0,
                                                  "rule": "inverse-sqrt-d", "mask": "causal", "alignment": "top-left"})
            self.assertEqual(heads[0].k.shape, (2, 2, 11, 8))
            for call, weights in zip(calls, own):
                for batch in range(2 - repeats_keys):
                    self.assert_weights(call, weights[batch].numpy(), batch=batch)

    def test_language_model_with_padding(self) -> None:
        model = Gpt()
        seen = torch.ones(2, 1, 11, 11, dtype=torch.bool).tril()
        seen[0, :, :, 8:] = False     # a short text, padded at its end
        seen[1, :, :, :4] = False     # one padded at its beginning, whose padding sees everything
        seen[1, :, :4] = True
        mask = torch.zeros(seen.shape).masked_fill(~seen, torch.finfo(torch.float32).min)
        with torch_models.public_name(), torch.no_grad():
            with attnscope.capture(model) as heads:
                model(IDS, mask)
            with torch_models.recorded() as own:
                copy.deepcopy(model).double()(IDS, mask)
        calls = self.calls(heads)
        self.assertEqual([(call["q"], call["fields"]["mask"]) for call in calls],
                         [(f"layers.{i}.attn.text{text}.q", "causal") for i in (0, 1) for text in (0, 1)])
        for call, (layer, text) in zip(calls, [(0, 0), (0, 1), (1, 0), (1, 1)]):
            kept = slice(0, 8) if text == 0 else slice(4, 11)
            self.assert_weights(call, own[layer][text, :, kept, kept].numpy())

    def encoder(self, **settings) -> nn.TransformerEncoder:
        layer = nn.TransformerEncoderLayer(16, 2, 32, dropout=0.0, batch_first=True, **settings)
        return nn.TransformerEncoder(layer, 2)

    def test_encoder_in_training_and_fused(self) -> None:
        states = torch.randn(2, 7, 16)
        padding = torch.tensor([[False] * 7, [False] * 5 + [True] * 2])
        causal = nn.Transformer.generate_square_subsequent_mask(7)
        for settings, training, given, texts in (({}, True, {}, None), ({}, False, {}, None),
                                                 ({"norm_first": True}, False, {}, None),
                                                 ({}, True, {"src_key_padding_mask": padding}, (7, 5)),
                                                 ({}, False, {"src_key_padding_mask": padding}, (7, 5)),
                                                 ({}, False, {"mask": causal}, None)):
            model = self.encoder(**settings).train(training)
            for weight in model.parameters():
                nn.init.normal_(weight, std=0.3)
            twin, own = copy.deepcopy(model).double().train(), []
            for layer in twin.layers:
                own_weights(layer.self_attn, own)
            with torch.no_grad():
                with attnscope.capture(model) as heads:
                    result = model(states, **given)
                expected = twin(states.double(), **given)
            if texts is None:
                np.testing.assert_allclose(result, expected, atol=1e-4)
            calls = self.calls(heads)
            self.assertEqual(len(calls), 2 if texts is None else 4)
            self.assertEqual({call["fields"]["mask"] for call in calls}, {"causal" if "mask" in given else "none"})
            for i, call in enumerate(calls):
                layer, text = divmod(i, 1 if texts is None else 2)
                self.assertEqual(call["layer"], f"layers.{layer}.self_attn")
                n = 7 if texts is None else texts[text]
                self.assert_weights(call, own[layer][text, :, :n, :n])

    def test_encoder_and_decoder(self) -> None:
        model = nn.Transformer(16, 2, 1, 2, 32, dropout=0.0, batch_first=True)
        twin, own = copy.deepcopy(model).double().train(), []
        modules = {name: module for name, module in twin.named_modules() if isinstance(module, nn.MultiheadAttention)}
        for module in modules.values():
            own_weights(module, own)
        source, target = torch.randn(2, 6, 16), torch.randn(2, 6, 16)
        given = {"tgt_mask": model.generate_square_subsequent_mask(6),
                 "src_key_padding_mask": torch.tensor([[False] * 6, [False] * 4 + [True] * 2]),
                 "memory_key_padding_mask": torch.tensor([[False] * 6, [False] * 4 + [True] * 2])}
        for training in (True, False):
            own.clear()
            with torch.no_grad():
                with attnscope.capture(model.train(training)) as heads:
                    model(source, target, **given)
                twin(source.double(), target.double(), **given)
            calls = self.calls(heads)
            of_layer = {}
            for call in calls:
                of_layer.setdefault(call["layer"], []).append(call)
            self.assertEqual(list(of_layer), list(modules))
            for (layer, found), weights in zip(of_layer.items(), own):
                if layer.endswith("multihead_attn"):
                    self.assert_weights(found[0], weights[0])
                    self.assert_weights(found[1], weights[1, :, :, :4])  # queries of another text: none is padding
                elif layer.startswith("encoder"):
                    self.assert_weights(found[0], weights[0])
                    self.assert_weights(found[1], weights[1, :, :4, :4])
                else:
                    self.assertEqual(found[0]["fields"]["mask"], "causal")
                    self.assert_weights(found[0], weights[1], batch=1)

    def test_settings_of_multihead_attention(self) -> None:
        query, key = torch.randn(5, 3, 8), torch.randn(6, 3, 4)
        hidden = ~torch.ones(5, 6, dtype=torch.bool).tril(1)
        for settings, given, shape in (
                ({"kdim": 4, "vdim": 4}, {}, (5, 6)),
                ({"kdim": 4, "vdim": 4, "bias": False}, {"attn_mask": hidden}, (5, 6)),
                ({"kdim": 4, "vdim": 4, "add_bias_kv": True}, {}, (5, 7)),
                ({"kdim": 4, "vdim": 4, "add_bias_kv": True, "add_zero_attn": True}, {}, (5, 8))):
            module = nn.MultiheadAttention(8, 2, **settings)
            nn.init.normal_(module.in_proj_bias) if module.in_proj_bias is not None else None
            with torch.no_grad(), attnscope.capture(module) as heads:
                _, own = module(query, key, key, average_attn_weights=False, **given)
            [call] = self.calls(heads)
            self.assertEqual((heads[0].q.shape[2], heads[0].k.shape[2]), shape)
            self.assert_weights(call, own[2], batch=2)

    def test_attention_by_hand(self) -> None:
        class ByHand(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.q_proj, self.k_proj = nn.Linear(16, 16), nn.Linear(16, 8)

            def forward(self, states):
                q = torch_models.rotated(self.q_proj(states).view(*states.shape[:2], 4, 4).transpose(1, 2))
                k = torch_models.rotated(self.k_proj(states).view(*states.shape[:2], 2, 4).transpose(1, 2))
                result = torch_models.attention(q, k, k, is_causal=True, enable_gqa=True)
                return result.transpose(1, 2).reshape(states.shape)

        model = nn.Sequential(ByHand(), ByHand())
        states = torch.randn(1, 9, 16)
        with torch.no_grad():
            with attnscope.capture(model, q="q_proj", k="k_proj", heads=4, mask="causal", position="rope",
                                   rope_pairs=2) as heads:
                result = model(states)
            with torch_models.recorded() as own:
                copy.deepcopy(model).double()(states.double())
            self.assertTrue(torch.equal(result, model(states)))
        calls = self.calls(heads)
        self.assertEqual([call["layer"] for call in calls], ["0", "1"])
        for call, weights in zip(calls, own):
            self.assert_weights(call, weights[0].numpy())

    def test_what_is_not_known_by_hand_is_not_stated(self) -> None:
        model = nn.ModuleDict({"q_proj": nn.Linear(8, 8), "k_proj": nn.Linear(8, 8)})
        states = torch.randn(1, 5, 8)
        for given, fields in (({}, {}), ({"mask": "causal"}, {"mask": "causal"}), ({"lambda_": 0.5}, {"lambda": 0.5})):
            with torch.no_grad(), attnscope.capture(model, q="q_proj", k="k_proj", heads=2, **given) as heads:
                model["k_proj"](states)
                model["q_proj"](states)
            [call] = self.calls(heads)
            self.assertEqual(call["fields"], {"rule": "constant" if "lambda" in fields else "inverse-sqrt-d"} | fields)
            self.assertEqual(call.get("not_said"), ["position"] if "mask" in given else ["mask", "position"])
            self.assertEqual("not said" in repr(heads), "mask" not in given)
            self.assertIn("Q and K are as projected, before any rotation that the model does itself.", repr(heads))
            self.assertNotIn("no positions are to be added", repr(heads))
        self.assertIs(heads[0].is_self, True)
        with attnscope.capture(model, q="q_proj", k="k_proj", heads=2) as heads:
            model["q_proj"](states[:, :2])
            model["k_proj"](states)
        self.assertIs(heads[0].is_self, False)
        self.assertEqual(heads[0].fields, {"rule": "inverse-sqrt-d"})

    def test_one_projection_of_queries_keys_and_values(self) -> None:
        model = nn.ModuleDict({"attn": nn.ModuleDict({"c_attn": nn.Linear(12, 36)})})
        states = torch.randn(2, 5, 12)
        with torch.no_grad(), attnscope.capture(model, qkv="c_attn", heads=3) as heads:
            output = model["attn"]["c_attn"](states)
        self.assertEqual(heads[0].layer, "attn")
        for columns, kept in ((slice(0, 12), heads[0].q), (slice(12, 24), heads[0].k)):
            self.assertTrue(torch.equal(kept, output[..., columns].reshape(2, 5, 3, 4).transpose(1, 2)))
        model.config = types.SimpleNamespace(num_attention_heads=4, num_key_value_heads=1)
        with torch.no_grad(), attnscope.capture(model, qkv="c_attn") as heads:
            output = model["attn"]["c_attn"](states)
        self.assertEqual((heads[0].q.shape, heads[0].k.shape), ((2, 4, 5, 6), (2, 1, 5, 6)))
        self.assertTrue(torch.equal(heads[0].k[:, 0], output[..., 24:30]))
        with self.assertRaisesRegex(ValueError, "no module whose name matches qkv='qkv'; its modules are attn, attn.c_"):
            attnscope.capture(model, qkv="qkv")
        with self.assertRaisesRegex(ValueError, "name the same module, attn.c_attn: .* say qkv='c_attn'"):
            attnscope.capture(model, q="c_attn", k="c_attn")
        with torch.no_grad(), attnscope.capture(model, qkv="c_attn", heads=5) as heads:
            model["attn"]["c_attn"](states)
        self.assertIn("Not kept: attn: a projection gave 36 columns, which are not those of 5 heads", repr(heads))

    def test_tokens_of_encoder_and_decoder(self) -> None:
        for source_length, target_length in ((7, 5), (6, 6)):
            model = nn.Transformer(16, 2, 1, 2, 32, dropout=0.0, batch_first=True)
            with torch.no_grad(), attnscope.capture(model) as heads:
                model(torch.randn(1, source_length, 16), torch.randn(1, target_length, 16))
            source, target = ([f"{name}{i}" for i in range(n)] for name, n in
                              (("s", source_length), ("t", target_length)))
            for given in ({"tokens": {"encoder": source, "decoder": target}},
                          {"tokens": source, "query_tokens": target}):
                calls = self.calls(heads, **given)
                texts = json.loads(read_file(self.path)[1]["attnscope.texts"])
                own = {call["layer"]: (texts[call["key_text"]], texts[call["query_text"]]) for call in calls}
                self.assertEqual(own["encoder.layers.0.self_attn"], (source, source))
                self.assertEqual(own["decoder.layers.0.multihead_attn"], (source, target))
                if source_length != target_length or "query_tokens" not in given:
                    self.assertEqual(own["decoder.layers.1.self_attn"], (target, target))

    def test_types_of_numbers(self) -> None:
        for kind, name in ((torch.float16, "F16"), (torch.bfloat16, "BF16"), (torch.float64, "F64")):
            q = torch.randn(1, 2, 5, 8).to(kind)
            heads = attnscope.Heads()
            heads.calls = [call_of(q, q, {})]
            heads.save(self.path)
            self.assertIn(f'"dtype": "{name}"', self.path.read_bytes()[:4000].decode(errors="replace"))
            np.testing.assert_array_equal(read_file(self.path)[0]["attention.q"], q.double().numpy())

    def test_tokens_without_padding(self) -> None:
        module = nn.MultiheadAttention(8, 2, batch_first=True)
        states = torch.randn(1, 4, 8)
        with torch.no_grad(), attnscope.capture(module) as heads:
            module(states, states, states, key_padding_mask=torch.tensor([[False, True, False, False]]))
        self.calls(heads, tokens=list("abcd"))
        self.assertEqual(read_file(self.path)[1]["attnscope.tokens"], '["a", "c", "d"]')

    def test_layers_that_are_asked_for(self) -> None:
        model = Gpt(layers=3)
        for layers, kept in ((1, [1]), ([0, 2], [0, 2]), ("layers.2.*", [2]), (["*.1.attn", 0], [0, 1])):
            with torch_models.public_name(), torch.no_grad(), attnscope.capture(model, layers=layers) as heads:
                model(IDS)
            self.assertEqual([call.layer for call in heads], [f"layers.{i}.attn" for i in kept])
            self.assertNotIn("names none", repr(heads))

    def test_layers_that_there_are_none_of(self) -> None:
        model = Gpt(layers=2)
        for layers, asked in ((7, "7"), (-1, "-1"), ("nothing", "'nothing'"), ([0, 9], "9"), ([8, "x"], "8, 'x'")):
            with torch_models.public_name(), torch.no_grad(), attnscope.capture(model, layers=layers) as heads:
                model(IDS)
            self.assertIn(f"layers={asked} names none of the layers that were heard, layers.0.attn, layers.1.attn (numbers "
                          "0 to 1).", repr(heads))


if __name__ == "__main__":
    unittest.main()
