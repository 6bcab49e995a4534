// @vitest-environment happy-dom
import { CATALOG } from "@candor/content/catalog";
import { lessonLoaders } from "@candor/content/lessons/index";
import { catalogue } from "@candor/engine/catalogue";
import { cleanup, render, screen, within } from "@testing-library/react";
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

it.each(Object.entries(lessonLoaders))("leads from %s to patterns that there are, each by one name", async (id, load) => {
  const { teaches } = await load();
  render(
    <MemoryRouter>
      <LessonFoot row={CATALOG.find((row) => row.id === id)!} teaches={teaches} />
    </MemoryRouter>,
  );
  const patterns = screen.getByRole("region", { name: "Patterns this lesson teaches" });
  const names = within(patterns)
    .getAllByRole("link")
    .map((link) => link.textContent.toLowerCase());
  expect(new Set(names).size, names.join(", ")).toBe(names.length);
  for (const name of names)
    expect(
      catalogue().some(({ familyName, technique }) => [familyName.toLowerCase(), technique].includes(name)),
      name,
    ).toBe(true);
  for (const name of teaches.techniques) if (catalogue().some(({ technique }) => technique === name)) expect(names).toContain(name);
});
