import { expect, it, vi } from "vitest";
import { loadModerator } from "./moderator.ts";

const lists = vi.hoisted(() => ({ tries: 0 }));
vi.mock("./moderation.ts", () => {
  lists.tries += 1;
  if (lists.tries === 1) throw new TypeError("Failed to fetch dynamically imported module");
  return { objectionTo: (text: string) => (text.includes("forbidden") ? "profanity" : null), isProfane: () => false };
});

it("lists that could not be loaded are asked for again by the next call", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await loadModerator()).toBeNull();
  expect(told).toHaveBeenCalledOnce();
  const moderator = await loadModerator();
  expect([moderator?.objects("a forbidden word"), moderator?.objects("a word")]).toEqual([true, false]);
});
