import type { Said } from "../say.ts";

/** Who swallowed it: the one who writes, or somebody near. Of strangers only a text tells. */
const NEAR = String.raw`(?:i|we|he|she|(?:my|our) (?:[\w'’-]+ ){0,3}?[\w-]+|(?:the|a) (?:baby|toddler|kids?|child|children|dog|cat|puppy|kitten)|someone|somebody)`;
const JUST = String.raw`(?:['’](?:ve|s|m) |(?: have| has| had| may have| might have| think (?:i|he|she|we))? )(?:(?:just|already|accidentally|probably|by accident|by mistake|maybe|only) )*`;
const SWALLOWED = String.raw`(?:took|taken|swallowed|ate|eaten|drank|drunk|licked|chewed|inhaled|breathed in|got into|gave (?:him|her|it|my (?:[\w-]+ )?[\w-]+))`;
const MANY = String.raw`(?:(?:about|around|like|at least|nearly|almost|over|more than) )?(?:too (?:many|much)|twice|double|[4-9]|[1-9]\d+|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|(?:a|the) (?:whole|entire|full) (?:\w+ ){0,2}?(?:of )?|all (?:of )?(?:the|my|his|her|our)|a (?:lot|bunch|handful|bottle|box|pack|strip) of|some of (?:my|our|the))`;
const MEDICINE = String.raw`(?:pills?|tablets?|capsules?|gummies|meds|medication|medicine|aspirins?|ibuprofen|advil|tylenol|paracetamol|acetaminophen|painkillers?|antidepressants?|sleeping (?:pills?|tablets?)|antihistamines?|cough syrup|vitamins?|iron tablets?|insulin|patches)`;
const POISON = String.raw`(?:bleach|detergent|(?:laundry|dishwasher|detergent|washing) (?:pods?|tablets?|liquid|capsules?|powder)|dish soap|drain cleaner|(?:oven|toilet|bathroom|floor|window) cleaner|cleaning (?:fluid|liquid|product|stuff)|disinfectant|hand sanitizer|antifreeze|windshield (?:fluid|washer)|gasoline|petrol|kerosene|lighter fluid|lamp oil|paint thinner|turpentine|nail polish remover|pesticide|insecticide|weed ?killer|(?:rat|mouse|ant|slug) (?:poison|bait)|slug pellets|poison|(?:button |small |coin )?batter(?:y|ies)|magnets?|mothballs?|essential oils?|nicotine|(?:wild|unknown|strange) (?:mushrooms?|berries)|mushrooms? (?:from|in) (?:the|our|my) (?:garden|yard|woods|forest|lawn)|deathcap|nightshade|foxglove)`;
/** What is poison for animals and none for us. */
const FOR_ANIMALS = String.raw`(?:chocolate|grapes?|raisins?|onions?|xylitol|chewing gum|avocado|macadamia nuts?|lil(?:y|ies))`;
const ANIMAL = String.raw`(?:(?:my|our|the) (?:[\w'’-]+ ){0,2}?(?:dog|puppy|cat|kitten))`;

const PERSON_TOOK = new RegExp(
  String.raw`(?:^|[,.!?] |\b(?:help|please|think|so|and) )${NEAR}${JUST}${SWALLOWED} (?:${MANY} (?:[\w'’]+ ){0,3}?${MEDICINE}|(?:[\w'’]+ ){0,4}?${POISON})\b`,
  "i",
);
const ANIMAL_TOOK = new RegExp(String.raw`\b${ANIMAL}${JUST}${SWALLOWED} (?:[\w'’]+ ){0,5}?(?:${FOR_ANIMALS}|${MEDICINE}|${POISON})\b`, "i");
/** A longer message tells a story or brings a text. */
const MOST_WORDS = 40;

const SAY_PERSON =
  "Please don’t wait for me or for symptoms: call your poison control center or your emergency number now. In the United States that’s 1-800-222-1222; elsewhere your emergency number can put you through.\n\n" +
  "- If someone is very drowsy, shaking, struggling to breathe or can’t be woken, call the emergency number first.\n" +
  "- Have the package at hand. They’ll ask what it was, how much, when, and the person’s age and weight.\n" +
  "- Don’t make anyone vomit, and don’t give anything to eat or drink, unless they tell you to.\n\n" +
  "If it was on purpose, you can say so. They’re there for that, too, and findahelpline.com lists people to talk to in your country.\n\n" +
  "I’m a reading tool and can’t judge how serious it is.";
const SAY_ANIMAL =
  "Please call a vet or an animal poison line now, and don’t wait for symptoms. Outside of office hours, your vet’s answering machine usually names an emergency clinic.\n\n" +
  "- Have the package at hand. They’ll ask what it was, how much, when, and how much the animal weighs.\n" +
  "- Don’t make it vomit unless they tell you to.\n\n" +
  "I’m a reading tool and can’t judge how serious it is.";

/** What to do where somebody near has swallowed too much of a medicine, or a poison; null for every other message. Nobody should be asked for a text then. */
export function sayIfSwallowed(message: string): Said | null {
  if (message.split(/\s+/).length > MOST_WORDS) return null;
  if (ANIMAL_TOOK.test(message)) return { text: SAY_ANIMAL, confidence: 0.9 };
  return PERSON_TOOK.test(message) ? { text: SAY_PERSON, confidence: 0.9 } : null;
}
