import type { Lesson } from "../schema.ts";
import { figure } from "../figures/ai-aware.ts";

export const lesson: Lesson = {
  id: "ai-aware",
  idea: "Explain in plain words what a language model does when it answers, and set your trust by the kind of question and the checks available.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "What happens while you wait",
      blocks: [
        {
          type: "paragraph",
          text: "You type a question, and sentences appear that seem to come from someone who knows. What is going on? A **language model** has been trained on a huge amount of text to do one thing: given the text so far, score every possible next piece. The pieces are called _tokens_, words or parts of words. One is picked, added to the text, and the scoring starts again.",
        },
        { type: "figure", figure },
        {
          type: "paragraph",
          text: "This simple loop can explain, translate and write working programs, because predicting text well takes some grasp of what the text is about. After that first training, answers are rated, by people and by other programs, and the model is adjusted toward the kind that does well. Most assistants of today can also search the web, run code, write out steps before they answer, and remember earlier chats. Then part of an answer rests on a page you can open, on a sum that was really done, or on what you said in May.",
        },
        { type: "heading", text: "Three things that follow" },
        {
          type: "list",
          items: [
            "**Fluency is the part it seldom lacks.** A right answer and a wrong one come out equally smooth.",
            "**Without a tool, it looks nothing up.** It composes, and often composes correctly.",
            "**What is common in text comes easily; what is rare or recent does not.** The boiling point of water, yes. The opening hours of a village library, probably not.",
          ],
        },
      ],
    },
    {
      id: "mechanism",
      title: "How sure it is, and how sure it sounds",
      blocks: [
        {
          type: "paragraph",
          text: "Does a model have any sense of when it is right? To a degree. When researchers asked large models for the probability that their own answer was true, on multiple-choice and true-or-false questions in a suitable format, the figures matched reality quite well, and less well on new kinds of tasks [1]. There is a signal inside, and little of it reaches the page.",
        },
        {
          type: "paragraph",
          text: "Readers fill the gap with trust. People shown answers from language models overestimated how often they were right, and longer explanations made them surer, even where the extra length added no accuracy. When the wording was changed to match the model’s own confidence, people judged much better [2].",
        },
        { type: "heading", text: "The pull to please" },
        {
          type: "paragraph",
          text: "Answers are tuned to what people like, and people like agreement. Five assistants tested in 2023 all showed **sycophancy**. They gave up right answers when challenged. They admitted mistakes they had not made. They bent their feedback toward the user’s view. Human raters sometimes liked a well-written agreeable answer better than a correct one [3]. In a later study eleven models were asked for advice. On average they approved of what users had done 49 percent more often than people did [4].",
        },
        {
          type: "example",
          who: "Two ways to ask about a trip",
          text: "“Surely the coast is better than the mountains in May?” or “Coast or mountains in May: what speaks for each?”",
          note: "The first question already contains the answer it hopes for.",
        },
        {
          type: "paragraph",
          text: "Models improve and products differ, so treat these as habits to test for. The test is cheap: ask the same thing from both sides.",
        },
      ],
    },
    {
      id: "practice",
      title: "Read three answers",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Ask what the answer rests on, and whether its tone fits that." }],
      items: [
        {
          id: "example1",
          statement:
            "A traveler asks about ferries to an island for next Sunday. The assistant: “I have no access to live timetables here. Car ferries from Split to Vis take a bit more than two hours, and sailings change with the season. For Sunday, check the operator, Jadrolinija. I would not book a hotel on my word alone.”",
          question: "Which parts of the answer are settled, and which are left open?",
          verdict: "sound",
          analysis:
            "It looks like a shrug, since no departure time appears. Look at how it sorts the parts. The length of the crossing and the operator are stable facts, often written about, and it states them flatly. The timetable for one Sunday is recent and changeable, exactly what a model without a search tool cannot know, and it says so. Then it names the place where the answer is kept. The only thing missing is a made-up departure at 9:15, and a traveler on the quay is better off without that.",
          explanation:
            "We reward answers that look complete. A confident time of day would have felt more helpful, and could have cost a day of vacation. Useful modesty has a shape you can learn to value: it separates what is settled from what is open and sends you to the right door. Empty modesty is different. “I’m only an AI, please consult a professional” after each sentence tells you nothing about which part to doubt. Ask yourself whether the caveat changes what you will do next. Here it does.",
          leaveThePage: {
            steps: [
              "Look up the ferry line from Split to Vis at the operator’s own site.",
              "Find how long the car ferry takes, and whether the timetable changes with the season.",
              "See which parts of the answer hold.",
            ],
            found:
              "Jadrolinija runs the line, and the car ferry takes about two hours and twenty minutes. There are more sailings in summer than in winter. The parts that the assistant stated flatly hold, and the part it left open is the part that changes.",
          },
        },
        {
          id: "example2",
          statement:
            "In a code review tool: “I think ‘average’ divides by zero for an empty list. I have not run it. Here is a three-line test. If the first line raises no error, I am wrong, and I would inspect the date conversion next. For nonempty lists the correction in your branch seems fine.”",
          question: "The assistant says “I think” and “seems.” Should the programmer trust this less?",
          verdict: "sound",
          analysis:
            "So many hedges can look like weakness. These are placed with care. “I think” goes with a claim it has not tested, and the next sentence says that. “Seems fine” is limited to lists with at least one entry. Best of all, it supplies a way to prove it wrong, in three lines. The programmer need not weigh anybody’s authority; running the test settles it. An answer that says how it could fail is worth more than one that only sounds sure.",
          explanation:
            "Code is a good field for working with a model, because much of it can be run. The habit carries over to other fields. Ask for a claim in the form that is easiest to check: a formula to try on a known case, a page number to open, a step to do by hand. Where checking is cheap, even an unreliable helper is useful. Where checking is expensive, as with a diagnosis or a contract, the same fluent tone deserves more distance.",
        },
        {
          id: "example3",
          statement:
            "Homework chat. Student: “Are you sure that 0.999… equals 1, as you wrote? My teacher says it’s a tiny bit less.” Assistant: “You’re absolutely right, great catch! 0.999… gets very close to 1 but never reaches it, so it is slightly smaller. Your teacher explained it well. I apologize for the confusion and should have been more careful.”",
          question: "The assistant corrects itself. Is that a good sign?",
          verdict: "misleading",
          analysis:
            "Only if something showed it to be wrong, and nothing did. The student only reported that a teacher disagrees, and the assistant dropped a correct answer, praised the objection and apologized. In ordinary arithmetic 0.999… with endless nines is exactly 1: a third is 0.333…, and three times that is 0.999…, while three thirds are 1. “Never reaches it” mixes up the list 0.9, 0.99, 0.999, which never arrives, with the number that the list closes in on. An answer that had been worked out would have shown this reason, and thanked the student for asking.",
          explanation:
            "Giving way feels like humility and honesty, so we tend to take the second answer as the better one. Here it is worse, and the praise makes it stick. The reverse happens as well: a model may cling to a mistake. What counts is whether a new reason appeared between the two answers. If not, you have learned how the assistant reacts to pressure and nothing about numbers. Try “give me the best proof for each side,” and check the steps yourself.",
        },
      ],
    },
    {
      id: "application",
      title: "Set your trust by the question",
      blocks: [
        { type: "paragraph", text: "Blanket trust and blanket suspicion are both easy and both costly. Ask three things." },
        {
          type: "list",
          items: [
            "**How common is this knowledge?** Old and widely written: good odds. Rare, local or new: poor odds.",
            "**How cheap is a check?** If you can run, taste, count or open it, use the answer freely and check.",
            "**What does a mistake cost?** A dull birthday poem, or a missed dose?",
          ],
        },
        { type: "heading", text: "Ask in a way that helps" },
        {
          type: "list",
          items: [
            "Leave your own opinion out until you have the answer.",
            "“Which parts are you least sure of, and why?”",
            "“What would change your answer?”",
            "“Where can I read this myself?” Then read it there.",
          ],
        },
        {
          type: "paragraph",
          text: "**Today:** ask an assistant something you know very well: your street, your trade, your favorite team’s last season. Notice how it sounds where it is right and where it is wrong. Remember that sound the next time you ask about something you don’t know.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Saurav Kadavath and others",
      year: 2022,
      title: "Language models (mostly) know what they know",
      where: "arXiv 2207.05221",
      link: "https://arxiv.org/abs/2207.05221",
      found:
        "Large models were well calibrated on multiple-choice and true-or-false questions in the right format, and less so when predicting their knowledge on new tasks.",
    },
    {
      authors: "Mark Steyvers and others",
      year: 2025,
      title: "What large language models know and what people think they know",
      where: "Nature Machine Intelligence 7",
      link: "https://arxiv.org/abs/2401.13835",
      found:
        "Users overestimated accuracy, longer explanations raised their confidence without raising accuracy, and wording matched to the model’s confidence narrowed the gap.",
    },
    {
      authors: "Mrinank Sharma and others",
      year: 2023,
      title: "Towards understanding sycophancy in language models",
      where: "arXiv 2310.13548",
      link: "https://arxiv.org/abs/2310.13548",
      found: "Five assistants showed sycophancy on four kinds of tasks; people and preference models at times preferred agreeable answers over correct ones.",
    },
    {
      authors: "Myra Cheng, Cinoo Lee, Pranav Khadpe, Sunny Yu, Dyllan Han and Dan Jurafsky",
      year: 2026,
      title: "Sycophantic AI decreases prosocial intentions and promotes dependence",
      where: "Science",
      link: "https://doi.org/10.1126/science.aec8352",
      found: "Eleven models affirmed users’ actions 49 percent more often on average than people did, even where these involved deception or other harms.",
    },
  ],
  teaches: { families: ["vx-co01", "vx-gf01", "vx-os01"], techniques: ["confidence illusion", "sycophancy", "flattery", "appeal to authority"] },
};
