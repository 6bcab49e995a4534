import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "detect-bullshit",
  idea: "Tell talk that tries to be right from talk that only tries to impress, and know when to leave the page and check.",
  variant: "detect-bullshit",
  steps: [
    {
      id: "introduction",
      title: "Talk that has stopped looking at the truth",
      blocks: [
        {
          type: "paragraph",
          text: "A man sells you a used washing machine and says it runs quietly, although he has heard it shriek. That is a lie: he knows the truth and steers you away from it. His neighbor sells you one too and says, “This machine is a quiet revolution in home care.” She has never switched it on, so she has no idea how loud it is, and her sentence would be the same either way.",
        },
        {
          type: "paragraph",
          text: "The philosopher Harry Frankfurt gave this second kind of talk a sober definition [1]. A liar has to keep an eye on the truth in order to hide it. A **bullshitter** does not look at it at all. The words are picked for their effect on you, and they may even turn out to be true.",
        },
        {
          type: "paragraph",
          text: "So the useful question is this: **would the speaker have said anything different if the facts were different?** If not, you have learned something about the speaker’s aims and nothing about the machine.",
        },
        { type: "heading", text: "Why it works" },
        {
          type: "paragraph",
          text: "A smooth, grand sentence feels full of meaning before we have checked that it says anything. Gordon Pennycook and colleagues showed people sentences built at random from impressive words [2]. On average, people rated them near the middle of a five-point scale of profundity. Those who rated them higher tended to score lower on problems that reward a second look. That second look is what this lesson trains.",
        },
      ],
    },
    {
      id: "techniques",
      title: "Four tests for one sentence",
      blocks: [
        {
          type: "list",
          items: [
            "**The opposite test.** Turn the sentence around. “We put people first.” Would anyone announce the opposite? If nobody would, the sentence rules nothing out.",
            "**The swap test.** Move it to another firm or another town. If it fits everywhere, it describes nothing in particular.",
            "**The number test.** Ask what you could count or see, and by what date, if it were so.",
            "**The leave test.** Open a new tab and find out what others say about the claim and about who is making it.",
          ],
        },
        {
          type: "paragraph",
          text: "The last test is the one that professionals use first. Sam Wineburg and Sarah McGrew watched ten historians, ten fact checkers and twenty-five Stanford students judge live websites [3]. Many historians and students stayed on the page and were swayed by a tidy logo or a serious name. The fact checkers left almost at once to see what other sources said, and they reached better conclusions in less time. The researchers call this **lateral reading**. Mike Caulfield builds it into four moves, **SIFT**: stop, investigate the source, find better coverage, trace the claim [4].",
        },
        {
          type: "example",
          who: "Memo at a furniture maker",
          text: "“We are entering a new chapter of excellence, aligned around a shared ambition.”",
          note: "Opposite: a chapter of poor work without ambition. Swap: fits a bank or a football club. Number: nothing to count.",
        },
        {
          type: "example",
          who: "The same firm, a week later",
          text: "“From March we stop making desks. Eleven people move to the chair line and nobody is laid off. Desk returns cost us 840,000 kroner last year.”",
          note: "Every clause could turn out false. That is what makes it worth reading.",
        },
        {
          type: "paragraph",
          text: "Warm words are no crime. A toast at a retirement party is not a report, and a slogan may sit above a page of solid figures. Look at what lies under the banner.",
        },
      ],
    },
    {
      id: "practice",
      title: "Three texts, your own notes",
      interactive: true,
      blocks: [
        {
          type: "paragraph",
          text: "Under each text, note which words carry a fact, which carry only a mood, and what you would ask. Use the four tests. Not every text here fails them.",
        },
      ],
      items: [
        {
          id: "example1",
          statement:
            "A slide from a pitch to investors: “Lumora reimagines the pet-care journey. Our human-centered, AI-first ecosystem unlocks the full potential of the bond between animals and those who love them, at scale.”",
          question: "What does this company sell, and which words told you?",
          analysis:
            "Nothing on the slide tells you what a customer would hold, download or pay for. “Reimagines,” “journey,” “ecosystem” and “unlocks” could sit in a pitch for wheelchairs or wine. “The bond between animals and those who love them” is a warm phrase that no listener would oppose. Even “AI-first” names a fashion and leaves open what the software decides. The words would stay the same if the firm walked dogs, sold flea drops or had no product yet. One plain question separates fact from mood: “What did your last ten customers buy, and at what price?”",
          explanation:
            "Investors and job seekers hear dozens of such pitches, and a polished one is pleasant to sit through. The cost comes later, when money or years of work follow the mood. The founder need not be hiding anything; many have learned that serious firms talk like this. Asking about one customer and one price is fair to both sides. A founder with a real product is glad to answer and can do it in a breath.",
        },
        {
          id: "example2",
          statement:
            "A label in a small textile museum: “This cloth has been called the soul of the valley. We do not know who wove it. The dye is indigo; the mend at lower left is newer, by its thread count. A dealer sold it to us in 1931 as a wedding shawl, and we have found nothing that confirms this.”",
          question: "Which sentences could be shown wrong, and does the label say how it knows?",
          analysis:
            "The first line sounds like a brochure, yet it only reports a saying: “has been called” hands the phrase on without approving it. Everything after it can be checked. A chemist can test for indigo, a weaver can count threads, and the museum’s records should show the sale of 1931. The label also marks where knowledge ends: no maker’s name, and a wedding story that rests on a dealer’s word. A writer who did not care about truth would have kept the wedding and dropped the doubt, because romance sells more postcards.",
          explanation:
            "Good writing about old things often puts poetry and evidence side by side. A reader trained only to sneer would throw this label out for its opening line and lose four honest sentences. Notice what care costs here: the text became a weaker advertisement in order to be more accurate. Look for such costs when you decide whom to trust. An admitted gap or a favorite story told with its doubtful origin means the writer was watching the facts as well as the audience.",
        },
        {
          id: "example3",
          statement:
            "An advertisement: “Sleep with a PureSole pad under each foot and wake up lighter. Our bamboo vinegar draws a lifetime of toxins out through your soles. See the proof every morning: the pad turns dark brown!”",
          question: "What would the pad look like in the morning if no toxin had moved?",
          analysis:
            "The ad offers one proof, the brown pad, and skips the question of what else turns a pad brown. Feet sweat at night, and moisture alone could darken a pad packed with dried vinegar and herbs. “Toxins” are never named, so no laboratory could look for them, and “a lifetime” is not an amount. Compare a real medical claim: lead in blood has a name, a unit and a test. A seller who wanted to know would have analyzed pads before and after. This one needed only a color that appears every day.",
          explanation:
            "A proof that shows up whether or not the claim is true proves nothing, however striking it looks in the bathroom light. Seeing feels like knowing. You need no chemistry to find the gap. Ask what you would see if the story were false. If the answer is “the same thing,” the display is theater. Then look elsewhere, because a popular product has often been tested already by somebody who does not sell it.",
          leaveThePage: {
            steps: [
              "Open a new tab and search for “detox foot pads” together with “Federal Trade Commission.”",
              "Read what two sources that sell no pads say about the brown color.",
              "Come back and compare their answer with your notes.",
            ],
            found:
              "In 2009 the Federal Trade Commission charged the sellers of Kinoki “detox” foot pads with deceptive advertising. Reporters who tried such pads found that plain water or steam darkens them too, with no foot involved.",
          },
        },
      ],
    },
    {
      id: "application",
      title: "One question before you nod",
      blocks: [
        { type: "paragraph", text: "Try this today on the first grand sentence you meet, whether in a meeting, on a package or in your own email." },
        {
          type: "list",
          items: [
            "Underline every word that could be measured, seen or dated.",
            "If nothing is underlined, ask kindly for one example.",
            "If something is, check that one thing, and go beyond the page to do it.",
          ],
        },
        {
          type: "example",
          who: "You, at the staff meeting",
          text: "“I like the sound of that. What will we do differently on Monday?”",
          note: "Friendly, short, and impossible to answer with another slogan.",
        },
        {
          type: "paragraph",
          text: "Then turn the tests on yourself. Frankfurt thought bullshit grows wherever people are expected to talk about things they do not know [1]. All of us get pushed there: at dinner, in interviews, when a child asks why. The way out is short: “I don’t know. I can find out.”",
        },
        {
          type: "paragraph",
          text: "Let the tests raise your trust as well as lower it. When a text names its figures, its doubts and its sources, and they hold up, give it the credit it has earned.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Harry G. Frankfurt",
      year: 2005,
      title: "On Bullshit",
      where: "Princeton University Press (essay first printed in 1986)",
      found: "A philosophical analysis: the liar hides the truth, while the bullshitter is indifferent to how things really are.",
    },
    {
      authors: "Gordon Pennycook, James Allan Cheyne, Nathaniel Barr, Derek J. Koehler and Jonathan A. Fugelsang",
      year: 2015,
      title: "On the reception and detection of pseudo-profound bullshit",
      where: "Judgment and Decision Making 10(6), 549–563",
      found:
        "People rated sentences assembled at random from buzzwords as somewhat profound on average; higher ratings went with lower scores on tests of reflective thinking.",
    },
    {
      authors: "Sam Wineburg and Sarah McGrew",
      year: 2019,
      title: "Lateral Reading and the Nature of Expertise: Reading Less and Learning More When Evaluating Digital Information",
      where: "Teachers College Record 121(11)",
      found:
        "Of 45 people judging live websites (10 historians, 10 fact checkers, 25 undergraduates), the fact checkers read laterally and reached better-grounded conclusions in less time.",
    },
    {
      authors: "Mike Caulfield",
      year: 2019,
      title: "SIFT (The Four Moves)",
      where: "Hapgood",
      link: "https://hapgood.us/2019/06/19/sift-the-four-moves/",
      found:
        "Describes four quick moves for a page or a post: stop, investigate the source, find better coverage, and trace claims back to their first context.",
    },
  ],
  teaches: {
    families: ["vx-vg01", "vx-ju01", "vx-da01", "vx-os01"],
    techniques: ["glittering generalities", "pseudo-profundity", "unfalsifiable claim", "empty jargon"],
  },
};
