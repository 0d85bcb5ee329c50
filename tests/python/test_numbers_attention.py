"""attnscope.attention, beside the command and NumPy."""

import subprocess
import sys
import tempfile
from pathlib import Path

import attnscope
import numpy as np
from numbers_case import NumbersCase, random_vectors, read_csv, run_program

COLUMNS = ["log_sum_exp", "entropy", "collision", "gradient", "max_weight", "argmax"]


def softmax(logits):
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def weights_by_hand(q, k, scale):
    return softmax(scale * (q.astype(float) @ np.swapaxes(k, -1, -2).astype(float)))


class Lender:
    """Has nothing but what DLPack asks of an array."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, stream=None):
        return self.array.__dlpack__()

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


def most_memory(kind):
    """Bytes by which a process grows at most while it computes attention of arrays of this type."""
    program = ("import attnscope, numpy as np\n"
               "from numbers_case import memory\n"
               f"q, k = (np.full((8192, 128), number, '{kind}') for number in (0.5, 0.25))\n"
               "open('/proc/self/clear_refs', 'w').write('5')\n"
               "before = memory('VmRSS')\n"
               "attnscope.attention(q, k)\n"
               "print(memory('VmHWM') - before)")
    return int(subprocess.run([sys.executable, "-B", "-c", program], check=True, capture_output=True, text=True).stdout)


class Statistics(NumbersCase):
    def test_rows_are_those_of_the_command(self):
        q, k = random_vectors(300, 64), random_vectors(200, 64, seed=2)
        settings = {"mask": "causal", "position": "rope", "alignment": "bottom-right", "rule": "kappa-log-n"}
        found = attnscope.attention(q, k, **settings)
        with tempfile.TemporaryDirectory() as folder:
            paths = {name: str(Path(folder, name)) for name in ("q.npy", "k.npy", "rows.csv", "w.npy")}
            np.save(paths["q.npy"], q)
            np.save(paths["k.npy"], k)
            run_program("attention", "--q", paths["q.npy"], "--k", paths["k.npy"], "--rows", paths["rows.csv"],
                        "--matrix", paths["w.npy"], "--backend", found.backend,
                        *(word for key, value in settings.items() for word in ("--set", f"{key}={value}")))
            wanted = read_csv(Path(paths["rows.csv"]).read_text(encoding="utf-8"))
            matrix = np.load(paths["w.npy"])
        self.assertEqual(list(wanted), ["row", *COLUMNS])
        for name in COLUMNS:
            column = [float(cell) if cell else np.nan for cell in wanted[name]]
            np.testing.assert_array_equal(getattr(found, name), np.array(column), err_msg=name)
        np.testing.assert_array_equal(found.weights(), matrix)

    def test_statistics_are_those_of_the_weights(self):
        q, k = random_vectors(50, 16), random_vectors(70, 16, seed=2)
        found = attnscope.attention(q, k)
        p = weights_by_hand(q, k, 0.25)
        np.testing.assert_allclose(found.weights(), p, atol=1e-6)
        np.testing.assert_allclose(found.entropy, -(p * np.log(p)).sum(-1), rtol=1e-5)
        np.testing.assert_allclose(found.collision, (p * p).sum(-1), rtol=1e-5)
        np.testing.assert_allclose(found.gradient, 0.25 * (1 - (p * p).sum(-1)), rtol=1e-5)
        np.testing.assert_array_equal(found.argmax, p.argmax(-1))
        np.testing.assert_array_equal(found.lambda_, 0.25)

    def test_another_normalizer_has_mass_and_support(self):
        q, k = random_vectors(40, 16), random_vectors(40, 16, seed=2)
        found = attnscope.attention(q, k, normalizer="sparsemax")
        np.testing.assert_allclose(found.mass, 1, rtol=1e-12)
        np.testing.assert_array_equal(found.support, (found.weights() > 0).sum(-1))
        self.assertFalse(hasattr(attnscope.attention(q, k), "mass"))

    def test_heads_and_batches(self):
        q, k = random_vectors(2, 4, 9, 8), random_vectors(2, 2, 7, 8, seed=2)
        found = attnscope.attention(q, k)
        self.assertEqual(found.shape, (2, 4, 9, 7))
        self.assertEqual(found.entropy.shape, (2, 4, 9))
        self.assertEqual(found.pooled(3).shape, (2, 4, 3, 3))
        np.testing.assert_allclose(found.weights(), weights_by_hand(q, np.repeat(k, 2, axis=1), 8**-0.5), atol=1e-6)

    def test_keys_without_heads_go_with_all(self):
        q, k = random_vectors(3, 5, 8), random_vectors(6, 8, seed=2)
        np.testing.assert_allclose(attnscope.attention(q, k).weights(), weights_by_hand(q, k, 8**-0.5), atol=1e-6)
        shared = attnscope.attention(k, q)
        self.assertEqual(shared.shape, (3, 6, 5))
        np.testing.assert_allclose(shared.weights(), weights_by_hand(k, q, 8**-0.5), atol=1e-6)

    def test_a_row_that_sees_no_key(self):
        found = attnscope.attention(random_vectors(5, 4), random_vectors(3, 4), mask="causal", alignment="bottom-right")
        self.assertEqual(found.argmax[0], -1)
        self.assertTrue(np.isnan(found.entropy[0]))

    def test_notes_say_where_queries_stand(self):
        found = attnscope.attention(random_vectors(3, 4), random_vectors(5, 4), mask="causal")
        self.assertEqual(len(found.notes), 1)
        self.assertIn("bottom-right", found.notes[0])

    def test_n_and_d_may_be_said(self):
        q = random_vectors(6, 4)
        self.assertEqual(attnscope.attention(q, q, n=6, d=4).shape, (6, 6))


class Weights(NumbersCase):
    def setUp(self):
        self.q, self.k = random_vectors(900, 8), random_vectors(40, 8, seed=2)
        self.found = attnscope.attention(self.q, self.k)
        self.all = self.found.weights()

    def test_indices_are_those_of_numpy(self):
        for rows, keys in ((5, 7), (-1, None), (slice(10, 20, 3), [3, 1, 1]), ([880, 2, 3, 600], slice(None, None, -1)),
                           (slice(4, 4), None), ([], [1]), (np.array([1, -2]), np.int64(3))):
            with self.subTest(rows=rows, keys=keys):
                every = slice(None)
                wanted = self.all[every if rows is None else np.asarray(rows, int) if isinstance(rows, list) else rows]
                wanted = wanted[..., every if keys is None else keys]
                np.testing.assert_array_equal(self.found.weights(rows, keys), wanted)

    def test_a_picture_pools(self):
        picture = self.found.pooled((90, 20))
        np.testing.assert_array_equal(picture, self.all.reshape(90, 10, 20, 2).max((1, 3)))
        mean = attnscope.attention(self.q, self.k, pooling="mean").pooled((90, 20))
        np.testing.assert_allclose(mean, self.all.reshape(90, 10, 20, 2).mean((1, 3)), rtol=1e-4)


class Arrays(NumbersCase):
    def test_what_is_taken(self):
        q = random_vectors(20, 8)
        wanted = attnscope.attention(q, q).entropy
        interface = type("Interface", (), {"__array_interface__": q.__array_interface__, "base": q})()
        transposed = np.asfortranarray(q)
        for made in (Lender(q), interface, q.tolist(), q.astype(float), transposed, q.astype(">f4"), q[::1]):
            np.testing.assert_array_equal(attnscope.attention(made, q).entropy, wanted)
        half = q.astype(np.float16)
        np.testing.assert_array_equal(attnscope.attention(half, half).entropy,
                                      attnscope.attention(half.astype(float), half.astype(float)).entropy)

    def test_arrays_are_read_where_they_are(self):
        q, k = random_vectors(64, 8), random_vectors(64, 8, seed=2)
        for lent in (q, Lender(q)):
            found = attnscope.attention(lent, k)
            before = found.weights(rows=0)
            q[0] *= 2
            self.assertFalse(np.array_equal(found.weights(rows=0), before))
            q[0] /= 2
            np.testing.assert_array_equal(found.weights(rows=0), before)

    def test_contiguous_float32_is_not_copied(self):
        lent, copied = most_memory("float32"), most_memory("float64")
        both = 2 * 8192 * 128 * 4
        self.assertGreater(copied - lent, 0.8 * both, (lent, copied))

    def test_an_array_outlives_its_name(self):
        found = attnscope.attention(random_vectors(200, 8), random_vectors(200, 8, seed=2))
        wanted = weights_by_hand(random_vectors(200, 8), random_vectors(200, 8, seed=2), 8**-0.5)
        np.testing.assert_allclose(found.weights(), wanted, atol=1e-6)


class Tensors(NumbersCase):
    def setUp(self):
        try:
            import torch
        except ModuleNotFoundError:
            self.skipTest("PyTorch is not installed for this Python")
        self.torch = torch

    def test_tensors_of_pytorch(self):
        q = random_vectors(3, 20, 8)
        wanted = attnscope.attention(q, q).entropy
        tensor = self.torch.from_numpy(q)
        for made in (tensor, tensor.clone().requires_grad_(), tensor.double(), tensor.transpose(1, 2).contiguous().mT):
            np.testing.assert_array_equal(attnscope.attention(made, tensor).entropy, wanted)
        for kind in (self.torch.bfloat16, self.torch.float16):
            narrow = tensor.to(kind)
            np.testing.assert_array_equal(attnscope.attention(narrow, narrow).entropy,
                                          attnscope.attention(narrow.float(), narrow.float()).entropy)
        found = attnscope.attention(tensor, tensor)
        before = found.weights(rows=0)
        q[:, 0] *= 2
        self.assertFalse(np.array_equal(found.weights(rows=0), before))
