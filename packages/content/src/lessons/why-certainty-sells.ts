import type { Lesson } from "../schema.ts";
import { figure } from "../figures/why-certainty-sells.ts";

export const lesson: Lesson = {
  id: "why-certainty-sells",
  idea: "Notice what confidence does to you as a listener, and ask kindly for the reasons behind it.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "The adviser who never says maybe",
      blocks: [
        {
          type: "paragraph",
          text: "Two people look at your savings. One says, “There is about a 60 percent chance this fund beats the market.” The other says, “Ninety-five percent. Trust me.” Which one seems to know more?",
        },
        {
          type: "paragraph",
          text: "In three experiments, students compared two such advisers. The surer one was claiming more than his record could support. Students tended to prefer him all the same, and his confidence made him seem more knowledgeable [1].",
        },
        { type: "heading", text: "Why the shortcut makes sense" },
        {
          type: "list",
          items: [
            "**It is often right.** A friend who strides off toward the station usually knows the way.",
            "**It saves effort.** Checking takes an hour; hearing a tone takes a second.",
            "**It brings relief.** After a frightening scan, “I know exactly what this is” feels like warmth.",
          ],
        },
        {
          type: "paragraph",
          text: "So the habit is not stupid. It works well among honest speakers who know their own limits. It fails when sounding sure pays more than being right.",
        },
      ],
    },
    {
      id: "mechanism",
      title: "What happens when listeners can check",
      blocks: [
        { type: "heading", text: "One error turns the order around" },
        {
          type: "paragraph",
          text: "In mock trials, a witness who was sure of everything began as the more credible one. Once both witnesses had turned out to be wrong about the same minor detail, though, the one who had admitted being unsure of it was believed more [2]. Listeners had stopped weighing confidence alone, and asked whether it matched what the person knew.",
        },
        { type: "figure", figure },
        { type: "heading", text: "Words can be checked, a strong voice cannot" },
        {
          type: "paragraph",
          text: "“I’m 95 percent sure” leaves a mark that can be compared with the result. A firm handshake does not. When overconfident people had shown it only by manner, listeners went on preferring them after the results came in [3].",
        },
        { type: "heading", text: "When confidence is good evidence" },
        {
          type: "paragraph",
          text: "Eyewitnesses who are highly confident at a first, fairly run lineup tend to be right. Confidence voiced later, after hints and headlines, says far less [4]. Ask when the confidence was born, and what has fed it since.",
        },
        { type: "heading", text: "A case from the sky" },
        {
          type: "paragraph",
          text: "From 1895 on, Percival Lowell told packed halls about canals that a civilization had dug on a drying Mars, and he drew them line by line. Astronomers who could make out only blurs were doubtful, and doubt makes a duller lecture. In 1909 Eugène Antoniadi turned Europe’s largest lens telescope on the planet. Where Lowell had ruled lines, he found a mottled surface of countless small patches.",
        },
      ],
    },
    {
      id: "practice",
      title: "Confidence with reasons, or without?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "All three speakers sound certain. Decide which ones have earned it." }],
      items: [
        {
          id: "example1",
          statement:
            "Subscription email: “I called the last two crashes, and I’m telling you with 100 percent certainty that silver doubles by spring. The cowards on television hedge because they’re paid to. I don’t do maybe. Nine thousand readers slept well last year because of me. Lock in your founder’s rate before Sunday.”",
          question: "Does a record of two crashes make him worth hearing on silver?",
          verdict: "misleading",
          analysis:
            "Two crashes called in advance sound like skill, and perhaps they are. We cannot tell, because there is no list of all the calls he made. Anyone who predicts a crash every year will have called every crash. “100 percent” about a price months away is more than anyone can know, and he offers no reason to do with silver at all: no supply, no demand. Instead he makes doubt a flaw of character, so that a careful competitor looks like a coward. The Sunday deadline keeps you from checking. Note what is missing, too: what he will do for subscribers if silver falls. A forecaster with skill would show the misses, because the misses make the hits believable.",
          explanation:
            "People rarely buy such letters out of greed alone. They buy the end of worrying: somebody knows. The price is paid months later, when the seller has a new prediction and the old one is forgotten. The protection is dull and strong. Ask for every past call with its date, hits and misses alike. Ask what range he would accept a bet on. Someone who forecasts well will have that list at hand and enjoy showing it. Someone who sells certainty will answer with more certainty, and that is your answer too.",
          leaveThePage: {
            steps: [
              "Search the author’s name with “predictions” and a year, such as 2019.",
              "Look him up in your country’s register of licensed advisers.",
              "List five old calls and mark each hit, miss or too vague to tell.",
            ],
            found:
              "Often such a record turns out to be a few hits quoted again and again, several misses never mentioned and many calls too vague to score. A licensed adviser’s entry may also show past complaints.",
          },
        },
        {
          id: "example2",
          statement:
            "Television meteorologist, breaking in: “Take shelter now! A tornado is on the ground two miles west of Harlan, seen on radar and confirmed by two trained spotters, moving east at forty miles an hour. If you are in Harlan you have about three minutes. Do not go outside to look.”",
          question: "What does his certainty rest on?",
          verdict: "sound",
          analysis:
            "It has all the marks of pressure: total certainty, a countdown, an order and nobody else’s view. But each piece rests on something you could name. There are two independent kinds of evidence, radar and trained eyes. The place and direction are exact enough to be wrong. The three minutes follow from the figures: two miles at forty miles an hour. Even here he says “about.” He does not turn his sureness into praise of himself or scorn for others, and he gains nothing from a frightened town. When the evidence is strong and waiting is deadly, plain certainty is the honest tone, and hedging would mislead.",
          explanation:
            "If you come to treat every confident voice as a salesman, you will be slow on the day that matters. Forecasters earn this tone by using it rarely. The same meteorologist says “a 30 percent chance of storms” on most days, and he is checked every evening. That track record is what you lean on in those three minutes. So learn who around you keeps their strongest words for the strongest cases: a nurse, a climbing partner, a quiet colleague. When one of them says “now,” go first and ask afterward.",
        },
        {
          id: "example3",
          statement:
            "Job candidate at a hospital lab: “Can I run your sequencer? Yes, no doubt about it; it is what I do best. I ran that model for three years, roughly 400 samples. My supervisor’s number is on page two; ask him how many I had to repeat. The new imaging unit I have never touched. I would need a month.”",
          question: "“No doubt about it” in an interview: boasting, or information?",
          verdict: "sound",
          analysis:
            "Interviews reward boasting, so “no doubt about it” should make you look closer. Look, and there are reasons right behind it: the same model, three years, about 400 samples. Then she does something boasters avoid. She names the person who could contradict her and the very number that might embarrass her, the repeats. Her confidence is also uneven. It is high for one machine and zero for the other, with an estimate of the time needed. Someone who merely wanted to impress would be sure of both. Uneven confidence that follows experience is what calibration sounds like when a person speaks.",
          explanation:
            "A panel that has read about overconfidence might mark her down for the first sentence and choose someone who says “I think I could probably manage.” That would punish an accurate answer. A better habit is to ask every candidate for a thing they are sure of, a thing they are not, and the evidence for each. The pattern of the answers tells you more than the tone. It works with contractors, tutors and surgeons: “Which part of this job are you least sure about?” People who know their trade can usually answer at once.",
        },
      ],
    },
    {
      id: "defense",
      title: "Ask for the reasons, and reward the answer",
      blocks: [
        { type: "paragraph", text: "You need not be rude to a confident person. Curious questions are enough, and honest experts like them." },
        {
          type: "list",
          items: [
            "“What are you basing that on?”",
            "“How did it go the last few times you were this sure?”",
            "“What would we see by June if you’re wrong?”",
            "“Which part are you least sure of?”",
          ],
        },
        {
          type: "paragraph",
          text: "Watch what the question does. Reasons come, or a range, or a track record: lean in. Irritation comes, or a louder repeat: slow down.",
        },
        {
          type: "paragraph",
          text: "Then pay people for candor. If a mechanic says “I don’t know yet, let me look,” thank her and come back. Markets sell what customers buy, certainty included.",
        },
        {
          type: "paragraph",
          text: "**Today:** when somebody tells you something with great confidence, ask one of the four questions in a friendly voice. And once today, before you say “definitely,” say your reason first.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Paul C. Price and Eric R. Stone",
      year: 2004,
      title: "Intuitive evaluation of likelihood judgment producers: evidence for a confidence heuristic",
      where: "Journal of Behavioral Decision Making 17, 39–57",
      link: "https://doi.org/10.1002/bdm.460",
      found:
        "In three experiments students tended to prefer an overconfident financial adviser to a reasonably well-calibrated one and saw him as more knowledgeable.",
    },
    {
      authors: "Elizabeth R. Tenney, Robert J. MacCoun, Barbara A. Spellman and Reid Hastie",
      year: 2007,
      title: "Calibration trumps confidence as a basis for witness credibility",
      where: "Psychological Science 18, 46–50",
      link: "https://doi.org/10.1111/j.1467-9280.2007.01847.x",
      found: "In two experiments an error hurt confident witnesses more, and afterward less confident witnesses could appear more credible.",
    },
    {
      authors: "Elizabeth R. Tenney, Nathan L. Meikle, David Hunsaker, Don A. Moore and Cameron Anderson",
      year: 2019,
      title: "Is overconfidence a social liability? The effect of verbal versus nonverbal expressions of confidence",
      where: "Journal of Personality and Social Psychology 116, 396–415",
      found:
        "Once overconfidence was revealed, people who had stated it in words lost their advantage, while those who had shown it by manner remained preferred.",
    },
    {
      authors: "John T. Wixted and Gary L. Wells",
      year: 2017,
      title: "The relationship between eyewitness confidence and identification accuracy: a new synthesis",
      where: "Psychological Science in the Public Interest 18, 10–65",
      link: "https://doi.org/10.1177/1529100616686966",
      found: "Under good lineup conditions, high confidence at the first test went with high accuracy; confidence at later tests was a poor guide.",
    },
  ],
  teaches: { families: ["vx-co01", "vx-da01", "vx-fp01"], techniques: ["overconfidence", "appeal to authority", "false precision"] },
};
