import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "insults-mild",
  why: "Labels that belittle without open abuse.",
  words: [
    "amateur hour", "armchair expert~", "armchair general~", "attention seeker~", "blowhard~", "bootlickers", "busybody", "busybodies", "careerist~",
    "chatterbox", "cheapskate~", "clown~", "con artist~", "con man", "con men", "conspiracy theorist~", "control freak~", "crook~", "crybabies",
    "denier~", "diva", "doomsayer~", "do gooder~", "drama queen~", "egomaniac~", "fanboy~", "fanboys", "flip flopper~", "fuddy duddy", "gatekeeper~",
    "ghouls", "glory hound~", "hothead~", "ideologues", "keyboard warrior~", "killjoy~", "know it all~", "lapdog~", "lefty", "lefties", "loudmouth~",
    "manchild", "megalomaniac~", "mouthpieces", "naysayer~", "nobodies", "nutjobs", "oddball~", "opportunist~", "partisan hack~", "party pooper~",
    "phonies", "poser~", "pseudo intellectual~", "pushover~", "righty", "sheeple", "sissy", "slacker~", "slowpoke~", "snowflake~",
    "social justice warrior~", "spoiled brat~", "spoilsport~", "sourpuss", "sore loser~", "stuffed shirt~", "suckers", "tree hugger~", "wannabe~",
    "wet blanket~", "whiners", "windbags", "yes man", "yes men", "shills", "normies", "neckbeard~", "cuck~", "simp~", "hippie~", "fearmonger~",
    "profiteer~", "ivory tower academics", "nimby", "nimbys", "a has been", "has beens", "some has been",
  ],
};
