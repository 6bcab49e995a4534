import { figure } from "../figures/false-urgency.ts";
import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "false-urgency",
  idea: "Ask what really happens at the deadline, and act fast when the answer is real and slowly when it is not.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "Who set this clock?",
      blocks: [
        {
          type: "paragraph",
          text: "A man stands in the kitchen of a house he half likes. “There’s another couple coming at four,” says the agent. “I can’t hold it past three.” An hour ago he had doubts about the damp in the cellar. Now he is thinking about the other couple.",
        },
        {
          type: "paragraph",
          text: "That is what hurry does. It moves your eyes from **whether** to **how fast**. The damp has not changed, and there may even be another couple. But the question about the cellar has been pushed out of the room.",
        },
        {
          type: "paragraph",
          text: "**False urgency** is time pressure that the situation does not require. Someone adds it because a rushed person compares less, asks less and reads less.",
        },
        { type: "heading", text: "What hurry does to good people" },
        {
          type: "paragraph",
          text: "John Darley and Daniel Batson asked 40 seminary students to walk to another building and give a talk [1]. On the way they passed a man slumped in a doorway. Of those told that they had time, 63 percent offered help; of those told that they were late, 10 percent did. The study is small, so take the figures as a sketch. The students had not become worse people: some saw less, others were torn.",
        },
        {
          type: "paragraph",
          text: "Urgency can also attract us by itself. In five experiments, Meng Zhu and colleagues let people choose between tasks [2]. Many preferred the one that seemed about to expire, though the other paid more.",
        },
      ],
    },
    {
      id: "types",
      title: "Real clocks and painted clocks",
      blocks: [
        { type: "figure", figure },
        {
          type: "paragraph",
          text: "A real deadline has a cause outside the person who presses you: a ferry, a tide, a law, a poison in the blood. You can check it, and afterward the choice is truly gone. A painted one exists only in the offer.",
        },
        {
          type: "list",
          items: [
            "**The restarting timer:** the sale ends at midnight, every midnight.",
            "**The crowd at the door:** “23 people are looking at this.”",
            "**Scarcity:** “only one left” of the rooms set aside for this page.",
            "**The favor that expires:** “I can get my manager to agree, but only today.”",
            "**The borrowed emergency:** “Your account will be closed within the hour.” Or your daughter’s voice, copied by AI, begs for money.",
          ],
        },
        {
          type: "paragraph",
          text: "How common is this? Arunesh Mathur and colleagues sent a program through about 11,000 shopping sites [3]. It found 1,818 cases of designs that push or mislead shoppers. On 183 sites the messages were plainly deceptive: some clocks, for example, changed nothing when they ran out.",
        },
        {
          type: "example",
          who: "An honest clock, on a garden club’s notice board",
          text: "“Order bare-root roses by November 20. The nursery digs once, on the 22nd, and ships nothing after that.”",
          note: "Reason, date and consequence, and you could call the nursery.",
        },
        { type: "paragraph", text: "So the presence of a deadline tells you little. Its cause tells you nearly everything." },
      ],
    },
    {
      id: "practice",
      title: "What happens when the clock runs out?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Ask of each text: what causes the deadline, and could you check it without asking the person who gains?" }],
      items: [
        {
          id: "example1",
          statement:
            "A hotel page: “In high demand! Only 1 room left at this price on our site. 23 people are looking right now. Last booked 4 minutes ago from Toronto. Your price is held for 09:58. Free cancellation until June 3, breakfast €12.” A red bar is shrinking under the words.",
          question: "Would it be foolish to wait until tonight?",
          verdict: "misleading",
          analysis:
            "The page gives you no way to know. “At this price on our site” shrinks the claim to one kind of room on one page; the hotel itself may have forty. The 23 people could be looking at other dates, and you cannot see how they were counted. The clock is the page’s own, so nothing in the hotel changes at zero; the page may simply offer the same price again. Each line may be true in its small print. Together they paint a race in which stopping to compare feels like losing. The one fact that would help, the number of free rooms on your dates, is missing.",
          explanation:
            "Rooms do sell out on festival weekends, so ignoring every warning would sometimes cost you a bed. Checking is better than ignoring. Open the hotel’s own site or call the desk, and let the timer run down in another tab to see what it does. Two minutes tell you whether the clock is tied to anything. Travelers who test it once find it much easier to breathe the next time a red bar starts to shrink, and they notice the cancellation terms that the bar was sitting on.",
        },
        {
          id: "example2",
          statement:
            "An advertisement by a language school in Lagos: “Our most popular course, Portuguese, begins on September 7. You can join until the 18th; by then the group is four lessons ahead, and we would send you to the next course, in January. Nine of fourteen places are taken. The first lesson is free, so come and see whether it suits you.”",
          question: "Where does the 18th come from, and what happens on the 19th?",
          verdict: "sound",
          analysis:
            "A closing date and a count of places: that is the shape of a push. Yet each part can be checked. The date has a cause outside the offer, because lessons build on one another and a newcomer would be lost by the fifth. What happens afterward is said exactly: you start in January, so the choice is put off and not gone. The nine places can be counted at the free lesson, before you have paid a single naira. Someone who wanted you breathless would have left out January, and the free lesson too.",
          explanation:
            "An advertisement is not false because it is one. Real deadlines deserve fast action too, and the habit of shrugging at all of them is costly: grants lapse, courses fill up, seeds go in too late. An honest notice makes you quicker because it makes you calmer. You know the reason and the price of missing it, so you can set both against the rest of your week. When you have to set a deadline for others, copy this one: the cause, the consequence, and what is still possible later.",
        },
        {
          id: "example3",
          statement:
            "The recording at a veterinary clinic: “If your dog has eaten sugar-free gum with xylitol, do not wait for signs. Hang up and call the emergency line now, and bring the package. Low blood sugar can begin within an hour, and early treatment works best.”",
          question: "The recording leaves you no time to think. Is that fair?",
          verdict: "sound",
          analysis:
            "“Do not wait” and “now” are the very words of a high-pressure sale. What differs is the source of the clock. Xylitol makes a dog’s body release insulin, its blood sugar can fall quickly, and the liver may suffer later; that is established veterinary knowledge, and any other clinic would tell you the same. The message gives the reason in a single sentence. It asks for a call and a package, which cost almost nothing if the alarm turns out to be false. And the person you reach first asks how much was eaten, so a judgment still follows.",
          explanation:
            "Some choices should be made fast, and the best time to think about those is beforehand. That is why clinics, fire departments and lifeguards boil their advice down to a command: in a hurry, a short rule is easier to follow than an explanation. You can prepare the same way by deciding today which few calls you would make without debate. A useful test for any such command is the cost of obeying it in error. A needless phone call is cheap. A needless transfer of your savings is not.",
          leaveThePage: {
            steps: [
              "On a calm day, search for “xylitol dogs” together with “FDA.”",
              "Look for how fast it acts and what you should do.",
              "Compare that with the clinic’s recording.",
            ],
            found:
              "The Food and Drug Administration warns that a dog’s blood sugar can fall within 10 to 60 minutes and that this can kill if untreated. It tells owners to go to a vet or an animal hospital at once.",
          },
        },
      ],
    },
    {
      id: "defense",
      title: "Buy yourself one night",
      blocks: [
        { type: "paragraph", text: "Three questions, in this order:" },
        {
          type: "list",
          items: [
            "**What causes the deadline?** Look for something outside the offer.",
            "**What exactly is lost if I wait until tomorrow?** Say it as an amount or an event.",
            "**Who gains if I skip the check?**",
          ],
        },
        {
          type: "paragraph",
          text: "If someone presses you in person, use one sentence and then be silent: **“If it has to be today, then it has to be no.”** A real offer usually survives the night. If it doesn’t, you have paid a fair price for your peace.",
        },
        {
          type: "example",
          who: "On the phone with “your bank”",
          text: "“Thank you. I’ll hang up and call the number on my card.”",
          note: "A true emergency is still there two minutes later. A caller who forbids this has told you enough.",
        },
        {
          type: "paragraph",
          text: "**Today:** write a personal waiting rule on a card, perhaps “one night for anything over a day’s pay,” or a month’s pocket money. A rule made in calm is easier to keep than a rushed decision. List the exceptions: smoke, blood, poison, a child in the water.",
        },
        { type: "paragraph", text: "When you are the one in a hurry, say why. “The printer closes at five” respects people more than “ASAP.”" },
      ],
    },
  ],
  sources: [
    {
      authors: "John M. Darley and C. Daniel Batson",
      year: 1973,
      title: "“From Jerusalem to Jericho”: A study of situational and dispositional variables in helping behavior",
      where: "Journal of Personality and Social Psychology 27(1), 100–108",
      link: "https://doi.org/10.1037/h0034449",
      found: "Of 40 seminary students passing a slumped man, 63 percent helped when in little hurry, 45 percent in medium hurry and 10 percent in great hurry.",
    },
    {
      authors: "Meng Zhu, Yang Yang and Christopher K. Hsee",
      year: 2018,
      title: "The Mere Urgency Effect",
      where: "Journal of Consumer Research 45(3), 673–690",
      link: "https://doi.org/10.1093/jcr/ucy008",
      found: "In five experiments, people were more likely to pick a task with a lower payoff when it merely appeared to be expiring.",
    },
    {
      authors: "Arunesh Mathur and others",
      year: 2019,
      title: "Dark Patterns at Scale: Findings from a Crawl of 11K Shopping Websites",
      where: "Proceedings of the ACM on Human-Computer Interaction 3 (CSCW), article 81",
      link: "https://doi.org/10.1145/3359183",
      found: "On about 53,000 product pages from about 11,000 shopping sites there were 1,818 dark patterns; 183 sites used deceptive ones.",
    },
  ],
  teaches: { families: ["vx-fo01", "vx-em08", "vx-pc01"], techniques: ["false urgency", "scarcity", "appeal to fear", "pressure selling"] },
};
