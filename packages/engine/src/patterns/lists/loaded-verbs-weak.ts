import type { WordList } from "../types.ts";

export const list: WordList = {
  id: "loaded-verbs-weak",
  why: "Verbs of harm, force and outcry that newspapers also use plainly: weak evidence, worth a look beside others.",
  words: [
    "ambush~", "antagonize~", "appease~", "badger~", "baffle~", "balk~", "bloodied", "bludgeon~", "botch~", "bow~ to", "brandish~", "bully",
    "bullied", "cackle~", "cajole~", "caved", "censor~", "cheat~", "claim credit", "clamor~", "clamour~", "coddle~", "coerce~", "collude~",
    "conspired", "crack~ down", "cram~", "crater~", "criminalize~", "criminalise~", "deceive~", "defame~", "defund~", "degrade~", "dehumanize~",
    "dehumanise~", "delegitimize~", "delegitimise~", "deplore~", "deride~", "despise~", "disrespect~", "embolden~", "encroach~", "enslave~",
    "ensnare~", "extort~", "fan~ the flames", "fester~", "fight~ back", "foment~", "fret~", "galvanize~", "glorify", "glorified", "gloss~ over",
    "grandstand~", "hamstring~", "horrified", "hound~", "howl~", "implode~", "inflame~", "infringe~", "intimidate~", "jack~ up", "lament",
    "lied", "loom~ over", "lurk~", "lust~", "manipulate~", "maul~", "mismanage~", "mock~", "muddle~", "muzzle~", "oppress~",
    "overreact~", "parrot~", "pillage~", "politicize~", "politicise~", "pontificate~", "prop~ up", "ramble~", "ratchet~ up", "refuse~ to condemn",
    "reviled", "rile~", "scare~", "scorn~", "screw~", "shudder~", "skewer~", "skyrocket~", "slither~", "splurge~", "spook~",
    "spread~ fear", "stigmatize~", "stigmatise~", "stoop~", "subvert~", "terrify", "trick~", "underreact~",
    "usurp~", "victimize~", "victimise~", "yap~", "fetishise~", "revolutionize~", "lied to", "lies to", "lying to",
  ],
};
