# Makes packages and archives. Sourced by tests/packages.

tools=(lintian debootstrap debian-archive-keyring appstream desktop-file-utils shared-mime-info patchelf man-db fish zsh
    xvfb weston python3-pil python3-setuptools python3-wheel poppler-utils xz-utils dpkg-dev)

install_tools() {
    local missing=() package
    for package in "${tools[@]}"; do
        [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    echo "attnscope: installing ${missing[*]}" >&2
    apt-get update >"$log" 2>&1 &&
        DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" >>"$log" 2>&1 ||
        { cat "$log" >&2; return 1; }
}

# make_wheel FOLDER   makes the wheel of the Python package, from a copy, as setuptools writes beside the sources.
make_wheel() {
    local copy=$1/_wheel
    rm -rf "$copy"
    cp -r app/python "$copy"
    rm -rf "$copy/build" "$copy"/*.egg-info
    (cd "$copy" && umask 022 && $python -c 'import setuptools.build_meta as b, sys; b.build_wheel(sys.argv[1])' ..) || return
    rm -rf "$copy"
}

# release_time BUILD   prints the time that files in packages of a build have, in seconds.
release_time() {
    sed -n 's/.*{SOURCE_DATE_EPOCH} \([0-9]*\).*/\1/p' "$1/resources/package/cpack_time.cmake"
}

# make_packages BUILD FOLDER   makes packages, archive and wheel of a build.
make_packages() {
    local build=$1 folder=$2
    SOURCE_DATE_EPOCH=$(release_time "$build")
    export SOURCE_DATE_EPOCH
    (umask 022 && cpack --config "$build/CPackConfig.cmake" -B "$folder" >"$log" 2>&1) || { cat "$log" >&2; return 1; }
    rm -rf "$folder/_CPack_Packages"
    resources/package/archive "$build" "$folder" >"$log" || { cat "$log" >&2; return 1; }
    make_wheel "$folder" >"$log" 2>&1 || { cat "$log" >&2; return 1; }
    unset SOURCE_DATE_EPOCH
}

# Builds and packs the sources once more, from a copy in another folder with other times.
build_again() {
    mkdir -p "$again/made"
    tar --create --exclude=./build --exclude=./.git --exclude=__pycache__ . |
        tar --extract --touch --directory "$again"
    cd "$again"
    cmake --preset release -DATTNSCOPE_TESTS=OFF -DATTNSCOPE_BENCHMARKS=OFF
    cmake --build build/release -- attnscope_packages
    log=$log.again.made
    make_packages build/release "$again/made"
}

check_same_bytes() {
    local file
    for file in "$made"/*; do
        check "${file##*/} of both builds has the same bytes" cmp "$file" "$again/made/${file##*/}"
    done
}
