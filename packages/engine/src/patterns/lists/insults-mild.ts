import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "insults-mild",
  why: "Labels that belittle without open abuse.",
  words: [
    "blowhard~", "bootlickers", "busybody", "cheapskate~", "clown~", "con man", "conspiracy theorist~",
    "crook~", "crybabies", "denier~", "diva", "doomsayer~", "do gooder~", "drama queen~", "egomaniac~", "fanboy~", "gatekeeper~", "ghouls",
    "hothead~", "ideologues", "keyboard warrior~", "killjoy~", "know it all~", "lapdog~", "lefty", "lefties", "loudmouth~", "manchild",
    "megalomaniac~", "mouthpieces", "naysayer~", "nutjobs", "opportunist~", "phonies", "pushover~", "righty",
    "sheeple", "slacker~", "snowflake~", "social justice warrior~", "spoilsport~", "suckers", "wannabe~", "whiners",
    "windbags", "shills", "cuck~", "simp~", "hippie~", "fearmonger~", "nimby", "a has been",
  ],
};
