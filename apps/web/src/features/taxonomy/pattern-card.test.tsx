// @vitest-environment happy-dom
import { catalogue } from "@candor/engine/catalogue";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { PatternCard } from "./pattern-card.tsx";
import { toPattern, type Pattern } from "./patterns.ts";

afterEach(cleanup);

it("names where the technique is described, as the page “About and privacy” says of every rule", () => {
  const note = catalogue()[0]!;
  render(<PatternCard pattern={toPattern(note)} measured={null} heading="h2" openAtFirst full={false} sought={false} />, { wrapper: MemoryRouter });
  expect(screen.getByText("Source").nextElementSibling?.textContent).toBe(note.source);
});

it("names family and technique, and once what is both", () => {
  const side = (pattern: Pattern) => {
    const { unmount } = render(<PatternCard pattern={pattern} measured={null} heading="h2" openAtFirst full={false} sought={false} />, {
      wrapper: MemoryRouter,
    });
    const words = document.querySelector(".side p")?.textContent;
    unmount();
    return words;
  };
  const pattern = toPattern(catalogue()[0]!);
  expect(side({ ...pattern, familyName: "Contradiction", technique: "contradiction" })).toBe("Contradiction");
  expect(side({ ...pattern, familyName: "False urgency", technique: "scarcity" })).toBe("False urgency, scarcity");
});
