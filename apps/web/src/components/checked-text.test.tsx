// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { createMemoryRouter, Link, MemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { analyze } from "@candor/engine";
import { useSession } from "../lib/session.ts";
import { CheckedText } from "./checked-text.tsx";

const api = vi.hoisted(() => ({ callAgent: null as unknown }));
vi.mock("../lib/api.ts", async (original) => ({
  ...(await original<object>()),
  callAgent: (...given: unknown[]) => (api.callAgent as (...all: unknown[]) => unknown)(...given),
}));

// No server tells its settings here.
vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));

afterEach(() => {
  cleanup();
  useSession.setState({ latestInput: "", analysis: null });
  localStorage.clear();
  sessionStorage.clear();
});

const analyzed = (text: string) => useSession.getState().finishRun(analyze(text), text, null, 0);

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const show = (children: (text: string) => string = () => "") =>
  render(
    // An entry of its own for each test: the first one of a router has the same key everywhere.
    <MemoryRouter initialEntries={[{ pathname: "/", key: crypto.randomUUID() }]}>
      <CheckedText title="A text" hint="">
        {children}
      </CheckedText>
    </MemoryRouter>,
  );

it("looks at a text once, not again for each letter of the next one", () => {
  const look = vi.fn((text: string) => `Looked at: ${text}`);
  show(look);
  write("A first text.");
  fireEvent.submit(field().form!);
  for (const letters of ["A", "A s", "A second text."]) write(letters);
  expect(screen.getByText("Looked at: A first text.")).toBeTruthy();
  expect(look).toHaveBeenCalledTimes(1);
  fireEvent.submit(field().form!);
  expect(screen.getByText("Looked at: A second text.")).toBeTruthy();
});

it("offers to join words that a PDF divided, and goes on from the field", () => {
  show((text) => `Looked at: ${text}`);
  write("Tests pro-\nve that it works. It is effec-\ntive.");
  fireEvent.click(screen.getByRole("button", { name: "Join them" }));
  expect(field().value).toBe("Tests prove\nthat it works. It is effective.\n");
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole("button", { name: "Join them" })).toBeNull();
});

it.each([
  ["www.example.org/story", "Add https://", "https://www.example.org/story"],
  ["https://one.example/a https://two.example/b", "Keep only the first", "https://one.example/a"],
  ["<https://one.example/a>", "Keep only the link", "https://one.example/a"],
])("says why no page is fetched for %s, and makes it one link", (typed, press, link) => {
  show();
  write(typed);
  expect(screen.getByText("Stays in this browser.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: press }));
  expect(field().value).toBe(link);
  expect(document.activeElement).toBe(field());
  expect(screen.getByText(/^The link goes to /)).toBeTruthy();
});

it("says that the page behind a link in a remark was not read, and keeps only the link at a press", () => {
  show((text) => `Looked at: ${text}`);
  write("What do you think of this? https://one.example/a");
  expect(screen.queryByText(/Only your words were read/)).toBeNull();
  fireEvent.submit(field().form!);
  expect(screen.getByText(/Only your words were read/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Keep only the link" }));
  expect(field().value).toBe("https://one.example/a");
  expect(screen.queryByText(/Only your words were read/)).toBeNull();
});

it("writes a text of a right-to-left script from right to left", () => {
  show();
  write("الجميع يعرف ذلك");
  expect(field().dir).toBe("rtl");
  write("Everybody knows that");
  expect(field().dir).toBe("ltr");
});

it("names the latest text by its beginning, without cutting through a character", () => {
  analyzed(`${"a".repeat(79)}😀 and so on`);
  show();
  expect(screen.getByText(/^From the text/).textContent).toBe(`From the text you analyzed last: “${"a".repeat(79)} …”`);
});

describe("on a page that was loaded anew", () => {
  const KEY = "candor-analyze-draft-v1";
  const keep = (value: object) => {
    localStorage.setItem(KEY, JSON.stringify(value));
    sessionStorage.setItem(`candor-tab:${KEY}`, JSON.stringify(value));
  };
  const RAN = { text: "Changed since.", ran: { text: "Everyone knows.", source: null, cut: 0 } };

  it("starts with the text that this tab analyzed last, as the hint says", () => {
    keep(RAN);
    sessionStorage.setItem("candor-runs", "1");
    show((text) => `Looked at: ${text}`);
    expect(screen.getByText("From the text you analyzed last: “Everyone knows.”")).toBeTruthy();
    expect(screen.getByText("Looked at: Everyone knows.")).toBeTruthy();
  });

  it("shows none to a tab that made no run, nor once the results were cleared", () => {
    keep(RAN);
    show((text) => `Looked at: ${text}`);
    expect(screen.queryByText(/^From the text|^Looked at/)).toBeNull();
    cleanup();
    sessionStorage.setItem("candor-runs", "1");
    keep({ ...RAN, ran: null });
    show((text) => `Looked at: ${text}`);
    expect(screen.queryByText(/^From the text|^Looked at/)).toBeNull();
  });

  it("shows none for a run that failed since", () => {
    keep(RAN);
    sessionStorage.setItem("candor-runs", "1");
    useSession.getState().startRun("https://example.org/blocked");
    useSession.getState().failRun();
    show((text) => `Looked at: ${text}`);
    expect(screen.queryByText(/^From the text|^Looked at/)).toBeNull();
  });
});

it("shows nothing for the input of a run that failed", () => {
  useSession.getState().startRun("https://example.org/blocked");
  useSession.getState().failRun();
  show((text) => `Looked at: ${text}`);
  expect(screen.queryByText(/^From the text|^Looked at/)).toBeNull();
});

it("says which server an address would go to", () => {
  vi.stubEnv("VITE_AGENT_BASE", "https://agent.example/api");
  show();
  write("https://a.org/article");
  expect(screen.getByText("The link goes to agent.example, which fetches the page.")).toBeTruthy();
  vi.unstubAllEnvs();
});

it("is there with its text and what was seen in it for who reads about a pattern and comes back", async () => {
  const results = () => <Link to="/pattern">About this pattern</Link>;
  const page = (
    <CheckedText title="A text" hint="">
      {results}
    </CheckedText>
  );
  const router = createMemoryRouter(
    [
      { path: "/paper", element: page },
      { path: "/pattern", element: <p>A pattern</p> },
    ],
    { initialEntries: ["/paper"] },
  );
  render(<RouterProvider router={router} />);
  write("A drink melts fat.");
  fireEvent.submit(field().form!);
  await act(async () => fireEvent.click(screen.getByRole("link")));
  expect(screen.getByText("A pattern")).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(field().value).toBe("A drink melts fat.");
  expect(screen.getByRole("link", { name: "About this pattern" })).toBeTruthy();
});

it("calls off the reading of a page when the reader leaves", async () => {
  const asked = vi.fn((_call: string, _body: unknown, { signal }: { signal?: AbortSignal } = {}) => {
    return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));
  });
  api.callAgent = asked;
  const { unmount } = render(
    <StrictMode>
      <MemoryRouter>
        <CheckedText title="A text" hint="">
          {() => ""}
        </CheckedText>
      </MemoryRouter>
    </StrictMode>,
  );
  write("https://example.org/article");
  fireEvent.submit(field().form!);
  const signal = asked.mock.calls[0]![2]?.signal;
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

it("can be stopped while a page is long in coming, and goes on from its button", async () => {
  const asked = vi.fn((_call: string, _body: unknown, { signal }: { signal?: AbortSignal } = {}) => {
    return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));
  });
  api.callAgent = asked;
  show();
  write("https://example.org/article");
  screen.getByRole("button", { name: "Check this text" }).focus();
  fireEvent.submit(field().form!);
  expect(document.querySelector("p[role=status]")?.textContent).toBe("Fetching the page…");
  const stop = screen.getByRole("button", { name: "Stop" });
  stop.focus();
  await act(async () => fireEvent.click(stop));
  expect(asked.mock.calls[0]![2]?.signal?.aborted).toBe(true);
  expect(document.querySelector("p[role=status]")?.textContent?.trim()).toBe("Stopped. The link is still in the field.");
  expect(field().value).toBe("https://example.org/article");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Check this text" }));
});

it("says what went wrong in a live region that was there before", async () => {
  api.callAgent = () => Promise.reject(new Error("Agent HTTP 502: The site couldn’t be reached."));
  show();
  const region = document.querySelector("p[role=status]");
  expect(region?.textContent).toBe("");
  write("https://example.org/article");
  await act(async () => fireEvent.submit(field().form!));
  expect(document.querySelector("p[role=status]")).toBe(region);
  expect(region?.textContent).toContain("couldn’t be reached");
});

it("what was typed is there again whatever the case of the address", () => {
  const openAt = (pathname: string) => {
    cleanup();
    render(
      <MemoryRouter initialEntries={[{ pathname, key: crypto.randomUUID() }]}>
        <CheckedText title="A text" hint="">
          {() => ""}
        </CheckedText>
      </MemoryRouter>,
    );
  };
  openAt("/Paper/");
  write("Typed here.");
  openAt("/paper");
  expect(field().value).toBe("Typed here.");
  openAt("/omissions");
  expect(field().value).toBe("");
});
