// Generated from the lessons by scripts/write-digest.ts; do not edit. The catalogue test says when it is out of date.

/** What search and the links between lessons and patterns need of a lesson, without loading its text. By catalogue id. */
export interface LessonDigest {
  idea: string;
  families: readonly string[];
  techniques: readonly string[];
}

export const LESSON_DIGEST: Readonly<Record<string, LessonDigest>> = {
  "clarity-signals": { idea: "Mark a sentence with one of four signals so that others know how you mean it.", families: [], techniques: [] },
  "certainty-vs-trust": { idea: "Choose and become the kind of adviser whose word is still good after the results are in.", families: [], techniques: [] },
  "cognitive-dissonance": {
    idea: "Notice the moment when an unwelcome fact starts to bend in your mind, and keep both the fact and your self-respect.",
    families: ["vx-ct01", "vx-ed01"],
    techniques: ["rationalization", "special pleading", "moving the goalposts", "double standard", "sunk cost fallacy"],
  },
  "confirmation-bias": {
    idea: "Catch yourself looking only where “yes” lives, and run the one check that could prove you wrong.",
    families: ["vx-os01", "vx-pi01", "vx-ns01"],
    techniques: ["cherry picking", "leading question", "hasty generalization", "survivorship bias", "selection bias"],
  },
  "epistemic-humility": {
    idea: "Say how sure you are and why, in words or numbers that somebody could check.",
    families: ["vx-co01", "vx-so01", "vx-fp01", "vx-vg01"],
    techniques: ["overconfidence", "hasty generalization", "false precision", "anecdotal evidence", "weasel words"],
  },
  "mental-models": {
    idea: "Name the small picture behind a claim, and ask what it shows and what it leaves out.",
    families: ["vx-ns01", "vx-fp01", "vx-co01"],
    techniques: ["false analogy", "oversimplification", "false precision", "false causality"],
  },
  "narrative-framing": {
    idea: "Hear the frame before the conclusion, and retell the same facts from another side.",
    families: ["vx-nf01", "vx-ns01", "vx-em08"],
    techniques: ["framing effect", "loaded language", "euphemism", "cherry picking", "appeal to emotion", "anecdotal evidence"],
  },
  "why-certainty-sells": {
    idea: "Notice what confidence does to you as a listener, and ask kindly for the reasons behind it.",
    families: ["vx-co01", "vx-da01", "vx-fp01", "vx-fo01"],
    techniques: ["overconfidence", "appeal to authority", "ad hominem", "false precision", "artificial urgency"],
  },
  "detect-bullshit": {
    idea: "You can tell talk that tries to be right from talk that only tries to impress, and you know when to leave the page and check.",
    families: ["vx-vg01", "vx-ju01", "vx-da01", "vx-os01"],
    techniques: ["glittering generalities", "pseudo-profundity", "unfalsifiable claim", "empty jargon"],
  },
  vagueness: {
    idea: "You can find the word that lets everyone hear what they hope for, and ask the question that makes it choose.",
    families: ["vx-vg01", "vx-da01", "vx-os01"],
    techniques: ["vagueness", "weasel words", "equivocation", "glittering generalities"],
  },
  "emotional-framing": {
    idea: "You can strip a heated sentence to its bare event, see what the feeling was resting on, and put back the part that is deserved.",
    families: ["vx-em08", "vx-nf01", "vx-tu01"],
    techniques: ["loaded language", "emotional framing", "name calling", "cherry picking"],
  },
  "speculative-authority": {
    idea: "You can hear a guess inside a sentence that sounds like science, and follow it back to the point where “could” became “is.”",
    families: ["vx-so01", "vx-os01", "vx-co01", "vx-ha01"],
    techniques: ["appeal to (false) authority", "speculation as fact", "appeal to possibility", "hedging"],
  },
  "citation-laundering": {
    idea: "You can walk a well-cited claim back to the place where somebody measured or saw something, and notice when there is no such place.",
    families: ["vx-os01", "vx-pc01", "vx-fp01", "vx-da01"],
    techniques: ["citation laundering", "circular citation", "appeal to (false) authority", "ad populum"],
  },
  "jargon-overload": {
    idea: "You can tell a technical word that saves time from one that saves the speaker, and ask for plain words without feeling small.",
    families: ["vx-ju01", "vx-vg01"],
    techniques: ["jargon overload", "obfuscation", "euphemism", "appeal to (false) authority"],
  },
  "false-urgency": {
    idea: "You can ask what really happens at the deadline, and act fast when the answer is real and slowly when it is not.",
    families: ["vx-fo01", "vx-em08", "vx-pc01"],
    techniques: ["false urgency", "scarcity", "appeal to fear", "pressure selling"],
  },
  "appeal-to-authority": {
    idea: "You can lean on an expert for good reasons, and notice when a famous name is doing the arguing alone.",
    families: ["vx-os01", "vx-co01", "vx-pc01"],
    techniques: ["appeal to (false) authority", "halo effect", "testimonial", "transfer"],
  },
  "appeal-to-emotion": {
    idea: "You can say which question a feeling answers, and look for a second answer where the feeling has none.",
    families: ["vx-em08", "vx-gf01", "vx-em09"],
    techniques: ["appeal to emotion", "appeal to pity", "appeal to fear", "flag-waving", "false dilemma"],
  },
  "fallacies-overview": {
    idea: "Find the step in an argument that carries the weight, say what kind of slip it may be, and check it against the honest step it resembles.",
    families: ["vx-ns01", "vx-em09", "vx-ha02"],
    techniques: ["hasty generalization", "false causality", "slippery slope", "fallacy fallacy", "appeal to tradition", "circular reasoning"],
  },
  "false-dichotomy": {
    idea: "Notice when a matter of degree is sold as two boxes, and tell a false split from a line that is honestly drawn.",
    families: ["vx-ns01", "vx-nf01", "vx-em09"],
    techniques: ["false dichotomy", "black-and-white thinking", "false dilemma"],
  },
  "false-dilemma": {
    idea: "Ask what happened to the other options before choosing between two, and recognize a short list that has honestly been shortened.",
    families: ["vx-em09", "vx-fo01", "vx-ns01"],
    techniques: ["false dilemma", "appeal to fear", "false urgency"],
  },
  "red-herring": {
    idea: "Hold on to the question while an answer wanders, and tell a dodge from a detour that earns its keep.",
    families: ["vx-ri01", "vx-os01", "vx-em08"],
    techniques: ["red herring", "whataboutism", "appeal to emotion"],
  },
  "straw-man": {
    idea: "Compare what was said with what is being attacked, and recognize when an extreme view really is the one somebody holds.",
    families: ["vx-em09", "vx-ns01", "vx-os01"],
    techniques: ["straw man", "weak man", "hollow man", "loaded language"],
  },
  steelman: {
    idea: "State a view you do not share so well that its holders would sign it, and only then answer.",
    families: ["vx-em09", "vx-co01", "vx-ns01"],
    techniques: ["steelman", "straw man", "principle of charity"],
  },
  "ad-hominem": {
    idea: "Tell an attack on a person from a fair question about a witness, an expert or an interest, by asking what the claim rests on.",
    families: ["vx-tu01", "vx-em08", "vx-em09"],
    techniques: ["ad hominem", "tu quoque", "guilt by association", "poisoning the well", "loaded language"],
  },
  "circular-reasoning": {
    idea: "Trace a reason back to its own reasons, notice when the trail returns to the claim, and find the fact that would break the loop.",
    families: ["vx-em09", "vx-ha02", "vx-ri01"],
    techniques: ["circular reasoning", "begging the question", "no true scotsman", "loaded question"],
  },
  "ai-aware": {
    idea: "Explain in plain words what a language model does when it answers, and set your trust by the kind of question and the checks available.",
    families: ["vx-co01", "vx-gf01", "vx-os01"],
    techniques: ["confidence illusion", "sycophancy", "flattery", "appeal to authority"],
  },
  "how-llms-bullshit": {
    idea: "Name the common ways a language model goes wrong, recognize how each looks on the page, and check the part that would hurt.",
    families: ["vx-fp01", "vx-os01", "vx-co01", "vx-so01"],
    techniques: ["appeal to false authority", "false precision", "hasty generalization", "fabricated citation"],
  },
  "become-ai-aware": {
    idea: "Work with an assistant so that your own judgment comes first, the important claims are checked, and your skills stay yours.",
    families: ["vx-co01", "vx-gf01", "vx-pi01"],
    techniques: ["automation bias", "sycophancy", "confidence illusion", "appeal to authority"],
  },
  "epistemic-sandbox": {
    idea: "Put a number on how sure you are, and say what the number rests on. Judge what a source can carry before you judge the claim. Tell people what you know and what you don’t, so that they can act on it. Notice which answer you are hoping for, and give the other one a fair hearing. Take two opposed views seriously, and still decide.",
    families: [],
    techniques: [],
  },
  "narrative-framing-analysis": {
    idea: "Name the frame of a text, rebuild the same facts from three seats, and write a frame that shows itself.",
    families: [],
    techniques: [],
  },
};
