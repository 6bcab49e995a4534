import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "straw-man",
  idea: "Compare what was said with what is being attacked, and recognize when an extreme view really is the one somebody holds.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "Winning against a view nobody holds",
      blocks: [
        { type: "example", who: "Ana, at dinner", text: "“Maybe we could cook without meat on weekdays.”" },
        { type: "example", who: "Her brother", text: "“So a grill is a crime now? You want Grandpa to live on lettuce?”" },
        {
          type: "paragraph",
          text: "Ana asked for something about Monday to Friday. Her brother argues with somebody who wants to ban barbecues, and he is right: banning barbecues would be silly. But that person is not at the table.",
        },
        {
          type: "paragraph",
          text: "A **straw man** replaces what someone said with something easier to knock down. Two things suffer at once: the real proposal goes unanswered, and Ana must now spend her evening denying things she never said.",
        },
        { type: "heading", text: "The test is a comparison" },
        {
          type: "paragraph",
          text: "You cannot see a straw man by looking at the attack alone. Put two sentences next to each other: **what was said**, in the speaker’s words, and **what is being answered**. If the second is bigger, cruder or about something else, you have found it. If you lack the first sentence, go and get it before you judge anybody.",
        },
      ],
    },
    {
      id: "techniques",
      title: "Four ways to stuff the straw",
      blocks: [
        {
          type: "list",
          items: [
            "**Inflate.** “Two parking spaces on Elm Street” becomes “cars on every corner.” Words such as _all_, _never_, _ban_ and _so you want_ do the pumping.",
            "**Cut off the hedge.** A historian writes, “In some coastal towns, rents may have fallen.” The reply attacks “the claim that rents fell.”",
            "**Pick the weakest speaker.** Among a hundred people who dislike a stadium plan, quote the one who thinks the grass is a spy network. Philosophers call this the weak man: the quote is real and the choice is unfair [1].",
            "**Make one up.** “Some people say that children should never be told no.” Who? Where? This is the hollow man, with nobody inside [2].",
          ],
        },
        { type: "heading", text: "Why it works" },
        {
          type: "paragraph",
          text: "Listeners who care little about a topic rarely go back to check what was said. In experiments on the technique, it persuaded people who were not much involved in the issue, and it lost its power with those who were [3]. People who know the debate notice the swap; everyone else goes home with the straw.",
        },
        {
          type: "paragraph",
          text: "It also feels true. When a large American survey in 2018 asked Democrats and Republicans what the other party believed, each side thought that about 55 percent of its opponents held extreme views. The real share was about 30 percent on both sides [4]. We are often sincere when we stuff the straw: it is how the others look from here.",
        },
      ],
    },
    {
      id: "practice",
      title: "Said, and answered",
      interactive: true,
      blocks: [{ type: "paragraph", text: "For each text, write two short lines in your head: what was said, what is answered." }],
      items: [
        {
          id: "example1",
          statement:
            "A column in the Harbor Gazette: “On March 3, and again last night, Councilor Reyes said each street in town must get a cycle lane ‘without a single exception.’ That goes too far. Main Street is narrow, and its shops need the curb for deliveries. I see her point about Harbor Road, which is twelve meters wide.”",
          question: "“Without a single exception” sounds like an invention. Does the column answer what she said?",
          verdict: "sound",
          analysis:
            "The view attacked is extreme, and that alone proves nothing. Here the columnist quotes the words, gives two dates, and so lets anyone look them up in the minutes. The answer then fits the quote: a claim about every street is met with one narrow street where a lane would be in the way, which is exactly how such a claim is refuted. The column also grants the councilor’s stronger case, Harbor Road. If the minutes show the quote is right, this is a fair reply to what she really said.",
          explanation:
            "Once you know about straw men, each harsh reply starts to look like one. But people do hold sweeping views and say them in public, and they deserve an answer to those very words. The columnist shows how to do it: exact words, time and place, the best part granted, then one clear counterexample. The councilor can now narrow her claim without shame. She could say that she meant streets with room to spare, and the debate would be one step further on.",
        },
        {
          id: "example2",
          statement:
            "In the teachers’ lounge Mr. Okafor suggests that students may rewrite one essay per term after feedback, for up to half of the lost points. Ms. Lind: “So grades mean nothing now. Everyone just gets an A in the end. I’d like to know why we read them.”",
          question: "Does Ms. Lind answer what Mr. Okafor suggests?",
          verdict: "misleading",
          analysis:
            "To want grades to mean something is fair. But three limits fell off on the way: _one_ essay, _after feedback_, _half_ of the lost points. With them in place a student who got 60 could reach 80 on a single essay, if the rewrite deserves it. Ms. Lind answers a plan in which all work can be redone until each student has an A. That plan would indeed empty grades of meaning. Her real worry may be good: extra marking for teachers, or unequal help at home. Neither reached the table, because the exaggeration took its place.",
          explanation:
            "Straw men cost the person who builds them, too. Ms. Lind’s true objections were probably strong enough to improve the idea, and now they sound like grumbling. Mr. Okafor can help by restating the limits and inviting the worry: “One essay, half the points. What would still bother you about that?” It treats the exaggeration as a signal of concern, which it often is. At work you will meet the same colleague tomorrow, so repairing is worth more than winning.",
        },
        {
          id: "example3",
          statement:
            "A post on a film board: “Look at this comment, three likes: ‘subtitles are for snobs, real people hate reading.’ There you have it. That’s what fans of dubbed films are like. They can’t be bothered to read. And we are to be dragged down with them.”",
          question: "The quote is genuine. Whom does it speak for?",
          verdict: "misleading",
          analysis:
            "This is the weak man, put to work for **us versus them**. One rude comment with three likes is made to speak for all who prefer dubbed films. Ask such people and you would hear other reasons: they have poor eyesight, they watch with small children, they like to look at faces and light instead of at the bottom of the screen, dubbing is a craft where they live. Mocking someone who hates reading touches none of these. The quote is real, so the post looks documented; what it documents is a single stranger’s manners.",
          explanation:
            "A news feed hands you the worst version of your opponents daily, because outrage travels. With millions of comments, a foolish one can be found for any view, including yours. Two questions help: how many people said this, and is it what their better spokespeople say? If you want to know why people like dubbing, ask one who has thought about it. You may still prefer subtitles afterward, and for the first time you will know what you are disagreeing with.",
        },
      ],
    },
    {
      id: "defense",
      title: "Say it back first",
      blocks: [
        { type: "heading", text: "When you answer somebody" },
        {
          type: "paragraph",
          text: "Begin with one sentence: “You’re saying that …, is that right?” Wait for the yes. If they correct you, you have been saved from an answer to nobody.",
        },
        { type: "heading", text: "When it is done to you" },
        {
          type: "list",
          items: [
            "**Don’t defend the straw.** “I wouldn’t want that either.” You and the other person now agree on something.",
            "**Repeat your claim with its limits.** “Weekdays, and only at our house.”",
            "**Look for the worry under it.** “What do you fear would come next?” Sometimes there is a real slope to talk about.",
          ],
        },
        { type: "heading", text: "When you are the audience" },
        {
          type: "paragraph",
          text: "Find the original before you share the takedown. A link to the speech, the full paragraph, the rule itself. It often takes two minutes, and the original often turns out duller and more sensible.",
        },
        {
          type: "paragraph",
          text: "Leave room for honest paraphrase. Everyone shortens, and a summary may be shorter than the original without being unfair. The mark of a fair one is that the speaker would sign it.",
        },
        { type: "paragraph", text: "**Today:** in one disagreement, say the other side back until you hear “yes, exactly.” Answer only then." },
      ],
    },
  ],
  sources: [
    {
      authors: "Robert Talisse and Scott F. Aikin",
      year: 2006,
      title: "Two forms of the straw man",
      where: "Argumentation 20, 345–352",
      found: "Sets apart misrepresenting an opponent from selecting the weakest opponent, the weak man.",
    },
    {
      authors: "Scott F. Aikin and John Casey",
      year: 2011,
      title: "Straw men, weak men, and hollow men",
      where: "Argumentation 25, 87–105",
      found: "Adds the hollow man, a view attributed to nobody in particular.",
    },
    {
      authors: "George Y. Bizer, Shirel M. Kozak and Leigh Ann Holterman",
      year: 2009,
      title: "The persuasiveness of the straw man rhetorical technique",
      where: "Social Influence 4, 216–230",
      found: "The straw man helped to persuade listeners for whom the topic had little personal relevance, and not those who were highly involved.",
    },
    {
      authors: "Daniel Yudkin, Stephen Hawkins and Tim Dixon",
      year: 2019,
      title: "The perception gap: How false impressions are pulling Americans apart",
      where: "More in Common",
      found: "Democrats and Republicans each estimated that about 55 percent of the other side held extreme views; about 30 percent did.",
    },
  ],
  teaches: { families: ["vx-em09", "vx-ns01", "vx-os01"], techniques: ["straw man", "weak man", "hollow man"] },
};
