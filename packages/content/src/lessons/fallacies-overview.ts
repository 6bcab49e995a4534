import type { Lesson } from "../schema.ts";
import { figure } from "../figures/fallacies-overview.ts";

export const lesson: Lesson = {
  id: "fallacies-overview",
  idea: "Find the step in an argument that carries the weight, say what kind of slip it may be, and check it against the honest step it resembles.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "The step between because and therefore",
      blocks: [
        {
          type: "paragraph",
          text: "An argument is a short walk. You start from reasons, you take a step, and you arrive at a conclusion. A **fallacy** is a step that feels solid and does not hold your weight.",
        },
        {
          type: "example",
          who: "A theater board, after a good year",
          text: "“Our three biggest hits all used the revolving stage. So the revolving stage is what makes a hit.”",
          note: "Both facts may be true. The step is weak: did the flops use the revolving stage too?",
        },
        {
          type: "paragraph",
          text: "Notice what this says and what it leaves alone. The revolving stage may really help. A weak step shows only that _this_ reason has not earned _this_ conclusion.",
        },
        { type: "heading", text: "Why we look in the wrong place" },
        {
          type: "paragraph",
          text: "Most of us check where an argument ends and skip how it got there. In one classic set of experiments, people accepted 71 percent of badly built arguments when the conclusion was easy to believe, and only 56 percent of well-built ones when the conclusion was hard to believe [1]. We wave friends through the gate and search strangers.",
        },
      ],
    },
    {
      id: "categories",
      title: "Five places where a step slips",
      blocks: [
        { type: "paragraph", text: "There are lists with hundreds of names, many of them Latin. Five questions cover most of what you meet." },
        { type: "figure", figure },
        {
          type: "list",
          items: [
            "**Off the point** (red herring). Is this still the question we began with? Asked about late trains, the operator talks about its friendly crews.",
            "**Closed doors** (false dilemma). Were any options left out? “Either we pave the square or it stays a mud pit.”",
            "**Too far** (hasty generalization). Does a little evidence carry a lot? Two rainy picnics become “it always rains on the third of June.”",
            "**Borrowed weight** (appeal to authority, appeal to tradition). Does a name, a crowd or a habit stand in for a reason? “We have always planted before the full moon.”",
            "**In a loop** (circular reasoning). Does the reason only repeat the claim? “The plan is the best one because no other plan is better.”",
          ],
        },
        { type: "heading", text: "The same form can be strong" },
        {
          type: "paragraph",
          text: "Each slip is the poor cousin of something useful. Leaning on experts, warning about what comes next and drawing on past cases are how sensible people get through a week. When researchers looked at arguments that textbooks call fallacies, their strength depended on content: “nothing has gone wrong so far” says little after one test and a good deal after fifty [2]. So the name of a fallacy is a place to look. The verdict comes after looking.",
        },
        { type: "heading", text: "Who has to show what?" },
        {
          type: "paragraph",
          text: "“Nobody has shown that the mast is harmless, so it harms us”: that is an **appeal to ignorance**. “Prove to me that it doesn’t” is its twin, the **burden of proof reversal**, which lets the claim go free and sends the doubter to work. Whoever claims something brings the first reason. And an empty search is still evidence if it would have found the thing: no leak after fifty tests of the tank is a good reason to fill it.",
        },
      ],
    },
    {
      id: "practice",
      title: "Three steps to test",
      interactive: true,
      blocks: [{ type: "paragraph", text: "For each one, find the because and the therefore. Decide before you open the analysis." }],
      items: [
        {
          id: "example1",
          statement:
            "A team lead writes to all engineers: “In March we rewrote the payment service in a new language. I was against it, and I was wrong: since March we have not had a single outage. Our people sleep through the night; the graphs have never been this flat. The language prevents outages. Every other team should switch by New Year.”",
          question: "How does she get from the rewrite to advice for everyone?",
          verdict: "misleading",
          analysis:
            "The step is “after, therefore because,” known as _post hoc_ and a kind of **false causality**. The quiet months did follow the rewrite, but a rewrite brings more than a new language: old bugs are dropped, tests are added, and the strongest engineers watch the system closely. Any of these could explain the calm. That the lead admits an error is to her credit, and no evidence about languages. We also lack the number that would help most, the count of outages in the months before. If there were two a year, a few quiet months are ordinary. Then the lead takes a second leap, from one service to all of them.",
          explanation:
            "A costly decision for many teams hangs on one coincidence in time. The honest version is easy to imagine: compare the same service before and after, look at services that were rewritten without changing the language, and say how rare outages were to begin with. Asking “what else changed in March?” is friendly, takes ten seconds, and may save a year of work. It also leaves the lead free to be right, once the better evidence is in.",
        },
        {
          id: "example2",
          statement:
            "At a town meeting: “If we let one van stop in the Mill Street bus lane, we will soon have many. Last year the bakery got an exception. Within four months nine shops asked for the same, and our equal-treatment rule obliged us to agree.”",
          question: "Is this a slippery slope?",
          verdict: "sound",
          analysis:
            "It has the shape of one: a first small step, then a slide. What makes it hold is that each stage of the slide is shown. There is a recent case on the same street, a count of nine requests, a time of four months, and a mechanism, the rule that forces the town to treat shops alike. A weak slippery slope skips from the first step to the disaster and leaves the middle to your imagination. Here the middle is the argument. It could still be answered, for example by changing the rule.",
          explanation:
            "Warnings about what follows are part of all planning, in towns as in chess. If you throw out each one with the words “slippery slope,” you lose the ability to look ahead. The useful habit is to ask for the links: what pushes us from this stage to the next, and has it happened before? When the links are there, argue about the links. The person who gave them has made it possible to disagree with some precision.",
        },
        {
          id: "example3",
          statement:
            "A forum post about school hours: “Her whole case for a later start is that her cousin’s school did it and grades went up. One school! That is hasty generalization, a textbook fallacy, page 31 of my logic book. So starting later does nothing for students.”",
          question: "The writer has found a real weakness. Does the conclusion follow?",
          verdict: "misleading",
          analysis:
            "The criticism lands: one cousin’s school proves little. Then the writer makes a slip of the same size. From “your reason is poor” the post jumps to “your claim is false.” This is sometimes called the fallacy fallacy. A poor argument leaves a question open. The evidence on later starts has to be looked up, and it exists: in 2014 the American Academy of Pediatrics reviewed it and recommended that middle and high schools begin at 8:30 or later [3]. The cousin’s school is the weakest card in a stronger hand.",
          explanation:
            "Knowing the names of fallacies can turn into a way of winning. You catch a bad sentence, score a point, and feel that the matter is settled. But badly argued truths are everywhere, because most people are not trained to argue. If you care about the question more than about the score, repair the other person’s argument before you judge the claim: what is the best evidence anyone could bring here? Then see whether it holds.",
        },
      ],
    },
    {
      id: "defense",
      title: "Test the step, and spare the good ones",
      blocks: [
        { type: "heading", text: "Three questions for any argument" },
        {
          type: "list",
          items: [
            "**What is claimed, and because of what?** Say it in one sentence with a _because_.",
            "**What would have to be true for the step to hold?** This hidden reason is where most slips live.",
            "**What would the honest version look like?** Check whether you have it in front of you.",
          ],
        },
        { type: "heading", text: "A warning about warnings" },
        {
          type: "paragraph",
          text: "Learning about tricks may have a side effect. When researchers took a second look at five studies of two popular games that teach people to spot fake news, the games had not made players better at telling true from false. They had made them doubt everything a bit more [4]. This is disputed: a team that includes one of the games’ makers later put 33 experiments on such games and videos together, and found people better at telling true from false and no more suspicious overall [5]. The risk is reason enough for care. About half of what you meet in these lessons is honest, so that you can practice saying _this holds_ as well.",
        },
        {
          type: "paragraph",
          text: "**Today:** take one argument you agree with, from a friend or a column. Write its step as “because …, therefore ….” If the step is weak, try to mend it. You have then done more for your side than another round of applause.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Jonathan St. B. T. Evans, Julie L. Barston and Paul Pollard",
      year: 1983,
      title: "On the conflict between logic and belief in syllogistic reasoning",
      where: "Memory & Cognition 11, 295–306",
      found:
        "Over three experiments people accepted 71 percent of invalid arguments with believable conclusions and 56 percent of valid ones with unbelievable conclusions.",
    },
    {
      authors: "Ulrike Hahn and Mike Oaksford",
      year: 2007,
      title: "The rationality of informal argumentation: A Bayesian approach to reasoning fallacies",
      where: "Psychological Review 114, 704–732",
      found: "Arguments of one and the same “fallacious” form are weak or strong depending on the evidence they bring, and people’s ratings follow this.",
    },
    {
      authors: "American Academy of Pediatrics, Adolescent Sleep Working Group",
      year: 2014,
      title: "School start times for adolescents",
      where: "Pediatrics 134, 642–649",
      found: "A policy statement, after a review of the evidence, recommending that middle and high schools start no earlier than 8:30 a.m.",
    },
    {
      authors: "Ariana Modirrousta-Galian and Philip A. Higham",
      year: 2023,
      title:
        "Gamified inoculation interventions do not improve discrimination between true and fake news: Reanalyzing existing research with receiver operating characteristic analysis",
      where: "Journal of Experimental Psychology: General",
      link: "https://doi.org/10.1037/xge0001395",
      found: "A reanalysis of five studies of two games: no better discrimination, but more “false” answers to all items.",
    },
    {
      authors: "Almog Simchon, Tomer Zipori, Louis Teitelbaum, Stephan Lewandowsky and Sander van der Linden",
      year: 2026,
      title: "A signal detection theory meta-analysis of psychological inoculation against misinformation",
      where: "Current Opinion in Psychology 67, 102194",
      link: "https://doi.org/10.1016/j.copsyc.2025.102194",
      found: "A reanalysis of 33 experiments with 37,025 people: games and videos improved discrimination, without more “false” answers overall.",
    },
  ],
  teaches: {
    families: ["vx-ns01", "vx-em09", "vx-ha02"],
    techniques: [
      "hasty generalization",
      "false causality",
      "slippery slope",
      "fallacy fallacy",
      "appeal to tradition",
      "circular reasoning",
      "appeal to ignorance",
      "burden of proof reversal",
    ],
  },
};
