# Packages and archive in Debian roots. Sourced by tests/packages.

in_root() {
    "$here/in_root" "$@"
}

# make_root SUITE ROOT   makes a Debian root with nothing but what every Debian has and apt needs.
make_root() {
    # Nobody needs these roots after a loss of power, and dpkg is four times as fast without writing all to disk.
    mkdir -p "$2/etc/dpkg/dpkg.cfg.d"
    echo force-unsafe-io >"$2/etc/dpkg/dpkg.cfg.d/unsafe-io"
    unshare --mount debootstrap --variant=minbase "$1" "$2" http://deb.debian.org/debian
}

make_roots() {
    local suite
    for suite in bookworm trixie; do
        make_root "$suite" "$work/roots/$suite" || return
    done
}

has_no_qt() {
    ! find "$1/usr/lib" -name 'libQt*' | grep .
}

# within ROOT PROGRAM COMMAND...   runs the command with a program at its end that starts the one in the root.
within() {
    printf '#!/bin/sh\nexec %q %q %q "$@"\n' "$here/in_root" "$1" "$2" >"$work/started"
    chmod +x "$work/started"
    "${@:3}" "$work/started"
}

# draws ROOT PROGRAM NAME   whether the program draws a figure with a formula, as PNG and PDF, without a complaint.
draws() {
    local ending
    for ending in png pdf; do
        HOME=/root silent in_root "$1" "$2" plot entropy-vs-scale --size 900x600 --notes \
            --x-label 'the scale $\sqrt{\frac{\lambda^2}{d}}$' -o "figure.$ending" &&
            mv "$1/figure.$ending" "$pictures/$3.$ending" || return
    done
}

fonts_are_embedded() {
    pdffonts "$1"
    pdffonts "$1" | grep -q Roboto && ! pdffonts "$1" | tail -n +3 | awk '{ print $(NF - 4) }' | grep -vx yes
}

# draws_without ROOT PROGRAM FONT NAME   draws as before while the file of a font is away.
draws_without() {
    local status=0
    mv "$1$3" "$work/away"  # Fontconfig reads all files of a folder, whatever their names
    draws "$1" "$2" "$4" || status=1
    mv "$work/away" "$1$3"
    return "$status"
}

check_archive() {
    local suite=$1 where=$work/roots/$1 folder="/opt/any where"
    local archive top program
    archive=$(echo "$made"/*.tar.xz)
    top=$(basename "$archive" .tar.xz)
    program="$folder/$top/bin/attnscope"
    mkdir -p "$where$folder"
    tar --extract --file "$archive" --directory "$where$folder"
    check "$suite has no Qt before the archive" has_no_qt "$where"
    check "the archive says its version on $suite" prints "attnscope $version" in_root "$where" "$program" --version
    check "it draws a figure with a formula" draws "$where" "$program" "archive-$suite"
    check "its PDF has all fonts in it" fonts_are_embedded "$pictures/archive-$suite.pdf"
    check "without its own font of formulas it draws" draws_without "$where" "$program" \
        "$folder/$top/share/fonts/texgyretermes-math.otf" "archive-$suite-other-font"
    check "but otherwise" differ "$pictures/archive-$suite.png" "$pictures/archive-$suite-other-font.png"
    mv "$where$folder/$top" "$where/srv/moved"
    check "moved, it draws the same figure" draws "$where" /srv/moved/bin/attnscope "archive-$suite-moved"
    check "to the last byte" cmp "$pictures/archive-$suite.png" "$pictures/archive-$suite-moved.png"
    mv "$where/srv/moved" "$where$folder/$top"
    check "its window comes up on X11" within "$where" "$program" \
        $python "$here/window.py" "$pictures/archive-$suite-window.png"
    check "its window comes up on Wayland" within "$where" "$program" $python tests/desktop/wayland.py
    rm -rf "${where:?}$folder"
}

# leaves_nothing ROOT PACKAGE.deb   whether no file of the package is left.
leaves_nothing() {
    ! dpkg-deb --contents "$2" | awk '$1 !~ /^d/ { print substr($6, 2) }' |
        while read -r file; do ls "$1$file" 2>/dev/null; done | grep . &&
        [[ ! -e $1/usr/share/doc/attnscope && ! -e $1/usr/lib/python3/dist-packages/attnscope ]]
}

imports_python() {
    prints attnscope in_root "$1" python3 -c 'import attnscope; print(attnscope.__name__)'
}

# installs_wheel ROOT   whether pip installs the wheel in an environment that has NumPy alone, and it finds the program.
installs_wheel() {
    in_root "$1" apt-get install -y --no-install-recommends python3-venv python3-numpy &&
        in_root "$1" python3 -m venv --system-site-packages /srv/venv &&
        in_root "$1" sh -c '/srv/venv/bin/pip install --no-index /packages/*.whl' &&
        prints "/srv/venv /usr/bin/attnscope" in_root "$1" /srv/venv/bin/python -c '
import attnscope
from attnscope.program import program
print(attnscope.__file__.split("/lib/")[0], program())'
}

check_packages() {
    local where=$work/roots/bookworm packages=("$made"/*.deb) suite package
    mkdir -p "$where/packages"
    cp "${packages[@]}" "$where/packages"
    check "apt finds what the tests of packages need" \
        in_root "$where" apt-get install -y --no-install-recommends shared-mime-info desktop-file-utils
    check "apt installs the packages in a clean Debian 12" \
        in_root "$where" sh -c 'apt-get install -y --no-install-recommends /packages/*.deb'
    check "the installed program says its version" prints "attnscope $version" in_root "$where" attnscope --version
    check "it draws a figure with a formula" draws "$where" attnscope package
    for suite in bookworm trixie; do
        check "the archive on $suite draws the same" cmp "$pictures/package.png" "$pictures/archive-$suite.png"
    done
    check "its window comes up on X11" within "$where" attnscope \
        $python "$here/window.py" "$pictures/package-window.png"
    check "Debian knows the type of sessions" grep -x '50:application/x-attnscope:\*.attnscope' \
        "$where/usr/share/mime/globs2"
    check "Debian opens sessions with the program" grep -x 'application/x-attnscope=attnscope.desktop;' \
        "$where/usr/share/applications/mimeinfo.cache"
    if [[ -e $made/python3-attnscope_${version}_$(dpkg --print-architecture).deb ]]; then
        check "the Python package is imported" imports_python "$where"
        check "apt removes the Python package" in_root "$where" apt-get purge -y python3-attnscope
    fi
    cp "$made"/*.whl "$where/packages"
    check "pip installs the wheel, which finds the program" installs_wheel "$where"
    check "apt removes the package" in_root "$where" apt-get remove -y attnscope
    for package in "${packages[@]}"; do
        check "${package##*/} leaves nothing" leaves_nothing "$where" "$package"
    done
    check "it can be installed once more" in_root "$where" sh -c 'dpkg --install /packages/attnscope_*.deb'
    check "and purged" in_root "$where" apt-get purge -y attnscope
    check "which leaves nothing" leaves_nothing "$where" "$(echo "$made"/attnscope_*.deb)"
}
