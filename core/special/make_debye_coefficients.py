#!/usr/bin/env python3
"""Writes debye_coefficients.h: the polynomials of the uniform expansion of log I_nu.

    python3 core/special/make_debye_coefficients.py

DLMF 10.41.3 and 10.41.9: I_nu(nu z) ~ e^{nu eta} / sqrt(2 pi sigma) * sum u_k(p) / nu^k with
sigma = hypot(nu, beta), p = nu / sigma, u_0 = 1 and

    u_{k+1}(p) = p^2 (1 - p^2) u_k'(p) / 2 + (1/8) int_0^p (1 - 5 t^2) u_k(t) dt.

The formal logarithm of the sum, rewritten in 1/sigma, is sum_k d_k(x) / sigma^k with x = p^2 and
d_k a polynomial of degree k. Everything is exact until the last step, which rounds each rational
to the nearest double.
"""

import pathlib
from fractions import Fraction

TERMS = 16


def debye_u(terms):
    """u_0 .. u_terms; u_k is a list w with u_k(p) = p^k sum_j w[j] p^{2j}."""
    polynomials = [[Fraction(1)]]
    for k in range(terms):
        u = polynomials[-1]
        following = [Fraction(0)] * (k + 2)
        for j, w in enumerate(u):
            power = k + 2 * j
            # p^power -> power (p^{power+1} - p^{power+3})/2 + p^{power+1}/(8 (power+1)) - ...
            following[j] += w * (Fraction(power, 2) + Fraction(1, 8 * (power + 1)))
            following[j + 1] -= w * (Fraction(power, 2) + Fraction(5, 8 * (power + 3)))
        polynomials.append(following)
    return polynomials


def add(a, b):
    short, long = sorted((a, b), key=len)
    return [x + y for x, y in zip(short + [Fraction(0)] * (len(long) - len(short)), long)]


def scaled(a, factor):
    return [x * factor for x in a]


def product(a, b):
    result = [Fraction(0)] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            result[i + j] += x * y
    return result


def derivative_times_x(a):
    return [j * x for j, x in enumerate(a)]


def formal_logarithm(u):
    """L with exp(sum L_k t^k) = sum u_k t^k: k L_k = k u_k - sum_{0<i<k} i L_i u_{k-i}."""
    logarithm = [[Fraction(0)]]
    for k in range(1, len(u)):
        total = scaled(u[k], Fraction(k))
        for i in range(1, k):
            total = add(total, scaled(product(logarithm[i], u[k - i]), Fraction(-i)))
        logarithm.append(scaled(total, Fraction(1, k)))
    return logarithm


def slope(k, d):
    """b_k = -(2 x d_k' + k d_k)."""
    return scaled(add(scaled(derivative_times_x(d), 2), scaled(d, k)), -1)


def curvature(k, b):
    """c_k = (2x - 1) b_k - (1 - x)(2 x b_k' + k b_k), of degree k + 1."""
    inner = add(scaled(derivative_times_x(b), 2), scaled(b, k))
    return add(product([Fraction(-1), Fraction(2)], b), product([Fraction(-1), Fraction(1)], inner))


def quotient(d):
    """q_k = (d_k(x) - d_k(1)) / (x - 1): coefficient j is the sum of those of d above j."""
    return [sum(d[j + 1:], Fraction(0)) for j in range(len(d) - 1)]


def table(name, comment, polynomials):
    degree = max(len(p) for p in polynomials) - 1
    lines = [f"/// {comment}",
             f"inline constexpr std::array<DebyeRow, {degree + 1}> {name}{{{{"]
    for j in range(degree + 1):
        row = [p[j] if j < len(p) else Fraction(0) for p in polynomials]
        cells = [repr(x.numerator / x.denominator) for x in row]
        lines.append("    {" + ",\n     ".join(", ".join(cells[i:i + 4])
                                             for i in range(0, TERMS, 4)) + "},")
    return "\n".join(lines + ["}};"])


def main():
    d = formal_logarithm(debye_u(TERMS))[1:]
    assert d[0] == [Fraction(1, 8), Fraction(-5, 24)]
    assert -sum(d[2]) == Fraction(-1, 360), "d_k(1) is minus Stirling's coefficient"
    b = [slope(k, p) for k, p in enumerate(d, 1)]
    c = [curvature(k, p) for k, p in enumerate(b, 1)]
    header = [
        "// Written by make_debye_coefficients.py; do not edit.",
        "#pragma once",
        "",
        "#include <array>",
        "",
        "// clang-format off",
        "namespace attnscope::detail {",
        "",
        "/// Terms kept of the uniform expansion.",
        f"inline constexpr int debye_terms = {TERMS};",
        "",
        "/// One power of x: its coefficient in the polynomials of terms 1, 2, ...",
        "using DebyeRow = std::array<double, debye_terms>;",
        "",
        table("debye_d", "d_k: log I_nu's expansion is the sum of d_k(x) / sigma^k.", d),
        "",
        table("debye_b", "b_k = -(2x d_k' + k d_k), for the first derivative.", b),
        "",
        table("debye_c", "c_k = (2x - 1) b_k - (1 - x)(2x b_k' + k b_k), for the second.", c),
        "",
        table("debye_q", "q_k = (d_k(x) - d_k(1)) / (x - 1).", [quotient(p) for p in d]),
        "",
        "/// Stirling's coefficients s_k = -d_k(1): log Gamma(nu + 1) = (nu + 1/2) log nu - nu",
        "/// + log(2 pi)/2 + the sum of s_k / nu^k.",
        "inline constexpr DebyeRow stirling_s{",
        "    " + ",\n    ".join(", ".join(repr(-(sum(p).numerator / sum(p).denominator) + 0.0)
                                       for p in d[i:i + 4]) for i in range(0, TERMS, 4)) + "};",
        "",
        "}  // namespace attnscope::detail",
    ]
    pathlib.Path(__file__).with_name("debye_coefficients.h").write_text("\n".join(header) + "\n")


if __name__ == "__main__":
    main()
