/** Realistic texts of our own, snapshotted through the whole engine so that a changed rule shows its side effects in the diff. */
export const TEXTS: Readonly<Record<string, string>> = {
  "news report, calm":
    "The town council voted on Tuesday to repair the Mill Street bridge. The work will cost about £2.4 million and begin in March, according to the minutes. Two members abstained. The bridge was last repaired in 1998.",
  "opinion column":
    "Let us be honest: everyone knows the council has lost its mind. First they let the buses rot, and now they want to tax our gardens. Wake up! If we do nothing, there will be no town left for our children. Only a fool could call this progress.",
  "shop page":
    "SUMMER SALE ends tonight! Only 3 left in stock, and 27 people are looking at this right now. Order within the next 10 minutes and get a free bag. Over 14,000 happy customers can’t be wrong!",
  "shop page, honest":
    "Cotton towel, 70 by 140 cm, 500 g per square metre. Wash at 60 degrees. Delivery takes three to five working days. You can return it within 30 days.",
  "quack remedy":
    "Doctors hate this simple root. Scientifically proven to melt fat overnight, it flushes toxins from every cell and cures diabetes naturally. They don’t want you to know about it, because there is no money in health.",
  "study summary, careful":
    "In a randomised trial with 214 adults, sleep improved by 12 minutes a night (95 % confidence interval 3 to 21). The authors note that the sample was small and that more research is needed before any advice can be given.",
  "unnamed experts": "Experts agree that screens ruin young brains. Studies show it again and again. Many people believe the industry is hiding the truth.",
  "partner, pressing":
    "Person1: If you really loved me, you would give me your password.\nPerson2: I just want some privacy.\nPerson1: Fine. After all I’ve done for you. You’re imagining things, nobody is reading your mail. You’re overreacting, as always.",
  "friends, kind": "Person1: I am running late, sorry.\nPerson2: No problem. Shall I order for you?\nPerson1: Yes please, the soup.",
  "political speech":
    "My friends, they are laughing at us. They took our factories, they took our jobs, and they took our pride. We will not be silent. We will not be moved. We will never surrender our great nation!",
  "corporate memo":
    "Going forward, we will leverage cross-functional synergies to empower stakeholders and drive scalable, holistic transformation across the ecosystem. Mistakes were made, and steps are being taken.",
  "click headline": "You Won’t Believe What This Grandmother Found In Her Attic",
  "plain headline": "Council approves budget for new library after six-hour debate",
  meme: "WHEN THEY TELL YOU TO CALM DOWN\n\nBUT YOU HAVE DONE YOUR OWN RESEARCH",
  "crypto pitch":
    "This coin is guaranteed to 10x before Friday. Smart money is already in. Don’t be the one who missed bitcoin twice. Act now, before it is too late: what if you could retire by Christmas?",
  fallacies:
    "Either we ban all cars, or our children will choke. My uncle smoked for sixty years and never saw a doctor, so tobacco cannot be that bad. And who are you to talk? You drove here yourself.",
  "quoted propaganda in a report":
    "The leaflet, seen by this newspaper, says that “everyone knows the migrants are vermin”. Historian Clara Voss of the University of Kent said such wording had been used in 1938. There is no evidence that crime has risen.",
  manual:
    "To reset the clock, hold the left button for five seconds. You must not open the case while it is plugged in. See section 4 for the list of error codes.",
  encyclopaedia:
    "The common newt is a small amphibian found across most of Europe. It spends much of the year on land and returns to ponds to breed. Males develop a crest in spring. Populations have declined in some regions, mainly through loss of ponds.",
  "assistant answer, overconfident":
    "I can confirm with absolute certainty that this is correct. It is well known that the method works in 100% of cases, and there is no doubt that you will see results. Trust me: the science is settled.",
  "just asking":
    "Isn’t it strange that the cameras failed on that very night? Who benefits? What are they so afraid of? I’m just asking questions. Coincidence? I think not.",
  "lost in translation": "Der Stadtrat beschloss am Dienstag, die Brücke zu reparieren. Die Arbeiten beginnen im März und kosten rund zwei Millionen.",
};
