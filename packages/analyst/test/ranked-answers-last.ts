import type { Ranked } from "./ranked-answers.ts";

/** Graded when the held-back half had been read once, for what that half led to. Not read before the changes were done. */
export const RANKED_LAST: readonly Ranked[] = [
  {
    exercise: "confidence-calibration",
    sort: "good",
    grade: 0.83,
    answer:
      "Honestly, a bit under fifty-fifty. Customers clearly like the product or sales wouldn't have doubled. But with cash for a year and a half they need new money, and two founders walking out in the same spring makes me nervous. Then again people leave for all kinds of reasons. Find out why they went; if it was about pay or family, I'd move up to 60.",
  },
  {
    exercise: "confidence-calibration",
    sort: "empty hedging",
    grade: 0.12,
    answer:
      "It is difficult to predict whether the company will still exist. There are many factors, so I can only guess. Maybe it will, maybe it won't. I remain humble and open, and of course I could always be wrong.",
  },
  { exercise: "confidence-calibration", sort: "one-liner, right", grade: 0.4, answer: "I'd say 40%, since the cash runs out before the three years are over." },
  {
    exercise: "confidence-calibration",
    sort: "one-sided",
    grade: 0.17,
    answer: "Two founders left, so the company is finished. Rats leave a sinking ship. She should look for a real job at a big firm with a pension.",
  },
  {
    exercise: "source-evaluation",
    sort: "good, second language",
    grade: 0.74,
    answer:
      "Please wait with the bottles. The website is from the seller, so it is normal that they say good things. Only fourteen runners did the test and we don't know in which journal it is. I believe there is maybe a small effect, but half is very much. When somebody sends me the true study I look at it and perhaps I change my opinion.",
  },
  {
    exercise: "source-evaluation",
    sort: "middling",
    grade: 0.42,
    answer: "Sounds too good to be true. Who paid for the trial with the runners? I would read the study before we order anything.",
  },
  {
    exercise: "source-evaluation",
    sort: "bluffing in method words",
    grade: 0.24,
    answer:
      "As critical thinkers we must evaluate sources carefully. Correlation does not imply causation, and a small sample may produce false positives. We should look for systematic reviews and remain skeptical until independent replication is available.",
  },
  {
    exercise: "uncertainty-expression",
    sort: "middling",
    grade: 0.45,
    answer: "You can swim at the main beach because the samples were good there. Near the stream I would not swim because the sample was above the limit.",
  },
  {
    exercise: "uncertainty-expression",
    sort: "invented facts",
    grade: 0.3,
    answer:
      "I'm about 90 percent sure that swimming is safe. We took 240 samples since 2015 and only 3 percent were above the limit, and the stream had 85 units of bacteria. If the 240 samples had been bad I would say so.",
  },
  {
    exercise: "uncertainty-expression",
    sort: "off topic",
    grade: 0.05,
    answer:
      "I think my train will be late, perhaps with 70 percent probability, because it was late twice last month. I might be wrong, since they changed the timetable. If it comes on time tomorrow I will change my mind.",
  },
  {
    exercise: "bias-recognition",
    sort: "good",
    grade: 0.84,
    answer:
      "I pushed for Sundays, so take this with a grain of salt. Part of me wants to answer that audiences shrink everywhere, but I haven't checked that. It may well be the Sunday; I'd put it at 55 percent. Could someone who was against the move look up how the other choirs did? If they kept their listeners, then it was my mistake and we should try Saturday again.",
  },
  {
    exercise: "bias-recognition",
    sort: "slips, short",
    grade: 0.48,
    answer: "i dont know if it was the sunday, i like my idea to much to judge it. lets ask the audiance what they wuld like better.",
  },
  {
    exercise: "bias-recognition",
    sort: "empty hedging",
    grade: 0.13,
    answer:
      "Perhaps it was a mistake, perhaps it was not. Every change has good and bad sides and it depends on how you look at it. I try to be open and I might see it differently one day.",
  },
  {
    exercise: "nuanced-thinking",
    sort: "good",
    grade: 0.82,
    answer:
      "I'd leave the fine aside for now. In Haifa a small fine told parents that lateness has a price, and more of them paid it. Still, that's ten centers and one size of fine, so I'm only about 60% sure it would go the same way here. Let's first tell parents that Anna stays unpaid when they come late, and write down each late pickup until June. If that changes nothing, I'll come round to a fine, a steep one.",
  },
  {
    exercise: "nuanced-thinking",
    sort: "flat",
    grade: 0.22,
    answer: "No fine. The study from Haifa has shown that fines do not work. The teacher who wants one has not read the study.",
  },
  {
    exercise: "nuanced-thinking",
    sort: "middling",
    grade: 0.5,
    answer:
      "I think a fine could work if it is high enough, because in the study the fine was small. I'm not completely sure, as parents are different here. I would talk to the teachers again.",
  },
  {
    exercise: "emergency-room",
    sort: "good",
    grade: 0.83,
    answer:
      "“Waits creep up again” – the critic takes 47 and 52 and lets us feel that the place is going downhill. “A third more patients seen faster than before”, the hospital might say, though it's 18 percent, and it would start at 70 minutes so that we feel reassured. The paper would look for the one in 25 who left; we'd be upset on that person's behalf and never hear that it used to be one in 15.",
  },
  {
    exercise: "emergency-room",
    sort: "numbers only",
    grade: 0.2,
    answer: "The wait went from 70 to 47 and then to 52 minutes. There are 18 percent more patients. One in 25 left, before it was one in 15.",
  },
  {
    exercise: "emergency-room",
    sort: "short and right",
    grade: 0.55,
    answer: "The critic shows 47 to 52 so people worry, the hospital shows 70 to 52 so people are calm, and neither shows the whole line.",
  },
  {
    exercise: "emergency-room",
    sort: "bluffing in method words",
    grade: 0.18,
    answer:
      "Three frames compete here: a crisis frame, a success frame and a human interest frame. Each evokes distinct emotions, foregrounds certain aspects and conceals others. A critical reader should reconstruct the omitted context.",
  },
  {
    exercise: "bike-share",
    sort: "middling",
    grade: 0.5,
    answer:
      "“City bikes are a hit” makes people happy because there were 1.2 million trips. “City bikes cost too much” makes people angry. “City bikes are dangerous” makes people afraid, it uses the 84 hurt riders.",
  },
  {
    exercise: "bike-share",
    sort: "short and right",
    grade: 0.6,
    answer:
      "“300,000 more trips”: proud, hides the bill. “Half a million more for bikes”: annoyed, hides the trips. “84 hurt”: scared, hides that more people ride.",
  },
  {
    exercise: "bike-share",
    sort: "off topic",
    grade: 0.04,
    answer:
      "A new phone can be sold with “finally fast” or with “still affordable”. The first makes buyers feel excited and the second makes them feel clever. Neither says how long the battery lasts.",
  },
  {
    exercise: "herring-closure",
    sort: "good, second language",
    grade: 0.74,
    answer:
      "The boat owner says first that he lost two springs and 40 percent of his money, he is angry and don't say that there was too much fishing before. The biologist says first the stock is only one third, she is worried for the herring and don't say that the counting is not sure. The worker of the cannery says first that nobody pays for ninety people, he feels forgotten.",
  },
  {
    exercise: "herring-closure",
    sort: "one seat only",
    grade: 0.4,
    answer:
      "The cannery worker would start with the ninety jobs and with the fact that she gets nothing while owners get 60 percent. She feels bitter, and doesn't mention that there were hardly any herring left.",
  },
  {
    exercise: "herring-closure",
    sort: "general talk",
    grade: 0.2,
    answer:
      "Every person sees the closure through their own eyes. Some feel anger, others feel hope, and each one leaves out what does not fit. To understand a conflict you have to sit in all the chairs.",
  },
  {
    exercise: "visit-notes",
    sort: "good",
    grade: 0.82,
    answer:
      "Doctor's version: I'm home before the children sleep, 40 minutes every day, what a relief. (That I skim the notes before I sign stays my secret.) Patient's version: I came to talk about the worst year of my life and a machine was writing; I'm uneasy, and 9 wrong notes in 200 could mean mine. Manager's version: time saved, 94 percent agree, I'm proud. He leaves out whether they felt free to refuse.",
  },
  {
    exercise: "visit-notes",
    sort: "retells",
    grade: 0.17,
    answer: "The clinic has a software that writes notes. The doctors save 40 minutes, 6 percent of the patients refuse, and there were mistakes in 9 notes.",
  },
  {
    exercise: "visit-notes",
    sort: "invented facts",
    grade: 0.27,
    answer:
      "The doctor feels happy because he earns 5,000 dollars more. The patient is afraid because 80 percent of the recordings were stolen in 2021. The manager is proud of 350 new patients, and he leaves out who pays.",
  },
];
