/** Wording of the AI behaviour stories page (specification 2 §2, §5, §8), word for word. */
export const STORIES_TITLE = "AI Behavior Patterns";
export const THE_STORY = "The Story";
export const THE_LESSON = "The AI Awareness Lesson";
export const PREVIOUS_STORY = "Previous Story";
export const NEXT_STORY = "Next Story";
export const ADD_STORY = "Add Your Story";
export const SHARE_STORY = "Share Story";
export const WHY_STORIES_MATTER = "Why Stories Matter for AI Awareness";
export const STORY_ALERTS = {
  required: "Title, story, and lesson are all required.",
  title: "Title must be at least 5 characters long.",
  story: "Story must be at least 50 characters long.",
  lesson: "Lesson must be at least 20 characters long.",
  inappropriate: "Content contains inappropriate material and cannot be submitted.",
  duplicate: "A story with this title already exists.",
  nothingToExport: "No user stories to export yet.",
} as const;
/** Specification 2 §9, story limits, in UTF-16 units. */
export const STORY_LIMITS = { minTitle: 5, minStory: 50, minLesson: 20, title: 100, story: 2000, lesson: 1000, author: 50 } as const;
export const DEFAULT_AUTHOR = "Anonymous";
export const includingStories = (n: number): string => `Including ${n} community ${n === 1 ? "story" : "stories"}`;
/** Under every built-in story: a page about invented details must not pass its own off as a report. */
export const COMPOSED = "Written for this page: cases like this are documented, but the details are ours.";
