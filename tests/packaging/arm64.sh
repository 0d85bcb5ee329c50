# Debian's arm64: cross-compiled in a Debian root of its own, tried there under emulation. Sourced by tests/packages.
#
# The roots take minutes to make and stay in build/packages/arm64 for the next call, as the build does in build/arm64.

emulator=/usr/bin/qemu-aarch64-static

# What the program is built with: libraries of arm64, tools of this machine. The names are those of app/setup.
arm64_packages() {
    local packages package
    eval "$(sed -n '/^packages=(/,/^)/p' app/setup)"
    echo crossbuild-essential-arm64 qt6-base-dev-tools
    for package in "${packages[@]}"; do
        case $package in
            python3-dev | pybind11-dev | libbenchmark-dev) ;;  # neither the Python module nor benchmarks are built
            *-dev) echo "$package:arm64" ;;
            cmake | ninja-build | pkg-config | qt6-l10n-tools | qt6-translations-l10n) echo "$package" ;;
            font* | python3-numpy) echo "$package" ;;
        esac
    done
}

# A root that knows arm64 and emulates it, and one with all that the build takes.
make_arm64_roots() {
    if [[ ! -d $arm64/clean ]]; then
        rm -rf "$arm64/making"
        make_root bookworm "$arm64/making" && in_root "$arm64/making" dpkg --add-architecture arm64 &&
            in_root "$arm64/making" apt-get update &&
            in_root "$arm64/making" apt-get install -y --no-install-recommends qemu-user-static &&
            mv "$arm64/making" "$arm64/clean" || return
    fi
    if [[ ! -d $arm64/root ]]; then
        rm -rf "$arm64/making"
        cp -a "$arm64/clean" "$arm64/making" && mv "$arm64/making" "$arm64/root" || return
    fi
    in_root "$arm64/root" apt-get install -y --no-install-recommends $(arm64_packages)
}

# in_arm64 COMMAND...   runs a command in the root, among the sources, which lie in /src there.
in_arm64() {
    mkdir -p "$arm64/root/src"
    unshare --mount bash -euc 'mount --bind "$0" "$1/src"; exec "$2" "$1" env --chdir=/src "${@:3}"' \
        "$root" "$arm64/root" "$here/in_root" "$@"
}

build_arm64() {
    in_arm64 cmake --preset arm64 && in_arm64 cmake --build --preset arm64 --target attnscope_packages test_core
}

package_arm64() {
    local folder=build/packages/arm64/made
    rm -rf "$folder"
    in_arm64 env DEB_HOST_ARCH=arm64 SOURCE_DATE_EPOCH="$(release_time build/arm64)" \
        cpack --config build/arm64/CPackConfig.cmake -B "$folder" -D CPACK_COMPONENTS_ALL=program &&
        rm -rf "$folder/_CPack_Packages"
}

# The tests of core in as many processes as there are processors. Each test is counted by its own line.
test_core_of_arm64() {
    local processes part status=0 jobs=()
    processes=$(nproc)
    rm -f "$arm64"/core.*
    for ((part = 0; part < processes; ++part)); do
        in_arm64 env GTEST_TOTAL_SHARDS="$processes" GTEST_SHARD_INDEX=$part $emulator \
            build/arm64/tests/core/test_core --gtest_color=no --gtest_filter="-$(paste -sd : <(left_out))" \
            >"$arm64/core.$part" 2>&1 &
        jobs+=($!)
    done
    for part in "${jobs[@]}"; do
        wait "$part" || status=1
    done
    grep -h '^\[  FAILED  \].*ms)' "$arm64"/core.*
    return $status
}

# The patterns of tests that are left out.
left_out() {
    sed -n 's/^\([^# ][^ ]*\) .*/\1/p' "$here/arm64_left_out"
}

# Says how many tests passed under emulation, and which did not run, with the reason of each.
report_core_of_arm64() {
    local all pattern reason
    tests_of_core() {
        in_arm64 $emulator build/arm64/tests/core/test_core --gtest_list_tests --gtest_filter="$1" </dev/null |
            grep -c '^  '
    }
    all=$(tests_of_core '*') || return 0
    echo "arm64: $(cat "$arm64"/core.* | grep -c '^\[       OK \]') of $all tests of core passed under emulation"
    sed -n '/^[^#]/p' "$here/arm64_left_out" | while read -r pattern reason; do
        echo "  left out: $pattern ($(tests_of_core "$pattern")): $reason"
    done
    awk '/: Skipped$/ { getline reason } /^\[  SKIPPED \].* ms\)$/ { print "  skips itself: " $4 ": " reason }' \
        "$arm64"/core.* | sort
}

check_arm64() {
    local kernels=build/arm64/core/CMakeFiles/attnscope_kernel_baseline.dir/engines/cpu/kernels
    check "there is a Debian 12 that builds for arm64" make_arm64_roots
    check "the program and the tests of core are cross-compiled" build_arm64
    check "the kernels compute in registers of NEON" \
        in_arm64 python3 tests/packaging/neon.py "$kernels"/{products,powers,logits,pixels}.cpp.o
    sed 's/^/  /' "$log"
    check "the tests of core pass" test_core_of_arm64
    report_core_of_arm64
    check "cpack makes the package" package_arm64
    check_arm64_package
}

# The package in a clean root of both architectures.
check_arm64_package() {
    local where=$work/roots/arm64 package
    package=$(echo "$arm64"/made/*.deb)
    rm -rf "$where"
    mkdir -p "$work/roots"
    cp -a "$arm64/clean" "$where"
    cp "$package" "$where"
    printf '#!/bin/sh\nexec %q /usr/bin/attnscope "$@"\n' "$emulator" >"$where/usr/local/bin/emulated"
    printf '#!/bin/sh\nATTNSCOPE_KERNEL=baseline exec %q "$@"\n' "$root/build/release/app/attnscope" >"$work/native"
    chmod +x "$where/usr/local/bin/emulated" "$work/native"
    check "lintian is content with ${package##*/}" lintian --allow-root --fail-on error,warning "$package"
    check "apt installs it" in_root "$where" apt-get install -y --no-install-recommends "/${package##*/}"
    check "the installed program is of arm64" prints AArch64 readelf --file-header "$where/usr/bin/attnscope"
    check "it says its version" prints "attnscope $(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' build/arm64/CMakeCache.txt)" \
        in_root "$where" emulated --version
    check "it draws a figure with a formula" draws "$where" emulated arm64
    check "its PDF has all fonts in it" fonts_are_embedded "$pictures/arm64.pdf"
    check "its numbers differ from those of x86-64 by rounding only" \
        within "$where" emulated $python "$here/compare.py" "$work/native"
    sed 's/^/  /' "$log"
    check "its attention is that of the formulas" within "$where" emulated \
        sh -c "$python tests/reference/attention_reference.py \"\$0\" 257 aligned"
    sed 's/^/  /' "$log"
    check "its window comes up on X11" within "$where" emulated \
        env ATTNSCOPE_PATIENCE=1200 $python "$here/window.py" "$pictures/arm64-window.png"
    check "apt removes it" in_root "$where" apt-get purge -y attnscope:arm64
    check "which leaves nothing" leaves_nothing "$where" "$package"
}
