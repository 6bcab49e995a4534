// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetConfig } from "../../../lib/config.ts";
import type { Analysis } from "@candor/engine";
import { useSession, type TextSource } from "../../../lib/session.ts";
import { askAbout } from "../../../lib/swindle.ts";
import { ChatPanel } from "./chat-panel.tsx";

vi.mock("../../../lib/analysis.ts", () => ({ analyzeText: () => Promise.resolve({ frames: [] }) }));
let answer: (signal: AbortSignal) => Promise<Response>;
beforeEach(() => {
  forgetConfig();
  vi.stubGlobal("fetch", (url: string, { signal }: { signal: AbortSignal }) => (url === "/config.json" ? Promise.resolve(new Response("{}")) : answer(signal)));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState(useSession.getInitialState());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("says of kept messages that they could not be read, sets them aside and keeps the others", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const said = { id: "1", role: "user", text: "Is it true?", at: 1 };
  const bad = { id: "2", role: "oracle", text: "It is." };
  localStorage.setItem("candor-chat-v1", JSON.stringify({ messages: [said, bad, null] }));
  render(<ChatPanel />);
  const told = "2 messages of this conversation couldn’t be read and are missing here. What was stored is set aside in this browser.";
  expect([screen.queryByText(told) !== null, screen.queryByText(said.text) !== null]).toEqual([true, true]);
  expect(JSON.parse(localStorage.getItem("candor-set-aside:candor-chat-v1")!)).toEqual([bad, null]);
  cleanup();
  render(<ChatPanel />);
  expect(localStorage.getItem("candor-set-aside:candor-chat-v1:2")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "reset chat" }));
  expect(screen.queryByText(told)).toBeNull();
});

const LINK = "https://news.example/a";
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
async function fetchLink(): Promise<void> {
  fireEvent.change(field(), { target: { value: LINK } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "fetch-url" })));
}
const settled = () => vi.waitFor(() => expect(screen.queryByRole("button", { name: "Stop" })).toBeNull());

it("a link that cannot be fetched comes back into the field", async () => {
  answer = () => Promise.resolve(new Response("no such page", { status: 404 }));
  render(<ChatPanel />);
  await fetchLink();
  await act(settled);
  expect(screen.getByText("Agent HTTP 404: no such page")).toBeTruthy();
  expect(field().value).toBe(LINK);
});

it("but not over what was written meanwhile", async () => {
  let fail: () => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      fail = () => resolve(new Response("no such page", { status: 404 }));
    });
  render(<ChatPanel />);
  await fetchLink();
  fireEvent.change(field(), { target: { value: "A question" } });
  await act(async () => fail());
  await act(settled);
  expect(field().value).toBe("A question");
});

it.each([
  ["Stop", "comes back", LINK],
  ["reset chat", "does not", ""],
])("after %s it %s", async (name, _what, left) => {
  answer = (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  render(<ChatPanel />);
  await fetchLink();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name })));
  await act(settled);
  expect(field().value).toBe(left);
});

it("nor where the page was read", async () => {
  answer = () => Promise.resolve(Response.json({ text: "Everyone knows that it works." }));
  render(<ChatPanel />);
  await fetchLink();
  await act(settled);
  expect(screen.getByText("Article context active")).toBeTruthy();
  expect(field().value).toBe("");
});

it("says under the link that the reader is offline, as long as that is so", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  render(<ChatPanel />);
  await fetchLink();
  await act(settled);
  expect(screen.getByText(/^Failed to fetch \(Tip:/)).toBeTruthy();
  const line = () => screen.queryByText(/^You’re offline, and links need a connection\./);
  expect(line()).not.toBeNull();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(line()).toBeNull();
  expect(screen.getByText(/^The server that fetches pages can’t be reached right now\..* press fetch-url again\.$/)).toBeTruthy();
});

it("offers under a link that the site refused, alone or with a question, to paste the text of the page", async () => {
  answer = () => Promise.resolve(Response.json({ error: { code: "page-missing", message: "The site says this page doesn’t exist." } }, { status: 502 }));
  render(<ChatPanel />);
  await fetchLink();
  await act(settled);
  expect(screen.getAllByText(/copy its text and paste it here/)).toHaveLength(1);
  fireEvent.change(field(), { target: { value: "https://a.example/other" } });
  fireEvent.keyDown(field(), { key: "Enter" });
  await act(settled);
  expect(screen.getAllByText(/copy its text and paste it here/)).toHaveLength(1);
  expect(screen.getByText(/copy its text and paste it here/).closest(".by-assistant")).not.toBeNull();
});

const MAIL = "Your account will be closed today. Confirm your PIN at the link.";
const analysed = (source: TextSource | null = null, text = MAIL) =>
  act(() => useSession.getState().finishRun({ frames: [], regions: [], words: 12 } as unknown as Analysis, text, source, 0));
const bring = () => screen.queryByRole("button", { name: "Put it into the message" });

it("the text from the Analyze tab comes into the message before what was written, and nothing is sent", () => {
  const sent = vi.fn(() => Promise.resolve(Response.json({ message: "" })));
  answer = sent;
  render(<ChatPanel />);
  expect(bring()).toBeNull();
  analysed();
  fireEvent.change(field(), { target: { value: "Is this a scam?" } });
  fireEvent.click(bring()!);
  expect(field().value).toBe(`${MAIL}\n\nIs this a scam?`);
  expect(document.activeElement).toBe(field());
  expect(bring()).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it("a question that was answered with which text is meant comes along with the text, unless another was begun", async () => {
  answer = () => Promise.resolve(Response.json({ message: "Which text is this about?", confidence: 0.5, failure: "ask-clarify" }));
  render(<ChatPanel />);
  analysed();
  fireEvent.change(field(), { target: { value: "Is this a scam?" } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send" })));
  await act(settled);
  fireEvent.change(field(), { target: { value: "What is missing?" } });
  expect(bring()).not.toBeNull();
  fireEvent.change(field(), { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: "Put it into the message with your question" }));
  expect(field().value).toBe(`${MAIL}\n\nIs this a scam?`);
});

it("offers questions about the text from the Analyze tab in the place of the examples, and puts both into the field", () => {
  const sent = vi.fn(() => Promise.resolve(Response.json({ message: "" })));
  answer = sent;
  render(<ChatPanel />);
  analysed();
  expect(screen.queryByText("Try one of these")).toBeNull();
  expect(screen.queryByRole("button", { name: "What is a false dilemma?" })).toBeNull();
  expect(screen.getByText("About the text from the Analyze tab")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "What should I check first?" }));
  expect(field().value).toBe(`${MAIL}\n\nWhat should I check first?`);
  expect(document.activeElement).toBe(field());
  expect(screen.getByText(/^The text and your question are in the field\./)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it("and is offered neither once it was sent, nor where a page was fetched, which has a way of its own", async () => {
  answer = () => Promise.resolve(Response.json({ message: "It asks for a code." }));
  render(<ChatPanel />);
  analysed({ url: LINK, title: null, siteName: null, byline: null, publishedTime: null });
  expect(bring()).toBeNull();
  analysed();
  fireEvent.change(field(), { target: { value: `What presses in this?\n\n${MAIL}` } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send" })));
  await act(settled);
  expect(field().value).toBe("");
  expect(bring()).toBeNull();
});

it("takes the place of an article that is still in context: the agent would speak of that one", async () => {
  answer = () => Promise.resolve(Response.json({ text: "Everyone knows that it works." }));
  render(<ChatPanel />);
  await fetchLink();
  await act(settled);
  analysed();
  fireEvent.click(screen.getByRole("button", { name: "Put it into the message in the article’s place" }));
  expect(field().value).toBe(`${MAIL}\n\n`);
  expect(screen.queryByText("Article context active")).toBeNull();
});

it("of a long text so much comes that the question behind it is sent, too", async () => {
  const sent = vi.fn<(body: unknown) => void>();
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (url !== "/config.json") sent(JSON.parse(init!.body as string));
    return Promise.resolve(Response.json(url === "/config.json" ? {} : { message: "It is long." }));
  });
  render(<ChatPanel />);
  analysed(null, "a".repeat(20_000));
  fireEvent.change(field(), { target: { value: "Is this a scam?" } });
  const part = screen.getByRole("button", { name: "Put its first 19,000 characters into the message" });
  fireEvent.click(part);
  expect(part.isConnected).toBe(false);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send" })));
  await act(settled);
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ text: `${"a".repeat(19_000)}\n\nIs this a scam?` }));
});

it("a message that was left for the chat stands in the field, with how to go on; what was written waits, and nothing is sent", async () => {
  const sent = vi.fn(() => Promise.resolve(Response.json({ message: "It asks for a code." })));
  answer = sent;
  render(<ChatPanel />);
  fireEvent.change(field(), { target: { value: "Half a question" } });
  act(() => useSession.getState().leaveToAsk(askAbout(MAIL)));
  expect(field().value).toBe(`${MAIL}\n\nIs this a scam, and what should I do?`);
  expect(document.activeElement).toBe(field());
  expect(screen.getByText("The text and your question are in the field. Check them, then press Send. Nothing is sent until you do.")).toBeTruthy();
  expect(screen.queryByText("Try one of these")).toBeNull();
  expect(useSession.getState().toAsk).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send" })));
  await act(settled);
  expect(field().value).toBe("Half a question");
});

it("and without a text it says that the message has to be pasted", () => {
  useSession.getState().leaveToAsk(askAbout(" "));
  render(<ChatPanel />);
  expect(field().value).toBe("Is this a scam, and what should I do?\n\n");
  expect(screen.getByText("Paste the message you got below the question, then press Send. Nothing is sent until you do.")).toBeTruthy();
  fireEvent.change(field(), { target: { value: `${field().value}${MAIL}` } });
  expect(screen.getByText(/^The text and your question are in the field\./)).toBeTruthy();
  fireEvent.change(field(), { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: "What is a false dilemma?" }));
  expect(screen.getByText("Try one of these")).toBeTruthy();
});
