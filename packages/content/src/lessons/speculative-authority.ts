import { figure } from "../figures/speculative-authority.ts";
import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "speculative-authority",
  idea: "Hear a guess inside a sentence that sounds like science, and follow it back to the point where “could” became “is.”",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "A guess in a lab coat",
      blocks: [
        {
          type: "paragraph",
          text: "A jar in a pet shop says: “Scientists believe green mussel powder may unlock a puppy-like spring in older dogs.” Read it slowly. Which scientists? Do they believe it, or did one of them wonder about it? “May” leaves room for “may not.” Yet the sentence leaves a taste of laboratories and long years of study.",
        },
        {
          type: "paragraph",
          text: "This is **speculative authority**: a possibility spoken in the voice of knowledge. Two parts work together. A hedge (“could,” “may,” “experts expect”) keeps the speaker safe. A borrowed setting (a university, a brain scan, a doctor’s title) makes you forget the hedge.",
        },
        { type: "heading", text: "Why we fall for the setting" },
        {
          type: "paragraph",
          text: "Deena Weisberg and colleagues gave people short explanations of human behavior, some good and some circular [1]. Then a sentence about the brain was added that explained nothing. Nonexperts now liked the explanations better, and the bad ones gained most. The experts were not taken in. Where we cannot inspect an argument, it seems, scientific scenery can stand in for it.",
        },
        {
          type: "paragraph",
          text: "Speculation itself is healthy, since every tested idea began as somebody’s guess. The trouble starts when the guess loses its label.",
        },
      ],
    },
    {
      id: "mechanism",
      title: "The stairs from “could” to “is”",
      blocks: [
        { type: "figure", figure },
        {
          type: "paragraph",
          text: "Often nobody lies. Each hand rounds up a little: the press office drops “in mice,” the headline drops “may,” the shop adds “proven.”",
        },
        {
          type: "paragraph",
          text: "Petroc Sumner and colleagues measured this [2]. They laid 462 press releases on health research, from leading universities in the United Kingdom, beside the papers. About 40 percent gave readers more direct advice than the paper did. Where the paper found that two things go together, 33 percent said more firmly that one causes the other. Of those on animals, 36 percent promised too much for people. When the release exaggerated, the news usually did too. So the climb often starts inside the university.",
        },
        { type: "heading", text: "Marks of a guess in disguise" },
        {
          type: "list",
          items: [
            "**A crowd without names:** “researchers believe,” “analysts see.”",
            "**A maybe with a big number:** “could save up to 80 percent.” The number is remembered and the “could” is not.",
            "**A title from next door:** a physicist on diets, a chef on energy policy.",
            "**A future that vouches for the present:** “will soon be standard.”",
          ],
        },
        {
          type: "example",
          who: "An honest guess, from a museum curator",
          text: "“My guess is that the bowl held oil, because of the dark ring. We have asked a lab to test it. Until then, please read that as my guess.”",
          note: "It says who is guessing, from what, and what would settle it.",
        },
      ],
    },
    {
      id: "practice",
      title: "Which stair are you standing on?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "For each text, find the hedge and the name. Then ask what was measured, in whom." }],
      items: [
        {
          id: "example1",
          statement:
            "An advertisement for capsules: “Leading scientists believe resveratrol, the molecule in red wine, may switch on our longevity genes. It has already extended life in laboratory studies. Why wait for the rest of the world to catch up? One capsule holds the resveratrol of a hundred glasses.”",
          question: "Is the capsule living on results that are not its own?",
          verdict: "misleading",
          analysis:
            "Resveratrol is real, and so are the studies. But “in laboratory studies” hides the patient. The lives that were extended belonged to yeast, to worms and to mice on very fatty food, and later work on some of these was mixed. The ad never says so, because “may help a mouse on a bad diet” sells no capsules. “Leading scientists” have no names, and “believe” and “may” keep the seller safe. Then “why wait for the rest of the world” treats an unanswered question as if it were a line you could skip. The hundred glasses measure dose, which tells you nothing about benefit.",
          explanation:
            "Studies in cells and animals are the right place to begin, and most ideas that look good there fail in people. A buyer cannot feel that difference on a store shelf, where every stage of evidence wears the same white coat. One question sorts the shelf quickly: “In whom was this measured, and what changed?” If the answer is a human trial with a sensible outcome, read on. If the answer is a dish or a cage, you have found a hope, which is worth following and not yet worth a monthly payment.",
          leaveThePage: {
            steps: [
              "Search for “resveratrol older adults mortality study” and open a result from a medical journal or a large newspaper.",
              "Look for who was studied, how many, and for how long.",
              "Come back and put the real result next to “longevity genes.”",
            ],
            found:
              "In the Chianti region of Italy 783 older adults were followed for nine years. Some had more resveratrol from food in their bodies than others. They did not live longer, and they had no less heart disease or cancer [3]. The study did not test capsules, so that question stays open.",
          },
        },
        {
          id: "example2",
          statement:
            "A startup’s pitch: “Experts project that next-generation storage could cut household energy bills by as much as 80 percent within this decade, and several industry reports speak of a turning point. Our chief scientist, formerly of a national laboratory, has forty patents (look them up). He sees no physical reason why our cell won’t get there first.”",
          question: "How much of the 80 percent can this company answer for?",
          verdict: "misleading",
          analysis:
            "The 80 percent may come true one day. Nothing in this pitch was measured. The figure comes from unnamed experts, stands behind “could” and “as much as,” and concerns a whole class of devices. Then a real credential steps in. You may check the forty patents, and they are beside the point, for their owner says very little: that no law of physics forbids it. That is also true of most machines that were never built. The two sentences stand so close that the number seems to belong to the cell. A lab with results would tell you the capacity after 500 charges, the price per unit and who repeated the test.",
          explanation:
            "Young firms have to talk about the future, and a fair pitch does it openly: here is what we have, here is what we hope for, here is what must go right. Investors can price that kind of risk. When hope is dressed as a forecast by experts, the risk moves to the listener without being named. The question “what is the best result you have today, and who else has seen it?” does no harm to a good team, and often brings out a modest and believable number.",
        },
        {
          id: "example3",
          statement:
            "A nutrition researcher in an Osaka paper: “I suspect that eating late raises blood sugar the next morning. We saw it in 240 people who kept a diary, so it could be something else about late eaters. Have I changed my own dinner? No. Our trial starts in October; ask me again in a year.”",
          question: "How far does he ask you to go along with his idea?",
          verdict: "sound",
          analysis:
            "The ingredients look suspicious: a researcher, a health claim, a “could” and no final proof. But he calls the idea a suspicion, and everything that follows makes it smaller. He gives the number of people and the method, and he names the weak point of diaries, that late eaters may differ in other ways. He even says what the finding is worth in practice so far: too little to move his own dinner. A date for better evidence closes it. His title helps you find him. It is never used to lift the guess above its stair.",
          explanation:
            "If people like him were punished for saying “I suspect,” newspapers would hold only the overconfident and the silent. Labeled guesses let the public watch knowledge being made, including the ideas that fail. They also protect you from whiplash: a reader who heard this in spring will not feel cheated if the trial finds nothing. You can reward such speech by passing it on with its label. “A researcher suspects, and is testing it” is short enough for any conversation.",
        },
      ],
    },
    {
      id: "defense",
      title: "Put the label back on the guess",
      blocks: [
        {
          type: "paragraph",
          text: "When you meet a confident maybe, restate it with its label: **“So somebody thinks it’s possible. Who, from what, and in whom?”** Three short answers tell you which stair you are on.",
        },
        {
          type: "list",
          items: [
            "**Who?** A name and a field that fits the claim.",
            "**From what?** A measurement, a model or a hunch.",
            "**In whom?** Cells, mice, forty students, or people like you.",
          ],
        },
        {
          type: "paragraph",
          text: "A quick trick for headlines: read “could” as “could or could not,” and see whether the news survives. If a named study and a size stand behind it, it does. “New battery could or could not halve your bill” does not.",
        },
        {
          type: "example",
          who: "You, at the pet shop counter",
          text: "“Has the powder been tried on dogs, next to dogs that didn’t get it?”",
          note: "If the clerk says yes and shows you, good. You have gained a reason.",
        },
        {
          type: "paragraph",
          text: "**Today:** when you are about to say “they say” or “apparently,” stop and add your own label: “I read one article,” “I’m guessing,” or “I measured it.” It costs a few words, and people will learn how much your plain statements are worth.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Deena Skolnick Weisberg, Frank C. Keil, Joshua Goodstein, Elizabeth Rawson and Jeremy R. Gray",
      year: 2008,
      title: "The Seductive Allure of Neuroscience Explanations",
      where: "Journal of Cognitive Neuroscience 20(3), 470–477",
      link: "https://doi.org/10.1162/jocn.2008.20040",
      found:
        "Nonexperts found explanations more satisfying when they contained logically irrelevant neuroscience, above all the bad explanations; experts did not.",
    },
    {
      authors: "Petroc Sumner and others",
      year: 2014,
      title: "The association between exaggeration in health related science news and academic press releases: retrospective observational study",
      where: "BMJ 349, g7015",
      link: "https://doi.org/10.1136/bmj.g7015",
      found:
        "Of 462 press releases, 40 percent contained exaggerated advice; 33 percent of causal claims and 36 percent of inferences from animals to humans were exaggerated.",
    },
    {
      authors: "Richard D. Semba and others",
      year: 2014,
      title: "Resveratrol Levels and All-Cause Mortality in Older Community-Dwelling Adults",
      where: "JAMA Internal Medicine 174(7), 1077–1084",
      found: "Among 783 adults aged 65 or older followed for nine years, resveratrol from the diet was not linked with death, heart disease or cancer.",
    },
  ],
  teaches: {
    families: ["vx-so01", "vx-os01", "vx-co01", "vx-ha01"],
    techniques: ["speculation as fact", "appeal to (false) authority", "appeal to possibility", "hedging"],
  },
};
