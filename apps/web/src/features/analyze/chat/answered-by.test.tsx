// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type AppConfig, DEFAULT_CONFIG } from "../../../lib/config.ts";
import { answeredBy, isMixed } from "./answered-by.ts";
import { EMPTY_CHAT, type Message } from "./chat-state.ts";
import { parseChat } from "./chat-store.ts";
import { chatToMarkdown } from "./export-chat.ts";
import { Reply } from "./reply.tsx";

afterEach(cleanup);

const told = (part: Partial<AppConfig>): AppConfig => ({ ...DEFAULT_CONFIG, ...part });
it.each<[string, AppConfig, string | undefined]>([
  ["rules", told({}), "the built-in analyst, by rules"],
  ["a model", told({ model: { active: true, label: "small (Ollama on this machine)" } }), "the language model small (Ollama on this machine)"],
  ["a server of others", told({ agentBase: "https://elsewhere.example" }), undefined],
  ["a server that told nothing", DEFAULT_CONFIG, undefined],
])("knows who answers: %s", (_, config, by) => expect(answeredBy(config)).toBe(by));

const reply = (id: string, by?: string): Message => ({ id, role: "assistant", text: "It is fair.", at: 1, ...(by ? { by } : {}) });
const nothing = () => undefined;
const showReply = (message: Message, mixed: boolean) =>
  render(
    <Reply
      message={message}
      mixed={mixed}
      busy={false}
      linked={false}
      last={false}
      onRetry={nothing}
      onSay={nothing}
      onQuote={nothing}
      onTake={nothing}
      onAnswer={nothing}
    />,
  );

it("a reply says whose it is once others have answered, too; what is kept and saved always does", () => {
  const [rules, model] = [reply("1", "the built-in analyst, by rules"), reply("2", "the language model small")];
  expect([isMixed([rules, reply("3")]), isMixed([rules, { ...model, text: "" }]), isMixed([rules, model])]).toEqual([false, false, true]);
  showReply(rules, false);
  expect(screen.queryByText(/^Answered by/)).toBeNull();
  cleanup();
  showReply(rules, true);
  expect(screen.getByText("Answered by the built-in analyst, by rules.")).toBeTruthy();
  expect(parseChat({ messages: [model] })?.messages[0]?.by).toBe(model.by);
  expect(chatToMarkdown({ ...EMPTY_CHAT, messages: [model] }, "2026-01-01")).toContain("## Agent\n\n*Answered by the language model small.*\n\nIt is fair.");
});
