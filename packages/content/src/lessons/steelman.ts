import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "steelman",
  idea: "State a view you do not share so well that its holders would sign it, and only then answer.",
  variant: "steelman",
  steps: [
    {
      id: "introduction",
      title: "So well that they would thank you",
      blocks: [
        {
          type: "paragraph",
          text: "A straw man makes the other view weak so that you can knock it down. A **steelman** does the reverse: you build the strongest honest version of a view, stronger perhaps than its owner managed, and deal with that one. Reading others in their best sense is what philosophers call the **principle of charity**.",
        },
        {
          type: "example",
          who: "Two neighbors and a hedge",
          text: "Heard: “Your hedge is ugly, cut it.” Steelmanned: “It takes the afternoon sun from their only window on that side, and they’ve waited a year to bring it up.”",
          note: "You may still keep the hedge. You are now talking about light.",
        },
        {
          type: "paragraph",
          text: "John Stuart Mill put the case in 1859: “He who knows only his own side of the case, knows little of that.” He added that hearing the other side from your own teachers is not enough. You need it from people who believe it and do their utmost for it [1].",
        },
        { type: "heading", text: "What it does to your own head" },
        {
          type: "paragraph",
          text: "Arguing for a side works on the one who argues. At international debating contests a draw decides who speaks for a motion and who against it. Debaters came to believe the facts that helped the side they had drawn, and grew surer of its case; an hour of hearing the other team, with good money for accurate answers, did not undo that [2]. The shift was smaller than in laboratories, yet these were sides that nobody had even picked. Think of the sides you picked years ago. A few minutes of speaking in earnest for the other one give you a chance to lean back.",
        },
      ],
    },
    {
      id: "technique",
      title: "Five moves, in this order",
      blocks: [
        {
          type: "list",
          items: [
            "**Find the decent holder.** Picture a sensible, kind person who holds this view. What have they seen that you have not?",
            "**Name what they protect.** Nearly every view guards something: fairness, safety, freedom, skill, a place. Say it in a word they would use.",
            "**Add the best evidence.** Look for the fact that would worry you if you were wrong.",
            "**Trim the foolish parts.** Drop the exaggerations, keep the claim.",
            "**Check.** “Is this what you mean?” Reply once you hear yes.",
          ],
        },
        {
          type: "paragraph",
          text: "The philosopher Daniel Dennett, who learned it from the game theorist Anatol Rapoport, asks for even more before you criticize [3]. Say the view so well that its owner thinks, “I wish I’d thought of putting it that way.” Say where you agree. Say what you have learned from it.",
        },
        { type: "heading", text: "What it is not" },
        {
          type: "list",
          items: [
            "**It is not surrender.** You can state a view perfectly and think it mistaken.",
            "**It is not a rewrite.** If you improve a view until it is yours, you have made a new kind of straw man. Hence the fifth move.",
            "**It is not a duty in every case.** A scam needs no steelman. Spend the effort where someone thinks, or where you must decide.",
          ],
        },
      ],
    },
    {
      id: "practice",
      title: "Three opinions to do justice to",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Write or say your own version first. Choose the one you like least to begin with." }],
      items: [
        {
          id: "example1",
          statement: "“Homework in elementary school should just be abolished. It’s pointless, the kids hate it, and the parents end up doing it anyway.”",
          question: "What is the strongest case for this, in words its holder would sign?",
          analysis:
            "Between school and bed an eight-year-old has a few free hours, and homework spends some of them on a task with little to show for it. A large review found that the link between homework and achievement is clear in the upper grades and weak in the lower ones [4]. At home, help is unequal: one child has a quiet table and a patient parent, another has neither, so a tool meant to help learning can widen gaps. Play, sleep and being read to have a claim on those evenings. If practice is needed, school is where a teacher can see the mistake.",
          explanation:
            "The original had three jabs: pointless, hated, done by parents. Each hides something better. “Pointless” became a finding that can be looked up. “Hated” became a question of how a child’s few free hours are best spent. “Parents do it” became a point about fairness. The steelman also drops the word “just” and stays with elementary school, where the case is strongest. Someone who favors homework now has real things to answer: does short reading practice differ, and who keeps slow readers from falling behind?",
        },
        {
          id: "example2",
          statement: "“Parking downtown must stay free. The city only wants our money, and those planners have obviously never carried a crate of apples.”",
          question: "What would a thoughtful shopkeeper or farmer say here?",
          analysis:
            "A downtown lives on short, small errands, and those are the first to go when each one costs a fee and a fumble with a machine. The mall on the highway has free parking, so a charge does not remove the drive; it moves it, along with the sales. The people hit hardest have no real alternative: a grower with crates, an older customer with a bad hip, a night-shift worker from a village without buses. And a fee once begun is seldom lowered. Before charging, the city should show that the spaces are full, that time limits would not free them, and where the money would go.",
          explanation:
            "The spoken version accused planners of greed and ignorance, which invites them to stop listening. The stronger version gives them work. It names who pays, states a mechanism that can be tested by counting cars and sales, and ends with conditions that could be met. The apples stayed in, because they were the best part: a load that cannot go by bike. A planner who supports fees can now reply on the merits, perhaps with free loading bays or a first half hour without charge.",
        },
        {
          id: "example3",
          statement: "“Everyone should be back in the office four days a week. People at home aren’t really working, let’s be honest.”",
          question: "Can you build a case for this that does not insult anyone?",
          analysis:
            "Most people at home work hard, and finished tasks are only part of a company’s work. The other part is learning, and much of it happens unplanned, at the next desk. A study of software engineers found that sitting near their teammates brought them about 18 percent more comments on their code, with the largest gains for younger and newer staff [5]. Newcomers who never overhear a hard phone call learn slowly and do not know what they are missing. If everyone picks their own days, the right people are rarely in together, and the trip buys a video call from another chair. Four shared days would give juniors their teachers.",
          explanation:
            "The insult, “aren’t really working,” was both the weakest part and the one everybody would have answered. Without it, the view rests on something many home workers accept: that juniors need seniors nearby. The steelman brings a figure, says who benefits, and explains why the days have to be shared. Now the disagreement can be about four days or two, about parents with long trips, and about whether such feedback also raises output. Both sides can want the juniors to learn.",
        },
      ],
    },
    {
      id: "benefits",
      title: "What you gain, whoever wins",
      blocks: [
        {
          type: "list",
          items: [
            "**You find out if you are wrong.** The strongest version is the only one that can teach you anything.",
            "**You are heard.** People who feel understood stop repeating themselves.",
            "**Your answer lasts.** A reply to the best version also covers the weaker ones.",
            "**You can write for both sides.** Reports, verdicts and plans get better when the losing option reads as if a friend had written it.",
          ],
        },
        { type: "heading", text: "Watch for two traps" },
        {
          type: "paragraph",
          text: "The first is pride: “I know your view better than you do.” Offer your version as a draft and let them correct it. The second is endless fairness. A steelman is only the start of judging: when you have stated both cases well and one is still better, say so.",
        },
        {
          type: "paragraph",
          text: "**Today:** think of someone who disagrees with you about something small: the thermostat, the team’s goalkeeper, the right way to load a dishwasher. Write their case in three sentences. Send it with the question, “Have I got you right?” Count how many words they change.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "John Stuart Mill",
      year: 1859,
      title: "On Liberty, chapter 2",
      where: "John W. Parker and Son, London",
      found: "Argues that one must hear opposing reasons from people who actually believe them.",
    },
    {
      authors: "Peter Schwardmann, Egon Tripodi and Joël J. van der Weele",
      year: 2022,
      title: "Self-persuasion: Evidence from field experiments at international debating competitions",
      where: "American Economic Review 112, 1118–1146",
      link: "https://doi.org/10.1257/aer.20200372",
      found:
        "Debaters given a side at random moved toward it in factual beliefs and confidence, less than in laboratory studies; an hour of debate and tenfold rewards for accuracy left the effect in place.",
    },
    {
      authors: "Daniel C. Dennett",
      year: 2013,
      title: "Intuition Pumps and Other Tools for Thinking",
      where: "W. W. Norton",
      found: "Gives four rules, after Rapoport, for stating a view before criticizing it.",
    },
    {
      authors: "Harris Cooper, Jorgianne Civey Robinson and Erika A. Patall",
      year: 2006,
      title: "Does homework improve academic achievement? A synthesis of research, 1987–2003",
      where: "Review of Educational Research 76, 1–62",
      found: "The link between homework and achievement was stronger in grades 7 to 12 than in kindergarten to grade 6.",
    },
    {
      authors: "Natalia Emanuel, Emma Harrington and Amanda Pallais",
      year: 2026,
      title: "The power of proximity to coworkers",
      where: "Quarterly Journal of Economics",
      link: "https://doi.org/10.1093/qje/qjag027",
      found:
        "Sitting near teammates raised feedback on code by 18.3 percent and improved its quality, younger and newer staff gaining most, while experienced engineers wrote less code.",
    },
  ],
  teaches: { families: ["vx-em09", "vx-ns01"], techniques: ["steelman", "straw man", "principle of charity"] },
};
