import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-verbs-weak",
  why: "Verbs of harm, force and outcry that newspapers also use plainly: weak evidence, worth a look beside others.",
  words: [
    "ambush~", "antagonize~", "appease~", "badger~", "baffle~", "balk~", "bilk~", "bloodied", "bludgeon~", "botch~", "bow~ to", "brandish~", "bully",
    "bullied", "cackle~", "cajole~", "caved", "censor~", "cheat~", "claim credit", "clamor~", "clamour~", "coddle~", "coerce~", "collude~",
    "conspired", "crack~ down", "cram~", "crater~", "criminalize~", "criminalise~", "deceive~", "defame~", "defund~", "degrade~", "dehumanize~",
    "dehumanise~", "delegitimize~", "delegitimise~", "deplore~", "deride~", "despise~", "disrespect~", "drum~ up", "embolden~", "encroach~",
    "enslave~", "ensnare~", "extort~", "fan~ the flames", "fester~", "fight~ back", "foment~", "force~ through", "fret~", "fuel~ fears", "galvanize~",
    "glorify", "glorified", "gloss~ over", "grandstand~", "hamstring~", "harp~ on", "horrified", "hound~", "howl~", "implode~", "inflame~",
    "infringe~", "intimidate~", "jack~ up", "lament", "leer~", "lied", "loom~ over", "lurk~", "lust~", "manipulate~", "maul~", "mismanage~", "mock~",
    "muddle~", "muzzle~", "oppress~", "ostracise~", "overreact~", "parrot~", "pillage~", "play~ politics", "politicize~", "politicise~",
    "pontificate~", "prop~ up", "ramble~", "ratchet~ up", "reel~ from", "refuse~ to condemn", "reviled", "rile~", "rip~ apart", "scare~", "scorch~",
    "scorn~", "screw~", "shelter~ from", "shudder~", "skewer~", "skyrocket~", "slither~", "splurge~", "spook~", "spread~ fear", "stigmatize~",
    "stigmatise~", "stomp~", "stoop~", "stymie~", "subvert~", "sully", "sullied", "terrify", "thumb~ their nose", "trick~", "turn~ a blind eye",
    "underreact~", "usurp~", "victimize~", "victimise~", "wage~ war", "whip~ up", "yap~", "fetishize~", "fetishise~", "revolutionize~", "lied to",
    "lies to", "lying to",
  ],
};
