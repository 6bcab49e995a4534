import { completedIds, type CompletedCommand, type CompletedOption, type Values } from "./words.ts";

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** A description within brackets or before a colon. */
const escaped = (text: string): string => text.replace(/[[\]:\\]/g, "\\$&");

function action(values: Values): string {
  if (values === "files") return "_files";
  if (values === "ids") return "_candor_ids";
  return values === "nothing" ? " " : `(${values.join(" ")})`;
}

function specs({ names, description, value, isRepeated }: CompletedOption): string[] {
  const others = isRepeated ? "*" : names.length > 1 ? `(${names.join(" ")})` : "";
  const rest = `[${escaped(description)}]${value === null ? "" : `:value:${action(value)}`}`;
  // "=": the value stands in the next word, or behind that sign.
  return names.map((name) => quoted(`${others}${name}${value !== null && name.startsWith("--") ? "=" : ""}${rest}`));
}

/** A script for zsh, to be sourced or put among the functions of the shell as _candor. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  const described = commands.map(({ name, description }) => `        ${quoted(`${name}:${escaped(description)}`)}`);
  const cases = commands.map(({ name, options, value }) =>
    [
      `        ${name})`,
      "          _arguments \\",
      ...options.flatMap(specs).map((spec) => `            ${spec} \\`),
      `            ${quoted(`*:value:${action(value)}`)} ;;`,
    ].join("\n"),
  );
  return `#compdef candor
# Completion of candor for zsh. In ~/.zshrc, behind compinit: source <(candor completion zsh)
_candor_ids() {
  local -a ids
  ids=(${completedIds()})
  compadd "$@" -a ids
}
_candor() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C '(- *)--version[print the version]' '(- *)--help[display help]' '1:command:->command' '*::value:->rest'
  case $state in
    command)
      local -a commands
      commands=(
${described.join("\n")}
      )
      _describe command commands ;;
    rest)
      case $line[1] in
${cases.join("\n")}
      esac ;;
  esac
}
if [[ $funcstack[1] == _candor ]]; then _candor "$@"; else compdef _candor candor; fi
`;
}
