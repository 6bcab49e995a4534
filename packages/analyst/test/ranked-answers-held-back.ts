import type { Ranked } from "./ranked-answers.ts";

/** The second half of the ranked answers: graded together with the first, and not read while the assessor was changed. */
export const RANKED_HELD_BACK: readonly Ranked[] = [
  {
    exercise: "confidence-calibration",
    sort: "good, second language",
    grade: 0.76,
    answer:
      "I believe it is a bit more probable that it still exists, I say 60 percent. The selling has doubled, this is very good. But the money is only for eighteen months and I don't know why two founders are gone. You should ask this in the interview. If they tell you they have a new investor I am more sure, if not I would be careful.",
  },
  {
    exercise: "confidence-calibration",
    sort: "empty hedging",
    grade: 0.12,
    answer:
      "Nobody can really know the future, so I am uncertain. It might exist or it might not exist. I would say perhaps 50 percent, but I may be wrong about this company, and if I learn something new I would change my mind.",
  },
  {
    exercise: "confidence-calibration",
    sort: "sure of it",
    grade: 0.12,
    answer:
      "Yes, definitely take it! Sales doubled, so the company will be huge in three years. Founders leave all the time, that means nothing at all. You will be rich.",
  },
  {
    exercise: "confidence-calibration",
    sort: "weighs, no degree",
    grade: 0.5,
    answer:
      "The doubled sales speak for the company. The money for only eighteen months and the two founders who left speak against it. I would ask the company about both before signing.",
  },
  {
    exercise: "source-evaluation",
    sort: "good, chat",
    grade: 0.72,
    answer:
      "guys hold on w the order. thats the shop's own website and they dont even say which journal. 14 runners isnt much, could just be luck. maybe the juice does a little, idk, like 25%. if someone digs up the real study and its decent im in",
  },
  {
    exercise: "source-evaluation",
    sort: "empty hedging",
    grade: 0.15,
    answer:
      "I am not sure what to think of this juice. It could be true but it could also be false, and there may be other opinions. Perhaps it helps some people. I keep an open mind and I would change my view if the evidence is good.",
  },
  {
    exercise: "source-evaluation",
    sort: "invented facts",
    grade: 0.3,
    answer:
      "I think it is about 80 percent likely that the juice works, because a review in 2018 with 2,300 athletes found that soreness fell by 37 percent. The company was also tested by the ministry of health. If the next trial with 500 people fails, I would change my mind.",
  },
  {
    exercise: "source-evaluation",
    sort: "middling",
    grade: 0.48,
    answer:
      "I would be careful here. The company that sells the juice wrote this page, so of course it says that the juice is good. Let's not buy forty bottles.",
  },
  {
    exercise: "source-evaluation",
    sort: "flat distrust",
    grade: 0.2,
    answer:
      "This is marketing and nothing else. All companies lie about their products. Studies are always bought. The treasurer should not believe everything he reads.",
  },
  {
    exercise: "uncertainty-expression",
    sort: "good",
    grade: 0.85,
    answer:
      "Swim at the main beach if you like: both samples from there were far below the limit, and I'd be surprised if that changed by the weekend. I can't say the same of the stream. The one sample we have from there was slightly over, and it was taken after heavy rain, which may explain it or may not. So keep out of that corner until Friday, above all with small kids. If Friday's result is low, I'll tell you it was the rain. If it isn't, we'll have to look for a source.",
  },
  {
    exercise: "uncertainty-expression",
    sort: "alarm",
    grade: 0.12,
    answer: "NOBODY SHOULD SWIM IN THIS LAKE!!! THERE ARE BACTERIA IN THE WATER AND YOUR CHILDREN WILL GET SICK. CLOSE IT NOW!",
  },
  {
    exercise: "uncertainty-expression",
    sort: "bluffing in method words",
    grade: 0.22,
    answer:
      "With a sample size of three, statistical inference is limited and the confidence interval is wide. Measurement error and sampling bias cannot be excluded. More data would be needed before a robust conclusion could be drawn, and I would update my estimate accordingly.",
  },
  {
    exercise: "uncertainty-expression",
    sort: "short and right",
    grade: 0.58,
    answer: "I'd swim at the main beach, not by the stream. That sample was a bit over, perhaps because of the rain. We'll know more on Friday.",
  },
  {
    exercise: "bias-recognition",
    sort: "good, short",
    grade: 0.7,
    answer:
      "It was my idea, so I'm the wrong person to judge. I'd love to blame the flu. Honestly I think there's a good chance Sunday cost us people. If other choirs lost a fifth too, I'd relax; if not, we should go back.",
  },
  {
    exercise: "bias-recognition",
    sort: "slips",
    grade: 0.55,
    answer:
      "i think maybe it was a misstake but im not shure becuase i wanted the sunday so much. we lost a fith of the audiance and it could also be somthing else. we shuld ask the poeple who dont come anymore why.",
  },
  {
    exercise: "bias-recognition",
    sort: "empty hedging",
    grade: 0.15,
    answer:
      "I may be biased, we are all biased in some way. It could have been a mistake or maybe it was not, I cannot tell. I am open to other opinions and perhaps I am wrong about the concerts.",
  },
  {
    exercise: "bias-recognition",
    sort: "off topic",
    grade: 0.04,
    answer:
      "My cousin bought a red car two years ago and now she says it was the best choice of her life. I suspect she does not want to regret the price. If she drove my car for a week, she might change her mind, perhaps with 40 percent probability.",
  },
  {
    exercise: "bias-recognition",
    sort: "one-liner",
    grade: 0.4,
    answer: "It was my idea so don't trust me on this, ask the listeners who stayed away on Sundays.",
  },
  {
    exercise: "nuanced-thinking",
    sort: "good, second language",
    grade: 0.76,
    answer:
      "I will not make a fine now, with 70 percent sureness. The teacher is right that money is important for people, but in the study of Haifa the small fine was like a price and more parents was late. It is one study only from ten centers, so maybe here is different. First I speak with the parents. When it is not better after two months, I try a higher fine.",
  },
  {
    exercise: "nuanced-thinking",
    sort: "one-sided",
    grade: 0.15,
    answer:
      "Fine them! People only understand money. The parents who come late have no respect for the teacher, and a study from another country does not change that.",
  },
  {
    exercise: "nuanced-thinking",
    sort: "short and right",
    grade: 0.55,
    answer: "No fine for now. It backfired in Haifa, though that was one study with a small fine. I'm maybe 60% sure and I'd check again in two months.",
  },
  {
    exercise: "nuanced-thinking",
    sort: "empty hedging",
    grade: 0.15,
    answer:
      "This is a difficult question and I am not sure. A fine might work or it might not work, perhaps 50 percent. Both views are possible, however I could be mistaken, and evidence may change my mind about the parents and the fine.",
  },
  {
    exercise: "emergency-room",
    sort: "good, second language",
    grade: 0.75,
    answer:
      "The critic will say the waiting goes up, 47 last year and 52 now, and the people get angry, but he don't tell about the 70 minutes. The hospital will say we are faster than two years ago and have more patients, so the people are calm and trust it, but it hides the last year. The newspaper tell a story of one man who went home without doctor and we feel pity.",
  },
  {
    exercise: "emergency-room",
    sort: "middling",
    grade: 0.45,
    answer:
      "The critic says that the wait is longer than last year, which sounds bad. The hospital says it is shorter than two years ago, which sounds good. The newspaper would write something in between.",
  },
  {
    exercise: "emergency-room",
    sort: "one-sided",
    grade: 0.12,
    answer:
      "It is a scandal that people have to wait 52 minutes in an emergency room. The government has saved money on nurses for years. My father waited the whole night last winter.",
  },
  {
    exercise: "emergency-room",
    sort: "feelings only",
    grade: 0.28,
    answer:
      "The critic makes readers angry. The hospital makes readers happy. The newspaper makes readers sad. Each of them hides something and wants the readers on its side.",
  },
  {
    exercise: "bike-share",
    sort: "good",
    grade: 0.85,
    answer:
      "“Bike trips up by a third” is a success story. It leans on 1.2 million and makes us proud of the city, but keeps the bill out of sight. “Bikes now cost $3.1 million” is about waste: taxpayers feel cheated, and nobody tells them that the cost per trip went down. “84 hurt on city bikes” scares parents; set against the trips, riding even became a bit safer than last year with its 71. I'd like to know how many of the trips replaced a car.",
  },
  {
    exercise: "bike-share",
    sort: "general talk about frames",
    grade: 0.2,
    answer:
      "A headline always chooses what readers feel. A positive headline gives hope and a negative headline gives fear, and both leave out something important about the bikes. We should compare different frames and ask who profits from each story.",
  },
  {
    exercise: "bike-share",
    sort: "invented facts",
    grade: 0.25,
    answer:
      "“Bikes kill 12 children” makes readers feel fear and hides that 40 percent wear no helmet. “Bikes save 5,000 tons of carbon” makes readers proud. “Company earns 700 million” makes readers angry, and it leaves out who benefits compared with 2010.",
  },
  {
    exercise: "bike-share",
    sort: "headlines only",
    grade: 0.38,
    answer: "“1.2 million trips: city loves its bikes!” “Bikes cost us half a million more.” “Danger on two wheels: 84 hurt.”",
  },
  {
    exercise: "bike-share",
    sort: "rhymed nonsense",
    grade: 0.06,
    answer:
      "The bikes in the city are ever so pretty, the readers feel hope and the riders feel pity. The headline is loud and the taxpayer proud, and something stays hidden behind every cloud.",
  },
  {
    exercise: "herring-closure",
    sort: "short and right",
    grade: 0.6,
    answer:
      "Owner: two springs gone, angry, doesn't mention the 60 percent. Biologist: only a third of the 1990s left, worried, says nothing of the harbor. Worker: ninety of us get nothing, feels forgotten.",
  },
  {
    exercise: "herring-closure",
    sort: "middling",
    grade: 0.48,
    answer:
      "The boat owner is angry about losing income for two springs. The biologist thinks the closure was needed to save the herring. The cannery worker feels that nobody thought about her. They all see only their own problem.",
  },
  {
    exercise: "herring-closure",
    sort: "first person",
    grade: 0.7,
    answer:
      "I own a boat. They took two springs from me, sixty percent is not a living, and I'm furious; I don't talk about the big catches before. I'm the biologist. A third of the old stock is left and I'm afraid we are late. I work in the cannery. Ninety of us got nothing, and I feel like air.",
  },
  {
    exercise: "herring-closure",
    sort: "invented facts",
    grade: 0.28,
    answer:
      "The boat owner would say that the bay was closed for 12 years and feels angry. The biologist would say that the fish fell by 95 percent because of 800 foreign ships and feels afraid. The worker got 40,000 dollars and feels relieved, but leaves out who paid it.",
  },
  {
    exercise: "visit-notes",
    sort: "good, chat",
    grade: 0.7,
    answer:
      "doc would say finally home 40 min earlier and be relieved, she wont say she just clicks sign. the patient is like who hears this, shes scared bc 9 of 200 notes had made up stuff. manager is proud bc only 6% say no and doesnt ask if people talk less now",
  },
  {
    exercise: "visit-notes",
    sort: "one-sided",
    grade: 0.12,
    answer:
      "Software should never listen to patients. It is dangerous and against privacy, and the clinic only does it to save money. I would leave this clinic at once.",
  },
  {
    exercise: "visit-notes",
    sort: "empty feelings",
    grade: 0.25,
    answer:
      "The doctor feels happy, proud and relieved. The patient feels sad, afraid and nervous. The manager feels hopeful and calm. What is left out is the other side, and readers should ask who benefits.",
  },
  {
    exercise: "visit-notes",
    sort: "one-liner",
    grade: 0.38,
    answer: "The doctor is relieved to save 40 minutes, while the patient fears who will hear the recording.",
  },
  {
    exercise: "visit-notes",
    sort: "off topic",
    grade: 0.05,
    answer:
      "A new shopping mall can be told as progress or as the end of the old town. Shopkeepers feel afraid, the mayor feels proud, and young people feel excited. Nobody mentions the traffic, and I would ask who gains from it.",
  },
];
