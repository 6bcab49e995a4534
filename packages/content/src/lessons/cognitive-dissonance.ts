import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "cognitive-dissonance",
  idea: "Notice the moment when an unwelcome fact starts to bend in your mind, and keep both the fact and your self-respect.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "The itch of two thoughts that clash",
      blocks: [
        {
          type: "paragraph",
          text: "You spent three weekends building a raised bed along the north wall. In July the tomatoes are thin and pale. A neighbor mentions, kindly, that tomatoes like six hours of sun, and this spot gets two.",
        },
        {
          type: "paragraph",
          text: "Two thoughts now share your head: “I am a sensible gardener” and “I built it in the wrong place.” They rub against each other, and that rubbing is **cognitive dissonance**, a name the psychologist Leon Festinger gave it in 1957.",
        },
        { type: "heading", text: "Three ways to make it stop" },
        {
          type: "list",
          items: [
            "**Change what you do.** Move the tomatoes, and plant lettuce in the shade.",
            "**Change what you believe.** “Two hours is plenty for this kind of tomato.”",
            "**Add a comforting thought.** “I built it for the exercise anyway.”",
          ],
        },
        {
          type: "paragraph",
          text: "The first way costs work. The other two, **rationalizations**, cost one sentence, so the mind tends to reach for them first. Neither is always wrong: maybe the neighbor is mistaken about the sun. The trouble starts when relief picks the answer and evidence has no say.",
        },
      ],
    },
    {
      id: "mechanism",
      title: "How the fact bends before the self does",
      blocks: [
        { type: "heading", text: "A choice looks better once it is made" },
        {
          type: "paragraph",
          text: "Two researchers asked 141 people at a racetrack [1] to rate their horse’s chances from 1 to 7. People waiting to place a bet gave a typical rating of 3.48. People who had just paid gave 4.81. The horse had not changed, but the person had become someone who picked it.",
        },
        { type: "heading", text: "The one-dollar fib" },
        {
          type: "paragraph",
          text: "In a famous study [2], students did a dull task for an hour and were then paid to tell the next student that it was fun. Those paid $1 later rated the task at +1.35 on a scale from −5 to +5. Those paid $20 rated it at −0.05. The classic reading: with only a dollar to blame, students closed the gap by liking the task more.",
        },
        { type: "heading", text: "What is disputed" },
        {
          type: "paragraph",
          text: "In 2024, 39 labs ran a related test with 4,898 people, most of whom wrote an essay against their own view. Feeling free to refuse made no difference, although the theory says it should. Writing the essay did shift views a little, compared with writing on a neutral topic [3]. So deeds can move beliefs; how, and how strongly, is still argued.",
        },
        { type: "heading", text: "Where you meet it" },
        {
          type: "list",
          items: [
            "**Medicine.** “My grandfather smoked and lived to ninety” arrives just after the doctor’s warning.",
            "**History of science.** Joseph Priestley helped discover oxygen. In 1800 he was still publishing a defense of phlogiston, the theory that oxygen had replaced for most chemists.",
            "**Job interviews.** The firm that turned you down becomes, by evening, a place you never wanted.",
          ],
        },
        {
          type: "paragraph",
          text: "An honest change of mind can look just the same from outside. The difference lies in the reason: an honest reason would have counted before the news came, and it would count if the news had gone the other way.",
        },
      ],
    },
    {
      id: "practice",
      title: "Taking the fact in, or talking it away?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "In each case a fact has arrived that does not fit. Decide whether the speaker lets it count." }],
      items: [
        {
          id: "example1",
          statement:
            "Post on an investors’ forum: “Bought at 80 euros, now it trades at 31. Honestly? Best thing that could happen. The drop shook out the weak hands. Anyone selling now never understood this company, and I was always in it for the long run. Twelve years of investing have taught me to sleep well while others panic.”",
          question: "Is something being talked away here?",
          verdict: "misleading",
          analysis:
            "Nobody buys a stock hoping that it loses more than half its price, so “best thing that could happen” can only have been thought of afterward. Each sentence repairs the buyer’s picture of himself: the sellers are weak, the doubters are ignorant, the plan was always long. None mentions the company. Are sales up? Has debt grown? Holding on might still be right, and patient investors do sit through falls. But they point to something in the business, and they can say what would make them sell. Here a rise would prove him wise, and a fall has proved him wise too.",
          explanation:
            "Forum posts like this one are read by others who hold the same stock and feel the same sting. They get relief, they repeat the line, and soon doubting it feels like betrayal. Money that could be moved stays where it is because moving it would mean saying “I was wrong.” A useful habit is to write two lines on the day you buy: why, and what would change your mind. When the price falls you can then read what you thought before you had something to defend.",
        },
        {
          id: "example2",
          statement:
            "Email from a swim coach: “I told you that dropping weight training would cost us at regionals. We dropped it, and the seniors swam faster in nine of twelve events. I was wrong about them. I’d still keep it for the juniors: both shoulder injuries last year came in the group that skipped it. Let’s look again in March.”",
          question: "What does the coach keep of his old idea, and what holds that part up?",
          verdict: "sound",
          analysis:
            "Keeping part of a beaten idea looks like an excuse, so it deserves a second look. First he states the result that goes against him, with the count, and says “I was wrong” about the group it concerns. Then he limits the idea to other swimmers and offers a separate reason for that: two injuries that were on record before this result. Two is a small number, and he treats it as small by asking for a review in March instead of declaring victory. A bad spring for the juniors could cost him this idea as well. That is what makes it honest.",
          explanation:
            "We often ask people to admit a mistake and then punish the admission by treating everything they said as worthless. The coach shows a better deal: give up the part that failed, keep the part that still has its own support, and set a date for the next look. Parents who answer “thank you for telling us” make the next honest email more likely. If every correction is met with scorn, people learn to defend their errors to the end, and the swimmers pay for it.",
        },
        {
          id: "example3",
          statement:
            "An aunt at dinner, who moved across town for a school: “Two years ago its scores were the best around, and that told us all we needed. Now they’ve dropped below our old school’s. Well, tests don’t measure anything that matters. Never did.”",
          question: "What has the aunt learned about school scores?",
          verdict: "misleading",
          analysis:
            "The same measure was complete proof when it favored the move and counts for nothing now that it does not. There are fair reasons to doubt school scores: small classes, a change in who takes the test, the weight of home life. Each of them would have been just as fair two years ago, when the aunt relied on the numbers. “Never did” rewrites the past so that no mistake took place. She could hold both thoughts: we chose with the best figures we had, and the figures have moved. The school may still be right for her children because of its teachers or friends.",
          explanation:
            "No one at the table lies, and no one gets hurt by a remark over dessert. The cost comes later, when a child struggles and the family has already decided that results mean nothing. A yardstick that counts only when it flatters us, a **double standard**, cannot warn us. Watch for it in reviews, polls and lab tests, on every side of every argument: the survey was solid last year, and this year surveys are junk. Decide what a measure is worth before you look at what it says, then let it speak both ways.",
          leaveThePage: {
            steps: [
              "Find the school on the site where your state or country publishes results.",
              "Read how many students took the test in each year.",
              "Compare five years, not two, for both schools.",
            ],
            found:
              "In a small school, one unusual class can move the average by several points. That is a fair reason to doubt the fall, and an equally fair reason to doubt the earlier rise.",
          },
        },
      ],
    },
    {
      id: "defense",
      title: "Let both thoughts stand",
      blocks: [
        { type: "paragraph", text: "You cannot stop the itch. You can choose what to do in the minute after you feel it." },
        {
          type: "list",
          items: [
            "**Join the two facts with “and.”** “I chose with care, and it turned out badly.” No “but,” no excuse.",
            "**Ask the order question.** Did I have this reason before I knew the result?",
            "**Write the exit in advance.** “If the pain is no better by June 1, I will ask for a second opinion.”",
            "**Leave others a door.** “With what we knew then, it made sense” lets a friend change course without losing face.",
          ],
        },
        {
          type: "example",
          who: "A doctor at a follow-up visit",
          text: "“I suggested this drug, and your numbers show that it isn’t working. Let’s stop it and try the other one.”",
          note: "Two facts, one plan, and nobody’s pride in the way.",
        },
        {
          type: "paragraph",
          text: "**Today:** pick one purchase or decision from this year and finish this sentence aloud: “I was right about … and wrong about …”",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Robert E. Knox and James A. Inkster",
      year: 1968,
      title: "Postdecision dissonance at post time",
      where: "Journal of Personality and Social Psychology 8, 319–323",
      found: "Among 141 bettors, those who had just placed a bet rated their horse’s chances at 4.81 on a seven-point scale, those about to bet at 3.48.",
    },
    {
      authors: "Leon Festinger and James M. Carlsmith",
      year: 1959,
      title: "Cognitive consequences of forced compliance",
      where: "Journal of Abnormal and Social Psychology 58, 203–210",
      link: "https://doi.org/10.1037/h0041593",
      found: "Students paid $1 to call a dull task fun later rated it +1.35 on a scale from −5 to +5; those paid $20 rated it −0.05.",
    },
    {
      authors: "David C. Vaidis and others",
      year: 2024,
      title: "A multilab replication of the induced-compliance paradigm of cognitive dissonance",
      where: "Advances in Methods and Practices in Psychological Science 7(1)",
      link: "https://doi.org/10.1177/25152459231213375",
      found:
        "In 39 labs with 4,898 participants, attitudes did not differ between high and low choice, though they did differ between a counterattitudinal and a neutral essay.",
    },
  ],
  teaches: {
    families: ["vx-ct01", "vx-ed01"],
    techniques: ["rationalization", "special pleading", "moving the goalposts", "double standard", "sunk cost fallacy"],
  },
};
