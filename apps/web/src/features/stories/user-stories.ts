import { DEFAULT_AUTHOR, STORY_ALERTS, STORY_LIMITS } from "@candor/content/messages/stories";
import { STORIES, type Story } from "@candor/content/stories/stories";
import { isRecord } from "@candor/protocol/is-record";

export const USER_STORIES_KEY = "ai_behavior_stories";
export const NO_STORIES: readonly Story[] = [];

const TEXTS = ["id", "title", "story", "lesson"] as const;
/** Null for anything that is no list of stories: it is set aside and logged, and the page goes on without it. Who did not sign has the name of those who do not. */
export function parseStories(value: unknown): readonly Story[] | null {
  if (!Array.isArray(value) || !value.every((v) => isRecord(v) && TEXTS.every((key) => typeof v[key] === "string"))) return null;
  return (value as Story[]).map((s) => ({
    id: s.id,
    title: s.title,
    story: s.story,
    lesson: s.lesson,
    author: typeof s.author === "string" && s.author.trim() !== "" ? s.author : DEFAULT_AUTHOR,
    ...(typeof s.timestamp === "string" ? { timestamp: s.timestamp } : {}),
    isUserSubmitted: true,
  }));
}

export interface StoryDraft {
  title: string;
  story: string;
  lesson: string;
  author: string;
}

/** The alert for a draft, or null; rules in the order of specification 2 §5. Values are trimmed first. */
export function storyAlert(draft: StoryDraft, existing: readonly Story[], objects: (text: string) => boolean): string | null {
  const [title, story, lesson, author] = [draft.title.trim(), draft.story.trim(), draft.lesson.trim(), draft.author.trim()];
  if (title === "" || story === "" || lesson === "") return STORY_ALERTS.required;
  if (title.length < STORY_LIMITS.minTitle) return STORY_ALERTS.title;
  if (story.length < STORY_LIMITS.minStory) return STORY_ALERTS.story;
  if (lesson.length < STORY_LIMITS.minLesson) return STORY_ALERTS.lesson;
  if ([title, story, lesson, author].some(objects)) return STORY_ALERTS.inappropriate;
  if ([...STORIES, ...existing].some((s) => s.title.trim().toLowerCase() === title.toLowerCase())) return STORY_ALERTS.duplicate;
  return null;
}

/** `nowMs` is the caller's clock; it makes the id and the time of submission. */
export const toStory = (draft: StoryDraft, nowMs: number): Story => ({
  id: `user-${nowMs}`,
  title: draft.title.trim(),
  story: draft.story.trim(),
  lesson: draft.lesson.trim(),
  author: draft.author.trim() || DEFAULT_AUTHOR,
  timestamp: new Date(nowMs).toISOString(),
  isUserSubmitted: true,
});

/** Found by its id, in its old place and with its time of submission; a story that is gone is not brought back. */
export const withStoryChanged = (stories: readonly Story[], id: string, draft: StoryDraft): readonly Story[] =>
  stories.map((story) =>
    story.id === id
      ? { ...story, title: draft.title.trim(), story: draft.story.trim(), lesson: draft.lesson.trim(), author: draft.author.trim() || DEFAULT_AUTHOR }
      : story,
  );
export const withoutStory = (stories: readonly Story[], id: string): readonly Story[] => stories.filter((story) => story.id !== id);

/** Body of the export: each story with title, author, time, story and lesson, then all as JSON (specification 2 §7), without indentation: a mail link holds little. */
export const storiesAsText = (stories: readonly Story[]): string =>
  `${stories.map((s, i) => `${i + 1}. ${s.title}\nAuthor: ${s.author}\nSubmitted: ${s.timestamp ?? "unknown"}\n\nStory:\n${s.story}\n\nLesson:\n${s.lesson}`).join("\n\n---\n\n")}\n\n=== JSON ===\n${JSON.stringify(stories)}`;
