# What packages hold, tried without installing them. Sourced by tests/packages.

# The options that a command's --help lists.
options_of() {
    "$program" "$@" --help | sed -n '/^Options:/,/^$/p' | grep -oE '^  -[^ {]+' | tr -d ' ' | tr ',' '\n'
}

troff() {
    man --warnings -E UTF-8 -l -Tutf8 -Z "$1" >/dev/null
}

# page_has_options COMMAND   whether the man page tells every option of the command, and troff has no complaint.
page_has_options() {
    local page=$files/share/man/man1/attnscope${1:+-$1}.1.gz text option
    silent troff "$page" || return
    lexgrog "$page" || return
    text=$(MANWIDTH=200 man -l "$page" | col -bx)
    for option in $(options_of "$@"); do
        grep -qE -- "^ +(-., |--[a-z-]+, )?$option( |,|$)" <<<"$text" || { echo "no $option"; return 1; }
    done
}

check_pages() {
    local command
    check "a man page for the program" page_has_options
    for command in $commands; do
        check "a man page for $command" page_has_options "$command"
    done
}

# bash_offers WORDS WANTED   whether bash completes the words to these and no others.
bash_offers() {
    local wanted=$2 offered
    offered=$(bash -c '. "$0"; COMP_WORDS=($1); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _attnscope
        echo "${COMPREPLY[*]}"' "$files/share/bash-completion/completions/attnscope" "$1")
    echo "$offered"
    [[ $offered == "$wanted" ]]
}

fish_offers() {
    local offered
    offered=$(HOME=$work fish --no-config -c "source '$files/share/fish/vendor_completions.d/attnscope.fish'
        complete -C '$1'" | cut -f 1 | sort | tr '\n' ' ')
    echo "$offered"
    [[ $offered == "$2 " ]]
}

zsh_offers() {
    prints "line:'$2':end" $python "$here/zsh_offers.py" "$files/share/zsh/vendor-completions" "$1"
}

names_in() {
    "$program" list --json | $python -c 'import json, sys
print(*[record["name"] for record in json.load(sys.stdin)[sys.argv[1]]])' "$1"
}

check_completions() {
    check "bash completes commands" bash_offers "attnscope pl" plot
    check "bash completes figures, as the program lists them" \
        bash_offers "attnscope plot e" "$(names_in figures | tr ' ' '\n' | grep ^e | xargs)"
    check "bash completes options" bash_offers "attnscope plot angles --th" --theme
    check "bash completes their values" bash_offers "attnscope plot angles --theme da" dark
    check "bash completes fields" bash_offers "attnscope plot angles --set rul" rule=
    check "bash completes choices of fields" bash_offers "attnscope --set rule = kap" kappa-log-n
    check "bash completes inputs of quantities" bash_offers "attnscope eval entropy la" lambda=
    check "zsh completes figures" zsh_offers "attnscope plot entropy-vs-s" "attnscope plot entropy-vs-scale "
    check "zsh completes choices of fields" zsh_offers "attnscope --set rule=kap" "attnscope --set rule=kappa-log-n "
    check "fish completes commands" fish_offers "attnscope pl" plot
    check "fish completes options of the program" fish_offers "attnscope --v" --version
    check "fish completes figures" fish_offers "attnscope plot entropy-vs-s" entropy-vs-scale
    check "fish completes values of options" fish_offers "attnscope plot angles --theme da" dark
    check "fish completes choices of fields" fish_offers "attnscope plot angles --set rule=kap" rule=kappa-log-n
}

mime_type_is_known() {
    local folder=$work/unpacked/mime
    mkdir -p "$folder/packages"
    cp "$files/share/mime/packages/attnscope.xml" /usr/share/mime/packages/freedesktop.org.xml "$folder/packages"
    update-mime-database "$folder" && grep -x '50:application/x-attnscope:\*.attnscope' "$folder/globs2" &&
        grep -x 'MimeType=application/x-attnscope;' "$files/share/applications/attnscope.desktop" &&
        [[ -s $files/share/icons/hicolor/scalable/mimetypes/application-x-attnscope.svg ]]
}

is_stripped() {
    ! readelf --sections --wide "$1" | grep -E '\.(symtab|debug_)'
}

check_contents() {
    local package
    files=$work/unpacked/usr
    for package in "$made"/*.deb; do
        check "lintian is content with ${package##*/}" lintian --allow-root --fail-on error,warning "$package"
        dpkg-deb --extract "$package" "$work/unpacked"
    done
    program=$files/bin/attnscope
    version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' build/release/CMakeCache.txt)
    commands=$("$program" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
    check "the package has the version of the program" \
        prints "attnscope $version" "$program" --version
    check "the package is named after it" test -s "$made/attnscope_${version}_$(dpkg --print-architecture).deb"
    check "the program is stripped" is_stripped "$program"
    check "the desktop entry is valid" silent desktop-file-validate "$files/share/applications/attnscope.desktop"
    check "the AppStream metainfo is valid" appstreamcli validate --no-net \
        "$files/share/metainfo/org.attnscope.attnscope.metainfo.xml"
    check "the metainfo is of this release" grep "<release version=\"$version\"" \
        "$files/share/metainfo/org.attnscope.attnscope.metainfo.xml"
    check "files of sessions have a type and an icon" mime_type_is_known
    check_pages
    check_completions
}
