import { CATEGORIES, type Category } from "@candor/engine";
import { InvalidArgumentError, Option, type Command } from "commander";
import { analyzeCommand } from "./commands/analyze.ts";
import { FORMATS } from "./formats/names.ts";
import { noSuchId, patternId } from "./pattern-id.ts";

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

/** The id of a pattern or of a family, one at a time. */
function oneMoreId(value: string, before: readonly string[] = []): string[] {
  const id = patternId(value);
  if (id === null) throw new InvalidArgumentError(noSuchId(value));
  return [...before, id];
}

const oneMoreGlob = (value: string, before: readonly string[] = []): string[] => [...before, value];

export function addAnalyze(root: Command): void {
  root
    .command("analyze")
    .description("Analyze files, folders, articles at an address, or standard input.")
    .argument("[inputs...]", "files, folders, quoted globs, http(s) addresses, or - for standard input", ["-"])
    .optionsGroup("Output:")
    .addOption(new Option("--json", "the whole analysis of one input as one JSON object").conflicts(["jsonl", "sarif", "format"]))
    .addOption(
      new Option("--jsonl", 'reads lines {"id", "text"} and writes lines {"id", "frames"}, in order').conflicts([
        "sarif",
        "format",
        "stdinName",
        "baseline",
        "updateBaseline",
        "since",
      ]),
    )
    .addOption(new Option("--sarif", "all inputs as one SARIF 2.1.0 log, which code hosts and editors show beside the lines").conflicts("format"))
    .addOption(new Option("--format <name>", "for people, editors (lines), programs or build servers").choices(FORMATS))
    .option("--no-color", "plain output (NO_COLOR works too)")
    .optionsGroup("Findings:")
    .option("--all", 'also list findings below their threshold and weak signals (JSON: marked "gated")')
    .addOption(new Option("--mode <mode>", "how to answer").choices(["direct", "careful", "recap"]).default("careful"))
    .addOption(new Option("--stakes <stakes>", "how much is at stake").choices(["low", "medium", "high"]).default("medium"))
    .addOption(new Option("--profile <profile>", "order of the findings").choices(["default", "strict", "lenient"]).default("default"))
    .option("--min-confidence <share>", "leave out findings below this confidence, 0 to 1", share)
    .addOption(new Option("--category <name>", "only this category; repeat for several").choices(CATEGORIES).argParser(oneMore))
    .addOption(new Option("--ignore <id>", "leave out this pattern or family, such as vx-fo01; repeat for several").argParser(oneMoreId))
    .option("--fail-at <share>", "exit with 1 when a finding reaches this confidence, 0 to 1", share)
    .optionsGroup("Input:")
    .option("--files <glob>", "read these files in folders, instead of text, Markdown and HTML; repeat for several", oneMoreGlob)
    .option("--exclude <glob>", "never read these (.gitignore syntax); repeat for several", oneMoreGlob)
    .option("--since <commit>", "report only lines that changed since this git commit or branch")
    .option("--stdin-name <file>", "treat standard input as the text of this file, for editors")
    .option("--config <file>", "use settings from this file (default for files and folders: the nearest candor.config.json)")
    .option("--no-config", "do not read settings from a file")
    .option("--print-config", "print the settings in effect and exit")
    .optionsGroup("Exceptions:")
    .option("--no-comments", "ignore candor-disable comments in files")
    .option("--report-unused-comments", "report candor-disable comments that silence nothing, and exit with 1")
    .option("--baseline <file>", "leave out findings that this file accepts")
    .addOption(new Option("--update-baseline", "write the findings of this run to the baseline").conflicts("since"))
    .optionsGroup("Options:")
    .addHelpText(
      "after",
      `
In folders, .md, .mdx, .markdown, .txt, .html and .htm files are read; hidden and vendored folders and anything in .gitignore are skipped.
In a file, <!-- candor-disable-next-line ID --> silences a finding. See docs/command-line.md for comments, settings, baselines and build servers.

Exit codes: 0 success; 1 a finding reached --fail-at, a comment was unused, or with --jsonl a line was not valid; 2 bad usage, or input that cannot be read.
Offsets in JSON count UTF-16 code units.

Examples:
  candor analyze letter.txt
  candor analyze --fail-at 0.75 docs README.md
  candor analyze --format github --fail-at 0.9 "docs/**/*.md"
  candor analyze --category emotional --ignore vx-co01-fact-is letter.txt
  candor analyze https://example.org/article --json
  echo "Everyone knows it works. Act now!" | candor analyze --fail-at 0.75
  candor analyze --jsonl < texts.jsonl > frames.jsonl`,
    )
    .action(analyzeCommand);
}
