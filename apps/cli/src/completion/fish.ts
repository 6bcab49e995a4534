import { completedIds, type CompletedCommand, type CompletedOption, type Values } from "./words.ts";

const quoted = (text: string): string => `'${text.replace(/['\\]/g, "\\$&")}'`;

const IDS = "(__candor_ids)";

/** The words that are offered, in quotation marks. */
const words = (values: readonly string[] | "ids"): string => quoted(values === "ids" ? IDS : values.join(" "));

const offered = (values: Values): string => (values === "files" ? "-r -F" : values === "nothing" ? "-x" : `-x -a ${words(values)}`);

function optionLine(command: string, { names, description, value }: CompletedOption): string {
  const flags = names.map((name) => (name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  return [
    `complete -c candor -n '__fish_seen_subcommand_from ${command}'`,
    ...flags,
    ...(value === null ? [] : [offered(value)]),
    `-d ${quoted(description)}`,
  ].join(" ");
}

function argumentLine(command: string, values: Values): string {
  const before = `complete -c candor -n '__fish_seen_subcommand_from ${command}'`;
  return values === "files" ? `${before} -F` : values === "nothing" ? `${before} -f` : `${before} -f -a ${words(values)}`;
}

/** A script for fish, to be sourced or put among its completions as candor.fish. */
export const fishScript = (commands: readonly CompletedCommand[]): string =>
  `${[
    "# Completion of candor for fish: candor completion fish > ~/.config/fish/completions/candor.fish",
    "function __candor_ids",
    `  string split ' ' '${completedIds()}'`,
    "end",
    "complete -c candor -n __fish_use_subcommand -f",
    "complete -c candor -n __fish_use_subcommand -l version -d 'print the version'",
    "complete -c candor -n __fish_use_subcommand -l help -d 'display help'",
    ...commands.map(({ name, description }) => `complete -c candor -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`),
    ...commands.flatMap(({ name, options, value }) => [argumentLine(name, value), ...options.map((option) => optionLine(name, option))]),
  ].join("\n")}\n`;
