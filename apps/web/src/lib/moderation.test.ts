import { describe, expect, it } from "vitest";
import { objectionTo } from "./moderation.ts";

describe("moderation", () => {
  it.each([
    "Scunthorpe United won again.", "Dick Cheney shot a friend by accident.", "I was just killing time at the station.", "Moby-Dick begins with a name.", "Philip K. Dick asked what is real.", "The cockpit voice recorder was found.",
    "An analysis of the class passed the assessment.", "Hello from Essex and Middlesex.", "He rode an ass into the city.", "The cock crowed twice.", "What the hell do we know?", "Frankly, my dear, I don't give a damn.", "Arsenal lost.",
    "Pussy willows bloom in spring.", "The assassin’s motive is unknown.", "Basement titles matter.", "It is a shitake mushroom, or rather a shiitake.", "Time kills all wounds, they say, and heals none.", "She cut herself some bread.", "A gay and happy life.", "They hate losing.",
    "Tom, Dick and Harry disagreed.", "Fanny Burney kept a diary.", "Men are not angels.", "Death to self-deception is slow.", "A few chinks in the wall.", "The dykes held.", "Growth was retarded by drought.", "Pakistan and Paddington.",
  ])("lets pass: %s", (text) => expect(objectionTo(text)).toBeNull());
  it.each([
    ["You are an asshole.", "profanity"], ["what a load of shit", "profanity"], ["FUCK this", "profanity"], ["f\u200buck this", "profanity"], ["ｆｕｃｋ", "profanity"], ["go kill yourself", "self-harm"], ["kys", "self-harm"], ["He said: commit suicide", "self-harm"],
    ["those faggots again", "profanity"], ["a pack of bastards", "profanity"], ["you f*ck", "profanity"], ["death to foreigners", "hate"], ["kill all of them", "hate"], ["I hate immigrants", "hate"], ["White Power!", "hate"], ["women are inferior", "hate"],
  ])("objects to %s", (text, why) => expect(objectionTo(text)).toBe(why));
});
