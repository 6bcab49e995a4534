import type { Block, Figure, Source } from "../schema.ts";
import { figure } from "../figures/certainty-vs-trust.ts";

/** The single static page "Why Certainty Sells, But Trust Wins" (specification 2 §2). Markup as in the schema. */
interface CertaintyVsTrustPage {
  id: "certainty-vs-trust";
  title: string;
  idea: string;
  opening: readonly Block[];
  sections: readonly { heading: string; blocks: readonly Block[] }[];
  keyInsights: readonly string[];
  figure: Figure;
  sources: Source[];
}

export const certaintyVsTrust: CertaintyVsTrustPage = {
  id: "certainty-vs-trust",
  title: "Why Certainty Sells, But Trust Wins",
  idea: "Choose and become the kind of adviser whose word is still good after the results are in.",
  opening: [
    { type: "paragraph", text: "There is a damp patch on your kitchen wall, and two repairmen come to look at it on the same day." },
    { type: "example", who: "The first", text: "“It’s the gutter. I’ve seen a thousand of these. Dry by Friday.”" },
    {
      type: "example",
      who: "The second",
      text: "“Two chances in three it’s the gutter. I’d fix that first because it’s cheap. If the patch is still there after the next heavy rain, it’s a pipe behind this tile, and I’ll come back.”",
    },
    {
      type: "paragraph",
      text: "Most of us would feel better with the first, because he closes the matter. By spring, with the gutter replaced and the wall still wet, we call the second, and after that we call nobody else. Certainty made one sale. Trust made a customer.",
    },
  ],
  sections: [
    {
      heading: "The hour and the year",
      blocks: [
        {
          type: "paragraph",
          text: "In the first hour you have nothing to go on but the person. You cannot see inside the wall, so you look at the face. A sure voice is the only evidence in the room, and it brings relief besides.",
        },
        {
          type: "paragraph",
          text: "A year later you have results. Now each confident word can be laid beside what happened. Whoever claimed the most has the most to lose: the same wet wall that makes the first repairman look like a bluffer makes the second look like a man who knew his trade.",
        },
        {
          type: "paragraph",
          text: "This has a catch. Trust wins only where results come back and someone keeps count. Fortune tellers do well for decades, since nobody scores them. Where no score is kept, start one: a dated note on the fridge is enough.",
        },
      ],
    },
    {
      heading: "Sure of yourself, open about the odds",
      blocks: [
        {
          type: "paragraph",
          text: "Many people think they must choose between sounding weak and overstating. Studies suggest a third way. In eleven studies on sports, stocks and weather, listeners did mark down advisers who sounded unsure of themselves (“I’m not sure, but …”). They did not mark down advice that was itself uncertain, such as “There is a 58 percent chance.” Often they liked it better [1].",
        },
        {
          type: "paragraph",
          text: "News readers show something similar. Across five experiments with 5,780 people, giving a figure together with its range cost only a little trust in the number and its source. The small losses came mostly from vague verbal hedges [2].",
        },
        {
          type: "paragraph",
          text: "So the useful voice is steady and the content honest: “I’ve done this for twenty years, and in cases like yours it works about seven times in ten.”",
        },
      ],
    },
    {
      heading: "Owning the miss",
      blocks: [
        {
          type: "paragraph",
          text: "What should you do when you turn out wrong? Hospitals have often told doctors to say as little as possible, for fear of being sued. From 2001 the University of Michigan’s hospitals did the reverse: they told patients about medical errors and offered compensation when at fault [3].",
        },
        {
          type: "paragraph",
          text: "The average monthly rate of new claims fell from 7.03 to 4.52 per 100,000 patient visits, and that of lawsuits from 2.13 to 0.75. The authors add a caution that deserves copying: a before-and-after study cannot prove the cause, and claims were falling in the rest of the state too. What the study does show is that openness did not bring the flood of lawsuits that had been feared.",
        },
      ],
    },
    {
      heading: "When certainty is trust",
      blocks: [
        {
          type: "paragraph",
          text: "None of this makes doubt a virtue. A swimming teacher who says “You may possibly wish to leave the water” during lightning is failing her class. Saying less than you know is poor calibration too. The test stays the same in both directions: do your words match your grounds?",
        },
        {
          type: "list",
          items: [
            "**Say it plainly** when the evidence is strong: “Out of the pool, now.”",
            "**Give the odds** when it is mixed: “I’d plant after the tenth. Two years in ten, frost comes later.”",
            "**Say what you’d check** when it is thin: “I don’t know this breed. I’ll call somebody who does.”",
          ],
        },
      ],
    },
    {
      heading: "A week with a scoreboard",
      blocks: [
        {
          type: "paragraph",
          text: "**This week:** each evening write down one thing you expect of the next day, with a percentage: “Bus on time, 80.” “Mara says yes, 60.” Put a check or a cross beside it the evening after. On Sunday look at the ones you gave 80 or more. If far more than one in five has a cross, say “probably” a little sooner. If hardly any has after a few weeks, you may speak up more than you do. Then show the page to somebody who takes your advice.",
        },
      ],
    },
  ],
  keyInsights: [
    "Confidence is read as knowledge when nothing else is on view. It is a first guess about a person, and a fair one among honest people, so treat it as a place to begin asking.",
    "Time is on the side of the calibrated. An adviser who says seventy percent and is right seven times in ten grows more believable with every result, misses included.",
    "You can stand firm and give odds in the same breath. Listeners mark down an adviser who wobbles; an honest percentage, spoken steadily, they mostly accept or even prefer.",
    "A specific error, admitted early and followed by a repair, often costs less trust than people fear. A hidden one goes on costing for as long as it stays hidden.",
    "Trust needs a scoreboard. Where nobody looks back, the boldest voice keeps winning, so write predictions down and read them again on the date they fall due.",
    "Buyers shape sellers. Each time you thank someone for “I don’t know yet” and go back to them, you make honest advice a little better paid.",
  ],
  figure,
  sources: [
    {
      authors: "Celia Gaertig and Joseph P. Simmons",
      year: 2018,
      title: "Do people inherently dislike uncertain advice?",
      where: "Psychological Science 29, 504–520",
      link: "https://doi.org/10.1177/0956797617739369",
      found: "In eleven studies people preferred advisers who sounded confident but did not rate uncertain advice itself lower than certain advice.",
    },
    {
      authors: "Anne Marthe van der Bles, Sander van der Linden, Alexandra L. J. Freeman and David J. Spiegelhalter",
      year: 2020,
      title: "The effects of communicating uncertainty on public trust in facts and numbers",
      where: "Proceedings of the National Academy of Sciences 117, 7672–7683",
      link: "https://doi.org/10.1073/pnas.1913678117",
      found:
        "In five experiments with 5,780 people, stating uncertainty lowered trust in the numbers and the source only slightly, mostly when it was stated in words.",
    },
    {
      authors: "Allen Kachalia and others",
      year: 2010,
      title: "Liability claims and costs before and after implementation of a medical error disclosure program",
      where: "Annals of Internal Medicine 153, 213–221",
      found:
        "After full disclosure with offers, new claims fell from 7.03 to 4.52 and lawsuits from 2.13 to 0.75 per 100,000 patient encounters; the design cannot establish cause.",
    },
  ],
};
