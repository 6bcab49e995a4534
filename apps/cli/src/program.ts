import { ENGINE_VERSION, RULE_HASH } from "@candor/engine";
import { Argument, Command } from "commander";
import { addAnalyze } from "./add-analyze.ts";
import { compareCommand } from "./commands/compare.ts";
import { completionCommand, SHELLS } from "./commands/completion.ts";
import { mcpCommand } from "./commands/mcp.ts";
import { patternsCommand } from "./commands/patterns.ts";
import { visibleLine } from "./visible-line.ts";

function addCompare(root: Command): void {
  root
    .command("compare")
    .description("Compare two texts: how each one pushes, what only one of them says, and what to ask.")
    .argument("<first>", "a file, an http(s) address, or - for standard input")
    .argument("<second>", "the same")
    .option("--json", "as one JSON object")
    .option("--no-color", "plain output (NO_COLOR works too)")
    .addHelpText(
      "after",
      `
There is no score, and neither text is called the better one. Weak signals are left out.

Exit codes: 0 success; 2 bad usage, or input that cannot be read.

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
    .description("List the patterns, or find some by words.")
    .argument("[words...]", "a reflex id such as vx-fo01-act-now, a family such as vx-fo01, a category, a technique, or words to search for")
    .option("--json", "as JSON")
    .option("--no-color", "plain output (NO_COLOR works too)")
    .addHelpText("after", "\nWhere one is found, it is told as candor explain does.\n\nExit codes: 0 done; 2 nothing of that name.")
    .action(patternsCommand);
}

function addExplain(root: Command): void {
  root
    .command("explain")
    .description("Say what the ids beside findings mean.")
    .argument("<ids...>", "ids such as vx-fo01-act-now or cluster-alert")
    .option("--json", "as JSON")
    .option("--no-color", "plain output (NO_COLOR works too)")
    .addHelpText(
      "after",
      `
Why such wording is marked, the better question, a fairer wording, wordings that are fine, and how often the pattern was right on labeled texts.

Exit codes: 0 done; 2 nothing of that name.

Example:
  candor explain vx-fo01-act-now vx-pc01-everyone-knows`,
    )
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
  compare_texts    compares two texts
  read_page        the readable text of a public web page
  explain_pattern  what one pattern looks for, why it misleads, how often it was right
  find_patterns    searches the patterns by words
Prompt:
  check_draft      checks a draft answer before it is sent

Only analyze_page and read_page use the network, and only for the address they are given. Private addresses are refused.

The client starts it for you. Add this to your client's settings, with the folder of this project as "cwd":
  { "mcpServers": { "candor": { "command": "npx", "args": ["--no-install", "candor", "mcp"] } } }

Exit codes: 0 the client closed the input; 2 bad usage.`,
    )
    .action(mcpCommand);
}

function addCompletion(root: Command): void {
  root
    .command("completion")
    .description("Print a script that completes candor in your shell.")
    .addArgument(new Argument("<shell>", "which shell").choices(SHELLS))
    .addHelpText(
      "after",
      `
In ~/.bashrc:               source <(candor completion bash)
In ~/.zshrc after compinit: source <(candor completion zsh)
For fish:                   candor completion fish > ~/.config/fish/completions/candor.fish`,
    )
    .action(completionCommand);
}

/** The command line. Errors go to stderr in one line; parsing errors end with code 2 (see run.ts). */
export function program(): Command {
  const root = new Command("candor")
    .description("Finds wording that can mislead, explains why, and asks a better question. Nothing leaves this machine, except to fetch an address you give.")
    .version(`${ENGINE_VERSION} (rules ${RULE_HASH})`)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`candor: ${visibleLine(text.replace(/^error: /, ""))}\n`) })
    .showHelpAfterError(false);
  for (const add of [addAnalyze, addCompare, addExplain, addPatterns, addMcp, addCompletion]) add(root);
  return root;
}
