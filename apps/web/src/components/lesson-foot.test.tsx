// @vitest-environment happy-dom
import { CATALOG } from "@candor/content/catalog";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { LessonFoot } from "./lesson-foot.tsx";

afterEach(cleanup);

it.each(CATALOG.map((row) => [row.id, row] as const))("leads to different places under different names: %s", (_, row) => {
  render(
    <MemoryRouter>
      <LessonFoot row={row} />
    </MemoryRouter>,
  );
  const names = screen.getAllByRole("link").map((link) => link.textContent);
  expect(new Set(names).size, names.join(", ")).toBe(names.length);
});
