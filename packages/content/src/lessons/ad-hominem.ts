import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "ad-hominem",
  idea: "Tell an attack on a person from a fair question about a witness, an expert or an interest, by asking what the claim rests on.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "The point and the person who made it",
      blocks: [
        { type: "example", who: "The stage manager, at a rehearsal", text: "“The ladder scene is too dark, people could fall.”" },
        { type: "example", who: "The lead actor", text: "“This from someone who never made it as an actor.”" },
        {
          type: "paragraph",
          text: "Suppose it is true that she never made it. The scene is exactly as dark as before. An **ad hominem** argument, Latin for “to the person,” answers a point with a remark about whoever made it.",
        },
        {
          type: "paragraph",
          text: "Sometimes, though, the person matters a great deal. If a witness says he saw the crash, we want to know whether he was sober. So the useful question is not whether the talk turned to a person. It is this:",
        },
        { type: "heading", text: "What does the claim rest on?" },
        {
          type: "list",
          items: [
            "**On reasons you can inspect.** A proof, a recipe, a light meter. It stands or falls without its author. Remarks about the author are beside the point.",
            "**On somebody’s word.** A memory, a promise, a professional opinion you cannot check. Then honesty, knowledge and interest are part of the evidence.",
          ],
        },
        {
          type: "paragraph",
          text: "The philosopher Douglas Walton wrote a whole book on this one kind of argument. Often it is reasonable, he held. You have to look at each case [1].",
        },
      ],
    },
    {
      id: "types",
      title: "Five attacks and what each would need",
      blocks: [
        {
          type: "list",
          items: [
            "**Abuse.** “He’s a clown.” It would matter only if the claim rested on his good sense.",
            "**Interest.** “She sells roofs, of course she says mine leaks.” A reason to get a second opinion. The roof leaks or it doesn’t.",
            "**You too** (_tu quoque_). “You tell me to sleep more, and you’re up until two.” It shows that the advice is hard to follow.",
            "**Company,** or guilt by association. “That is what the Westside crowd says.” Even people we dislike are right about the time of day.",
            "**Poisoning the well.** “Before he speaks, remember that he was fired.” It spoils his words before he has said any.",
          ],
        },
        { type: "heading", text: "How well it works" },
        {
          type: "paragraph",
          text: "Very well, it seems. When readers of scientific claims were told something bad about the scientist or about the data, a charge of a conflict of interest lowered belief about as much as a charge that the data had been faked [2]. That looks out of proportion, since the first is a reason to check and the second a reason to discard.",
        },
        { type: "heading", text: "Interest is evidence, in small coins" },
        {
          type: "paragraph",
          text: "Caring about money and motive is no mistake. A review of 75 papers [3] that compared drug and device studies found that those paid for by the maker reached favorable conclusions more often, by a factor of about 1.34. Note the size. Knowing who paid should move you, and a great deal of paid-for work is still correct.",
        },
      ],
    },
    {
      id: "practice",
      title: "Is the person part of the evidence?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "All three turn to the person. Ask what the claim rests on before you decide." }],
      items: [
        {
          id: "example1",
          statement:
            "In court: “You testified that you saw the truck run the red light. In your letter to the insurance company, exhibit 14, you wrote that you were reading a message and looked up when you heard the collision. Why should the jury rely on your testimony about the light?”",
          question: "What does the letter have to do with the color of the light?",
          verdict: "sound",
          analysis:
            "To hold a witness’s own letter against him looks like an attack. Yet the claim, that the light was red, rests here on one man’s eyes. Whether those eyes were on the road is therefore the very thing the jury must know. The lawyer does not bring up his divorce or his parking tickets. She brings a document with a number, in his own words, that contradicts his story on the point at issue. He may have an explanation, and the question invites it. Her aim is the testimony, and her tool is evidence about how that testimony came to be.",
          explanation:
            "If every remark about a person were a fallacy, no witness could be examined and no liar caught. Courts sort this with rules: you may test memory, eyesight, interest and honesty, and you may usually not parade unrelated sins. The same sorting helps at a kitchen table. When you are asked to believe something on a person’s word, ask what bears on that word. When you are shown the thing itself, look at the thing. A dashcam film would have made this whole exchange unnecessary.",
        },
        {
          id: "example2",
          statement:
            "A letter to a newspaper in Bergen: “Eleven of the nineteen council members rent out holiday apartments, according to the public register. They are neighbors of mine, and several may well support the new charge of 40 kroner a night. They also lose money if it passes, and my own rent might fall. So let each side declare it, and let an accountant without apartments recalculate the figures.”",
          question: "Does the letter set one group against another?",
          verdict: "sound",
          analysis:
            "It draws a line between two groups and counts heads, so **us versus them** is a fair first suspicion. Look at what the line rests on. Nobody is placed by birth, taste or faith: eleven people stand in a public register, with an interest in one vote. The letter says what that interest is, grants that some of them may rise above it, and names the writer’s own gain on the other side. The conclusion stays small. It asks both to say so aloud and somebody neutral to recalculate. The fallacy would begin one sentence later: “so their figures are worthless.”",
          explanation:
            "Money bends judgment, often without the person noticing, so hiding an interest would be worse than naming it. The art is in the size of the step: a motive is a reason to check harder and no proof of error. The letter also protects the eleven. If an outsider confirms their figures, these gain a weight that landlords could never have given them. When you raise somebody’s interest, copy the form: where it is written down, what it does not show, what your own is, and what should happen next.",
        },
        {
          id: "example3",
          statement:
            "A reply in a runners’ group in Nairobi: “Interesting that Noor posts a link to a sleep study and tells us to get eight hours. Noor finished second to last at the county half marathon, 41 minutes behind me; I looked it up. I’ll take my five hours and my medals, thanks.”",
          question: "What has Noor’s finishing time to do with the study?",
          verdict: "misleading",
          analysis:
            "A fast runner may well know something about running. But Noor’s point rests on a study that everyone in the group can open. Her pace adds nothing to it and takes nothing away. Slow runners can read, and a fast runner on five hours of sleep might be faster on eight. The writer then offers himself as counterevidence, one man, with no comparison to himself when rested. There are fair objections he could have made: who was studied, how sleep was measured, whether it was runners at all. To find those he would have had to click the link.",
          explanation:
            "Rank is a tempting shortcut in any group with a scoreboard. It sounds like experience talking, and it tells the next slow runner to keep quiet. The cost is that the group stops hearing from most of its members, and from anyone who has read something new. You can answer without a counterattack: “Leave Noor’s time aside. Has someone read the study? I’m curious how they measured performance.” It rescues the point and lets the fast runner join in without climbing down.",
        },
      ],
    },
    {
      id: "defense",
      title: "Take the name off the note",
      blocks: [
        { type: "heading", text: "A test you can run in your head" },
        {
          type: "paragraph",
          text: "Imagine the same words on an unsigned note. If you could still check them, judge the note. If the note would be worthless without a signature, then by all means ask about the signer. Then try it the other way: would you accept this point from your favorite person?",
        },
        { type: "heading", text: "When it happens to you" },
        {
          type: "list",
          items: [
            "**Concede and return.** “I’m no actor, true. The ladder is still in the dark.”",
            "**Use the truth in it.** “I do sell roofs. Have another roofer look at it.”",
            "**Leave bait alone.** Defending your character is the topic they picked.",
          ],
        },
        { type: "heading", text: "When you are tempted" },
        {
          type: "paragraph",
          text: "Contempt is quick. If you have a real concern about someone’s honesty, say it openly, with the document. If you have none, spend the sentence on the point.",
        },
        { type: "paragraph", text: "**Today:** pick one claim by a person you can’t stand and find something in it that is right. You need not tell anyone." },
      ],
    },
  ],
  sources: [
    {
      authors: "Douglas Walton",
      year: 1998,
      title: "Ad Hominem Arguments",
      where: "University of Alabama Press",
      found: "Describes the main forms and argues that each can be reasonable or fallacious depending on the dialogue.",
    },
    {
      authors: "Ralph M. Barnes, Heather M. Johnston, Noah MacKenzie, Stephanie J. Tobin and Chelsea M. Taglang",
      year: 2018,
      title: "The effect of ad hominem attacks on the evaluation of claims promoted by scientists",
      where: "PLoS ONE 13, e0192025",
      link: "https://doi.org/10.1371/journal.pone.0192025",
      found: "Alleging a conflict of interest lowered attitudes toward a scientific claim about as much as alleging outright fraud.",
    },
    {
      authors: "Andreas Lundh, Joel Lexchin, Barbara Mintzes, Jeppe B. Schroll and Lisa Bero",
      year: 2017,
      title: "Industry sponsorship and research outcome",
      where: "Cochrane Database of Systematic Reviews, MR000033",
      found: "75 papers comparing sponsored and other studies; sponsored ones more often had favorable conclusions (risk ratio 1.34).",
    },
  ],
  teaches: { families: ["vx-em09"], techniques: ["ad hominem", "tu quoque", "guilt by association", "poisoning the well", "us versus them"] },
};
