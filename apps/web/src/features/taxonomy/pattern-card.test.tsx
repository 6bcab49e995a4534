// @vitest-environment happy-dom
import { catalogue } from "@candor/engine/catalogue";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { PatternCard } from "./pattern-card.tsx";
import { toPattern } from "./patterns.ts";

afterEach(cleanup);

it("names where the technique is described, as the page “About and privacy” says of every rule", () => {
  const note = catalogue()[0]!;
  render(<PatternCard pattern={toPattern(note)} measured={null} heading="h2" openAtFirst full={false} sought={false} />, { wrapper: MemoryRouter });
  expect(screen.getByText("Source").nextElementSibling?.textContent).toBe(note.source);
});
