import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-verbs-mild",
  why: "Verbs of speaking or acting that carry a small verdict.",
  words: [
    "acquiesce~", "admit~ defeat", "assail~", "balk~ at", "bemoan~", "blurt~", "boast~", "brag~", "browbeat", "brush~ off", "bungle~", "capitulate~",
    "castigate~", "cling~ to", "conspire~", "cozy up to", "cram~ through", "cripple~", "defy", "defied", "defies", "devastate~", "disgrace~",
    "disparage~", "dodge~", "double~ down", "downplay~", "drool~", "flail~", "flaunt~", "flout~", "flip~ out", "fume~", "gripe~", "gush~", "gutted",
    "hail~ as", "harangue~", "harass~", "jeer~", "lash~ out", "lure~", "meddle~", "mislead~", "moan~", "nitpick~", "obsess~ over", "ooze~",
    "ostracize~", "pounce~", "preach~", "push~ back on", "rail~ against", "rave~", "rebuke~", "reek~", "regurgitate~", "rigged", "rip~ into", "roil~",
    "scapegoat~", "scoff~", "scramble~ to", "seethe~", "seize~ on", "shove~", "shun~", "smirk~", "snap~ at", "sneer~", "sneak~", "snub~",
    "spar~ with", "spurn~", "squirm~", "stifle~", "stoke~", "storm~ out", "swoon~", "taint~", "taunt~", "thrash~", "throw~ a fit", "tout~",
    "trigger~ outrage", "troll~", "trumpet~", "undermine~", "unleash~", "upend~", "usher~ in", "wallow~", "wreak havoc",
  ],
};
