import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "office-idioms",
  why: "Set phrases of meetings and memos.",
  words: [
    "circle back", "touch base", "low hanging fruit", "move the needle", "moves the needle", "moving the needle", "boil the ocean", "deep dive",
    "take this offline", "take it offline", "peel the onion", "run it up the flagpole", "blue sky thinking", "think outside the box",
    "thinking outside the box", "outside the box", "ducks in a row", "win win", "on a go forward basis", "north star", "drill down", "drill down into",
    "double click on", "level set", "put a pin in", "on my radar", "on our radar", "ping me", "push the envelope", "pushing the envelope",
    "helicopter view", "30000 foot view", "30 000 foot view", "ten thousand foot view", "eat our own dog food", "open the kimono", "close the loop",
    "closing the loop", "loop you in", "loop in", "get our ducks", "hit the ground running", "herding cats", "parking lot that", "the parking lot",
    "raise the bar", "raising the bar", "skin in the game", "quick wins", "quick win", "value add", "value adds", "core competency", "core competencies",
    "tiger team", "swim lanes", "swim lane", "get buy in", "buy in from", "all hands on deck", "seat at the table", "table stakes", "pain points",
    "pain point", "sweet spot", "secret sauce", "silver bullet", "shift the paradigm", "paradigm shift", "synergy", "synergies", "synergize", "net net",
    "at the end of the day", "going forward", "moving forward", "reach out", "bandwidth for", "bandwidth to", "action this", "action items", "actionable",
    "granular", "granularity", "best practice", "best practices", "break down silos", "breaking down silos", "silos", "cross pollinate", "ideate",
    "ideation", "mindshare", "key takeaways", "learnings", "deliverables", "run rate", "low touch", "high touch", "full court press", "game changer",
    "step change", "change agent", "change agents", "strategic alignment", "thought leaders", "thought leadership", "wheelhouse", "unpack this",
    "unpack that", "lean in", "leaning into", "lean into", "growth mindset", "hard stop", "tee up", "socialize this", "in the weeds", "onboarding journey",
    "people first", "mission critical",
  ],
};
