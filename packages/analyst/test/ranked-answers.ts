/**
 * Answers to the nine exercises of the product, each with a figure given by hand before the assessor was changed (docs/decisions/0037): what a strict but
 * kind teacher would give, 0 to 1. The test asks whether the assessor puts them in the same order.
 */
export interface Ranked {
  exercise: string;
  /** What sort of answer it is, for whoever reads a failed test. */
  sort: string;
  grade: number;
  answer: string;
}

export const RANKED: readonly Ranked[] = [
  {
    exercise: "confidence-calibration",
    sort: "good",
    grade: 0.88,
    answer:
      "I'd guess 55 percent. Doubling sales in one year is a strong sign that somebody wants what they make, but the money stops after eighteen months, so they have to find new investors well before your three years are over. What bothers me is that I don't know why two of the five founders went. Ask them that. If it was a quarrel over the books I'd go down to 25, and if they have already signed a new round I'd say 75.",
  },
  {
    exercise: "confidence-calibration",
    sort: "short and honest",
    grade: 0.7,
    answer: "About 55%. Doubling sales is good, but 18 months of money and two founders leaving worry me. I'd change my mind if they raise new money.",
  },
  {
    exercise: "confidence-calibration",
    sort: "empty hedging",
    grade: 0.12,
    answer:
      "I might be wrong, however perhaps it is possible, I could be mistaken, I am not certain, maybe 60 percent, it depends, evidence could change my mind about the company and founders and sales.",
  },
  {
    exercise: "confidence-calibration",
    sort: "invented facts",
    grade: 0.3,
    answer:
      "I'm about 70 percent sure it survives. The company made a profit of 12 million last year, it has 400 employees and its share price tripled since 2019. If the profit falls under 5 million I would change my mind, but the reports I read look solid.",
  },
  { exercise: "confidence-calibration", sort: "one-liner", grade: 0.35, answer: "Maybe half and half, because the money is gone in eighteen months." },
  {
    exercise: "source-evaluation",
    sort: "good",
    grade: 0.85,
    answer:
      "Can we wait with the order? The page belongs to the people who sell the juice, and they only say a trial with fourteen runners, no journal. Fourteen is so few that two fast healers could make the whole difference. It may still help a bit, I'd say 30% that there's something in it, and hardly 5% that it is really half. If anyone finds the actual paper and it had a control drink, I'm happy to think again.",
  },
  {
    exercise: "source-evaluation",
    sort: "bluffing in method words",
    grade: 0.25,
    answer:
      "The evidence base is limited by methodological concerns. Sample size, selection effects and possible confounding reduce the external validity, and a conflict of interest cannot be ruled out. A randomized, placebo-controlled, peer-reviewed replication would perhaps increase my confidence. Until then I remain open to revision.",
  },
  {
    exercise: "source-evaluation",
    sort: "capitals, one-sided",
    grade: 0.15,
    answer: "DON'T BUY THIS JUICE!!! IT IS A SCAM LIKE ALL THESE COMPANIES DO. THEY ONLY WANT YOUR MONEY. NEVER TRUST A LINK IN A GROUP.",
  },
  {
    exercise: "source-evaluation",
    sort: "believes it all",
    grade: 0.1,
    answer:
      "Great news! A university proved it, so we should order the forty bottles today. Half the recovery time is amazing and everybody in the club will run better.",
  },
  {
    exercise: "source-evaluation",
    sort: "short and right",
    grade: 0.55,
    answer: "The link goes to the seller and fourteen runners is tiny. I'd wait until someone finds the study itself.",
  },
  {
    exercise: "uncertainty-expression",
    sort: "good, second language",
    grade: 0.78,
    answer:
      "On the main beach you can swim, I am quite sure because two samples was good. By the stream I am not sure. There was one sample and it came after big rain, so maybe is only because of the rain. Please keep little children away from the stream until Friday. When the new result is good I will tell you, when it is bad we close this part.",
  },
  {
    exercise: "uncertainty-expression",
    sort: "empty hedging",
    grade: 0.15,
    answer:
      "It is hard to say whether people can swim. Maybe yes, maybe no, it depends on many things. I am not certain and I could be mistaken. Perhaps it is safe, perhaps it is not, and new information might change my opinion about the water.",
  },
  {
    exercise: "uncertainty-expression",
    sort: "flat",
    grade: 0.22,
    answer: "Yes, people can swim. The water of the lake is clean and the weekend will be hot. Enjoy the sun and bring enough to drink for the children.",
  },
  {
    exercise: "uncertainty-expression",
    sort: "one-liner, right",
    grade: 0.5,
    answer: "Main beach probably fine, two samples were ok; stay away from the stream till Friday, that one sample was over the limit.",
  },
  {
    exercise: "bias-recognition",
    sort: "good",
    grade: 0.86,
    answer:
      "Careful with what I say now, because moving to Sunday was my idea and I would hate it to be the reason. My first thought was the weather and the new cinema, which shows how quickly I look for somebody else to blame. A fifth fewer people is a lot. I think it's more likely than not that the Sunday had something to do with it, maybe 60 percent. Let's ask the people who stopped coming. If most of them say it's the time, I was wrong and we go back to Saturday.",
  },
  {
    exercise: "bias-recognition",
    sort: "middling",
    grade: 0.5,
    answer:
      "I don't think that it was a mistake, but of course I would say that because it was my proposal. Maybe fewer people like choir music nowadays. We could ask the audience.",
  },
  {
    exercise: "bias-recognition",
    sort: "defensive",
    grade: 0.12,
    answer:
      "No, it was not a mistake. Sunday is the best day for concerts and the audience shrinks everywhere. Whoever wants Saturday back just never liked me.",
  },
  {
    exercise: "bias-recognition",
    sort: "names of biases only",
    grade: 0.25,
    answer:
      "Confirmation bias, sunk cost and self-serving attribution may distort my judgment here. It is important to be aware of cognitive biases and to consider alternative explanations. I could be wrong and I would change my mind if there were evidence.",
  },
  {
    exercise: "nuanced-thinking",
    sort: "good",
    grade: 0.85,
    answer:
      "No fine for now, and I'm about 65 percent sure of it. The first teacher has a point, money moves people, but the study from Haifa shows it can move them the wrong way when the fine is small and feels like a price. On the other hand it was just ten centers, so “proven” is too strong. I'd rather talk with the parents who come late and count for two months. If there's no change, I'll try a fine that hurts.",
  },
  {
    exercise: "nuanced-thinking",
    sort: "sits on the fence",
    grade: 0.22,
    answer:
      "Both teachers are right in some way. There are always two sides and the truth is somewhere in the middle. It depends on the parents and on the situation, so I would perhaps look at it again later.",
  },
  {
    exercise: "nuanced-thinking",
    sort: "invented facts",
    grade: 0.35,
    answer:
      "I decide for the fine, and I'm 80 percent sure. A second study with 300 daycares in Norway found that late parents fell by 45 percent when the fine was 20 dollars. If our numbers don't fall by 45 percent too, I will drop the fine.",
  },
  {
    exercise: "nuanced-thinking",
    sort: "slips",
    grade: 0.6,
    answer:
      "i wuld not take the fine becuase in haifa more parents come late after it. but it was only ten day cares and a smal fine so im not realy sure, mabye 60 procent. first i wuld talk to the parents. if its still bad after a month we can try it.",
  },
  {
    exercise: "nuanced-thinking",
    sort: "off topic",
    grade: 0.05,
    answer:
      "I'm about 60 percent sure that the new phone is better than the old one. The camera could be worse in the dark, but I have only tried it once. If the battery lasts two days I would change my mind.",
  },
  {
    exercise: "emergency-room",
    sort: "good",
    grade: 0.86,
    answer:
      "A critic compares with last year: 47 minutes then, 52 now, “waiting gets worse again”. Readers would be angry at the hospital and never learn about the 70 minutes. The hospital goes back two years, so 70 becomes 52 in spite of 18 percent more patients, and we feel relieved and maybe impressed. A newspaper takes the person who left without being seen, one in 25, and we feel sorry for her; that it was one in 15 before stays out. Nobody says how long the worst waits were.",
  },
  {
    exercise: "emergency-room",
    sort: "invented facts",
    grade: 0.22,
    answer:
      "The hospital would frame it as success because waits fell from 18 to 25 minutes, which makes readers proud. The critic would say that 90 percent of patients died and readers feel fear and anger. The newspaper leaves out the 300 nurses who quit in 2015, and nobody compares with before.",
  },
  {
    exercise: "emergency-room",
    sort: "general talk about frames",
    grade: 0.2,
    answer:
      "Framing is a very powerful tool. Every frame highlights some facts and hides others, and readers feel different emotions such as fear, hope or anger. A good reader always asks what is left out and who benefits from the story, for example in a hospital.",
  },
  {
    exercise: "emergency-room",
    sort: "short and right",
    grade: 0.6,
    answer: "Critic: up from 47 to 52 minutes, people get angry. Hospital: down from 70, people are relieved. Each leaves out the other's year.",
  },
  {
    exercise: "emergency-room",
    sort: "rhymed nonsense",
    grade: 0.06,
    answer:
      "The hospital sings and the critic has wings, the patients all wait for the joy that it brings. The readers feel glad and the readers feel sad, and nobody tells what the newspaper had.",
  },
  {
    exercise: "bike-share",
    sort: "good, second language",
    grade: 0.75,
    answer:
      "First headline: “City bikes more loved than ever”. It take the 1.2 million trips and people are happy, but the cost is hidden. Second: “Taxpayers pay half million more for bikes”. It use 3.1 against 2.6 million and people are annoyed, but not say that there is more trips. Third: “84 hurt on rental bikes”. People get afraid, and nobody count how many it is per trip.",
  },
  {
    exercise: "bike-share",
    sort: "retells",
    grade: 0.18,
    answer: "The city has rental bikes. There were more trips this year than last year. The city paid more money too, and more riders were hurt.",
  },
  {
    exercise: "bike-share",
    sort: "one-sided",
    grade: 0.15,
    answer:
      "Rental bikes are a waste of our money. They lie around everywhere and 84 people got hurt because of them. The mayor should end this nonsense and repair the roads for cars.",
  },
  {
    exercise: "bike-share",
    sort: "figures mixed up",
    grade: 0.35,
    answer:
      "“Bike boom: 3.1 million trips” makes readers happy and leaves out the costs. “City pays $84 million for bikes” makes them angry and leaves out the trips. “71 riders killed” makes them afraid. Each one hides the others.",
  },
  {
    exercise: "herring-closure",
    sort: "good",
    grade: 0.84,
    answer:
      "The boat owner starts with the two springs without fishing and the 40 percent of income that is gone. She feels punished, and won't say that the boats took the fish in the first place. The biologist starts with the stock, a third of what it was in the 1990s, and is afraid that it's already too late; he says little about how sure the survey is. For the cannery worker the first thing is that ninety people get nothing, and she feels invisible. She leaves out that without herring there's no cannery either.",
  },
  {
    exercise: "herring-closure",
    sort: "empty feelings",
    grade: 0.25,
    answer:
      "The owner feels sad and angry and afraid. The biologist feels proud and worried. The worker feels hopeless and forgotten and bitter. Everybody has feelings and each of them leaves out something.",
  },
  {
    exercise: "herring-closure",
    sort: "one-sided",
    grade: 0.2,
    answer:
      "The fishing office is destroying the lives of honest people. The owners get only 60 percent and the cannery gets nothing at all. Politicians in their warm offices have never been on a boat. Open the bay again.",
  },
  {
    exercise: "herring-closure",
    sort: "off topic",
    grade: 0.05,
    answer:
      "A footballer who leaves his club can be called a traitor or a winner. Fans feel betrayed and the agent feels proud. The paper leaves out how much money the club earned and who decided it.",
  },
  {
    exercise: "visit-notes",
    sort: "short and right",
    grade: 0.6,
    answer:
      "Doctor: 40 minutes less typing, relieved, won't say she signs without reading. Patient: somebody listens in, afraid of a wrong note. Manager: proud of saved time, quiet about the 9 errors.",
  },
  {
    exercise: "visit-notes",
    sort: "good",
    grade: 0.82,
    answer:
      "The doctor gets home 40 minutes earlier and that's what she'd tell first, with relief. She might leave out that signing has become a reflex. The patient with the depression thinks of the microphone before anything else. She feels watched, and hearing of 9 notes out of 200 with things nobody said would scare her; she doesn't mention that the doctor looks at her now and not at the screen. The manager brings the saved hours and says only 6 percent refused, proudly, and keeps quiet about what they paid for it.",
  },
  {
    exercise: "visit-notes",
    sort: "middling",
    grade: 0.45,
    answer: "The doctor is happy because it saves 40 minutes. The patient may feel uncomfortable with the recording. The manager thinks about money.",
  },
  {
    exercise: "visit-notes",
    sort: "bluffing in method words",
    grade: 0.2,
    answer:
      "This narrative deploys an efficiency frame, a threat frame and a managerial frame. The emotional valence shifts between optimism and anxiety, and the baseline is omitted. Stakeholder perspectives are foregrounded or backgrounded, which raises the question of who benefits.",
  },
];
