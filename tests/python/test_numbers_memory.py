"""References, memory, threads and signals."""

import gc
import os
import signal
import sys
import threading

import attnscope
import numpy as np
from numbers_case import NumbersCase, memory, random_vectors

#: Inputs of an entropy that takes minutes.
LONG = {"n": 10**6, "d": 64, "method": "monte-carlo", "samples": 10**4, "seed": range(64)}
Q, K = random_vectors(3, 4), random_vectors(5, 4, seed=2)


def refused(call, *arguments, **keywords):
    try:
        call(*arguments, **keywords)
    except attnscope.Error:
        return
    raise AssertionError("was not refused")


def some_calls(count):
    """Makes so many calls, of every kind."""
    for i in range(count // 50):
        for _ in range(20):
            attnscope.eval("scale", rule="log-512", n=4096, d=64)
        for _ in range(20):
            refused(attnscope.eval, "scale", rule="log-512", n=0, d=64)
        for _ in range(4):
            attnscope.evaluate("log-mgf", d=[64, 32], beta=np.array([[1.0], [2.0]]))
        refused(attnscope.eval, "log-mgf", d=[64, 0], beta=2)
        refused(attnscope.attention, Q, K[:, :3])
        refused(attnscope.attention, Q, K, mask="none such")
        found = attnscope.attention(Q, K, mask="causal")
        found.weights(rows=1)
        found.pooled(2)
        if i % 20 == 0:
            attnscope.masks()


class Leaks(NumbersCase):
    def test_memory_stays_flat_over_100000_calls(self):
        some_calls(10_000)  # brings what stays
        gc.collect()
        references = sys.getrefcount(Q), sys.getrefcount(K), len(gc.get_objects())
        before = memory("VmRSS")
        some_calls(100_000)
        gc.collect()
        self.assertLess(memory("VmRSS") - before, 2 << 20)  # a leak of 21 bytes a call would show
        self.assertEqual((sys.getrefcount(Q), sys.getrefcount(K)), references[:2])
        self.assertLess(len(gc.get_objects()) - references[2], 100)


class Threads(NumbersCase):
    def test_others_run_meanwhile(self):
        turns, inside = 0, []
        q = random_vectors(8192, 128)

        def compute():
            before = turns
            attnscope.attention(q, q)
            inside.append(turns - before)

        worker = threading.Thread(target=compute)
        worker.start()
        while worker.is_alive():
            turns += 1
        worker.join()
        self.assertGreater(inside[0], 1000)

    def test_many_at_once_agree(self):
        q, results = random_vectors(500, 32), []

        def compute():
            results.append((attnscope.attention(q, q, mask="causal").entropy,
                            attnscope.eval("entropy", n=np.arange(1, 200), d=64)))

        workers = [threading.Thread(target=compute) for _ in range(8)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        self.assertEqual(len(results), 8)
        for entropies, means in results:
            self.assert_same_bits(entropies, results[0][0])
            self.assert_same_bits(means, results[0][1])

    def test_a_forked_process_computes(self):
        wanted = attnscope.eval("entropy", n=[512, 1024], d=64).tolist()
        child = os.fork()
        if child == 0:
            signal.alarm(60)
            os._exit(attnscope.eval("entropy", n=[512, 1024], d=64).tolist() != wanted)
        self.assertEqual(os.waitpid(child, 0)[1], 0)


class Interrupts(NumbersCase):
    def interrupted(self, call):
        threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
        with self.assertRaises(KeyboardInterrupt):
            call()

    def test_ctrl_c_ends_long_work(self):
        q = random_vectors(131072, 256)
        self.interrupted(lambda: attnscope.eval("entropy", **LONG))
        self.interrupted(lambda: attnscope.eval("entropy", n=1000, d=64, lambda_=np.linspace(0, 1, 10**6)))
        self.interrupted(lambda: attnscope.attention(q, q))
        self.assertEqual(attnscope.eval("entropy", n=1, d=64), 0)

    def test_what_a_handler_raises_comes_out(self):
        def handle(*_):
            raise LookupError("from the handler")

        before = signal.signal(signal.SIGUSR1, handle)
        self.addCleanup(signal.signal, signal.SIGUSR1, before)
        threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGUSR1)).start()
        with self.assertRaisesRegex(LookupError, "from the handler"):
            attnscope.eval("entropy", **LONG)
