import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "red-herring",
  idea: "Hold on to the question while an answer wanders, and tell a dodge from a detour that earns its keep.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "An answer to some other question",
      blocks: [
        { type: "example", who: "A parent at a school board meeting", text: "“How many of our buses failed the brake inspection?”" },
        {
          type: "example",
          who: "The director",
          text: "“I am glad you ask about safety. Our drivers are the heart of this district. Many of them have been with us for twenty years, and on snow days they are up at four.”",
        },
        {
          type: "paragraph",
          text: "The room warms. Someone claps for the drivers. The director has said nothing false, and nobody knows how many buses failed.",
        },
        {
          type: "paragraph",
          text: "A **red herring** is something that draws attention away from the point at issue. It need not be a lie, and it is often interesting, moving or important. It just does not bear on what was asked.",
        },
        { type: "heading", text: "Why we follow it" },
        {
          type: "paragraph",
          text: "Listening takes effort, and we save some by checking only whether the answer is _about_ the right sort of thing. In a set of experiments people watched a speaker answer a question other than the one asked. When the answer was on a similar topic, most did not notice, and many could not recall the question afterward. They liked the smooth dodger better than a speaker who answered the true question clumsily. Showing the question on screen during the answer made the dodge far easier to see [1].",
        },
      ],
    },
    {
      id: "types",
      title: "Seven kinds of fish",
      blocks: [
        {
          type: "list",
          items: [
            "**The bigger issue.** Asked why the leaking roof was left, the caretaker speaks about what children need in a changing world.",
            "**What about them?** Also called whataboutism. “You say we water at noon? You should see the farm across the river.”",
            "**The figure next door.** Asked about injuries on the team, the club gives the number of training hours.",
            "**The warm memory,** an appeal to emotion. Asked if the film needs its third hour, the director recalls the first time he held a camera.",
            "**The turn on the asker.** “It is interesting that you, of all people, bring this up.”",
            "**The procedure.** Twenty minutes on whether the question came in the right form.",
            "**The full stop.** “It is what it is.” “Trust the process.” A ready phrase leads nowhere and ends the talk. The psychiatrist Robert Jay Lifton called it the **thought-terminating cliché** in 1961, in a book on forced re-education in China [3].",
          ],
        },
        {
          type: "paragraph",
          text: "The fifth kind has been counted. In 26 interviews with British party leaders, all but one of the eight politicians at times replied by commenting on the interviewer. Most of these remarks held some criticism, more than a quarter were friendly, and the move often worked as a way around an awkward question. The habit went with the person’s own style more than with left or right [2].",
        },
        { type: "heading", text: "Detours that earn their keep" },
        {
          type: "paragraph",
          text: "Not every turn is a dodge. A good answer may begin far away, because you need a fact first. It may reject the question, because the question assumes something untrue. Or the speaker may decline it and say why. A talk may also end for a good reason: “I’m too tired to be fair tonight. Your question comes first on Saturday.” The test is simple: **does the speaker come back, or tell you openly that it will not happen?**",
        },
      ],
    },
    {
      id: "practice",
      title: "Keep hold of the question",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Say the question to yourself in five words. Then read the answer with those words in your hand." }],
      items: [
        {
          id: "example1",
          statement:
            "A member of a water cooperative near Mendoza asks why the minutes of April 9 show one bid for the new well, when the rules call for three. The chair shakes his head: “Here we go, Elena smells a plot again. At the end of the day it is what it is. The well runs. Let’s move on, then.”",
          question: "Where does that leave the member’s question?",
          verdict: "misleading",
          analysis:
            "Unanswered, and the hall may not notice, because the chair sounds calm and the well does run. The question had three short answers: the other bids are in a folder, there were none, or the rule was broken. He gives two phrases in their place. “It is what it is” fits any question ever asked, so it answers none. “Smells a plot” turns a request for papers into a flaw of character. A **conspiracy theory** would be a story that no paper could end. She asked for the papers.",
          explanation:
            "Ready phrases like these are **thought-terminating clichés**: they close a subject before it has been looked at, and whoever goes on seems to be spoiling the evening. The label “plot” does the same from the other side. It can be earned, by somebody who has been shown the folder and calls it forged. Here nothing was shown. One friendly line keeps the door open: “I’m not saying that anything is wrong. Where can I read the three bids?” If they are there, the chair is cleared in a minute.",
        },
        {
          id: "example2",
          statement:
            "An interviewer asks a film composer if he copied a rival’s theme. “First you should know about a songbook from 1894. Her tune and mine both come from number 12, a harvest song anyone may use. So yes, they sound alike, and no, I did not take it from hers. The book is in the city library.”",
          question: "What does the songbook do for his answer?",
          verdict: "sound",
          analysis:
            "For one sentence it looks like a dodge: you ask about a rival and he talks about the year 1894. Then the detour pays. The songbook offers another explanation for the likeness, a common ancestor, and it bears directly on whether he copied her. He comes back to the question and answers both halves, yes to the resemblance and no to the copying. He also says where the book can be seen. He might still be wrong, and a musician could compare the three tunes. He has made that possible.",
          explanation:
            "Good explanations often begin somewhere unexpected, since the missing fact is the one you did not know to ask for. If we cut people off at the first turn, we get short answers and poor ones. So give a detour a fair length, and watch for its return. Two signs help: the new material changes how likely the answers are, and the speaker reaches a plain yes, no, or “I don’t know.” Here both signs are present within five sentences.",
        },
        {
          id: "example3",
          statement:
            "After sign-in was down for sixty minutes, someone asks in the review who made the change. The lead: “I want to replace that question, and I’ll explain why. The name is recorded in the log. Our rules let any engineer release such a change unreviewed. I’d rather ask why two lines could interrupt everything.”",
          question: "The lead changes the subject. Is the team better off with the new question?",
          verdict: "sound",
          analysis:
            "If you thought that somebody is being shielded, the suspicion is fair: the lead does change the subject. But everybody is told so, which a red herring never does. The information asked for is not hidden; it is in the log. There is a reason for preferring the other question: if any of them could have shipped the change, the name explains little and the rule explains much. The team can disagree, say by pointing out that the same person has done this three times. A hidden change would have praised the team’s long hours.",
          explanation:
            "Some questions are poor, and the best service is to offer a better one. “Who did it?” tends to end a review early, with one embarrassed person and the same fault still waiting. What separates this from dodging is that the swap is announced, explained and open to challenge. You can use the same form yourself when a talk gets stuck: say that you are leaving the question, say where its answer can be found, and say what you think is worth asking.",
        },
      ],
    },
    {
      id: "defense",
      title: "Bring the talk back without a fight",
      blocks: [
        {
          type: "list",
          items: [
            "**Write the question down** where you can see it. This is the screen from the experiment, and it costs one line.",
            "**Grant, then return.** “That matters too. My question was how many buses failed.”",
            "**Shrink it.** If a broad question drifts, ask for one number, one date, one yes or no.",
            "**Offer two exits.** “If you don’t have it or can’t say, that’s fine, just tell me which.” People who do not know are glad of it.",
            "**Park it.** A good new topic goes on a list for later, so nobody has to smuggle it in.",
          ],
        },
        {
          type: "paragraph",
          text: "Asking again once, kindly, is always fair, and so is a second time. After that, say what has happened: “I’ve asked three times and don’t have the number.” Then leave it, because others were listening.",
        },
        { type: "heading", text: "Look at your own fish" },
        {
          type: "paragraph",
          text: "We all do it, mostly when the honest answer is “I forgot” or “I don’t know.” Those two sentences are short, and they may be forgiven more easily than we fear. Do you have a full stop of your own, a “whatever” or “it’s complicated”? Say instead when you will come back to it.",
        },
        {
          type: "paragraph",
          text: "**Today:** listen to one interview of five minutes. Jot down each question in a few words and put a check beside it when it has been answered. Pick a guest you like.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Todd Rogers and Michael I. Norton",
      year: 2011,
      title: "The artful dodger: Answering the wrong question the right way",
      where: "Journal of Experimental Psychology: Applied 17, 139–147",
      found:
        "Listeners often missed that a speaker had answered a different but similar question, and rated a fluent dodge above a clumsy direct answer; showing the question made dodges easier to detect.",
    },
    {
      authors: "Maurice Waddle and Peter Bull",
      year: 2020,
      title: "“You’re important, Jeremy, but not that important”: Personalised responses and equivocation in political interviews",
      where: "Journal of Social and Political Psychology 8, 560–581",
      link: "https://doi.org/10.5964/jspp.v8i2.1095",
      found:
        "In 26 interviews seven of eight UK politicians used replies aimed at the interviewer; this worked as a diversion and was a matter of individual style more than of party.",
    },
    {
      authors: "Robert Jay Lifton",
      year: 1961,
      title: "Thought Reform and the Psychology of Totalism",
      where: "W. W. Norton, chapter 22",
      found:
        "From interviews with people who had been through thought reform in China: short, final-sounding phrases served as the beginning and the end of any discussion.",
    },
  ],
  teaches: { families: ["vx-ri01"], techniques: ["red herring", "whataboutism", "thought-terminating cliche", "appeal to emotion"] },
};
