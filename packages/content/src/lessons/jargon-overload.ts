import { figure } from "../figures/jargon-overload.ts";
import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "jargon-overload",
  idea: "Tell a technical word that saves time from one that saves the speaker, and ask for plain words without feeling small.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "The price of not asking",
      blocks: [
        {
          type: "paragraph",
          text: "At the vet’s, a woman is told that her cat has “idiopathic cystitis with a behavioral component.” She nods. In the car she looks it up: the bladder is sore, nobody knows why, and stress makes it worse. Three useful facts had been in the room, and one nod sent them away.",
        },
        {
          type: "paragraph",
          text: "Nobody tricked her; the vet used words that save time among vets. But notice what kept her silent: asking felt like admitting something. **Jargon overload** lives on that feeling. When we do not understand, we can blame the speaker or ourselves, and most of us blame ourselves.",
        },
        { type: "heading", text: "Terms of art and terms of fog" },
        {
          type: "paragraph",
          text: "A **term of art** has a fixed meaning inside a craft. “Load-bearing wall” tells a builder in two words what must not be knocked down. A **term of fog** has weight and no fixed meaning. “Value-driven ecosystem” tells nobody anything, and it does so with great dignity.",
        },
        { type: "figure", figure },
        { type: "paragraph", text: "Both kinds sound alike to an outsider. The difference appears when you ask what is inside." },
      ],
    },
    {
      id: "types",
      title: "Three jobs that hard words do",
      blocks: [
        {
          type: "list",
          items: [
            "**Shorthand.** It packs much into little, for people who share the craft. A pilot’s checklist needs it.",
            "**Badge.** It shows that the speaker belongs. Harmless at a club, expensive in a hospital leaflet.",
            "**Curtain,** or euphemism. It covers something plain. “Load shedding” is a planned power cut; “denied boarding” usually means that your seat was sold twice.",
          ],
        },
        {
          type: "paragraph",
          text: "The badge has been studied. Zachariah Brown and colleagues looked at the titles of about 64,000 dissertations: authors from lower-status schools used more jargon [1]. In their experiments, people who were put in a lower-status role reached for more jargon as well, because they worried more about how they would be judged than about being clear. So heavy wording may be a sign of nerves more than of malice.",
        },
        {
          type: "paragraph",
          text: "As a badge it works badly. In a series of experiments, Daniel Oppenheimer gave people texts, some with needlessly long words and some in simpler versions [2]. Readers judged the authors of the complicated ones to be less intelligent.",
        },
        {
          type: "paragraph",
          text: "The harm is real. Eric Martínez and colleagues rewrote passages from contracts in plainer English with the same content [3]. People understood and remembered less of the legal version. Much of the difficulty came from bad writing, such as long clauses pushed into the middle of other clauses, and little from the legal ideas themselves.",
        },
        {
          type: "example",
          who: "Shorthand, opened for a guest",
          text: "“We’ll amortize it, which means you pay the same €310 each month until it’s gone.”",
          note: "The term stays, and the meaning comes along with it.",
        },
      ],
    },
    {
      id: "practice",
      title: "Open the word and look inside",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Pick the heaviest word in each text. Could you draw it, count it, or explain it to a neighbor?" }],
      items: [
        {
          id: "example1",
          statement:
            "A lender’s email: “This is a 5/1 ARM with 2/2/5 caps. In plain words: 5.1% for five years, then it moves once a year with the published one-year Treasury rate plus 2.75 points. It can rise 2 points at the first change, 2 at each later one, and 5 in all: never above 10.1%.”",
          question: "How high could this rate go, and what would it depend on?",
          verdict: "sound",
          analysis:
            "The first line looks like a wall: letters, slashes and three numbers in a row. Every code is then opened. “5/1” becomes five years and once a year, and “2/2/5” becomes three limits that you can check by adding: 5.1 plus 5 is 10.1. The rate it follows is public, so you can look it up without the lender’s help. The worst case is stated in figures, which is the very thing that a foggy letter leaves out. The terms stay because you will meet them again in the contract, and now you can recognize them there.",
          explanation:
            "Some matters are truly complicated, and a loan that changes over decades is one of them. Banning every technical word would make such a letter longer and less exact. Good experts teach you the six words you need and then use them the same way each time. That is a gift: it lets you compare offers from other lenders, who use the same codes. If you feel slow while reading, check whether each term is explained. If it is, the slowness is just learning.",
          leaveThePage: {
            steps: [
              "Search for “adjustable-rate mortgage caps” together with “Consumer Financial Protection Bureau.”",
              "Read what the three numbers of a cap mean.",
              "Check the lender’s sum with them.",
            ],
            found:
              "The bureau explains the three caps in the same order: the first change, each later change, and the whole life of the loan. It calls 2 or 5 points common for the first and 5 for the last, and it advises asking the lender for the highest payment you might ever owe.",
          },
        },
        {
          id: "example2",
          statement:
            "The label of a pet supplement: “Our bio-quantum chelate complex harnesses multi-spectrum ionic resonance to optimize your cat’s cellular homeostasis at the epigenetic interface. Patented micro-delivery vectors align with the natural frequency of feline tissue, so that every scoop works at the level where wellness begins.”",
          question: "What is in the jar, and what will it do?",
          verdict: "misleading",
          analysis:
            "Several of these words belong to real sciences. A chelate is a bound mineral, homeostasis is a body keeping itself steady, and epigenetics concerns how genes are switched on and off. The trick is in the joints. “Bio-quantum” and “ionic resonance” name nothing that a chemist could measure in a jar, and “at the epigenetic interface” is a place that does not exist. Nothing says which mineral, how many milligrams, or what the owner would see: a shinier coat, more play, less limping? Remove the words you cannot open, and little is left but “for cats.”",
          explanation:
            "Real terms next to invented ones lend them their good name, so checking a single word may fool you: yes, epigenetics is a field. Check the sentence instead, by asking what you could observe if it were true. Pet owners are easy to reach this way, since the patient cannot report. A maker with results would use smaller words, for instance “contains 20 milligrams of zinc; in a trial with 60 cats, shedding fell by so much.” That version could be wrong, and therefore it could be tested.",
        },
        {
          id: "example3",
          statement:
            "From a county memo: “Following a holistic footprint rationalization, the Library Service will transition to a hub-and-spoke delivery model. Legacy touchpoints at Elm and Third will be repurposed to realize asset value. Stakeholders will be onboarded to the enhanced offer through a phased journey of engagement, beginning in the third quarter.”",
          question: "What will happen to the libraries at Elm and Third?",
          verdict: "misleading",
          analysis:
            "If you had to guess, you read it well. As it reads, they will close and the buildings will be sold. The memo never says so, though each word leads there: a “footprint” is a set of buildings, to “rationalize” it is to have fewer, a “legacy touchpoint” is a library people use, and to “realize asset value” is to sell it. Even the doer is gone, because a “rationalization” seems to have happened by itself. The choice might be a good one. Two small branches may cost more than a larger one with longer hours. A memo that wanted the case to be judged would give those costs in plain figures.",
          explanation:
            "Curtain words buy time. By the time residents have translated the memo, the comment period may be over, and those who speak up can be told that the plan was published. Writers of such prose often dread the reaction more than they wish to deceive, and the fog spares them a hard sentence. The kind reply is to write that sentence for them and ask for a yes or no: “Do you mean that both branches close and the buildings are sold?” Once it is plain, people can argue about what matters.",
        },
      ],
    },
    {
      id: "defense",
      title: "Ask what is inside the word",
      blocks: [
        {
          type: "paragraph",
          text: "The sentence that works almost everywhere is short: **“What would that look like here?”** It needs no confession, and an expert can answer it in half a minute.",
        },
        {
          type: "list",
          items: [
            "**Say it back plainly:** “So you mean the bladder is sore and we don’t know why?” You will be confirmed or corrected, and both help.",
            "**Ask for one case:** “Can you give me an example from last month?”",
            "**Ask for the short version:** “If you had one sentence for it?”",
            "**Notice the second answer.** If a question about a hard word brings three harder ones, stop and ask what decision depends on this.",
          ],
        },
        {
          type: "example",
          who: "You, on the phone with an airline",
          text: "“When you say ‘operational reasons,’ was it the crew, the plane or the weather? My refund may depend on it.”",
        },
        {
          type: "paragraph",
          text: "**Today:** choose a term from your own trade, sport or game and explain it in one sentence to someone outside. If you cannot, you may have found a piece of fog that you have been carrying yourself.",
        },
        {
          type: "paragraph",
          text: "And be patient with real craft. Nurses, programmers and plumbers did not invent their words to shut you out. Most are delighted when somebody asks.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Zachariah C. Brown, Eric M. Anicich and Adam D. Galinsky",
      year: 2020,
      title: "Compensatory conspicuous communication: Low status increases jargon use",
      where: "Organizational Behavior and Human Decision Processes 161, 274–290",
      link: "https://doi.org/10.1016/j.obhdp.2020.07.001",
      found:
        "Titles of 64,000 dissertations contained more jargon when the author’s school had lower status; in experiments, lower status raised the use of jargon through concern about being judged.",
    },
    {
      authors: "Daniel M. Oppenheimer",
      year: 2006,
      title: "Consequences of erudite vernacular utilized irrespective of necessity: problems with using long words needlessly",
      where: "Applied Cognitive Psychology 20(2), 139–156",
      link: "https://doi.org/10.1002/acp.1178",
      found: "In five experiments, needlessly complex texts led readers to judge their authors as less intelligent.",
    },
    {
      authors: "Eric Martínez, Francis Mollica and Edward Gibson",
      year: 2022,
      title: "Poor writing, not specialized concepts, drives processing difficulty in legal language",
      where: "Cognition 224, 105070",
      found:
        "Contracts contain more center-embedded clauses and rare words than other texts, and readers understood and recalled less of them than of plainer versions with the same content.",
    },
  ],
  teaches: { families: ["vx-ju01", "vx-vg01"], techniques: ["jargon overload", "obfuscation", "euphemism", "appeal to (false) authority"] },
};
