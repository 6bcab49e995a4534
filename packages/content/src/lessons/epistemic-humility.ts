import type { Lesson } from "../schema.ts";
import { figure } from "../figures/epistemic-humility.ts";

export const lesson: Lesson = {
  id: "epistemic-humility",
  idea: "Say how sure you are and why, in words or numbers that somebody could check.",
  variant: "humility",
  steps: [
    {
      id: "introduction",
      title: "As sure as the evidence, and no surer",
      blocks: [
        {
          type: "paragraph",
          text: "A forecaster says “70 percent chance of rain,” and it stays dry. Was she wrong? You cannot tell from one day, so collect all the days on which she said 70. If it rained on about seven in ten of them, she knew precisely how much she knew.",
        },
        {
          type: "paragraph",
          text: "Forecasters can do this: in a classic study, their percentages closely matched how often it rained [1]. They get practice and a verdict every morning. Most of us get neither. Asked about general knowledge, people were too sure again and again, and many answers they called certain were wrong [2].",
        },
        { type: "figure", figure },
        {
          type: "paragraph",
          text: "**Epistemic humility** means keeping your sureness in step with your evidence. Sometimes that means saying “I’m not sure.” It can also mean saying “I’m certain,” when you have earned it.",
        },
      ],
    },
    {
      id: "technique",
      title: "Four parts of a sentence you can trust",
      blocks: [
        {
          type: "paragraph",
          text: "Vague talk is no cure for too much certainty. “Things may possibly improve” is made of **weasel words**. It cannot be wrong, so it tells you nothing. A humble sentence takes a risk, and shows how large the risk is.",
        },
        {
          type: "list",
          items: [
            "**The claim:** “This pear tree has fire blight.”",
            "**How sure:** “I’d say four chances in five.”",
            "**Why:** “The shoot tips are black and bent, and it spread in one warm, wet week.”",
            "**What would change it:** “If the lab finds no bacteria, I’m wrong.”",
          ],
        },
        { type: "heading", text: "A number helps the listener" },
        {
          type: "paragraph",
          text: "Words slip. Climate scientists define “very likely” as more than 90 percent. When people in 24 countries read such terms, they placed them closer to 50 percent than was meant. Adding the number next to the word brought them nearer [3]. “Very likely (over 90 percent)” costs the writer three more words and spares the reader a wrong guess.",
        },
        { type: "heading", text: "A range can shrink too soon" },
        {
          type: "paragraph",
          text: "In 1862 the physicist Lord Kelvin worked out the age of the Earth from how fast a hot globe of rock would cool: between 20 and 400 million years. By 1897 he had narrowed it to between 20 and 40 million. The true figure is about 4.5 billion. He had calculated with care, and what failed was his picture of the Earth’s inside. In 1895 a former assistant, John Perry, showed that a different picture allowed ages many times larger. Kelvin granted by letter that his upper end might have to rise tenfold, and two years later named the narrow range all the same.",
        },
      ],
    },
    {
      id: "practice",
      title: "How sure may the speaker be?",
      interactive: true,
      blocks: [
        { type: "paragraph", text: "Decide whether each statement fits its evidence, and say how you would put it. Then compare with one possible response." },
      ],
      items: [
        {
          id: "example1",
          statement:
            "A father at a school meeting: “Correct me if I’m wrong, but since the switch to ninety-minute classes my son’s grades are up a full letter, and he finishes his labs. I see it at my own kitchen table. Longer classes work. Any district that sticks with the old schedule is failing its children.”",
          question: "What does he know, and how would you say it in his place?",
          verdict: "misleading",
          analysis:
            "“Since the switch, my son’s grades went from C to B, and he likes having time to finish labs. I’m sure about him, because I see his work. I don’t know whether the schedule did it: he also got a new math teacher and turned fifteen. I’d guess sixty percent that it helped. For other children I can’t say, and I have heard from two parents whose kids can’t sit that long. Could the school show us grades and absences for everyone, a year before and a year after? If there is no change, I was seeing one lucky boy.”",
          explanation:
            "The response keeps everything the father knows, down to the letter grade, and lets go of what he does not: the cause, and all other children. To go from one **anecdote** to everybody’s children is a **hasty generalization**. It is no weaker. It brings new facts, gives a number that others can push against and ends with a request for the figures that could prove him wrong. The original only sounds modest: after “correct me if I’m wrong” comes nothing that anyone could correct. The rewrite asks for data. Parents who saw the opposite at home can now speak without calling him a liar, and the board learns what to measure.",
        },
        {
          id: "example2",
          statement:
            "A chat assistant, asked about a garden wedding three weeks away: “Great news! Based on ten years of June records, historical patterns and current models, Saturday the 14th will be sunny with a high of 24°C and almost no wind. You won’t need a tent.”",
          question: "Is this a fair answer for three weeks ahead? Write the one you would want.",
          verdict: "misleading",
          analysis:
            "“I can’t tell you the weather for one afternoon three weeks from now, and neither can anyone else: forecasts for single days lose most of their value after ten days or so. What I can give you is the usual picture. Look up how often it rains in your town in mid-June; if it is nine days out of thirty, plan on a 30 percent chance. Check a forecast a week before, and take it seriously three days before. Until then, ask what it costs to reserve a tent with free cancellation. I have no live weather data, so please check the official service.”",
          explanation:
            "This response says no to the question and still gives the couple something to act on. It names the limit (single days, about ten days out) and falls back on what is known, the long-run rate for the season. It ties sureness to time: little now, more at a week, most at three days. It also admits what this speaker lacks, live data. The first answer felt more helpful because it ended the worry. Its cost arrives on the 14th, with eighty guests on the lawn. Ask any confident forecast how far ahead it can see.",
        },
        {
          id: "example3",
          statement:
            "A nurse on a phone line: “You can put weight on it, and pressing the ankle bones doesn’t hurt. So I’m about 95 percent sure nothing is broken. I can’t see it from here. If you can’t walk four steps tomorrow morning, come in for an X-ray.”",
          question: "A diagnosis by telephone, with a percentage. Too sure, or fairly said?",
          verdict: "sound",
          analysis:
            "“I would keep nearly every word. The nurse is very sure, and the signs he asked about are the ones emergency rooms use to decide who needs an X-ray: tender bone and trouble taking four steps. He gives his number, his reasons and the limit of a phone call. He also tells me which sign would change his mind and what to do then. If I could add one thing, I would ask where the 95 comes from: studies of ankles like mine, or his own experience? Either could be good. I’d want to know which one I was leaning on.”",
          explanation:
            "A precise figure given by phone can look like bluffing, and a reader trained only to spot overconfidence would mark it down. But high confidence is honest when the evidence carries it. A vaguer nurse (“It could be many things, better come in”) would sound more modest and send hundreds of healthy ankles to wait for hours. The response above models the right reaction to a well-made claim: accept it, notice what makes it good and ask the one question left open. Trust that can point to its reasons is a skill, just as doubt is.",
          leaveThePage: {
            steps: [
              "Search for “Ottawa ankle rules systematic review.”",
              "Open an abstract and look for how many broken bones the rules missed.",
              "Set that against the nurse’s 95 percent.",
            ],
            found:
              "A 2003 review in the BMJ pooled 27 studies with 15,581 patients: the rules missed very few fractures. A 2022 review of adults found them less perfect, catching about 91 percent. Since most twisted ankles are not broken to begin with, 95 percent is no boast.",
          },
        },
      ],
    },
    {
      id: "benefits",
      title: "What you gain, and how to start",
      blocks: [
        {
          type: "paragraph",
          text: "People who say how sure they are get corrected sooner, since others can see where to push. The skill can be taught: in a large forecasting contest, less than an hour of training made predictions 6 to 11 percent more accurate on a standard score [4].",
        },
        {
          type: "list",
          items: [
            "**Argue with yourself once.** In one study, listing a reason against the chosen answer improved people’s sense of how sure to be. Listing a reason for it did not [5].",
            "**Keep three honest phrases ready.** “I don’t know yet.” “I’m guessing.” “I’d bet a lot on this.”",
            "**Refuse false doubt too.** “Who can really know?” is not humility when the evidence is plain.",
          ],
        },
        {
          type: "paragraph",
          text: "**Today:** write down three predictions for tomorrow, each with a percentage. When will the bus come? Will your sister call? Check them tomorrow night, and do it again.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Allan H. Murphy and Robert L. Winkler",
      year: 1977,
      title: "Reliability of subjective probability forecasts of precipitation and temperature",
      where: "Journal of the Royal Statistical Society, Series C 26, 41–47",
      found: "Experienced forecasters’ stated chances of rain agreed closely with how often rain followed.",
    },
    {
      authors: "Baruch Fischhoff, Paul Slovic and Sarah Lichtenstein",
      year: 1977,
      title: "Knowing with certainty: the appropriateness of extreme confidence",
      where: "Journal of Experimental Psychology: Human Perception and Performance 3, 552–564",
      found: "Across several question formats people were consistently overconfident, and were wrong too often when they felt certain.",
    },
    {
      authors: "David V. Budescu, Han-Hui Por, Stephen B. Broomell and Michael Smithson",
      year: 2014,
      title: "The interpretation of IPCC probabilistic statements around the world",
      where: "Nature Climate Change 4, 508–512",
      link: "https://doi.org/10.1038/nclimate2194",
      found: "In 25 samples from 24 countries, readers took verbal terms as closer to 50 percent than intended; adding numerical ranges improved agreement.",
    },
    {
      authors: "Welton Chang and others",
      year: 2016,
      title: "Developing expert political judgment: the impact of training and practice on judgmental accuracy in geopolitical forecasting tournaments",
      where: "Judgment and Decision Making 11, 509–526",
      found: "Under an hour of training in probability improved Brier scores by 6 to 11 percent compared with no training.",
    },
    {
      authors: "Asher Koriat, Sarah Lichtenstein and Baruch Fischhoff",
      year: 1980,
      title: "Reasons for confidence",
      where: "Journal of Experimental Psychology: Human Learning and Memory 6, 107–118",
      found:
        "In the second of two experiments (268 volunteers in all), listing a reason against the chosen answer improved the fit of confidence; listing a reason for it did not.",
    },
  ],
  teaches: {
    families: ["vx-co01", "vx-so01", "vx-fp01", "vx-vg01"],
    techniques: ["overconfidence", "hasty generalization", "false precision", "anecdotal evidence", "weasel words"],
  },
};
