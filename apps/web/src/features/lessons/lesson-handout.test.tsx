// @vitest-environment happy-dom
import { CATALOG } from "@candor/content/catalog";
import { lessonLoaders } from "@candor/content/lessons/index";
import { act, cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { SOUND_MEANS } from "../../components/verdict-choice.tsx";
import { LessonHandout } from "./lesson-handout.tsx";

afterEach(cleanup);

it.each([
  ["false-urgency", 3, 1],
  ["steelman", 0, 0],
])("says once on paper, too, what “sound” means, where it is a choice: %s", async (id, choices, times) => {
  const lesson = await lessonLoaders[id]!();
  render(
    <MemoryRouter>
      <LessonHandout row={CATALOG.find((row) => row.id === id)!} lesson={lesson} />
    </MemoryRouter>,
  );
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const paper = document.querySelector(".handout")!;
  expect(paper.querySelectorAll(".h-boxes")).toHaveLength(choices);
  expect(paper.textContent!.split(SOUND_MEANS).length - 1).toBe(times);
});
