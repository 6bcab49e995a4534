import { anyWords } from "./forms.ts";

/** Says what will come to somebody: a threat, or what a rule or a contract has in store. */
export const THREATENED = anyWords(
  /or else|otherwise|you(?:['’]ll| will) (?:regret|be sorry|never|lose|see|pay)/i,
  /i(?:['’]ll| will) (?:tell|make sure|report|sue|leave|take|call the)/i,
  /if you (?:do not|don['’]t|leave|refuse|ever|won['’]t|tell)|last (?:chance|warning)|consequences|legal (?:action|steps)|(?:in|to|before(?: the| a)?) court|court (?:order|case|action|proceedings)/i,
  /evict\w*|police/i,
  /(?:will|shall|would|can|may) (?:\w+ )?be (?:\w+ )?(?:reported|fined|charged|prosecuted|dismissed|fired|suspended|expelled|terminated|cancelled|canceled|removed|banned|deducted|withheld|cut off|towed|sued|held (?:liable|responsible))/i,
  /whoever (?:does not|doesn['’]t|refuses|fails)[^.!?]{0,60}\b(?:must|will|has to|have to|loses?|gets? no)|(?:must|will have to|has to|should) (?:expect|reckon with|be prepared for|face)/i,
  /without (?:exception|further (?:notice|warning))/i,
);
