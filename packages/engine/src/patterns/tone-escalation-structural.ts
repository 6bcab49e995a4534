import type { Pattern } from "./types.ts";

const SEMEVAL = "Da San Martino and others, SemEval-2020 task 11";
const TRUSS = "Crystal, Internet Linguistics (2011)";

/** Tone escalation that shows in typography (vx-tu01). */
export const patterns: readonly Pattern[] = [
  {
    id: "vx-tu01-shouted-words", name: "Shouts several words in capitals", category: "emotional", technique: "tone escalation", severity: "medium", phrases: [], detector: "emphasis",
    description: "Two or more words of feeling stand in capitals inside an ordinary sentence.",
    rationale: "Capitals raise the voice on chosen words. They tell the reader what to feel before the sentence has given a reason.",
    question: "Does the sentence convince you with the capitals taken out?", rewording: "The same sentence in small letters.",
    mechanism: "Visual stress works like volume: it draws attention and raises arousal.", source: TRUSS,
    fires: ["They have NEVER told you the truth and they ALWAYS get away with it.", "You MUST read this before it is too late, because they are EVIL."],
    allows: ["The NATO summit ends with a dinner at the BBC studio.", "Use SELECT and UPDATE to change a row in the table."],
  },
  {
    id: "vx-tu01-shouted-word", name: "Shouts one word in capitals", category: "emotional", technique: "tone escalation", severity: "low", phrases: [], detector: "emphasis",
    description: "One word of feeling stands in capitals inside an ordinary sentence.",
    rationale: "The capitals press on a single word. The stress is the writer's and not a fact about the matter.",
    question: "Why is this word the loud one?", rewording: "The same word in small letters.",
    mechanism: "Typographic stress steers which word is remembered.", source: TRUSS,
    fires: ["We have NEVER been asked about the new road.", "This is what they do to YOU every single day."],
    allows: ["The FBI opened an office in the town last year.", "Press ENTER to go on to the next page."],
  },
  {
    id: "vx-tu01-shouted-sentence", name: "Shouts a whole sentence", category: "emotional", technique: "tone escalation", severity: "low", phrases: [], detector: "emphasis",
    description: "A sentence stands in capitals throughout and ends with an exclamation mark.",
    rationale: "Everything is stressed, so nothing is. The volume asks for a reaction at once.",
    question: "What does the sentence say at normal volume?", rewording: "The same sentence in small letters.",
    mechanism: "Shouting signals danger and shortens thinking time.", source: TRUSS,
    fires: ["THEY ARE TAKING OUR PARKS AWAY TOMORROW MORNING!", "EVERYTHING MUST GO BEFORE SUNDAY NIGHT, TELL EVERYONE!"],
    allows: ["CHAPTER SEVEN: THE RETURN OF THE SHIP", "They are taking the swings away for repair!"],
  },
  {
    id: "vx-tu01-exclamation-run", name: "Stacks exclamation marks", category: "emotional", technique: "tone escalation", severity: "medium", phrases: [], detector: "emphasis",
    description: "Three or more exclamation marks stand in a row.",
    rationale: "The marks add heat that the words have not earned. What was said is as strong as before.",
    question: "What would one full stop change?", rewording: "End the sentence with a full stop.",
    mechanism: "Punctuation stands in for tone of voice and raises arousal.", source: TRUSS,
    fires: ["Stop the new road now!!!", "They knew about it all along!!!!!"],
    allows: ["What a lovely day!", "The factorial of five is written with one mark."],
  },
  {
    id: "vx-tu01-exclamation-pair", name: "Doubles the exclamation mark", category: "emotional", technique: "tone escalation", severity: "low", phrases: [], detector: "emphasis",
    description: "Two exclamation marks end the sentence.",
    rationale: "The second mark asks for more feeling than the first. The claim stays the same.",
    question: "What justifies the extra mark?", rewording: "One mark, or a full stop.",
    mechanism: "Doubled signs read as a raised voice.", source: TRUSS,
    fires: ["We were robbed of that goal!!", "Get yours before they are gone!!"],
    allows: ["We won!", "Happy birthday, dear aunt!"],
  },
  {
    id: "vx-tu01-exclamation-series", name: "Exclaims sentence after sentence", category: "emotional", technique: "tone escalation", severity: "medium", phrases: [], detector: "emphasis",
    description: "Three or more sentences in a row end with exclamation marks.",
    rationale: "The pitch never drops, so no sentence can be weighed on its own. Readers are carried on by the pace.",
    question: "Which of these sentences matters most, and why?", rewording: "Keep one exclamation and state the rest.",
    mechanism: "Sustained arousal narrows attention and leaves less room for doubt.", source: SEMEVAL,
    fires: ["They lied to us! They sold the mill! And now they laugh!", "Order today! Feel the change! Never look back!"],
    allows: ["We won the cup! The team goes home on Monday. See you at the parade!", "Happy birthday! The cake is on the table."],
  },
  {
    id: "vx-tu01-question-and-exclamation", name: "Asks and shouts in one mark", category: "emotional", technique: "tone escalation", severity: "low", phrases: [], detector: "emphasis", ignore: ["question"],
    description: "A question mark and an exclamation mark stand together.",
    rationale: "The question is a cry and wants no answer. Outrage is asked for in the shape of an inquiry.",
    question: "What would a calm answer to this question be?", rewording: "Ask it with a question mark, or state it.",
    mechanism: "The mixed mark performs disbelief for the reader to share.", source: TRUSS,
    fires: ["They want us to pay for the same bridge twice?!", "Who in their right mind signs that!?"],
    allows: ["Do they want us to pay for the bridge?", "Sign here!"],
  },
  {
    id: "vx-tu01-stretched-word", name: "Draws a word out", category: "emotional", technique: "tone escalation", severity: "low", phrases: [], detector: "emphasis",
    description: "A letter is repeated to lengthen a word, as in “sooooo”.",
    rationale: "The long vowel acts out a feeling. It adds mood and no information.",
    question: "What does the word mean at its usual length?", mechanism: "Lengthened letters imitate the stress of speech.", source: TRUSS,
    fires: ["That was soooooo unfair to the goalkeeper.", "Nooooo, they cannot close the bakery."],
    allows: ["That was so unfair to the goalkeeper.", "The vowel in this word is long."],
  },
];
