// @vitest-environment happy-dom
import { CODEX_V08_MODEL_SPECIFIC } from "@candor/content/codex-texts/codex-texts";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { Page } from "./codex-page.tsx";

afterEach(cleanup);

it("names the kinds of assistants that the model-specific codex has a part for, and no other", () => {
  render(<Page />, { wrapper: MemoryRouter });
  const [, list = ""] = /a part for each kind of assistant: (.+)\.$/.exec(screen.getByText(/a part for each kind of assistant/).textContent) ?? [];
  const kinds = CODEX_V08_MODEL_SPECIFIC.match(/^IF YOU .+$/gm) ?? [];
  const named = [/without tools/, /search/, /reason/, /code/, /documents/, /local|own machine/, /role/];
  expect(list.split(", ")).toHaveLength(named.length);
  expect(kinds).toHaveLength(named.length);
  for (const [i, kind] of named.entries()) {
    expect(kinds[i]?.toLowerCase()).toMatch(kind);
    expect(list.split(", ")[i]).toMatch(kind);
  }
});
