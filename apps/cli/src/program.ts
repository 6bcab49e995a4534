import { CATEGORIES, ENGINE_VERSION, FAMILIES, RULE_HASH, type Category } from "@candor/engine";
import { explain } from "@candor/engine/catalogue";
import { Command, InvalidArgumentError, Option } from "commander";
import { analyzeCommand } from "./commands/analyze.ts";
import { compareCommand } from "./commands/compare.ts";
import { mcpCommand } from "./commands/mcp.ts";
import { patternsCommand } from "./commands/patterns.ts";
import { nearIds } from "./near-ids.ts";
import { visibleLine } from "./visible-line.ts";

function share(value: string): number {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number) || number < 0 || number > 1) throw new InvalidArgumentError("It takes a number from 0 to 1.");
  return number;
}

/** One name at a time: an option that takes several would take the file after them for one. */
function oneMore(value: string, before: readonly Category[] = []): Category[] {
  const category = CATEGORIES.find((name) => name === value);
  if (!category) throw new InvalidArgumentError(`Allowed choices are ${CATEGORIES.join(", ")}.`);
  return [...before, category];
}

const NEAR_IDS = 3;

/** The id of a pattern or of a family, one at a time. */
function oneMoreId(value: string, before: readonly string[] = []): string[] {
  const id = explain(value)?.reflexId ?? FAMILIES.find(({ prefix }) => prefix === value.toLowerCase())?.prefix;
  if (!id) throw new InvalidArgumentError(`No pattern and no family is called so. Near ids: ${nearIds(value, NEAR_IDS).join(", ")}.`);
  return [...before, id];
}

function addAnalyze(root: Command): void {
  root
    .command("analyze")
    .description("Analyze text files, articles at an address, or standard input.")
    .argument("[inputs...]", "files, http(s) addresses, or - for standard input", ["-"])
    .addOption(new Option("--json", "the whole analysis as one JSON object").conflicts(["jsonl", "sarif"]))
    .addOption(new Option("--jsonl", 'reads lines {"id", "text"} and writes lines {"id", "frames"}, in order').conflicts("sarif"))
    .option("--sarif", "all inputs as one SARIF 2.1.0 log, which code hosts and editors show beside the lines")
    .option("--all", 'also findings under their threshold and weak signals (JSON: marked "gated")')
    .addOption(new Option("--mode <mode>", "how to answer").choices(["direct", "careful", "recap"]).default("careful"))
    .addOption(new Option("--stakes <stakes>", "what hangs on it").choices(["low", "medium", "high"]).default("medium"))
    .addOption(new Option("--profile <profile>", "order of the findings").choices(["default", "strict", "lenient"]).default("default"))
    .option("--min-confidence <share>", "leave out findings below this confidence, 0 to 1", share)
    .addOption(new Option("--category <name>", "only this category; more than once for several").choices(CATEGORIES).argParser(oneMore))
    .addOption(new Option("--ignore <id>", "leave out this pattern or family, such as vx-fo01; more than once for several").argParser(oneMoreId))
    .option("--fail-at <share>", "exit with 1 when a finding reaches this confidence, 0 to 1", share)
    .option("--no-color", "plain output (NO_COLOR works too)")
    .addHelpText(
      "after",
      `
Exit codes: 0 done; 1 a finding reached --fail-at, or with --jsonl a line was not valid; 2 bad usage, or input that cannot be read.
Offsets in JSON count UTF-16 code units.

Examples:
  candor analyze letter.txt
  candor analyze --fail-at 0.75 posts/*.md
  candor analyze --sarif --fail-at 0.9 docs/*.md > candor.sarif
  candor analyze --category emotional --category framing letter.txt
  candor analyze --ignore vx-co01-fact-is --ignore vx-ju01 report.txt
  candor analyze https://example.org/article --json
  echo "Everyone knows it works. Act now!" | candor analyze --fail-at 0.75
  candor analyze --jsonl < texts.jsonl > frames.jsonl`,
    )
    .action(analyzeCommand);
}

function addCompare(root: Command): void {
  root
    .command("compare")
    .description("Hold two texts against each other: what presses in each, what only one of them tells, and what to ask.")
    .argument("<first>", "a file, an http(s) address, or - for standard input")
    .argument("<second>", "the same")
    .option("--json", "as one JSON object")
    .option("--no-color", "plain output (NO_COLOR works too)")
    .addHelpText(
      "after",
      `
There is no score, and no text is called the better one. Weak signals are left out.

Exit codes: 0 done; 2 bad usage, or input that cannot be read.

Examples:
  candor compare draft.txt fairer.txt
  candor compare https://example.org/one https://example.com/other
  pbpaste | candor compare - answer.txt --json`,
    )
    .action(compareCommand);
}

function addPatterns(root: Command): void {
  root
    .command("patterns")
    .description("List the patterns, or explain one.")
    .argument("[words...]", "a reflex id such as vx-fo01-act-now, a family such as vx-fo01, a category, a technique, or words to search for")
    .option("--json", "as JSON")
    .option("--no-color", "plain output (NO_COLOR works too)")
    .addHelpText("after", "\nExit codes: 0 done; 2 nothing of that name.")
    .action(patternsCommand);
}

function addMcp(root: Command): void {
  root
    .command("mcp")
    .description("Serve AI assistants over the Model Context Protocol (standard input and output).")
    .addHelpText(
      "after",
      `
Tools:
  analyze_text     marks wording that can mislead in a text, such as the assistant's own draft
  analyze_page     the same for a public web page
  compare_texts    holds two texts against each other
  read_page        the readable text of a public web page
  explain_pattern  what one pattern looks for, why it misleads, how often it was right
  find_patterns    searches the patterns by words
Prompt:
  check_draft      goes over a draft answer before it is sent

Only analyze_page and read_page use the network, and only for the address they are given. Private addresses are refused.

A client starts it itself. In the settings of most clients, with the folder of this project as "cwd":
  { "mcpServers": { "candor": { "command": "npx", "args": ["--no-install", "candor", "mcp"] } } }

Exit codes: 0 the client closed the input; 2 bad usage.`,
    )
    .action(mcpCommand);
}

/** The command line. Errors go to stderr in one line; parsing errors end with code 2 (see run.ts). */
export function program(): Command {
  const root = new Command("candor")
    .description(
      "Finds wording that misleads, says why, and asks the better question. Nothing leaves this machine, except that an address you name is fetched.",
    )
    .version(`${ENGINE_VERSION} (rules ${RULE_HASH})`)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`candor: ${visibleLine(text.replace(/^error: /, ""))}\n`) })
    .showHelpAfterError(false);
  for (const add of [addAnalyze, addCompare, addPatterns, addMcp]) add(root);
  return root;
}
