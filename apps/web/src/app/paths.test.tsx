// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { KeepReminder } from "./keep-reminder.tsx";
import { Masthead } from "./masthead.tsx";
import { usePageMeta } from "./use-page-meta.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.head.innerHTML = "";
});

/* Paths match whatever their case and with a slash at the end: what depends on the page must do so, too. */

const Meta = () => {
  usePageMeta();
  return null;
};
const at = (path: string, element: React.ReactNode) => render(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>);

it.each([
  ["/testing", true],
  ["/TESTING", true],
  ["/testing/", true],
  ["/analyze", false],
])("the menu shows at %s whether one is inside it", (path, inside) => {
  const { container } = at(path, <Masthead />);
  expect(container.querySelector("details.menu")?.classList.contains("here")).toBe(inside);
});

it.each([
  ["/educate/bullshit-patterns", ["Manipulation Pattern Taxonomy"]],
  ["/educate/straw-man", ["Education Hub", "Education Hub"]],
  ["/educate", ["Education Hub", "Education Hub"]],
])("at %s one place is marked as the present one, in the line and in the menu", (path, marked) => {
  const { container } = at(path, <Masthead />);
  expect([...container.querySelectorAll("[aria-current]")].map((link) => link.textContent)).toEqual(marked);
});

it.each(["/your-data", "/Your-Data", "/your-data/"])("nobody at %s is reminded to go there", (path) => {
  localStorage.setItem("ai_behavior_stories", '[{"id":"user-1"}]');
  at(path, <KeepReminder />);
  expect(screen.queryByRole("complementary")).toBeNull();
  cleanup();
  at("/about", <KeepReminder />);
  expect(screen.getByRole("complementary")).toBeTruthy();
});

it.each([
  ["/EDUCATE/", "https://candor.example/educate"],
  ["/", "https://candor.example/"],
  ["/nowhere", "https://candor.example/nowhere"],
])("the canonical address of %s is that of the page, on the site that it names", (path, canonical) => {
  document.head.innerHTML = '<link rel="canonical" href="https://candor.example/about" />';
  at(path, <Meta />);
  expect(document.querySelector("link")?.getAttribute("href")).toBe(canonical);
});
