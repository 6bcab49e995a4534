import { anyOf } from "../../text/forms.ts";
import { lessonTitles, sayLessons } from "./lesson-link.ts";
import type { Said } from "../say.ts";

/** “Which is more reliable: a blog or a peer reviewed paper”: kinds of sources, and no two statements. */

const LEAD = "^(?:(?:hi|hello|hey|so|and|but|ok(?:ay)?|well)[,.! ]+)*";
const KIND =
  "(?:(?:an?|the|some|my|one|single) )*(?:(?:[\\w-]+ ){0,2}?)(?:blogs?(?: posts?)?|websites?|newspapers?|papers?|stud(?:y|ies)|reviews?|meta-?analys[ie]s|journals?|experts?|doctors?|scientists?|professors?|wikipedia|encyclop(?:a)?edias?|books?|podcasts?|videos?|youtube|tiktok|instagram|facebook|posts?|tweets?|forums?|friends?|influencers?|surveys?|polls?|eye-?witness(?:es)?|statistics|government sites?|news(?: sites?| articles?)?|articles?|magazines?|press releases?|chat ?gpt|chatbots?|ai|rumou?rs?|anecdotes?)";
const TRUSTED = "(?:reliable|trustworthy|credible|believable|accurate|trusted|convincing|serious|scientific)";
const OF_KINDS = anyOf(
  new RegExp(
    `${LEAD}(?:which|what|who)(?: (?:one|source|of (?:them|these|the two)))?(?:(?:'s| is| are| should i| can i| do i| would you))? (?:the )?(?:(?:more|most|better|rather|less) )?(?:${TRUSTED}|(?:better|best) (?:source|evidence)|trust(?: more)?|believe(?: more)?)[:,]? (?:source|evidence)?[:,]? ?${KIND},? or ${KIND}[?.! ]*$`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:is|are) ${KIND} (?:(?:always|really|generally|usually) )*(?:(?:more|less) ${TRUSTED}|(?:a )?(?:better|worse|stronger) (?:source|evidence)?|better) ?than ${KIND}[?.! ]*$`,
    "i",
  ),
  new RegExp(`${LEAD}(?:can|should|do) i (?:trust|believe) ${KIND} more than ${KIND}[?.! ]*$`, "i"),
);
const MOST_CHARS = 160;
const LESSONS = ["detect-bullshit"];

/** What kinds of sources differ in; null where no two of them are named. */
export function saySourceKinds(request: string): Said | null {
  if (request.length > MOST_CHARS || !OF_KINDS.test(request.trim())) return null;
  return {
    text: `The kind alone doesn’t settle anything. What differs is who looked at it before it appeared, and how many cases are behind it. Usually, from most to least solid:\n\n1. **A review of many studies,** then a single study that others in the field checked.\n2. **Figures from an office that counts,** and says how it counted.\n3. **A report by a newsroom** that names its sources and corrects its mistakes.\n4. **One expert’s word:** worth most in their own field, and still just one voice.\n5. **A blog, a video, a post, a friend:** nobody had to check it, so see what it’s based on.\n\nA blog that names good studies can be right where a poor study is wrong. Trace both back to what they’re based on, and compare that.\n\n${sayLessons(LESSONS)}`,
    confidence: 0.85,
    notes: lessonTitles(LESSONS),
  };
}
