import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "violence-metaphors",
  why: "Wordings of war and bodily harm used of argument, trade or policy.",
  words: [
    "a bloodbath", "a death blow", "a kick in the teeth", "a knife in the back", "a punch in the gut", "a shot across the bows", "battle cry",
    "battle for the soul", "blood in the water", "blood on his hands", "blood on her hands", "blood on their hands", "bring~ to its knees",
    "brought to its knees", "bury the hatchet in", "choke~ the life out of", "crush~ dissent", "crush~ the opposition", "crush~ our",
    "declare~ war on", "declared war on", "death by a thousand cuts", "dropped a bombshell", "drive a stake through", "driving a stake through",
    "fight tooth and nail", "go for the jugular", "going for the jugular", "gun~ for", "hammer blow", "kill off our", "kneecap~",
    "nail in the coffin", "on life support", "ram~ down our throats", "rammed down our throats", "shove~ down our throats", "shoved down our throats",
    "forced down our throats", "ripped the heart out", "rip the heart out", "scorched earth", "slit their own throats", "stab~ in the back",
    "stabbed in the back", "take no prisoners", "tear~ apart our", "tearing our country apart", "tearing apart", "throw to the wolves",
    "throw~ under the bus", "thrown under the bus", "wage~ war on", "waging war on", "war against our", "war on our",
  ],
};
