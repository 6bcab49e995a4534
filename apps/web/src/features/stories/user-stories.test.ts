import { STORIES } from "@candor/content/stories/stories";
import { describe, expect, it } from "vitest";
import { mailtoOf } from "../../lib/mail.ts";
import { parseStories, storiesAsText, storyAlert, toStory } from "./user-stories.ts";

const rude = (text: string) => text.includes("RUDE");
const fine = { title: "A fine title", story: "s".repeat(50), lesson: "l".repeat(20), author: "" };

describe("story submission (specification 2 §5)", () => {
  it.each([
    [{ ...fine, title: " " }, "Title, story, and lesson are all required."],
    [{ ...fine, lesson: "" }, "Title, story, and lesson are all required."],
    [{ ...fine, title: "four", story: "x" }, "Title must be at least 5 characters long."],
    [{ ...fine, story: "s".repeat(49), lesson: "x" }, "Story must be at least 50 characters long."],
    [{ ...fine, lesson: ` ${"l".repeat(19)} ` }, "Lesson must be at least 20 characters long."],
    [{ ...fine, story: `${fine.story} RUDE` }, "Content contains inappropriate material and cannot be submitted."],
    [{ ...fine, title: STORIES[0]!.title.toUpperCase() }, "A story with this title already exists."],
    [fine, null],
  ])("%#: %s", (draft, expected) => expect(storyAlert(draft, [], rude)).toBe(expected));
  it("makes id, time and author", () =>
    expect(toStory(fine, Date.UTC(2026, 0, 2))).toMatchObject({
      id: "user-1767312000000",
      timestamp: "2026-01-02T00:00:00.000Z",
      author: "Anonymous",
      isUserSubmitted: true,
    }));
  it("exports words and JSON", () => {
    const text = storiesAsText([toStory({ ...fine, author: "Ada" }, 0)]);
    for (const part of ["A fine title", "Author: Ada", "1970-01-01T00:00:00.000Z", "=== JSON ==="]) expect(text).toContain(part);
    expect(JSON.parse(text.split("=== JSON ===\n")[1]!)).toMatchObject([{ title: "A fine title", author: "Ada", isUserSubmitted: true }]);
  });
  it("fits two ordinary stories into a mail link, with their JSON", () => {
    const story = {
      title: "The file that was not there",
      story: "The assistant said that the file was saved, and there was no file anywhere.",
      lesson: "Look before you believe it.",
      author: "",
    };
    expect(mailtoOf({ to: "owner@example.org", subject: "s".repeat(60), body: storiesAsText([toStory(story, 0), toStory(story, 1)]) }).cut).toBe(false);
  });
  it("reads a kept story without an author as one that nobody signed: the whole list was set aside for it", () => {
    const bare = { id: "user-1", title: "t", story: "s", lesson: "l" };
    expect(parseStories([{ ...bare, author: "Ada" }, bare, { ...bare, author: " " }])?.map(({ author }) => author)).toEqual(["Ada", "Anonymous", "Anonymous"]);
  });
  it.each([[null], [{}], [[{}]], [[{ id: "x", title: 1 }]], ["text"]])("takes no foreign data: %j", (value) => expect(parseStories(value)).toBeNull());
  it("has at least twelve built-in stories, the layout change first", () => {
    expect(STORIES.length).toBeGreaterThanOrEqual(12);
    expect(STORIES[0]!.story).toMatch(/layout|center/i);
    expect(STORIES[0]!.lesson).toContain("overconfidence");
    expect(new Set(STORIES.map((s) => s.title.toLowerCase())).size).toBe(STORIES.length);
    // Some go right, and not all at the end.
    const right = STORIES.flatMap((s, i) => (s.lesson.startsWith("This one went right") ? [i] : []));
    expect(right.length).toBeGreaterThanOrEqual(3);
    expect(right.filter((i) => i < STORIES.length / 2)).not.toEqual([]);
    for (const s of STORIES) {
      expect(s.story.length).toBeGreaterThanOrEqual(50);
      expect(s.story.length).toBeLessThanOrEqual(2000);
      expect(s.lesson.length).toBeGreaterThanOrEqual(20);
    }
  });
});
