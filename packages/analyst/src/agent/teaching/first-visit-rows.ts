import { anyOf, between, END, LEAD } from "../../text/forms.ts";

/** What people ask who have no text yet: whom to believe, where to look, what to ask, how to bear the news, and how to think. */
interface FirstVisitRow {
  form: RegExp;
  text: string;
  /** Ids. */
  lessons: readonly string[];
}

const RELIABLE =
  "(?:reliable|trustworthy|credible|reputable|unbiased|biased|neutral|objective|independent|legit(?:imate)?|left[- ]?(?:wing|leaning)|right[- ]?(?:wing|leaning)|propaganda|fake news|trusted|a (?:good|bad|reliable|credible|serious|trusted|safe) (?:news )?(?:source|site|website|paper|newspaper|channel))";
/** Words that point at what is here, and not at a paper or a site by its name. */
const POINTS =
  "(?:it|this|that|these|those|they|he|she|you|i|we|there|(?:the|this|that|my|his|her|their) (?:text|article|author|message|post|study|claim|answer|story|sender|offer|shop|advert|ad|letter|mail|email|figures?|numbers?|source|statement|report))";
const MEDIA = "(?:news|media|newspapers?|papers?|websites?|sites?|sources?|channels?|outlets?|magazines?|podcasts?)";

const AN_AI = /(?:an? )?(?:ai|chat ?gpt|chatbots?|gemini|copilot|claude|language models?)/i;
const HOW = "(?:how (?:do|does|can|could|should|would|might) (?:i|we|you|one|someone|people)|how to)";

/** “Is ChatGPT reliable?”, “Can I trust AI answers?” */
const ASSISTANT = "(?:an? |the |what |any )?(?:ais?|a\\.i\\.s?|chat ?gpt|gpt|chat ?bots?|gemini|copilot|claude|llms?|language models?)(?:['’]s)?";
const ITS_ANSWERS =
  "(?: (?:generated |search )?(?:answers?|results?|summar(?:y|ies)|advice|information|texts?|overviews?|says?|tells? me|writes?|assistants?|chat ?bots?|models?|tools?))*";
/** “I feel manipulated by my boss”, “My boyfriend makes me feel guilty” */
const THINGS = "(?:exams?|tests?|grades?|marks|results?|scores?|essay|homework|weight|body|looks|hair|skin|clothes|accent|mistakes?|income|money|debts?)";
const SOMEBODY = `(?:he|she|they|(?:my|our) (?!(?:[\\w’'-]+ ){0,2}?${THINGS}\\b)(?:[\\w’'-]+ ){0,2}?[\\w’'-]+)`;
const HURT =
  "(?:manipulated|used|pressured|pushed|guilt[- ]?tripped|gaslit|gaslighted|controlled|belittled|guilty|small|stupid|worthless|crazy|bad|ashamed|selfish|played|trapped|bullied|humiliated|like (?:an? |i[ '’]).{2,40}?)";
const HURTS = "(?:manipulat|guilt[- ]?tripp?|gaslight|pressur|controll?|belittl|us|play|bull(?:y|i)|humiliat|silenc)";

/** How the answer begins, by which it is known further up in a conversation. */
export const RATES_NONE = "I don’t rate papers or sites, and I don’t look anything up.";

export const FIRST_VISIT_ROWS: readonly FirstVisitRow[] = [
  {
    form: between(
      LEAD,
      [
        new RegExp(
          `(?:is|are) ${ASSISTANT}${ITS_ANSWERS} (?:(?:really|actually|always|ever|even|generally|very) )*(?:reliable|trustworthy|accurate|right|correct|credible|true|to be trusted|a (?:good|reliable) source|biased|objective|neutral)`,
          "i",
        ),
        new RegExp(
          `(?:can|could|should|may|do) (?:i|we|you|one|people|students) (?:(?:really|actually|always|ever|even) )*(?:trust|believe|rely on|use) ${ASSISTANT}${ITS_ANSWERS}(?: (?:as a source|for facts))?`,
          "i",
        ),
        new RegExp(`how (?:reliable|trustworthy|accurate|good) (?:is|are) ${ASSISTANT}${ITS_ANSWERS}`, "i"),
      ],
      END,
    ),
    text: "Neither always nor never: it writes what sounds likely, and sounds the same where it is wrong. To weigh one answer:\n\n1. **Ask for its sources, and open them.** A title that nobody can find was made up.\n2. **Ask again in a new chat.** Details that change were guessed.\n3. **Check the one figure or name that carries the point,** somewhere else.\n4. **Mind what it can’t know:** today’s news, your own case, whatever it was never shown.\n\nThe page [Codex and handshakes](/train) has rules to give it, so that it says how sure it is. Or paste an answer here, and we go through it.",
    lessons: ["become-ai-aware", "how-llms-bullshit"],
  },
  {
    form: between(
      LEAD,
      [
        new RegExp(
          `(?:i think |sometimes |lately )?i(?:'m| am|'ve been| have been)? (?:(?:feel|feeling|always|often|constantly|so|really|just|being|kind of|a bit) )*${HURT} (?:by|around|with|because of|when i talk to) ${SOMEBODY}(?: .{1,60})?`,
          "i",
        ),
        new RegExp(
          `(?:i (?:think|feel like|feel) )?${SOMEBODY} (?:(?:always|often|constantly|keeps?|is|sometimes|really|just) )*(?:makes?|making|made) me feel (?:(?:so|really|like|very|always|a bit) )*${HURT}(?: .{1,60})?`,
          "i",
        ),
        new RegExp(
          `(?:i (?:think|feel like|feel|believe|suspect) (?:that )?|is )?${SOMEBODY}(?:['’]s)? (?:(?:is|are|always|often|constantly|keeps?|just|really|being|maybe) )*${HURTS}(?:e|s|es|ing)? me(?! (?:as an? (?:reference|witness|example|model)|(?:an? |some |his |her |their )?(?:music|songs?|tunes?|videos?))\\b)(?: .{1,60})?`,
          "i",
        ),
      ],
      END,
    ),
    text: "That deserves to be taken seriously: what it does to you is real, whatever was meant by it. What to call it I can’t tell from here, and I put no name on anybody.\n\nWhat I can read is words. Write down what was said, as exactly as you can, or paste the message: I will show what in it presses you, and what one could ask back. Note the day as well, for a pattern shows over several.\n\nIf you are afraid of them, talk to somebody you trust today.",
    lessons: ["emotional-framing"],
  },
  {
    form: anyOf(
      new RegExp(
        `^(?:(?:and|so|but|hi|hello|ok(?:ay)?)[, ]+)*(?:is|are|was) (?!${POINTS}\\b)(?:the )?[\\w’'. -]{2,40} (?:really |still |generally |considered |politically )*${RELIABLE}[?.! ]*$`,
        "i",
      ),
      new RegExp(
        `^(?:(?:and|so|but|hi|hello|ok(?:ay)?)[, ]+)*(?:can|could|should|do|would) (?:i|we|you|one) (?:really |still |ever )?(?:trust|believe|rely on) (?!${POINTS}\\b|(?:an?|the|this|that|my|our|his|her|their|your|me|him|them|us|in) |${AN_AI.source}\\b)[\\w’'. -]{2,30}[?.! ]*$`,
        "i",
      ),
      new RegExp(`\\b(?:which|what)(?:'s| is| are)? (?:\\w+ ){0,4}?${MEDIA}\\b[^.?!]{0,30}\\b(?:${RELIABLE}|trust|believe|read|best)`, "i"),
      new RegExp(`\\b(?:which|what)(?:'s| is| are)? the (?:most |least |best )(?:\\w+ ){0,2}?${MEDIA}\\b`, "i"),
      new RegExp(
        `\\b(?:how (?:do|can|could|would) (?:i|you|we|one)|how to) (?:\\w+ )?(?:know|tell|check|see|find out|judge|decide) (?:if|whether|when) an? (?:\\w+ )?${MEDIA} (?:is|are|can)\\b`,
        "i",
      ),
    ),
    text: `${RATES_NONE} To weigh one, leave it:\n\n1. **Search for its name** without its own pages, and read what others say of it.\n2. **Find out who owns it and who pays for it.** A serious one says so.\n3. **Look whether it corrects its mistakes,** signs its articles, and tells news from opinion.\n4. **Read a second one on the same event,** with other readers than the first. What each leaves out shows which way it leans. They all lean somewhere.\n\nThe text of one article I can read with you: send its address.`,
    lessons: ["detect-bullshit", "narrative-framing"],
  },
  {
    form: anyOf(
      /\b(?:where|how) (?:can|could|do|does|should|would|to)(?: (?:i|we|you|one|people|students?))?(?: (?:best|quickly|myself))? (?:find|get|look for|search for) (?:some |any |the |more )?(?:good|reliable|real|credible|serious|trustworthy|better|original|first|primary|scientific|proper) (?:ones|sources?|information|facts|data|studies|evidence)\b/i,
      /\bhow (?:do|can|could|should|to)(?: (?:i|we|you|one))? find (?:good )?(?:sources?|evidence)\b/i,
      /\b(?:where|how) (?:can|could|do|should|to)(?: (?:i|we|you|one|people))? (?:fact[- ]?check|check (?:facts?|the facts|claims?|if something(?:'s| is) true))\b/i,
      /\b(?:how|what) do(?:es)? fact[- ]?check(?:ers?|ing)\b/i,
    ),
    text: "Near the thing itself, and where others can open it, too:\n\n- **Figures:** the statistics office of the country, or whoever counted, and not a page that repeats it.\n- **Health:** a public health agency, or a review that weighs many studies at once.\n- **Laws and decisions:** the text of the parliament, the court or the council.\n- **What somebody said:** the whole speech or interview around the sentence.\n- **For school:** a library’s catalogue, its librarians, and the list of sources under an encyclopedia’s article.\n\nFact checkers begin elsewhere: they leave the page, and read what others say of whoever runs it. Then they follow the claim back to where it began.",
    lessons: ["citation-laundering", "detect-bullshit"],
  },
  {
    form: anyOf(
      /\b(?:what|which)(?: (?:is|are|'s))?(?: an?| some| the)? (?:\w+ )?questions? (?:should|can|could|do|to|would|must) ?(?:i|we|you|one)? ?(?:to )?ask\b(?!.*\b(?:you|yourself|an? ai|chat ?gpt|it|this|that)\b)/i,
      /\bwhat (?:should|can|could|do) (?:i|we) ask (?:an? |the |my |our )(?:\w+ )?(?:sales\w*|sellers?|dealers?|agents?|brokers?|advis[eo]rs?|politicians?|candidates?|recruiters?|employers?|landlords?|contractors?|insurers?|banks?|shops?)\b/i,
      /\bgood questions? to ask (?:an? |the |my )?(?!you\b|an? ai|chat ?gpt)/i,
    ),
    text: "Five that fit nearly anybody who wants something from you:\n\n1. _What do you gain if I say yes?_\n2. _Whom is it not right for?_ Who knows a thing well can say.\n3. _What happens if I decide next week?_\n4. _Where is that in writing?_\n5. _Whom may I ask who has had it for a year?_\n\nNone of them accuses anybody, and an honest answer to each exists. Mind which one is not answered.",
    lessons: ["false-urgency", "appeal-to-authority"],
  },
  {
    form: anyOf(
      /^(?!.*\byou)[^.?!]{0,40}\bi(?:'m| am|'ve been| have been| feel| get| keep getting)?(?: \w+){0,3} (?:overwhelmed|anxious|depressed|stressed|exhausted|scared|afraid|tired|sad|angry|hopeless|worried)\b[^.?!]{0,30}\b(?:news|headlines|social media|feeds?|doom-?scroll\w*)\b/i,
      /^(?!.*\byou)[^.?!]{0,60}\b(?:news|headlines|social media|feeds?|doom-?scrolling)\b[^.?!]{0,20}\b(?:makes?|making|leaves?) me (?:\w+ )?(?:anxious|depressed|sad|angry|scared|afraid|hopeless|stressed|sick|tired|worried)\b/i,
      /\b(?:how (?:do|can|could|should) (?:i|we|you|one)|how to) (?:read|watch|follow|bear|take) (?:the |so much )?(?:bad )?news without\b/i,
      /\b(?:how (?:do|can|could|should) (?:i|we|you|one)|how to) (?:stop|quit|avoid|cut down on|reduce) (?:doom-?scrolling|reading (?:the |so much )?(?:bad )?news|(?:the )?(?:bad )?news)\b/i,
    ),
    text: "That is how much of it is made to work: what alarms is opened and passed on. What tends to help:\n\n- **A time and a place for the news,** once or twice a day, and not the feed.\n- **Less, and longer.** One report read to its end tells more than thirty headlines.\n- **Ask what of it is new,** and what somebody does about it. Slow gains seldom make a headline.\n- **Put it away where you can do nothing,** and do one thing where you can.\n\nIf it stays heavy day after day, talk with somebody near you, or with a doctor.",
    lessons: ["emotional-framing", "false-urgency"],
  },
  {
    form: between(
      LEAD,
      [
        between(
          /(?:is it|am i|are we|is that|would it be|may i|can i|should i|could i|(?:should|may|can|could) (?:students?|pupils|kids|children|people|one|we))(?: \w+){0,4}? (?:to )?us(?:e|ing) /i,
          [AN_AI],
          /\b[^.?!]{0,40}\b(?:homework|school|essays?|assignments?|class|exams?|thesis|stud(?:y|ying|ies)|university|college|work)\b[^.?!]{0,20}/i,
        ),
        between(/is (?:using )?/i, [AN_AI], / (?:for (?:\w+ ){1,2})?(?:really )?(?:cheating|plagiarism|allowed|lazy)/i),
      ],
      END,
    ),
    text: "What counts as your own work your teacher or your employer decides, so ask before, and say afterwards what you used. Whatever the rule, four things keep it yours:\n\n- **Think first.** Write down your own answer, however short, and only then ask.\n- **Let it ask you,** explain, or name what speaks against you, rather than write.\n- **Look up each fact and each source** before you pass it on: your name is on it.\n- **Stop where you could not explain it** without the screen.",
    lessons: ["become-ai-aware", "how-llms-bullshit"],
  },
  {
    form: /^(?:(?:and|so|but|well)[, ]+)*(?:why are|are|aren't) you (?:being |always |not )*(?:so|this|that|too|a bit|rather) (?:strict|harsh|picky|critical|suspicious|negative|hard|fussy|sensitive)\b[^?]{0,40}\?*$/i,
    text: "A mark says that a wording can mislead. It does not say that somebody lies, or meant to: careful people write such words, too, and often there is a good answer to the question beside the mark. How often honest wording gets one, too, the page [How well does it work?](/accuracy) shows.\n\nWhere you looked and find it fair, “This is fine here” in the note puts the mark away.",
    lessons: ["clarity-signals"],
  },
  {
    form: /^(?:(?:and|so|but|well)[, ]+)*is (?:it (?:\w+ )?(?:bad|weak|wrong|ok(?:ay)?|fine|good|a (?:sign of )?weakness|normal|stupid|embarrassing)(?: for me| if i| to)?(?: (?:to )?change (?:my|your|one's) mind)|changing (?:my|your|one's) mind (?:\w+ )?(?:bad|weak|wrong|ok(?:ay)?|fine|good|a (?:sign of )?weakness|normal|stupid|embarrassing))[^?]{0,30}\?*$/i,
    text: "No: that is what reasons are for. Two things help to do it well:\n\n- **Move as far as the reason weighs.** From 80 to 60 percent is a change, too.\n- **Know which reason did it.** A good one you could tell a friend; that somebody pressed, or said it last, is none.\n\nIt goes the other way as well: who keeps a view after looking at what speaks against it has tested it.",
    lessons: ["epistemic-humility", "cognitive-dissonance"],
  },
  {
    form: new RegExp(
      `\\b${HOW} (?:\\w+ )?(?:(?:become|be|get|stay|stop being|not be|avoid being) (?:so |more |less |too )*(?:open[- ]?minded|objective|rational|fair|curious|gullible|naive|biased|easily (?:fooled|influenced|led)|close[- ]?minded|stubborn)|(?:change|keep) (?:my|an open|one's) mind|(?:stop|avoid) (?:believing|falling for) (?:everything|anything|things))`,
      "i",
    ),
    text: "By habits rather than by resolve. Four that hold under strain:\n\n- **A number before a verdict.** “About 70 percent” can move; “obviously” cannot.\n- **Say what would change your mind** before you look, and then look for that.\n- **Tell the other view so that its holders would sign it.** Then say where you part.\n- **A pause between reading and sharing.** What presses you to hurry can be opened again tomorrow.\n\nNobody keeps them always. Writing down one guess a day, and later what came of it, shows most.",
    lessons: ["epistemic-humility", "confirmation-bias"],
  },
  {
    form: anyOf(
      new RegExp(
        `\\b${HOW} (?:\\w+ )?(?:win|have|make|build|construct|write|lead) (?:an? |more |my )?(?:\\w+ )?(?:arguments?|debates?|discussions?|case)\\b(?! (?:with|against|about) (?:my|him|her|them))`,
        "i",
      ),
      new RegExp(
        `\\b${HOW} (?:argue|debate|discuss|disagree) (?:well|better|fairly|kindly|politely|properly|effectively|with(?:out)? (?:shouting|fighting|people))`,
        "i",
      ),
      /\bwhat makes (?:an? )?(?:good|strong|sound|convincing|valid) arguments?\b/i,
    ),
    text: "A good argument has three things, and the third is the one that is missed:\n\n1. **True reasons,** as far as anybody can tell.\n2. **Reasons that bear on the point,** and not on a person or a feeling.\n3. **Enough of them,** also for one who doubts the conclusion.\n\nIn a talk it helps to state the other view first, so well that the other says “yes, that is it”, and to grant what is right in it. Then give one reason, your best, and not seven. If you leave knowing better what the two of you disagree about, it went well.",
    lessons: ["steelman", "fallacies-overview"],
  },
  {
    form: between(
      LEAD,
      [
        /why (?:do|does|would) (?:people|anyone|anybody|so many(?: people)?|smart people|intelligent people|we|my \w+) (?:still |really |even )*(?:believe|fall for|trust|share|spread) (?:in )?(?:lies|(?:fake|false) (?:news|\w+)|(?:mis|dis)information|conspiracy theor\w+|nonsense|bullshit|scams?|rumou?rs|such (?:things|stuff)|it all)/i,
      ],
      /\b[^.?!]{0,30}/i,
    ),
    text: "Seldom for lack of brains. What research keeps finding:\n\n- **We heard it before.** What is repeated seems truer, also to those who know better.\n- **It fits.** What agrees with us and our friends gets fewer questions.\n- **It explains much at once,** with somebody to blame, while the truth has loose ends.\n- **It came from somebody we like,** or with a feeling that left no time.\n- **To doubt costs something:** a friend, a hope, a good opinion of oneself.\n\nAll of that holds for each of us, about other things.",
    lessons: ["confirmation-bias", "why-certainty-sells"],
  },
  {
    form: between(
      LEAD,
      [
        /(?:(?:can|could|would|will) you )?help(?: me)?(?: (?:out|please))? with (?:my |an? |some |the )?(?:(?:school|english|history|german|media|university) )?(?:home ?work|essay|assignment|school ?work|presentation|term paper)/i,
        /(?:i|we) (?:need|have|want|got)(?: to|ta) (?:analy[sz]e|examine|write about|discuss|interpret|evaluate) (?:an?|some|the|this|my) (?:\w+ )?(?:speech|text|article|ad|advert|advertisement|poster|commercial|letter|editorial|op-?ed|leaflet|post)(?: (?:for|at|in) (?:\w+ )?(?:school|class|homework|university|college|english|history|german))?/i,
      ],
      END,
    ),
    text: "Where a text is to be read, gladly. Paste it here, and ask one thing after the other:\n\n1. _How does it argue?_\n2. _Which words push?_\n3. _What is missing?_\n4. _What would the other side say?_\n\nI write nothing for you, but each answer shows its place in the text, which you can quote.",
    lessons: ["fallacies-overview"],
  },
];
