// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { Analysis } from "@candor/engine";
import { StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as ShareLink from "../../lib/share-link.ts";
import { useSession } from "../../lib/session.ts";
import { AnalyzePanel } from "./analyze-panel.tsx";
import { EXAMPLES } from "./examples.ts";

/** Texts that are still being unfolded, by their fragment. */
const unfolding = vi.hoisted(() => new Map<string, (text: string) => void>());
vi.mock("../../lib/share-link.ts", async (original) => ({
  ...(await original<typeof ShareLink>()),
  fromFragment: (fragment: string) => new Promise((resolve) => unfolding.set(fragment, resolve)),
  taskOf: async (fragment: string) => (fragment.includes("&q=") ? "Which word would you strike?" : ""),
}));
/** Texts that are being read, until somebody stops it. */
const reading = vi.hoisted(() => new Map<string, AbortSignal>());
vi.mock("../../lib/analysis.ts", () => ({
  analyzeText: (text: string, _options: unknown, signal: AbortSignal) => {
    reading.set(text, signal);
    return new Promise(() => undefined);
  },
}));
/** Pages that are being fetched, by their address. */
const fetching = vi.hoisted(() => new Map<string, (text: string) => void>());
vi.mock("../../lib/fetched-page.ts", () => ({
  fetchPage: (url: string, signal: AbortSignal) =>
    new Promise((resolve, reject) => {
      const source = { url, title: null, siteName: null, byline: null, publishedTime: null };
      fetching.set(url, (text) => (signal.aborted ? reject(signal.reason as Error) : resolve({ text, source })));
    }),
}));
vi.mock("../../lib/config.ts", () => ({ useConfig: () => null, DEFAULT_CONFIG: {} }));

beforeEach(() => {
  unfolding.clear();
  reading.clear();
  fetching.clear();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  useSession.setState(useSession.getInitialState());
  openThis.mockClear();
});

const URGES = {
  reflexId: "vx-fo01-act-now",
  reflexLabel: "Act now",
  family: "vx-fo01",
  category: "emotional",
  technique: "x",
  rationale: "It presses.",
  question: "Why now?",
  confidence: 0.8,
  severity: "medium",
  priority: 2,
  tags: [],
  start: 0,
  end: 7,
  fragment: "Act now",
  spans: [[0, 7]],
  adjustments: [],
  stance: "asserted",
};
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /A statement/ });
const nothing = () => undefined;
const openThis = vi.fn();
function show(...addresses: string[]) {
  const routes = [
    { path: "/analyze", element: <AnalyzePanel openChat={nothing} openThis={openThis} /> },
    { path: "/elsewhere", element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: addresses });
  // As while one develops: effects run, are undone and run again.
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}
const arrives = (fragment: string, text: string) => act(async () => unfolding.get(fragment)!(text));

it("reads the text of the link that was followed last, whichever is unfolded first", async () => {
  const router = show("/analyze#t=long");
  await act(() => router.navigate("/analyze#t=short"));
  await arrives("#t=short", "The text of the second link.");
  await arrives("#t=long", "The text of the first link.");
  expect(field().value).toBe("The text of the second link.");
});

it("leaves alone what was typed before the text of a link had arrived", async () => {
  show("/analyze#t=long");
  await act(async () => fireEvent.change(field(), { target: { value: "Words of my own." } }));
  await arrives("#t=long", "The text of the link.");
  expect(field().value).toBe("Words of my own.");
});

it("does not read the text of a link again once it was changed", async () => {
  const router = show("/analyze#t=one");
  await arrives("#t=one", "The text of the link.");
  unfolding.clear();
  await act(async () => fireEvent.change(field(), { target: { value: "The text of the link, changed." } }));
  expect([...unfolding.keys()]).toEqual([]);
  expect(router.state.location.hash).toBe("");
  expect(field().value).toBe("The text of the link, changed.");
});

it("no longer says that there is nothing to analyze once something stands in the field", async () => {
  const router = show("/analyze");
  const nothingThere = () => screen.queryByText("Nothing to analyze.");
  const pressOnNothing = async () => {
    await act(async () => fireEvent.change(field(), { target: { value: "" } }));
    await act(async () => fireEvent.keyDown(field(), { key: "Enter", ctrlKey: true }));
    expect(nothingThere()).not.toBeNull();
  };
  await pressOnNothing();
  await act(async () => fireEvent.change(field(), { target: { value: "W" } }));
  expect(nothingThere()).toBeNull();
  await pressOnNothing();
  await act(() => router.navigate("/analyze#r=class"));
  await arrives("#r=class", "A text that waits.");
  expect(nothingThere()).toBeNull();
});

const isBeingRead = (text: string) => vi.waitFor(() => expect(reading.get(text)?.aborted).toBe(false));

it("reads a text that another page left for it", async () => {
  act(() => useSession.getState().leaveToRead("A text from the first page."));
  show("/analyze");
  await isBeingRead("A text from the first page.");
  expect(field().value).toBe("A text from the first page.");
  expect(useSession.getState().toRead).toBeNull();
});

it("makes the last results again for who loads the page anew", async () => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as unknown as PerformanceEntry]);
  localStorage.setItem(
    "candor-analyze-draft-v1",
    JSON.stringify({ text: "What was read.", source: null, setAside: [], ran: { text: "What was read.", source: null, cut: 0 } }),
  );
  sessionStorage.setItem("candor-runs", "2");
  show("/analyze");
  await isBeingRead("What was read.");
});

it("shows a text that is to be read first without marking it, until Run Analysis is pressed", async () => {
  const router = show("/analyze#r=class");
  await arrives("#r=class", "A text for the class.");
  expect(field().value).toBe("A text for the class.");
  expect([...reading.keys()]).toEqual([]);
  const first = screen.getByText("Read it first, and note what tries to push you. Run Analysis shows the marks.");
  expect(first.compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(first.parentElement?.getAttribute("role")).toBe("status");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Run Analysis" })));
  expect([...reading.keys()]).toEqual(["A text for the class."]);
  expect(router.state.location.hash).toBe("");
  expect(screen.queryByText(/^Read it first/)).toBeNull();
});

it("says nothing of reading first of a lone link, whose page has yet to be fetched", async () => {
  show("/analyze#r=class");
  await arrives("#r=class", "https://example.org/article");
  expect(screen.queryByText(/^Read it first/)).toBeNull();
  expect(screen.getByText(/^The link is in the field/)).toBeDefined();
});

it.each([
  ["it is run", async () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Run Analysis" })))],
  [
    "another text comes",
    async (router: ReturnType<typeof show>) => {
      await act(() => router.navigate("/analyze#t=short"));
      await arrives("#t=short", "A short text.");
    },
  ],
])("says of a link that it waits until %s", async (_what, go) => {
  vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined));
  const router = show("/analyze#t=link");
  await arrives("#t=link", "https://example.org/article");
  expect(screen.getByText(/^The link is in the field/)).toBeDefined();
  await go(router);
  expect(screen.queryByText(/^The link is in the field/)).toBeNull();
});

it.each<[string, object[], boolean]>([
  ["nothing was marked", [], true],
  ["the reader has muted what was", [URGES], false],
])("leads on to the link beside a few words where nothing was marked, and nowhere else: %s", (_case, frames, leads) => {
  const text = "Act now! https://news.example/a";
  localStorage.setItem("candor-analyze-draft-v1", JSON.stringify({ text, source: null, setAside: [] }));
  localStorage.setItem(
    "candor-judgements-v1",
    JSON.stringify({ dismissed: [], muted: [{ reflexId: URGES.reflexId, label: URGES.reflexLabel }], hideMarks: false }),
  );
  useSession.getState().finishRun({ frames, regions: [], words: 2, language: { english: true } } as unknown as Analysis, text, null, 0);
  show("/analyze");
  expect(screen.getByText(/2 words · 0 marks/)).toBeDefined();
  expect(screen.queryByText(/^Only your words were read/) !== null).toBe(leads);
});

it("keeps the task of a link beside the text, through its run and a change of it, until another text comes", async () => {
  show("/analyze#r=class&q=task");
  await arrives("#r=class&q=task", "A text for the class.");
  const task = () => screen.queryByText(/A task for this text/)?.parentElement?.textContent;
  expect(task()).toBe("A task for this text: Which word would you strike?");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Run Analysis" })));
  cleanup();
  show("/analyze");
  expect(task()).toBeDefined();
  await act(async () => fireEvent.change(field(), { target: { value: "A text for the class, with a note." } }));
  expect(task()).toBeDefined();
  await act(async () => fireEvent.change(field(), { target: { value: "Another text, pasted over all of it." } }));
  expect(task()).toBeUndefined();
});

it("puts a text that waits on paper, which the field is not", async () => {
  show("/analyze#r=class");
  await arrives("#r=class", "A text for the class.");
  const sheet = () => document.querySelector(".on-paper")?.textContent;
  expect(sheet()).toBeUndefined();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(sheet()).toBe("A text for the class.");
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(sheet()).toBeUndefined();
});

const SLOW = "https://slow.example/article";
it.each([
  ["brought back", async () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Restore it" })))],
  [
    "brought by a link that waits for its reader",
    async (router: ReturnType<typeof show>) => {
      await act(() => router.navigate("/analyze#r=class"));
      await arrives("#r=class", "Words of my own.");
    },
  ],
])("leaves a text in the field that was %s while a page was being fetched", async (_how, comes) => {
  localStorage.setItem("candor-analyze-draft-v1", JSON.stringify({ text: SLOW, source: null, setAside: ["Words of my own."] }));
  const router = show("/analyze");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Run Analysis" })));
  await comes(router);
  expect(field().value).toBe("Words of my own.");
  await act(async () => fetching.get(SLOW)!("The words of the page, which took its time."));
  expect([field().value, field().disabled]).toEqual(["Words of my own.", false]);
});

/** Drops a file whose bytes come when the returned function is called. */
function drop(name: string): (text: string) => Promise<void> {
  let come: (bytes: ArrayBuffer) => void = nothing;
  const bytes = new Promise<ArrayBuffer>((resolve) => (come = resolve));
  const file = { name, size: 1, arrayBuffer: () => bytes };
  act(() => void document.dispatchEvent(Object.assign(new Event("drop"), { dataTransfer: { types: ["Files"], files: [file] } })));
  return (text) => act(async () => come(new TextEncoder().encode(text).buffer));
}

it("shows the file that was chosen last, whichever comes first", async () => {
  show("/analyze");
  const [first, second] = [drop("first.txt"), drop("second.txt")];
  await second("The words of the second file.");
  await first("The words of the first file.");
  expect(field().value).toBe("The words of the second file.");
  expect(screen.getByText("second.txt is in the field.")).not.toBeNull();
});

const FILE_LEFT = "Stopped reading the file. Open it again if you still want it.";
it.each([
  ["its text was run by hand", async () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Run Analysis" }))), "Words of my own."],
  ["a text to try was chosen", async () => act(async () => fireEvent.click(screen.getByRole("button", { name: EXAMPLES[0]!.title }))), EXAMPLES[0]!.text],
])("leaves the field alone when a file comes after %s, and says so", async (_what, runs, text) => {
  show("/analyze");
  await act(async () => fireEvent.change(field(), { target: { value: "Words of my own." } }));
  const comes = drop("late.txt");
  await runs();
  await comes("The words of a file on another machine.");
  expect([field().value, reading.get(text)?.aborted, screen.queryByText(FILE_LEFT) !== null]).toEqual([text, false, true]);
});

it("goes on with a file where the field was empty, and there was nothing to run", async () => {
  show("/analyze");
  const comes = drop("late.txt");
  await act(async () => fireEvent.keyDown(field(), { key: "Enter", ctrlKey: true }));
  await comes("The words of a file on another machine.");
  expect([field().value, screen.queryByText(FILE_LEFT)]).toEqual(["The words of a file on another machine.", null]);
});

it("leaves a reader where they have gone when a file comes late", async () => {
  const router = show("/analyze");
  const comes = drop("late.txt");
  await act(() => router.navigate("/elsewhere"));
  await comes("The words of a file on another machine.");
  expect(openThis).not.toHaveBeenCalled();
});

it.each([
  ["with the text, which the chat does not know", null, "Act now!\n\nIs this a scam, and what should I do?", false],
  [
    "with the page that was fetched beside it",
    { url: "https://shop.example/a", title: null, siteName: null, byline: null, publishedTime: null },
    "Is this a scam, and what should I do?",
    true,
  ],
])("leaves the question of what to do for the chat, %s", (_, source, message, article) => {
  show("/analyze");
  const analysis = { frames: [{ ...URGES, technique: "social engineering" }], regions: [], words: 2, language: { english: true } } as unknown as Analysis;
  act(() => useSession.getState().finishRun(analysis, "Act now!", source, 0));
  fireEvent.click(screen.getByRole("button", { name: "Ask what to do" }));
  const { toAsk, handOver } = useSession.getState();
  expect([toAsk, handOver !== null]).toEqual([message, article]);
});

it("says of a text in the query that it is not read, and where to put it, until something is written", async () => {
  const told = () =>
    screen.queryByText("For your privacy, text in a web address isn’t read: servers along the way can see and log it. Paste the text into the field instead.");
  show("/analyze?tab=analyze&text=Act%20now");
  expect([told() !== null, field().value]).toEqual([true, ""]);
  await act(async () => fireEvent.change(field(), { target: { value: "Act now" } }));
  expect(told()).toBeNull();
  cleanup();
  show("/analyze?text=");
  expect(told()).toBeNull();
});
