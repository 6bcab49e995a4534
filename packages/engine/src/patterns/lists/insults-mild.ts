import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "insults-mild",
  why: "Labels that belittle without open abuse.",
  words: [
    "blowhard~", "bootlickers", "busybody", "busybodies", "careerist~", "chatterbox", "cheapskate~", "clown~", "con man", "conspiracy theorist~",
    "crook~", "crybabies", "denier~", "diva", "doomsayer~", "do gooder~", "drama queen~", "egomaniac~", "fanboy~", "fanboys", "gatekeeper~", "ghouls",
    "hothead~", "ideologues", "keyboard warrior~", "killjoy~", "know it all~", "lapdog~", "lefty", "lefties", "loudmouth~", "manchild",
    "megalomaniac~", "mouthpieces", "naysayer~", "nobodies", "nutjobs", "oddball~", "opportunist~", "phonies", "poser~", "pushover~", "righty",
    "sheeple", "sissy", "slacker~", "slowpoke~", "snowflake~", "social justice warrior~", "spoilsport~", "sourpuss", "suckers", "wannabe~", "whiners",
    "windbags", "shills", "normies", "neckbeard~", "cuck~", "simp~", "hippie~", "fearmonger~", "profiteer~", "nimby", "nimbys", "a has been",
  ],
};
