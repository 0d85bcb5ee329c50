"""Completion of command lines for bash, zsh and fish, made from what --help and the tables say."""

import shlex

from program_words import Command, Entry, Program


def fields(program: Program) -> dict[str, list[str]]:
    """Every field, with its choices where it has any."""
    takes = {record["name"]: record["takes"].split(" | ") for record in program.tables["fields"]}
    return {name: words if len(words) > 1 else [] for name, words in takes.items()}


def settings(program: Program) -> list[str]:
    return [name + "=" for name in fields(program)]


def values(program: Program, command: Command, entry: Entry) -> list[str]:
    """The words that an argument or the value of an option is one of; empty where it is anything else."""
    views = [*program.names("figures"), *program.names("views"), "board"]
    numbers = [name for name, choices in fields(program).items() if not choices]
    known = {("plot", "view"): views, ("animate", "--view"): views, ("eval", "quantity"): program.names("quantities"),
             ("animate", "field"): numbers, ("help", "words"): program.names("words")}
    if "--backend" in entry.names:
        return ["auto", *program.names("engines")]
    if "as key=value" in entry.text:
        return settings(program)
    return known.get((command.name, entry.names[-1]), entry.choices())


def case(pattern: str, words: list[str]) -> str:
    return f"    {pattern}) echo {shlex.quote(' '.join(words))} ;;"


WORDS = r"""
_attnscope_options() {  # of a command
    case $1 in
@options@
    esac
}

_attnscope_places() {  # what the first word after a command may be
    case $1 in
@places@
    esac
}

_attnscope_inputs() {  # of a quantity
    case $1 in
@inputs@
    esac
}

_attnscope_values() {  # of an option of a command; fails where the word takes no value
    case "$1 $2" in
@values@
    *) return 1 ;;
    esac
}

_attnscope_choices() {  # of a field
    case $1 in
@choices@
    esac
}

_attnscope_after_equals() {  # COMMAND KEY
    _attnscope_values "$1" "$2" || _attnscope_choices "$2"
}

_attnscope_offered() {  # COMMAND, the word before, what is typed of the word, its number, the second word
    local command=$1
    [[ ' @commands@ ' == *" $command "* ]] || command=
    _attnscope_values "$command" "$2" && return
    if [[ $3 == -* ]]; then
        _attnscope_options "$command"
    elif [[ -z $command ]]; then
        (($4 > 1)) || echo '@commands@'
    elif [[ $command == eval ]] && (($4 > 2)); then
        _attnscope_inputs "$5"
    else
        _attnscope_places "$command"
    fi
}
"""

BASH = r"""# Completion of attnscope for bash, made from the program's own --help and its tables.
@words@
_attnscope() {
    local IFS=$' \t\n' word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= offered
    ((COMP_CWORD == 1)) || command=${COMP_WORDS[1]}
    # Bash takes a sign = for a word of its own.
    if [[ $word == = ]]; then
        word=
        offered=$(_attnscope_after_equals "$command" "$before")
    elif [[ $before == = ]]; then
        offered=$(_attnscope_after_equals "$command" "${COMP_WORDS[COMP_CWORD-2]}")
    else
        offered=$(_attnscope_offered "$command" "$before" "$word" "$COMP_CWORD" "${COMP_WORDS[2]}")
    fi
    COMPREPLY=($(compgen -W "$offered" -- "$word"))
    if [[ ${COMPREPLY[0]} == *= ]]; then
        compopt -o nospace 2>/dev/null
    fi
}

complete -o default -F _attnscope attnscope
"""

ZSH = r"""#compdef attnscope
# Completion of attnscope for zsh, made from the program's own --help and its tables.
@words@
_attnscope() {
    local word=$words[CURRENT] command= offered
    ((CURRENT == 2)) || command=$words[2]
    if [[ $word == *=* ]]; then
        offered=$(_attnscope_after_equals "$command" "${word%%=*}")
        compset -P '*='
    else
        offered=$(_attnscope_offered "$command" "$words[CURRENT-1]" "$word" $((CURRENT - 1)) "$words[3]")
    fi
    if [[ -z $offered ]]; then
        _files
    else
        compadd -S '' -- ${(M)${=offered}:#*=}
        compadd -- ${${=offered}:#*=}
    fi
}

_attnscope "$@"
"""


def bash_and_zsh(program: Program) -> tuple[str, str]:
    """The files that bash-completion and zsh load."""
    options, places, of_options, free = [], [], [], []
    for command in [program.main, *program.commands]:
        entries = command.entries("Options")
        options.append(case(command.name or "''", [name for each in entries for name in each.names]))
        for each in command.entries("Positionals")[:1]:
            if words := values(program, command, each):
                places.append(case(command.name, words))
        for each in [each for each in entries if each.takes]:
            pattern = [f"'{command.name} {name}'" for name in each.names]
            if words := values(program, command, each):
                of_options.append(case(" | ".join(pattern), words))
            else:
                free += pattern
    of_options.append(case(" | ".join(free), []))
    of_options.append(case("' --set'", settings(program)))
    inputs = [case(record["name"], [name + "=" for name in record["takes"].split()])
              for record in program.tables["quantities"]]
    choices = [case(name, words) for name, words in fields(program).items() if words]
    text = WORDS.replace("@commands@", " ".join(each.name for each in program.commands))
    for mark, lines in {"options": options, "places": places, "inputs": inputs, "values": of_options,
                        "choices": choices}.items():
        text = text.replace(f"@{mark}@", "\n".join(lines))
    return BASH.replace("@words@", text), ZSH.replace("@words@", text)


def fish_line(condition: str, *words: str) -> str:
    return " ".join(["complete -c attnscope", "-n", shlex.quote(condition), *words])


def in_fish(text: str) -> str:
    escaped = text.replace("\\", r"\\").replace("'", r"\'")
    return f"'{escaped}'"


def in_command(command: Command) -> str:
    return f"__fish_seen_subcommand_from {command.name}" if command.name else "__fish_use_subcommand"


def fish_option(program: Program, command: Command, entry: Entry) -> str:
    names = [f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in entry.names]
    words = values(program, command, entry)
    if words == settings(program):
        words = words + [f"{name}={choice}" for name, choices in fields(program).items() for choice in choices]
    value = ["-r"] if entry.takes else []
    if words and entry.takes:
        value = ["-x", "-a", in_fish(" ".join(words))]
    return fish_line(in_command(command), *names, *value, "-d", in_fish(entry.text))


def fish(program: Program) -> str:
    """The file that fish loads."""
    lines = ["# Completion of attnscope for fish, made from the program's own --help and its tables."]
    of_window = Entry(["--set"], "TEXT", "A field of the Scenario as key=value")
    lines += [fish_option(program, program.main, each) for each in [*program.main.entries("Options"), of_window]]
    for command in program.commands:
        lines.append(fish_line("__fish_use_subcommand", "-a", command.name, "-d", in_fish(command.summary)))
        lines += [fish_option(program, command, each) for each in command.entries("Options")]
        for each in command.entries("Positionals")[:1]:
            if words := values(program, command, each):
                lines.append(fish_line(in_command(command), "-a", in_fish(" ".join(words))))
    return "\n".join(lines) + "\n"
