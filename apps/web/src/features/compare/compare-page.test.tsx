// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { analyze } from "@candor/engine";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useSession } from "../../lib/session.ts";
import { toPairFragment } from "../../lib/share-link.ts";
import { Page } from "./compare-page.tsx";
import { EXAMPLE_PAIR } from "./example-pair.ts";

const api = vi.hoisted(() => ({ fetchPage: null as unknown }));
vi.mock("../../lib/analysis.ts", () => ({ analyzeText: async (text: string) => analyze(text), prepareAnalysis: () => undefined }));
vi.mock("../../lib/fetched-page.ts", () => ({ fetchPage: (...given: unknown[]) => (api.fetchPage as (...all: unknown[]) => unknown)(...given) }));
// No server tells its settings here.
vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ toCompare: null });
});

const show = (hash = "") =>
  render(
    // An entry of its own for each test: the first one of a router has the same key everywhere.
    <MemoryRouter initialEntries={[{ pathname: "/compare", hash, key: crypto.randomUUID() }]}>
      <Page />
    </MemoryRouter>,
  );
const field = (which: "First" | "Second") => screen.getByRole<HTMLTextAreaElement>("textbox", { name: `${which} text` });
const write = (first: string, second: string) => {
  fireEvent.change(field("First"), { target: { value: first } });
  fireEvent.change(field("Second"), { target: { value: second } });
};
const compare = () => fireEvent.click(screen.getByRole("button", { name: "Compare the texts" }));
const results = () => screen.queryByRole("heading", { name: "What differs" });

describe("texts that cannot be compared", () => {
  it.each([
    ["", "", "Both fields are empty.", "First"],
    ["", "A text of its own.", "The first field is empty.", "First"],
    ["A text of its own.", "  \n", "The second field is empty.", "Second"],
    ["A text of its own.", " a text  of its own. ", "Both are the same text.", "Second"],
    ["A text of its own.", "Hm", "The second text is too short", "Second"],
  ] as const)("%j and %j: says so, and leads to the field", (first, second, said, which) => {
    show();
    write(first, second);
    compare();
    expect(screen.getByText(new RegExp(`^${said}`)).closest("[role=status]")).not.toBeNull();
    expect(document.activeElement).toBe(field(which));
    expect(results()).toBeNull();
  });
});

it("compares the example, says when it is done, and shows both texts with their marks", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Use an example" }));
  expect((await screen.findByText(/^Compared: 36 words and 51 words\./)).closest("[role=status]")).not.toBeNull();
  expect(results()).not.toBeNull();
  expect(screen.getByRole("article", { name: "First text, marked" }).querySelectorAll(".mark").length).toBeGreaterThan(1);
  expect(screen.getByRole("article", { name: "Second text, marked" }).querySelectorAll(".mark")).toHaveLength(0);
  expect(screen.queryByRole("button", { name: "Use an example" })).toBeNull();
});

it("says when the texts were changed since", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Use an example" }));
  await screen.findByText(/^Compared:/);
  write(EXAMPLE_PAIR.first, "Another text.");
  expect(screen.getByText(/You’ve changed the texts since this comparison\./)).toBeTruthy();
});

it("says how much of a text was read: one character less where the limit falls inside an emoji", async () => {
  show();
  write(`${"word ".repeat(3_999)}word🙂`, "A text of its own.");
  compare();
  expect(await screen.findByText("The first text was cut: its first 19,999 characters were read and 2 characters left out.")).toBeTruthy();
});

it("keeps what was typed for the next visit, and sets it aside for a text from the analyzer", async () => {
  show();
  write("My own text.", "And another of mine.");
  cleanup();
  useSession.getState().leaveToCompare("What was analyzed.");
  show();
  await waitFor(() => expect(field("First").value).toBe("What was analyzed."));
  expect(field("Second").value).toBe("");
  cleanup();
  show();
  expect(field("First").value).toBe("What was analyzed.");
  fireEvent.click(screen.getByRole("button", { name: "Restore them" }));
  expect([field("First").value, field("Second").value]).toEqual(["My own text.", "And another of mine."]);
  expect(screen.queryByRole("button", { name: "Restore them" })).toBeNull();
});

it("keeps the second text for a first one that comes from the analyzer into an empty field", async () => {
  show();
  write("", "And another of mine.");
  cleanup();
  useSession.getState().leaveToCompare("What was analyzed.");
  show();
  await waitFor(() => expect(field("First").value).toBe("What was analyzed."));
  expect(field("Second").value).toBe("And another of mine.");
});

it("offers under a field to take out what stands between its words, and to complete an address", () => {
  show();
  write("One text that is plain.", "The plan was re-\nvised twice, and the coun-\ncil met.");
  fireEvent.click(screen.getByRole("button", { name: "Join them" }));
  expect(field("Second").value).toBe("The plan was revised\ntwice, and the council\nmet.");
  expect(document.activeElement).toBe(field("Second"));
  write("example.org/report", "Another.");
  fireEvent.click(screen.getByRole("button", { name: "Add https://" }));
  expect(field("First").value).toBe("https://example.org/report");
});

it("compares the texts of a link at once, and says when it is damaged", async () => {
  show(await toPairFragment(EXAMPLE_PAIR.first, EXAMPLE_PAIR.second));
  expect(await screen.findByText(/^Compared:/)).toBeTruthy();
  cleanup();
  show("#c=damaged&d=too");
  expect(await screen.findByText(/^This link is damaged/)).toBeTruthy();
});

describe("addresses", () => {
  const [A, B] = ["https://a.example/one", "https://b.example/two"];
  it("are fetched when the button is pressed, both into their fields", async () => {
    api.fetchPage = async (url: string) => ({ text: url === A ? EXAMPLE_PAIR.first : EXAMPLE_PAIR.second });
    show();
    write(A, B);
    expect(screen.getByText(/^The links go to .+, which fetches the pages\.$/)).toBeTruthy();
    compare();
    expect(await screen.findByText(/^Compared:/)).toBeTruthy();
    expect([field("First").value, field("Second").value]).toEqual([EXAMPLE_PAIR.first, EXAMPLE_PAIR.second]);
  });
  it("leave the fields to what is brought back while they are fetched", async () => {
    let come: (page: { text: string }) => void = () => undefined;
    api.fetchPage = () => new Promise((resolve) => (come = resolve));
    show();
    write("My own text.", "And another of mine.");
    cleanup();
    useSession.getState().leaveToCompare(A);
    show();
    await waitFor(() => expect(field("First").value).toBe(A));
    fireEvent.change(field("Second"), { target: { value: B } });
    compare();
    expect(screen.getByText("Fetching…")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Restore them" }));
    await act(async () => come({ text: "The words of the page." }));
    expect([field("First").value, field("Second").value]).toEqual(["My own text.", "And another of mine."]);
    expect([screen.queryByText("Fetching…"), results()]).toEqual([null, null]);
  });
  it("that cannot be had are told of with their field, and stay in it", async () => {
    api.fetchPage = async (url: string) => (url === A ? { text: EXAMPLE_PAIR.first } : Promise.reject(new Error("Agent HTTP 502: not there")));
    show();
    write(A, B);
    compare();
    expect((await screen.findByText(/^Second text: .*not there/)).closest("[role=status]")).not.toBeNull();
    expect(screen.getByText(/copy its text and paste it here/)).toBeTruthy();
    expect([field("First").value, field("Second").value]).toEqual([EXAMPLE_PAIR.first, B]);
    expect(results()).toBeNull();
  });
});

it("counts in neither text what the reader has muted", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Use an example" }));
  await screen.findByText(/^Compared:/);
  const urgent = analyze(EXAMPLE_PAIR.first).frames.find(({ technique }) => technique === "urgency")!;
  expect(screen.getByRole("rowheader", { name: /urgency/ })).toBeTruthy();
  cleanup();
  localStorage.setItem(
    "candor-judgements-v1",
    JSON.stringify({ dismissed: [], muted: [{ reflexId: urgent.reflexId, label: urgent.reflexLabel }], hideMarks: false }),
  );
  localStorage.removeItem("candor-drafts-v1");
  show();
  fireEvent.click(screen.getByRole("button", { name: "Use an example" }));
  await screen.findByText(/^Compared:/);
  expect(screen.queryByRole("rowheader", { name: /urgency/ })).toBeNull();
});
