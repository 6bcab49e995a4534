import type { Lesson } from "../schema.ts";
import { figure } from "../figures/mental-models.ts";

export const lesson: Lesson = {
  id: "mental-models",
  idea: "Name the small picture behind a claim, and ask what it shows and what it leaves out.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "The thermostat in your head",
      blocks: [
        { type: "paragraph", text: "You come home to a cold house and want 68°F (20°C). Do you turn the dial to 85 so that it warms up faster?" },
        {
          type: "paragraph",
          text: "If you do, you picture a gas pedal: more dial, more heat. On a simple furnace the dial is a target, and the furnace runs at one speed until the room gets there. In a study of how people explain their heating, an estimated 25 to 50 percent of Americans held the gas-pedal picture [1].",
        },
        {
          type: "paragraph",
          text: "Such a picture is a **mental model**: a small working copy of a piece of the world, run inside the head to guess what happens next. The same study noted that the gas-pedal picture often works well enough day to day. A model can be wrong in its parts and useful in your hands, until you meet the case where it breaks. A train map is one that you can hold.",
        },
        { type: "figure", figure },
        { type: "paragraph", text: "You cannot think without models, but you can know which one you are using." },
      ],
    },
    {
      id: "examples",
      title: "Four pictures, and where each one tears",
      blocks: [
        {
          type: "list",
          items: [
            "**The bathtub** (water in, water out, water level). Good for savings, reservoirs and weight. When MIT students were given the flows and asked to draw the level, many drew it wrong [2]. “Rainfall is back to normal, so why is the lake still falling?” Because more runs out than runs in.",
            "**The straight line** (twice as much does twice as much). Good for bricks. With lawn fertilizer, the second bag burns the grass.",
            "**Miles per gallon** (bigger gain, more fuel saved). Over 10,000 miles, going from 14 to 17 mpg saves about 126 gallons, while going from 33 to 50 saves about 103. People asked to compare such changes often choose wrongly, and gallons per mile helps them [3].",
            "**The tiny solar system** (electrons circling like planets). In 1913 Niels Bohr’s version gave the colors of hydrogen with great accuracy and failed for helium, the very next element. Schools still start with it.",
          ],
        },
        { type: "heading", text: "Why thin pictures feel thick" },
        {
          type: "paragraph",
          text: "Ask people how well they understand a zipper or a flush toilet, and they rate themselves high. Ask them to write out each step, and the ratings fall [4]. Seeing a thing work feels like knowing how it works.",
        },
        {
          type: "paragraph",
          text: "A model becomes a trick, a **false analogy**, when a speaker borrows its simple answer and hides the place where it tears. Honest teachers and planners use models just as simple, and they show you the tear.",
        },
      ],
    },
    {
      id: "practice",
      title: "Does the picture fit the question?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Each text leans on a simple picture. Judge whether it is used within its limits." }],
      items: [
        {
          id: "example1",
          statement:
            "A teacher’s handout: “Think of current as water in pipes. The battery is the pump, voltage is pressure, a thin wire is a narrow pipe. Use this for every circuit this month. It will break twice: cut a wire and nothing spills out, and a moving magnet can start a current. Then we’ll need a new picture.”",
          question: "What does this picture show a student, and where does it stop?",
          verdict: "sound",
          analysis:
            "Electricity is not water, and a strict reader could object to the whole handout. But the teacher says “think of,” ties each part of the picture to a part of the circuit and states what it is for: this month’s problems, where it gives right answers about pressure, flow and narrow places. Then he does the rare thing and lists two spots where it fails, the cut wire and the magnet, before a student trips over them. He also says what happens next: a new picture. The model is small on purpose and its edges are marked.",
          explanation:
            "Teaching the full theory first would lose the class, and offering no picture at all would leave students with loose formulas. A model with marked edges gives them something to think with now and a reason to drop it later. Many firm beliefs of adults are school models whose warning label went missing. When you explain your own work to a newcomer, copy this teacher: one picture, what it is good for and two places where it breaks. It takes thirty seconds and saves an argument a year later.",
          leaveThePage: {
            steps: [
              "Search for “hydraulic analogy electricity limits.”",
              "Read where the comparison is said to fail.",
              "See whether the teacher’s two breaks are on the list.",
            ],
            found:
              "The picture is old and widely taught, and its limits are listed in the open. Both of the handout’s breaks are among them: cut wires do not leak, and magnetic fields have no partner in the pipes.",
          },
        },
        {
          id: "example2",
          statement:
            "Text beside a retirement calculator: “We assume 4 percent growth every year, but real markets jump: some years they lose a quarter of their value. Use this to compare saving €200 with saving €300 a month, not to predict your balance. Page two reruns your plan with the worst years first.”",
          question: "Real markets never grow evenly. Can this smooth curve still serve a saver?",
          verdict: "sound",
          analysis:
            "A smooth line that climbs for thirty years is the usual picture in glossy sales material, which makes this page look suspect. Here the growth rate is stated, called an assumption and set against the fact that markets can lose a quarter in a year. The page says which question the model answers well, how far €300 a month gets you beyond €200, and which it cannot answer, your balance in a given year. Page two then tests the plan where the smooth picture is weakest, bad years at the start. Any model of the future must simplify. This one lets you see how.",
          explanation:
            "People tend to ask whether a forecast is right, when a model of this kind cannot be. A better question is whether it is good enough for the choice in front of you. For choosing between two monthly amounts, an even 4 percent serves, because the same error affects both. For the question “can I retire in 2041?” it would be a poor guide. Before you use any calculator, look for three things: what it assumes, what it is for and what happens if the assumption fails. If all three are on the page, you are being treated as an adult.",
        },
        {
          id: "example3",
          statement:
            "A running coach to her club: “Your body is a battery. Every hard workout drains it, and every day of rest fills it back up. I can’t explain the chemistry, but it’s that simple. So for the two weeks before the race, don’t run at all. You will start with one hundred percent charge.”",
          question: "Does the battery hide something that matters in the two weeks before a race?",
          verdict: "misleading",
          analysis:
            "The battery picture gets one thing right: hard training leaves fatigue, and rest removes it. It misses that a body also adapts. A phone does not get a bigger battery from being used, or lose capacity from two weeks on the shelf. A runner does both, slowly. Where the picture goes wrong, the advice has nothing else to rest on. “I can’t explain” sounds modest; “it’s that simple” closes the door through which a runner might bring up experience to the contrary. The precise “one hundred percent charge” has nothing behind it; nobody measured a charge. Easing off before a race is well supported. Stopping entirely is a different plan.",
          explanation:
            "Pictures like this win because they answer at once and everyone owns a phone. The runners will not check the advice, since it feels as if they had worked it out themselves. That is the risk of a good analogy: you do the last step of the reasoning alone, so you trust it. Try asking where the comparison stops. “What does the body do that a battery can’t?” takes five seconds, and it is friendly enough to ask a coach. If she has an answer, you have both learned how far her picture reaches.",
          leaveThePage: {
            steps: [
              "Search for “taper meta-analysis endurance performance.”",
              "Open the abstract and look for three words: volume, intensity, frequency.",
              "Compare them with the coach’s plan.",
            ],
            found:
              "Laurent Bosquet and colleagues put the studies together in 2007. The best plan took about two weeks. Athletes went on training as hard and as often as before, but cut the amount by 41 to 60 percent.",
          },
        },
      ],
    },
    {
      id: "application",
      title: "Carry a second map",
      blocks: [
        { type: "paragraph", text: "When somebody says “it’s like …,” or when your own mind says it, run four quick questions." },
        {
          type: "list",
          items: [
            "**Show:** what does this picture let me see?",
            "**Hide:** what would I have to add to make it true?",
            "**Tear:** in which case would it give a wrong answer?",
            "**Swap:** what does a second picture say? Is my job search a ladder or a net?",
          ],
        },
        {
          type: "paragraph",
          text: "If two different pictures give the same advice, you can lean on it more. If they disagree, you have found the question to ask.",
        },
        {
          type: "paragraph",
          text: "**Today:** pick something you use daily, such as a lock, a bank card or the gears of a bicycle, and explain it aloud in five steps. Wherever you say “somehow,” look that step up.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Willett Kempton",
      year: 1986,
      title: "Two theories of home heat control",
      where: "Cognitive Science 10, 75–90",
      found:
        "From in-depth interviews, the valve picture of the thermostat was estimated to be held by 25 to 50 percent of Americans, and to work often enough in daily use.",
    },
    {
      authors: "Linda Booth Sweeney and John D. Sterman",
      year: 2000,
      title: "Bathtub dynamics: initial results of a systems thinking inventory",
      where: "System Dynamics Review 16, 249–286",
      found: "Highly educated students at MIT did poorly on simple tasks of inferring a level from its inflow and outflow.",
    },
    {
      authors: "Richard P. Larrick and Jack B. Soll",
      year: 2008,
      title: "The MPG illusion",
      where: "Science 320, 1593–1594",
      link: "https://doi.org/10.1126/science.1154983",
      found:
        "People judged fuel savings by the difference in miles per gallon and undervalued replacing the least efficient cars; figures in gallons per distance corrected this.",
    },
    {
      authors: "Leonid Rozenblit and Frank Keil",
      year: 2002,
      title: "The misunderstood limits of folk science: an illusion of explanatory depth",
      where: "Cognitive Science 26, 521–562",
      found:
        "In Studies 1 to 6 of twelve, people’s ratings of how well they understood devices and natural processes fell once they had tried to explain them.",
    },
  ],
  teaches: { families: ["vx-ns01", "vx-fp01", "vx-co01"], techniques: ["false analogy", "oversimplification", "false precision", "false causality"] },
};
