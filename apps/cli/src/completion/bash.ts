import { completedIds, type CompletedCommand, type Values } from "./words.ts";

/** Files are what the shell offers by itself when nothing else is. */
function offered(values: Values): string {
  if (values === "files") return "return";
  if (values === "nothing") return "compopt +o default +o bashdefault 2>/dev/null; return";
  return `COMPREPLY=($(compgen -W ${values === "ids" ? '"$ids"' : `'${values.join(" ")}'`} -- "$cur")); return`;
}

/** A script for bash from 3.2 on, where a word without completions falls back on files. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name);
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap((option) =>
      option.value === null ? [] : [`    ${option.names.map((flag) => `"${name} ${flag}"`).join("|")}) ${offered(option.value)} ;;`],
    ),
  );
  const flags = commands.map(
    ({ name, options }) => `    ${name}) COMPREPLY=($(compgen -W '${options.flatMap((option) => option.names).join(" ")}' -- "$cur")); return ;;`,
  );
  const rest = commands.map(({ name, value }) => `    ${name}) ${offered(value)} ;;`);
  return `# Completion of candor for bash. In ~/.bashrc: source <(candor completion bash)
_candor() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command="" i
  local ids='${completedIds()}'
  if [[ $cur == = ]]; then cur=""; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      ${names.join("|")}) command=\${COMP_WORDS[i]}; break ;;
    esac
  done
  COMPREPLY=()
  case "$command $prev" in
${values.join("\n")}
  esac
  if [[ $cur == -* ]]; then
    case $command in
${flags.map((line) => `  ${line}`).join("\n")}
      *) COMPREPLY=($(compgen -W '--version --help' -- "$cur")); return ;;
    esac
  fi
  case $command in
${rest.join("\n")}
    *) COMPREPLY=($(compgen -W '${names.join(" ")} help' -- "$cur")) ;;
  esac
}
complete -o bashdefault -o default -F _candor candor
`;
}
