"""What is refused: each wrong call raises with one sentence."""

import attnscope
import numpy as np
from numbers_case import NumbersCase, random_vectors

Q = random_vectors(6, 4)
BAD = Q.copy()
BAD[4, 1] = np.inf


class Ragged:
    def __array__(self, dtype=None):
        raise RuntimeError("no array today\nand none tomorrow")


def attention(*arrays, **fields):
    return lambda: attnscope.attention(*arrays, **fields)


def entropy(**inputs):
    return lambda: attnscope.eval("entropy", **{"n": 512, "d": 64} | inputs)


UNKNOWN = [
    (lambda: attnscope.eval("entropie", n=512, d=64), "there is no quantity 'entropie'"),
    (entropy(m=3), "no input 'm'"),
    (entropy(Lambda=3), "no input 'Lambda'"),
    (entropy(beta=3), "no input 'beta'"),
    (lambda: attnscope.eval("log-mgf", d=64, beta=2, rule="log-512"), "no input 'rule'"),
    (attention(Q, Q, maks="causal"), "is mask meant?"),
    (attention(Q, Q, lamda=1), "is lambda meant?"),
    (lambda: attnscope.figure("entropy"), "there is no figure 'entropy'"),
    (lambda: attnscope.figure("angles", dimension=3), "there is no field 'dimension'"),
]

INVALID = [
    (lambda: attnscope.eval(3, n=512), "a quantity is named by a text"),
    (lambda: attnscope.eval("entropy", n=512), "d is missing"),
    (entropy(n=0), "n = '0' is not possible"),
    (entropy(n=512.5), "n = '512.5' is not possible"),
    (entropy(n="many"), "n = 'many' is not possible"),
    (entropy(n=True), "n = True is not possible"),
    (entropy(n={}), "n is a dict"),
    (entropy(n=b"512"), "n is a bytes"),
    (entropy(n=[[1, 2], [3]]), "n is not an array"),
    (entropy(n=Ragged()), "n is not an array: no array today"),
    (entropy(n=[512, 0, -1]), "n = '0' is not possible: it takes a whole number from 1 to 10^12; this is at index [1]"),
    (entropy(n=[[512], [3]], d=[64, 1]), "this is at index [0, 1]"),
    (entropy(d=1j), "d is a complex"),
    (entropy(d=np.array([1j, 2])), "d is an array of complex128"),
    (entropy(d=np.array([True, False])), "d is an array of bool"),
    (entropy(lambda_=float("nan")), "lambda = 'nan' is not possible"),
    (entropy(lambda_=-1), "lambda = '-1' is not possible"),
    (entropy(lambda_=1, **{"lambda": 1}), "lambda is given twice"),
    (entropy(lambda_=1, rule="log-512"), "does not use lambda"),
    (entropy(rule="log-513"), "'log-513'"),
    (entropy(rule="inverse-sqrt-d", kappa=2), "does not use kappa"),
    (entropy(method="guess"), "method = 'guess' is not possible"),
    (entropy(n=np.arange(1, 4), d=np.arange(2, 9)), "cannot be broadcast to one shape: n (3,), d (7,)"),
    (lambda: attnscope.eval("gradient", n=512, d=64, statistic="q10"), "needs method = 'monte-carlo'"),
    (attention(Q, random_vectors(6, 5)), "q has the dimension 4 but k has 5"),
    (attention(Q[0], Q), "q has the shape (4,)"),
    (attention(np.zeros((1, 1, 1, 2, 2)), Q), "q has the shape (1, 1, 1, 2, 2)"),
    (attention(Q, Q[:0]), "k is empty"),
    (attention(Q, BAD), "k has a value that is not finite as float32, in row 4"),
    (attention(Q * 1e300, Q), "q has a value that is not finite as float32, in row 0"),
    (attention(Q, "keys"), "k is an array of <U4"),
    (attention(Q, Ragged()), "k is not an array of numbers: no array today"),
    (attention(Q, Q * 1j), "k is an array of complex"),
    (attention(np.zeros((131073, 2), np.float32), Q), "q has 131073 rows"),
    (attention(random_vectors(4, 6, 4), random_vectors(3, 6, 4)), "4 is not a multiple of 3"),
    (attention(random_vectors(2, 1, 6, 4), random_vectors(3, 1, 6, 4)), "the queries have 2 batches and the keys 3"),
    (attention(Q, Q, n=7), "n = 7 is not possible: k has 6 rows"),
    (attention(Q, Q, query_file="a.npy"), "query_file is for files"),
    (attention(Q, Q, unit="bit"), "unit = 'bit' has no effect"),
    (attention(Q, Q, mask="window", rope_base=3), "rope_base = 3 contradicts position = none"),
    (attention(Q, Q, mask="casual"), "mask = 'casual' is not possible"),
    (attention(Q, Q, lambda_=1, rule="log-512"), "contradicts"),
    (attention(Q, Q, backend="abacus"), "there is no engine 'abacus'"),
    (attention(Q, Q, backend=None), "backend is a NoneType"),
    (attention(1e30 * Q, 1e30 * Q), "overflow float32"),
    (lambda: attnscope.attention(Q, Q).weights(rows=6), "row 6 is outside the matrix: it has 6 rows"),
    (lambda: attnscope.attention(Q, Q).weights(keys=[0, -7]), "key -7 is outside the matrix"),
    (lambda: attnscope.attention(Q, Q).weights(rows=0.5), "rows = 0.5 is not possible"),
    (lambda: attnscope.attention(Q, Q).weights(rows=[True] * 6), "is not possible"),
    (lambda: attnscope.attention(Q, Q).pooled(0), "size = 0 is not possible"),
    (lambda: attnscope.attention(Q, Q).pooled((3, 3, 3)), "size = (3, 3, 3) is not possible"),
    (lambda: attnscope.figure(4), "a figure is named by a text"),
    (lambda: attnscope.figure("angles", d=1), "d = '1' is not possible"),
    (lambda: attnscope.figure("angles", d=(64, "x")), "d = '64,x' is not possible"),
    (lambda: attnscope.figure("angles")["exakt"], "has no curve 'exakt'"),
]

OTHER = [
    (lambda: attnscope.figure("rule-values").plot(), attnscope.Error, "is a table, which is not drawn"),
    (lambda: attnscope.figure("entropy-vs-length", query_file="/none.npy", key_file="/none.npy"),
     attnscope.FileError, "/none.npy"),
]


class Refused(NumbersCase):
    def check(self, call, kind, part):
        with self.subTest(part), self.assertRaises(kind) as caught:
            call()
        text = str(caught.exception)
        self.assertIn(part, text)
        self.assertNotIn("\n", text)
        self.assertNotIn("Traceback", text)

    def test_there_are_many(self):
        self.assertGreaterEqual(len(UNKNOWN) + len(INVALID) + len(OTHER), 60)

    def test_unknown_names(self):
        for call, part in UNKNOWN:
            self.check(call, attnscope.UnknownName, part)
            self.check(call, KeyError, part)

    def test_invalid_requests(self):
        for call, part in INVALID:
            self.check(call, attnscope.InvalidRequest, part)
            self.check(call, ValueError, part)

    def test_others(self):
        for call, kind, part in OTHER:
            self.check(call, kind, part)
            self.check(call, attnscope.Error, part)
