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

const RATES_NONE = "I don’t rate papers or websites, and I don’t look anything up.";
/** Whether an answer is on how to judge a paper or a site; kept conversations hold the older wording. */
export const isOnRating = (answer: string): boolean => answer.includes(RATES_NONE) || answer.includes("I rate no papers and no sites");

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
    text: "Sometimes yes, sometimes no: it writes what sounds likely, and it sounds the same when it’s wrong. To judge a single answer:\n\n1. **Ask for its sources, and open them.** If nobody can find the title, it was made up.\n2. **Ask again in a new chat.** Details that change were guesses.\n3. **Check the one figure or name the point depends on,** somewhere else.\n4. **Think of what it can’t know:** today’s news, your own case, anything it was never shown.\n\nThe page [Codex and handshakes](/train) has rules you can give it, so that it tells you how sure it is. Or paste an answer here, and we’ll go through it.",
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
    text: "That deserves to be taken seriously: what it does to you is real, whatever they meant by it. I can’t tell from here what to call it, and I don’t put labels on people.\n\nWhat I can read is words. Write down what was said, as exactly as you can, or paste the message: I’ll show you which words put pressure on you, and what you could ask back. Write down the day, too, because a pattern only shows over time.\n\nIf you’re afraid of them, talk to somebody you trust today.",
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
    text: `${RATES_NONE} To judge one, look outside it:\n\n1. **Search for its name,** skip its own pages, and read what others say about it.\n2. **Find out who owns it and who pays for it.** A serious one tells you.\n3. **See whether it corrects its mistakes,** puts names on its articles, and keeps news and opinion apart.\n4. **Read about the same event in a second one,** with a different kind of reader. What each leaves out shows where it stands, and every one of them stands somewhere.\n\nI can read a single article with you: send me its address.`,
    lessons: ["detect-bullshit", "narrative-framing"],
  },
  {
    form: anyOf(
      /\b(?:where|how) (?:can|could|do|does|should|would|to)(?: (?:i|we|you|one|people|students?))?(?: (?:best|quickly|myself))? (?:find|get|look for|search for) (?:some |any |the |more )?(?:good|reliable|real|credible|serious|trustworthy|better|original|first|primary|scientific|proper) (?:ones|sources?|information|facts|data|studies|evidence)\b/i,
      /\bhow (?:do|can|could|should|to)(?: (?:i|we|you|one))? find (?:good )?(?:sources?|evidence)\b/i,
      /\b(?:where|how) (?:can|could|do|should|to)(?: (?:i|we|you|one|people))? (?:fact[- ]?check|check (?:facts?|the facts|claims?|if something(?:'s| is) true))\b/i,
      /\b(?:how|what) do(?:es)? fact[- ]?check(?:ers?|ing)\b/i,
    ),
    text: "As close to the original as you can get, and where others can open it, too:\n\n- **Figures:** the country’s statistics office, or whoever did the counting, not a page that repeats it.\n- **Health:** a public health agency, or a review that weighs many studies at once.\n- **Laws and decisions:** the original text from the parliament, the court or the council.\n- **What somebody said:** the whole speech or interview around the sentence.\n- **For school:** a library’s catalog, its librarians, and the list of sources at the end of an encyclopedia article.\n\nFact checkers start elsewhere: they leave the page and read what others say about whoever runs it. Then they trace the claim back to where it started.",
    lessons: ["citation-laundering", "detect-bullshit"],
  },
  {
    form: anyOf(
      /\b(?:what|which)(?: (?:is|are|'s))?(?: an?| some| the)? (?:\w+ )?questions? (?:should|can|could|do|to|would|must) ?(?:i|we|you|one)? ?(?:to )?ask\b(?!.*\b(?:you|yourself|an? ai|chat ?gpt|it|this|that)\b)/i,
      /\bwhat (?:should|can|could|do) (?:i|we) ask (?:an? |the |my |our )(?:\w+ )?(?:sales\w*|sellers?|dealers?|agents?|brokers?|advis[eo]rs?|politicians?|candidates?|recruiters?|employers?|landlords?|contractors?|insurers?|banks?|shops?)\b/i,
      /\bgood questions? to ask (?:an? |the |my )?(?!you\b|an? ai|chat ?gpt)/i,
    ),
    text: "Five that work with almost anybody who wants something from you:\n\n1. _What do you gain if I say yes?_\n2. _Who is it not right for?_ Somebody who knows it well can tell you.\n3. _What happens if I decide next week?_\n4. _Where can I see that in writing?_\n5. _Who has had it for a year, and can I ask them?_\n\nNone of these accuses anybody, and each has an honest answer. Notice which one they don’t answer.",
    lessons: ["false-urgency", "appeal-to-authority"],
  },
  {
    form: anyOf(
      /^(?!.*\byou)[^.?!]{0,40}\bi(?:'m| am|'ve been| have been| feel| get| keep getting)?(?: \w+){0,3} (?:overwhelmed|anxious|depressed|stressed|exhausted|scared|afraid|tired|sad|angry|hopeless|worried)\b[^.?!]{0,30}\b(?:news|headlines|social media|feeds?|doom-?scroll\w*)\b/i,
      /^(?!.*\byou)[^.?!]{0,60}\b(?:news|headlines|social media|feeds?|doom-?scrolling)\b[^.?!]{0,20}\b(?:makes?|making|leaves?) me (?:\w+ )?(?:anxious|depressed|sad|angry|scared|afraid|hopeless|stressed|sick|tired|worried)\b/i,
      /\b(?:how (?:do|can|could|should) (?:i|we|you|one)|how to) (?:read|watch|follow|bear|take) (?:the |so much )?(?:bad )?news without\b/i,
      /\b(?:how (?:do|can|could|should) (?:i|we|you|one)|how to) (?:stop|quit|avoid|cut down on|reduce) (?:doom-?scrolling|reading (?:the |so much )?(?:bad )?news|(?:the )?(?:bad )?news)\b/i,
    ),
    text: "A lot of it is made to do that: alarming news gets opened and passed on. What tends to help:\n\n- **A set time and place for the news,** once or twice a day, and not in your feed.\n- **Less, but longer.** One report read to the end tells you more than thirty headlines.\n- **Ask which part is new,** and what somebody is doing about it. Slow progress rarely makes a headline.\n- **Let go of what you can’t do anything about,** and do one thing where you can.\n\nIf it weighs on you day after day, talk with somebody close to you, or with a doctor.",
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
    text: "Your teacher or employer decides what counts as your own work, so ask first, and afterwards say what you used. Whatever the rule is, four things keep the work yours:\n\n- **Think first.** Write down your own answer, even a short one, and only then ask.\n- **Have it ask you questions,** explain things, or argue against you, rather than write for you.\n- **Look up each fact and each source** before you pass it on: your name is on it.\n- **Stop where you couldn’t explain it** without the screen.",
    lessons: ["become-ai-aware", "how-llms-bullshit"],
  },
  {
    form: /^(?:(?:and|so|but|well)[, ]+)*(?:why are|are|aren't) you (?:being |always |not )*(?:so|this|that|too|a bit|rather) (?:strict|harsh|picky|critical|suspicious|negative|hard|fussy|sensitive)\b[^?]{0,40}\?*$/i,
    text: "A mark says that a wording can mislead. It doesn’t say that somebody is lying, or meant to: careful people write words like that, too, and often there’s a good answer to the question next to the mark. The page [How well does it work?](/accuracy) shows how often honest wording gets marked, too.\n\nIf you’ve looked and think it’s fair, “This is fine here” in the note hides the mark.",
    lessons: ["clarity-signals"],
  },
  {
    form: /^(?:(?:and|so|but|well)[, ]+)*is (?:it (?:\w+ )?(?:bad|weak|wrong|ok(?:ay)?|fine|good|a (?:sign of )?weakness|normal|stupid|embarrassing)(?: for me| if i| to)?(?: (?:to )?change (?:my|your|one's) mind)|changing (?:my|your|one's) mind (?:\w+ )?(?:bad|weak|wrong|ok(?:ay)?|fine|good|a (?:sign of )?weakness|normal|stupid|embarrassing))[^?]{0,30}\?*$/i,
    text: "No: that’s what reasons are for. Two things help you do it well:\n\n- **Move only as far as the reason takes you.** Going from 80 to 60 percent is a change, too.\n- **Know which reason did it.** A good one is one you could tell a friend; “they kept pushing” or “they had the last word” isn’t one.\n\nIt works the other way, too: if you keep a view after looking at what speaks against it, you’ve tested it.",
    lessons: ["epistemic-humility", "cognitive-dissonance"],
  },
  {
    form: new RegExp(
      `\\b${HOW} (?:\\w+ )?(?:(?:become|be|get|stay|stop being|not be|avoid being) (?:so |more |less |too )*(?:open[- ]?minded|objective|rational|fair|curious|gullible|naive|biased|easily (?:fooled|influenced|led)|close[- ]?minded|stubborn)|(?:change|keep) (?:my|an open|one's) mind|(?:stop|avoid) (?:believing|falling for) (?:everything|anything|things))`,
      "i",
    ),
    text: "With habits more than with willpower. Four that hold up under pressure:\n\n- **A number before a verdict.** “About 70 percent” can move; “obviously” can’t.\n- **Say what would change your mind** before you look, and then look for that.\n- **Describe the other view so well that the people who hold it would agree.** Then say where you differ.\n- **A pause between reading and sharing.** If something pushes you to hurry, you can open it again tomorrow.\n\nNobody manages all of this all the time. Writing down one guess a day, and later how it turned out, teaches you the most.",
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
    text: "A good argument has three things, and people tend to forget the third:\n\n1. **True reasons,** as far as anybody can tell.\n2. **Reasons about the point,** not about a person or a feeling.\n3. **Enough of them,** even for somebody who doubts the conclusion.\n\nIn a conversation, it helps to state the other view first, so well that the other person says “yes, that’s it”, and to admit what’s right about it. Then give one reason, your best, not seven. If you both walk away with a better idea of what you disagree about, it went well.",
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
    text: "Usually not for lack of brains. What research keeps finding:\n\n- **We’ve heard it before.** Repetition makes things seem truer, even to people who know better.\n- **It fits.** We ask fewer questions about things that agree with us and our friends.\n- **It explains a lot at once,** with somebody to blame, while the truth has loose ends.\n- **It came from somebody we like,** or with a feeling that left no time.\n- **Doubting it costs something:** a friend, a hope, how we see ourselves.\n\nAll of this is true of each of us, just about different things.",
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
    text: "If there’s a text to read, gladly. Paste it here, and ask one question after another:\n\n1. _How does it argue?_\n2. _Which words push?_\n3. _What is missing?_\n4. _What would the other side say?_\n\nI won’t write it for you, but each answer shows where it comes from in the text, and you can quote that.",
    lessons: ["fallacies-overview"],
  },
];
