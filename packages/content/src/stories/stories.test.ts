import { describe, expect, it } from "vitest";
import { STORY_LIMITS } from "../messages/stories.ts";
import { STORIES } from "./stories.ts";

describe("the built-in stories", () => {
  it("begin with the layout that never moved, and have ids and titles of their own", () => {
    expect(STORIES[0]?.id).toBe("built-in-layout");
    for (const field of ["id", "title"] as const) expect(new Set(STORIES.map((story) => story[field].toLowerCase())).size).toBe(STORIES.length);
  });

  it.each(STORIES.map((story) => [story.title, story] as const))("%s: keeps the limits that hold for visitors", (_, { title, story, lesson }) => {
    expect(title.length).toBeLessThanOrEqual(STORY_LIMITS.title);
    expect(story.length).toBeLessThanOrEqual(STORY_LIMITS.story);
    expect(lesson.length).toBeLessThanOrEqual(STORY_LIMITS.lesson);
    for (const text of [title, story, lesson]) expect(text).not.toMatch(/["'<>]/);
  });

  it("tell of what went right in at least one of five, not all of them at the end", () => {
    const right = STORIES.flatMap(({ lesson }, at) => (/went right/.test(lesson) ? [at] : []));
    expect(right.length / STORIES.length).toBeGreaterThanOrEqual(0.2);
    expect(right.filter((at) => at < STORIES.length / 2).length).toBeGreaterThanOrEqual(2);
    for (const at of right) expect(right).not.toContain(at + 1);
  });
});
