import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-verbs-mild",
  why: "Verbs of speaking or acting that carry a small verdict.",
  words: [
    "acquiesce~", "assail~", "bemoan~", "boast~", "brag~", "brush~ off", "bungle~", "capitulate~", "castigate~", "cling~ to",
    "conspire~", "cripple~", "defy", "defied", "defies", "devastate~", "disgrace~", "disparage~", "dodge~", "double~ down", "downplay~", "drool~",
    "flail~", "flaunt~", "flout~", "fume~", "gripe~", "gush~", "gutted", "hail~ as", "harass~", "jeer~", "lash~ out", "lure~", "meddle~",
    "mislead~", "moan~", "obsess~ over", "ooze~", "ostracize~", "pounce~", "preach~", "push~ back on", "rail~ against", "rave~",
    "rebuke~", "reek~", "regurgitate~", "rigged", "roil~", "scapegoat~", "scoff~", "seethe~", "seize~ on", "shove~", "shun~", "smirk~", "snap~ at",
    "sneer~", "sneak~", "snub~", "spurn~", "squirm~", "stifle~", "stoke~", "taint~", "taunt~", "throw~ a fit", "tout~", "troll~",
    "trumpet~", "undermine~", "unleash~", "upend~", "usher~ in",
  ],
};
