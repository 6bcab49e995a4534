import { FAMILIES } from "@candor/engine";
import { catalogue } from "@candor/engine/catalogue";
import type { Command, Option } from "commander";

/** What a shell offers for a value: some words, the names of files, the ids of patterns and families, or nothing. */
export type Values = readonly string[] | "files" | "ids" | "nothing";

export interface CompletedOption {
  /** Such as "--json"; also a short one, such as "-h". */
  names: string[];
  description: string;
  /** What follows it; null for a flag that takes no value. */
  value: Values | null;
  /** Whether it may stand there several times. */
  isRepeated: boolean;
}

export interface CompletedCommand {
  name: string;
  description: string;
  options: CompletedOption[];
  /** What stands behind the name. */
  value: Values;
}

const FILES = new Set(["file", "glob", "inputs", "first", "second"]);
const IDS = new Set(["id", "ids", "words"]);

function valuesOf(name: string, choices: readonly string[] | undefined): Values {
  if (choices) return choices;
  return FILES.has(name) ? "files" : IDS.has(name) ? "ids" : "nothing";
}

function completedOption(option: Option): CompletedOption {
  const [, name] = /<(\w+)>/.exec(option.flags) ?? [];
  return {
    names: [option.short, option.long].filter((flag) => flag !== undefined),
    description: option.description,
    value: name === undefined ? null : valuesOf(name, option.argChoices),
    isRepeated: option.description.includes("more than once"),
  };
}

/** Lists of completions have no stop at the end. */
const withoutStop = (text: string): string => text.replace(/\.$/, "");

/** What stands beside findings, and what --ignore takes. They stand in a script once: there are a thousand. */
export const completedIds = (): string => [...FAMILIES.map(({ prefix }) => prefix), ...catalogue().map(({ reflexId }) => reflexId)].join(" ");

/** The commands with their options, as a shell completes them. */
export function completedCommands(root: Command): CompletedCommand[] {
  const help: CompletedOption = { names: ["-h", "--help"], description: "display help", value: null, isRepeated: false };
  return root.commands.map((command) => {
    const [first] = command.registeredArguments;
    return {
      name: command.name(),
      description: withoutStop(command.description()),
      options: [...command.options.map(completedOption), help],
      value: first ? valuesOf(first.name(), first.argChoices) : "nothing",
    };
  });
}
