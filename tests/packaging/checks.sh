# Counts checks. Sourced by tests/packages.
passed=0
failed=0

# check NAME COMMAND...   passes if the command does; what it printed is shown where it fails.
check() {
    local name=$1
    shift
    if "$@" >"$log" 2>&1; then
        passed=$((passed + 1))
        echo "passed: $name"
    else
        failed=$((failed + 1))
        echo "FAILED: $name"
        tail -n 30 "$log" | sed 's/^/    /'
    fi
}

# prints WANTED COMMAND...   whether the command prints this text.
prints() {
    local wanted=$1 printed
    shift
    printed=$("$@") || return
    echo "$printed"
    [[ $printed == *"$wanted"* ]]
}

# silent COMMAND...   whether the command succeeds without a word.
silent() {
    local printed
    printed=$("$@" 2>&1) || { echo "$printed"; return 1; }
    echo "$printed"
    [[ -z $printed ]]
}

differ() {
    [[ -s $1 && -s $2 ]] && ! cmp -s "$1" "$2"
}

# ended JOB LOG   waits for a job in the background; whether it succeeded.
ended() {
    wait "$1" || { tail -n 30 "$2"; return 1; }
}

report() {
    echo "$passed of $((passed + failed)) checks of packages passed"
    ((failed == 0))
}
