import { describe, expect, it } from "vitest";
import { inflections } from "./inflect.ts";

describe("inflections", () => {
  it.each([
    ["suppress", "suppress suppresses suppressed suppressing"],
    ["claim", "claim claims claimed claiming"],
    ["destroy", "destroy destroys destroyed destroying"],
    ["deny", "deny denies denied denying"],
    ["hope", "hope hopes hoped hoping"],
    ["agree", "agree agrees agreed agreeing"],
    ["stop", "stop stops stopped stopping"],
    ["offer", "offer offers offered offering"],
    ["admit", "admit admits admitted admitting"],
    ["fix", "fix fixes fixed fixing"],
    ["lie", "lie lies lied lying"],
    ["take", "take takes took taken taking"],
    ["mistake", "mistake mistakes mistook mistaken mistaking"],
    ["undermine", "undermine undermines undermined undermining"],
    ["retell", "retell retells retold retelling"],
    ["man", "man men"],
    ["crisis", "crisis crises"],
    ["panic", "panic panics panicked panicking"],
    ["cover-up", "cover-up cover-ups cover-upped cover-upping"],
    ["equip", "equip equips equipped equipping"],
  ])("of %s", (word, forms) => expect(new Set(inflections(word))).toEqual(new Set(forms.split(" "))));
});
