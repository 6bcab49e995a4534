import type { Lesson } from "../schema.ts";
import { figure } from "../figures/false-dilemma.ts";

export const lesson: Lesson = {
  id: "false-dilemma",
  idea: "Ask what happened to the other options before choosing between two, and recognize a short list that has honestly been shortened.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "Two doors in a room of six",
      blocks: [
        {
          type: "example",
          who: "The manager of a small theater, to the board",
          text: "“We are £40,000 short. Either we cut the youth program or we close for the winter. I need your vote tonight.”",
        },
        {
          type: "paragraph",
          text: "The board argues for two hours, some defending the children and others the winter season. Everyone feels the seriousness of the choice, and nobody asks who wrote the list.",
        },
        { type: "figure", figure },
        {
          type: "paragraph",
          text: "A **false dilemma** presents a few options as if they were all of them. Its relative, the false dichotomy, cuts a scale in two and drops the middle. Here there may be no scale at all, and the missing options are simply elsewhere: a third way, a mix of both, a later date, or doing nothing for now.",
        },
        {
          type: "paragraph",
          text: "The trick can be played on purpose, to make a poor option look good beside a terrible one. More often the speaker is tired and has stopped looking. Either way, the list has done the deciding.",
        },
      ],
    },
    {
      id: "mechanism",
      title: "Out of sight, out of the sum",
      blocks: [
        { type: "paragraph", text: "Why does a missing option stay missing? Because a list on the table feels complete." },
        {
          type: "list",
          items: [
            "**The car that would not start.** People were shown a chart of reasons why a car fails to start and asked how likely each was [1]. For some, several main branches had been removed, so the share for “all other problems” should have risen from 8 to about 47 percent. It rose to 14.",
            "**The money in your pocket.** Of people offered a film on DVD for $14.99, 75 percent would buy it. When the second choice read “not buy, and keep the $14.99 for other purchases,” 55 percent would [2]. Keeping the money had been possible all along. A later review of 39 studies confirmed the effect and found it smaller than first reported [3].",
          ],
        },
        { type: "heading", text: "Four common shapes" },
        {
          type: "list",
          items: [
            "**This or ruin,** with an appeal to fear. “Approve the bypass or watch the old town die.”",
            "**With us or against us.** Doubt about the plan is counted as support for its enemies.",
            "**Whether or not.** “Should I quit?” hides going part-time, moving to another team, or asking for what would make you stay.",
            "**Now or never,** which is false urgency as well. The option of waiting is the one behind the curtain.",
          ],
        },
        { type: "heading", text: "Sometimes there are two" },
        {
          type: "paragraph",
          text: "A jury that has reached a verdict says guilty or not guilty. A plumber may have tried everything short of a new boiler. A short list is honest when the speaker can say what else was considered and why it fell away.",
        },
      ],
    },
    {
      id: "practice",
      title: "Who wrote the list?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Before you weigh the options, count them. Can you add one?" }],
      items: [
        {
          id: "example1",
          statement:
            "An email from a department head, Thursday, 5:40 p.m.: “I went through the Halvorsen slides on the train. Twelve of the forty still have no figures. So it is simple. Either everybody comes in on Saturday or we lose the client. I am sure I know which of those this team prefers.”",
          question: "Could the team answer with something that is not on his list?",
          verdict: "misleading",
          analysis:
            "Twelve slides without figures are a real problem, and a tired boss is no villain. But between “everybody on Saturday” and “we lose the client” lies most of office life. Two people could finish the slides on Friday. The deck could be cut from forty pages to fifteen. Someone could call Halvorsen and ask whether Tuesday would do, or show the half that is ready. The email also treats the second door as certain, although no client has said anything of the kind. The last sentence closes the room: to look for another way now sounds like a lack of team spirit.",
          explanation:
            "Dilemmas at work are often made by the clock. A manager under pressure grabs the first fix and the worst fear and pairs them. People then use their energy on resentment or loyalty, when ten minutes of listing options would have served everyone, the manager included. A good reply accepts the goal and widens the list: “We want to keep Halvorsen too. Could Kim and I finish pages 1 to 15 tomorrow, and would that be enough for Monday?”",
        },
        {
          id: "example2",
          statement:
            "A leaflet in the mailboxes of Pond Lane: “On Sunday you can vote for the two-meter fence, or you can accept that another child will fall in. If there were a third way, we would have found it. Whoever votes no, be ready to tell a parent why.”",
          question: "What does a no vote on Sunday mean?",
          verdict: "misleading",
          analysis:
            "The goal is good and may be urgent. The leaflet then says that a third way would have been found, and it takes a minute to find four: a lower fence with a gate, a shelf of shallow water along the edge, a metal grid just below the surface, planting that keeps small children off the bank. Someone who votes against the tall fence may want one of these. By pairing the fence with a drowning child, the leaflet turns a question of method into a question of who cares, and threatens dissenters with a scene.",
          explanation:
            "When a good cause is tied to one single means, the cause pays for it. Neighbors who dislike the fence may end up voting against doing anything, because nothing else is on the ballot. People who worry about safety should want a longer list more than anyone. It helps to split the question aloud: “Do we want the pond safer? I think all of us do. Which ways are there, what does each cost, and how well does each work?”",
        },
        {
          id: "example3",
          statement:
            "A lawyer to her client: “That leaves two choices: accept the offer or appeal by June 30. I looked at mediation, and they declined in writing. I asked for more time, and the court refused on Tuesday. A new claim is barred by the time limit. Please tell me if you see a possibility that I have overlooked.”",
          question: "How many doors are there, and how do you know?",
          verdict: "sound",
          analysis:
            "Two choices and a date: that can feel like being cornered. But look how this list was made. The lawyer names the other routes, mediation, more time and a new claim, and gives a checkable reason why each is closed: a letter, a ruling, a time limit. The date comes from the rules of procedure, and the client can confirm it. She does not paint one door as heaven and the other as ruin, and she ends by asking for options she may have overlooked. The client still faces a hard choice, which is a different thing from a rigged one.",
          explanation:
            "If you suspect a trick in each “either … or,” you will waste time on doors that have been tried and found locked. Real limits exist: money runs out, dates pass, other people say no. The test is whether the speaker shows the doors that were closed and lets you rattle the handles. Someone who has done that work deserves to be followed to the next question, which here is how much risk and delay the client is willing to bear.",
        },
      ],
    },
    {
      id: "defense",
      title: "Ask for the third door",
      blocks: [
        {
          type: "list",
          items: [
            "**Add one before you choose.** “What would we do if both of these were forbidden?” Often this is the most useful question of a meeting.",
            "**Mix.** Can we have half of each, or one now and the other in spring?",
            "**Name the wait.** What happens if we decide next week? Sometimes a great deal, and then you know why to hurry.",
            "**Split goal from means.** Agree on what you want, then list the ways.",
          ],
        },
        {
          type: "paragraph",
          text: "Keep it friendly. The person with the two doors is often the one who feels most trapped. “I want to help you with this; what else did you look at?” gives them room. If they answer with a list of closed doors, thank them and choose.",
        },
        { type: "heading", text: "A limit" },
        {
          type: "paragraph",
          text: "Longer is not always wiser. Nobody needs nineteen kinds of fence. Three or four real options, one of them unlike the rest, are usually enough to break the spell of two.",
        },
        {
          type: "paragraph",
          text: "**Today:** find a “should I or shouldn’t I” that you carry around. Write it at the top of a page, and under it three options that are neither yes nor no.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Baruch Fischhoff, Paul Slovic and Sarah Lichtenstein",
      year: 1978,
      title: "Fault trees: Sensitivity of estimated failure probabilities to problem representation",
      where: "Journal of Experimental Psychology: Human Perception and Performance 4, 330–344",
      found: "With branches removed, the share given to “all other problems” went from .078 to .140, when it should have reached .468.",
    },
    {
      authors: "Shane Frederick, Nathan Novemsky, Jing Wang, Ravi Dhar and Stephen Nowlis",
      year: 2009,
      title: "Opportunity cost neglect",
      where: "Journal of Consumer Research 36, 553–561",
      link: "https://doi.org/10.1086/599764",
      found: "Willingness to buy a $14.99 DVD fell from 75 to 55 percent when people were reminded that the money could be kept for other purchases.",
    },
    {
      authors: "A. Maguire, Emil Persson and Gustav Tinghög",
      year: 2023,
      title: "Opportunity cost neglect: A meta-analysis",
      where: "Journal of the Economic Science Association",
      found: "39 experiments with 14,005 people: a reliable effect of d = 0.22, smaller than in the first study.",
    },
  ],
  teaches: { families: ["vx-em09", "vx-fo01", "vx-ns01"], techniques: ["false dilemma", "appeal to fear", "false urgency"] },
};
