// @vitest-environment happy-dom
import { CATALOG } from "@candor/content/catalog";
import { lessonLoaders } from "@candor/content/lessons/index";
import { REVEAL } from "@candor/content/messages/lessons";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { Page } from "./home-page.tsx";

afterEach(cleanup);

it("promises practice and an expert’s reading of no more lessons than have them", async () => {
  const lessons = await Promise.all(CATALOG.map(({ id }) => lessonLoaders[id]?.()));
  const read = lessons.filter((lesson) => lesson && REVEAL[lesson.variant] !== null);
  expect(read.length).toBeGreaterThan(CATALOG.length / 2);
  expect(read.length).toBeLessThan(CATALOG.length);
  render(<Page />, { wrapper: MemoryRouter });
  expect(screen.getByText(/^Short lessons/).textContent).toMatch(/, most with practice and an expert’s reading\.$/);
});
