import type { Lesson } from "../schema.ts";
import { figure } from "../figures/circular-reasoning.ts";

export const lesson: Lesson = {
  id: "circular-reasoning",
  idea: "Trace a reason back to its own reasons, notice when the trail returns to the claim, and find the fact that would break the loop.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "A reason in a false mustache",
      blocks: [
        {
          type: "paragraph",
          text: "In Molière’s last comedy, _The Imaginary Invalid_ of 1673, a candidate for the medical faculty is asked why opium puts people to sleep. Because, he says in proud kitchen Latin, there is in it a _virtus dormitiva_: a power that makes one sleep. The examiners cheer.",
        },
        {
          type: "paragraph",
          text: "The audience laughs because the answer is the question in a false mustache. **Circular reasoning** supports a claim with the claim itself, in other words or by a longer road. If you doubted it before, you have been given nothing new. An old name for it is **begging the question**.",
        },
        { type: "example", who: "Two critics", text: "“It’s the finest film of the decade.” “Why?” “Because no film in ten years has come close to it.”" },
        { type: "heading", text: "Why it passes" },
        {
          type: "paragraph",
          text: "We listen for the shape of a reason. In a small field study from 1978, someone asked to jump the line at a copying machine. With no reason, 60 percent agreed; with “because I have to make copies,” which says nothing, 93 percent did; and a real reason, being in a rush, got 94. For a big favor of twenty copies the empty reason stopped helping: 24 percent, the same as none, against 42 for the rush [1]. When little is at stake, we hear _because_ and stop listening.",
        },
      ],
    },
    {
      id: "types",
      title: "Loops short and long",
      blocks: [
        { type: "figure", figure },
        {
          type: "list",
          items: [
            "**The echo.** The reason is the claim in synonyms. “He can’t sleep because he has insomnia.”",
            "**The long loop.** A because B, B because C, C because A. Each step sounds fine, and by the third we have forgotten the first.",
            "**The self-signed certificate.** “You can trust this handbook; it says so in the preface.”",
            "**The moving definition.** Every counterexample is defined away: “A real farmer would never sell his land.” Known as **no true Scotsman**.",
            "**The loaded question.** “Why is this wasteful tower being built?” The waste was to be shown.",
            "**The sealed story.** “Of course there is no trace of it. That shows how well they hide it.” This is **conspiracy framing**: what is missing is counted as proof.",
          ],
        },
        {
          type: "paragraph",
          text: "Loops need no bad will. When the psychologist Deanna Kuhn asked 160 people why students fail or prisoners return to crime, many offered as evidence a vivid retelling of their own theory: how it _would_ happen. It felt like proof, and it showed only that the theory can be pictured [2].",
        },
        { type: "heading", text: "Circles that carry weight" },
        {
          type: "paragraph",
          text: "A dictionary is circular, and useful. In science a theory may explain an observation while the observation supports the theory, and that is fair so long as the observation could have come out otherwise [3]. And loops of _causes_ are real things in the world: hungry foxes, fewer rabbits, hungrier foxes. Nor is every tale of a plot sealed: in 2006 an American court found that tobacco companies had worked together for decades to deceive the public about smoking [4]. Their own papers showed it, and might have shown the opposite. A circle is empty when nothing from outside can enter it.",
        },
      ],
    },
    {
      id: "practice",
      title: "Follow the arrows",
      interactive: true,
      blocks: [{ type: "paragraph", text: "For each one, ask “and how do we know that?” until you reach a fact or come back to the start." }],
      items: [
        {
          id: "example1",
          statement:
            "From a company’s answers to staff: “How do we know our leadership test works? Look at our leaders: in six years and four offices, every one of them scored 80 or more. How are leaders chosen? By the leadership test: 80 points, the same for everybody.”",
          question: "What do the leaders’ scores tell us about the test?",
          verdict: "misleading",
          analysis:
            "So many high scores look like proof. They show only that the threshold was applied. People need 80 points to become leaders, so leaders have 80 points; the same would be true if the test measured shoe size. The two answers stand next to each other on the page, and the loop still hides, because each sounds reasonable alone. To learn whether the test works, the company would need something the test did not decide: how teams do later, what staff say in surveys, or how a few people below 80 perform when given the chance.",
          explanation:
            "Any gate that picks its own evidence has this problem. Schools are proud of the graduates they selected, prizes of the winners they crowned, and nobody sees those who were turned away. The people rejected at 79 points pay the bill, and so does the company, which cannot notice that its test is useless. The question that opens the loop is short and polite: “What result would have shown us that the test doesn’t work?” If no result could, the scores are decoration.",
        },
        {
          id: "example2",
          statement:
            "From a farm adviser’s report in Namibia: “Where the grass is thin, rain runs off. Dry soil then grows thinner grass. Photographs from 2016 to 2024 and the moisture probes in plots 3 and 5 show both steps. Fencing plot 3 for one season broke the cycle. Plot 5 is still declining.”",
          question: "Thin grass makes dry soil, which makes thin grass. Does this argue in a circle?",
          verdict: "sound",
          analysis:
            "The circle here is in the field, and the argument about it runs straight. The report claims that two things drive each other, which is common in nature and in engines. For each half it brings evidence from outside the claim: photographs over eight years and probes in the ground. It even has something close to a test. One plot was fenced and recovered, another was left alone and went on thinning. A single pair of plots is modest evidence, and it could have come out the other way.",
          explanation:
            "Do not strike out every sentence that bites its tail. Debt and stress feed each other, so do practice and enjoyment, and to deny such loops is to miss how things get stuck and how they come loose. Ask whether the circle is in the subject or in the support. If you can point to measurements that do not depend on believing the story, the support is straight. It also tells you where to act: break a loop of causes at the cheapest point, here with a fence.",
        },
        {
          id: "example3",
          statement:
            "In a video on a village well that ran dry in June: “Who gains? The man up the hill, who fills bottles. He says his pumps were off. He would. The meter shows no use that month? Then he turned it back. The lab found no link, and guess who pays the lab. I went there myself and saw no one. See how well he hides it?”",
          question: "What would the meter have had to show to clear the owner?",
          verdict: "misleading",
          analysis:
            "The suspicion is fair to begin with: a firm that takes water and a well that runs dry belong in one question. The speaker even went to look. But follow each find. Pumps off: a lie. Lab: bought. Nobody there: well hidden. And the meter? At zero it was tampered with, and had it run, that would have proved it too. Nothing could clear him, so nothing has tested the story. That is **conspiracy framing**: what is missing becomes the proof. If you said “not enough to tell,” you are right about the firm. About the video there is enough: it could not have ended otherwise.",
          explanation:
            "A sealed story feels like courage, and to doubt it feels like siding with the firm. It costs the village twice. If the firm did drain the well, the viewers will throw away the meter that could have shown it. If a dry spring or a broken pipe did, nobody looks there. Before you search, write down one result that would clear the suspect and one that would convict: the meter read by the county, the level of other wells nearby. Real wrongdoing is found in that way, because its traces do not depend on our believing in it.",
        },
      ],
    },
    {
      id: "defense",
      title: "Let something in from outside",
      blocks: [
        {
          type: "list",
          items: [
            "**Ask “how do we know that?” twice.** The second answer usually shows whether there is a floor.",
            "**Ask what would change it.** “What would we see if it weren’t so?” A claim that fits every outcome tells you about none.",
            "**Cover the claim.** Hide the conclusion with your hand. Would someone who doubts it accept the reason that is left?",
            "**Swap the loaded word.** Say “tower” for “wasteful tower,” and see if any argument remains.",
          ],
        },
        {
          type: "paragraph",
          text: "Be gentle with foundations. Ask _why_ often enough and everyone ends at something they simply accept: that other minds exist, that memory is mostly reliable. Standing on a few such things is human. Trouble starts when a claim that could be checked is put among them.",
        },
        {
          type: "paragraph",
          text: "**Today:** take a sentence you often say with “because” in it. Cross out everything after _because_ that means the same as what stands before it. If nothing is left, look for one fact to put there.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Ellen J. Langer, Arthur Blank and Benzion Chanowitz",
      year: 1978,
      title: "The mindlessness of ostensibly thoughtful action: The role of “placebic” information in interpersonal interaction",
      where: "Journal of Personality and Social Psychology 36, 635–642",
      found: "Small favor: 60 percent agreed without a reason, 93 with an empty one, 94 with a real one. Large favor: 24, 24 and 42.",
    },
    {
      authors: "Deanna Kuhn",
      year: 1991,
      title: "The Skills of Argument",
      where: "Cambridge University Press",
      found: "In interviews with 160 people about social questions, many supported a theory by elaborating it instead of by evidence separate from it.",
    },
    {
      authors: "Ulrike Hahn",
      year: 2011,
      title: "The problem of circularity in evidence, argument, and explanation",
      where: "Perspectives on Psychological Science 6, 172–182",
      found: "Shows that some self-dependent arguments and explanations are legitimate and that circularity comes in degrees.",
    },
    {
      authors: "United States District Court for the District of Columbia (Kessler, J.)",
      year: 2006,
      title: "United States v. Philip Morris USA, Inc., final opinion",
      where: "449 F. Supp. 2d 1",
      found:
        "After a trial of nine months the court held that cigarette makers had joined in a scheme to mislead the public about smoking; internal documents weighed heavily.",
    },
  ],
  teaches: { families: ["vx-em09"], techniques: ["circular reasoning", "begging the question", "no true scotsman", "loaded question", "conspiracy framing"] },
};
