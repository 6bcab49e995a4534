// @vitest-environment happy-dom
import { CATALOG } from "@candor/content/catalog";
import { lessonLoaders } from "@candor/content/lessons/index";
import { REVEAL } from "@candor/content/messages/lessons";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { useSession } from "../../lib/session.ts";
import { Page } from "./home-page.tsx";

afterEach(cleanup);

it("promises practice and an expert’s reading of no more lessons than have them", async () => {
  const lessons = await Promise.all(CATALOG.map(({ id }) => lessonLoaders[id]?.()));
  const read = lessons.filter((lesson) => lesson && REVEAL[lesson.variant] !== null);
  expect(read.length).toBeGreaterThan(CATALOG.length / 2);
  expect(read.length).toBeLessThan(CATALOG.length);
  render(<Page />, { wrapper: MemoryRouter });
  expect(screen.getByText(/^Short lessons/).textContent).toMatch(/\. Most come with practice and an expert’s reading\.$/);
});

const MAIL = "Confirm your password within 12 hours or your profile will be locked.";
const toChat = () => screen.getByRole("link", { name: "Is this a scam? Ask what to do" });
const left = () => useSession.getState().takeToAsk();

it("leaves the question for the chat, with the visitor’s own text and without the sample", () => {
  render(<Page />, { wrapper: MemoryRouter });
  expect(toChat().getAttribute("href")).toBe("/analyze?tab=chat");
  fireEvent.click(toChat());
  expect(left()).toBe("Is this a scam, and what should I do?\n\n");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: MAIL } });
  fireEvent.click(toChat(), { ctrlKey: true });
  expect(left(), "another tab knows nothing of it").toBeNull();
  fireEvent.click(toChat());
  expect(left()).toBe(`${MAIL}\n\nIs this a scam, and what should I do?`);
});
