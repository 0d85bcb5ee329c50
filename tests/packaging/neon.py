#!/usr/bin/env python3
"""Looks at the kernels' machine code for arm64: that it computes in registers of NEON, all lanes at once.

    neon.py OBJECT...

prints for each function of the objects the instructions of its innermost loops, and exits with 1 if one of them takes a
register apart lane by lane or computes with single numbers, if a function calls another (such as an exponential of one
number), or if one that multiplies and adds does not do both in one instruction.
"""

import re
import subprocess
import sys

FUNCTION = re.compile(r"^[0-9a-f]+ <(.*)>:$")
INSTRUCTION = re.compile(r"^\s+([0-9a-f]+):\t(\S+)\s*(.*)$")
TARGET = re.compile(r"(?:^|, )([0-9a-f]+) <")
FUSING = {"multiply", "sum_rows", "powers", "logits", "log_squares", "log_sigmoids", "pool_sums"}
OF_ONE_NUMBER = {"fadd", "fsub", "fmul", "fdiv", "fmadd", "fmsub", "fnmadd", "fnmsub", "fsqrt", "fmax", "fmin"}


def functions(path):
    """Each function's name and instructions: address, name, operands."""
    listing = subprocess.run(["aarch64-linux-gnu-objdump", "--disassemble", "--demangle", "--no-show-raw-insn", path],
                             check=True, capture_output=True, text=True).stdout
    code = None
    found = []
    for line in listing.splitlines():
        if each := FUNCTION.match(line):
            found.append((each[1], code := []))
        elif each := INSTRUCTION.match(line):
            code.append((int(each[1], 16), each[2], each[3]))
    return found


def innermost_loops(code):
    """The instructions of all loops that hold no other loop."""
    loops = []
    for address, name, operands in code:
        target = TARGET.search(operands)
        if target and (name.startswith("b.") or name in {"b", "cbz", "cbnz", "tbz", "tbnz"}):
            begin = int(target[1], 16)
            if begin <= address:
                loops.append((begin, address))
    inner = [one for one in loops
             if not any(other != one and one[0] <= other[0] and other[1] <= one[1] for other in loops)]
    return [each for each in code if any(begin <= each[0] <= end for begin, end in inner)]


def is_of_lane(name, operands):
    """Whether a lane goes to another register or comes from one."""
    return (name in {"umov", "smov", "ins"} or
            name == "mov" and re.search(r"v\d+\.[bhsd]\[", operands) or
            name == "fmov" and re.match(r"x\d|v\d+\.d\[", operands))


def main():
    faults = []
    seen = set()
    print(f"{'function':45}{'in loops':>9}{'of vectors':>11}{'fused':>6}{'of numbers':>11}{'of lanes':>9}{'calls':>6}")
    for path in sys.argv[1:]:
        for name, code in functions(path):
            short = re.sub(r"\(.*", "", name.replace("(anonymous namespace)::", "").split("baseline::", 1)[-1])
            seen.add(short.split("<")[0])
            loops = innermost_loops(code)
            vectors = sum(bool(re.match(r"v\d+\.\d", operands)) for _, _, operands in loops)
            fused = sum(op in {"fmla", "fmls"} for _, op, _ in loops)
            numbers = sum(op in OF_ONE_NUMBER and bool(re.match(r"[sd]\d", operands)) for _, op, operands in loops)
            lanes = sum(bool(is_of_lane(op, operands)) for _, op, operands in loops)
            calls = sum(op in {"bl", "blr"} for _, op, _ in code)
            print(f"{short:45}{len(loops):9}{vectors:11}{fused:6}{numbers:11}{lanes:9}{calls:6}")
            if numbers or lanes or calls or (short.split("<")[0] in FUSING and not fused):
                faults.append(short)
    missing = FUSING - seen
    if missing:
        print("not found:", *missing)
    if faults:
        print("not in registers of NEON alone:", *faults)
    sys.exit(bool(missing or faults))


if __name__ == "__main__":
    main()
