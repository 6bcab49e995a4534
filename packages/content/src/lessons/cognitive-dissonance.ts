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
        { type: "heading", text: "Four ways to make it stop" },
        {
          type: "list",
          items: [
            "**Change what you do.** Move the tomatoes, and plant lettuce in the shade.",
            "**Change what you believe.** “Two hours is plenty for this kind of tomato.”",
            "**Add a comforting thought.** “I built it for the exercise anyway.”",
            "**Play it down.** “It’s only a few plants.” The name is **minimization**.",
          ],
        },
        {
          type: "paragraph",
          text: "The first way costs work. The others, **rationalizations**, cost one sentence, so the mind tends to reach for them first. None is always wrong: the neighbor may be mistaken about the sun. The trouble starts when relief picks the answer and evidence has no say.",
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
          text: "In 2024, 39 labs ran a related test with 4,898 people, most of whom wrote an essay against their own view. Feeling free to refuse made no difference, although the theory says it should. Writing the essay did shift views a little, compared with writing on a neutral topic [3]. So deeds can move beliefs; how strongly is still argued. Others play the matter down: in four studies, people took that way out where it was the one at hand [4].",
        },
        { type: "heading", text: "Where you meet it" },
        {
          type: "list",
          items: [
            "**Medicine.** “My grandfather smoked and lived to ninety” arrives just after the doctor’s warning.",
            "**Job interviews.** The firm that turned you down becomes, by evening, a place you never wanted.",
            "**Damage.** “Just a scratch,” says the driver. Calling a small thing small is honest with a measure beside it: “Nine centimeters, left door; the shop says €80. Look for yourself.”",
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
            "In a class chat: “OK, I shared one photo of Lea, and it was up for ten minutes, tops. You all laughed. She came to school on Monday and looked fine to me. Sorry if it hurt her, it was a joke. There are much worse things in the world. By May not one of you will think of it.”",
          question: "Is something being talked away here?",
          verdict: "misleading",
          analysis:
            "There is a “sorry” in it, and ten minutes really are less than a week, so the message can pass for fair. Look at who holds the ruler. Two thoughts clash, “I’m a decent person” and “I did this to her,” and the second is made smaller in each sentence: _one_ photo, _ten_ minutes, a joke, worse things elsewhere. That is **minimization**. Even “sorry if” leaves it open whether anything happened. What would count is missing: how many saved the photo, and what Lea says. She is the one who knows how large it was.",
          explanation:
            "Playing down works because most of it is true. Worse things do exist, and many jokes are harmless. The cost falls on the person who was hurt, who now has to prove the hurt before anybody says sorry for it. Those who laughed are let off as well, so few will object. An apology with its full size sounds different: “I posted it, thirty people saw it, it’s deleted, and I’m sorry. What do you need?” When you hear “only” or “just,” ask whose measure that is.",
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
            "We often ask people to admit a mistake and then punish the admission by treating everything they said as worthless. The coach shows a better deal: give up the part that failed, keep the part that still has its own support, and set a date for the next look. Parents who answer “thank you for telling us” make the next honest email more likely.",
        },
        {
          id: "example3",
          statement:
            "An aunt at dinner, who moved across town for a school: “Two years ago its scores were the best around, 81 of 100, and that told us all we needed. Now it’s 74, below our old school’s. Well, tests don’t measure anything that matters. Never did.”",
          question: "What has she learned from the scores?",
          verdict: "misleading",
          analysis:
            "She may be right that tests miss what matters. But the same measure was full proof when it favored the move, and now it counts for nothing. There are fair reasons to doubt school scores: small classes, a change in who takes the test, the weight of home life. Each of them would have been just as fair two years ago, when the aunt relied on the numbers. “Never did” rewrites the past so that no mistake took place. She could hold both thoughts: we chose with the best figures we had, and the figures have moved. The school may still be right for her children.",
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
        { type: "paragraph", text: "You cannot stop the itch. You can choose what comes next." },
        {
          type: "list",
          items: [
            "**Join the two facts with “and.”** “I chose with care, and it turned out badly.” No “but,” no “only.”",
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
    {
      authors: "Linda Simon, Jeff Greenberg and Jack Brehm",
      year: 1995,
      title: "Trivialization: The forgotten mode of dissonance reduction",
      where: "Journal of Personality and Social Psychology 68, 247–260",
      found:
        "In four studies people who had argued against their own view made the matter less important instead of changing the view, where that way was offered first or made easy.",
    },
  ],
  teaches: {
    families: ["vx-ct01", "vx-ed01"],
    techniques: ["rationalization", "minimisation", "special pleading", "moving the goalposts", "double standard", "sunk cost fallacy"],
  },
};
