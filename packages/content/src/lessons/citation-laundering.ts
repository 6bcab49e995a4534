import { figure } from "../figures/citation-laundering.ts";
import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "citation-laundering",
  idea: "Walk a well-cited claim back to the place where somebody measured or saw something, and notice when there is no such place.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "The decimal point that nobody checked",
      blocks: [
        {
          type: "paragraph",
          text: "You may have heard this one. Spinach was once thought to be full of iron because a chemist put a decimal point in the wrong place, and nobody checked for decades. It is a neat story about careless people.",
        },
        {
          type: "paragraph",
          text: "It was told in a medical journal in 1981, with no reference. Other authors repeated it and cited that article, then each other. When the Norwegian scholar Ole Bjørn Rekdal followed the trail in 2014, building on an earlier search by Mike Sutton, it led to no misplaced decimal point at all [1]. Writers had been warning against unchecked sources **by passing on an unchecked story**.",
        },
        {
          type: "paragraph",
          text: "This is **citation laundering**. A claim with no good origin goes in, passes through respectable hands, and comes out with footnotes. Usually nobody plans it, because each writer trusts the one before.",
        },
        { type: "heading", text: "Why footnotes soothe us" },
        {
          type: "paragraph",
          text: "A reference says “somebody looked.” Five references feel like five people who looked. But a footnote proves only that someone wrote something earlier. If four of the five copied the fifth, you have one witness and four echoes. Researchers call the result the **woozle effect**, after the tale in which Winnie-the-Pooh follows his own footprints around a clump of trees and finds more tracks at every turn.",
        },
      ],
    },
    {
      id: "mechanism",
      title: "How a claim gets clean",
      blocks: [
        { type: "figure", figure },
        {
          type: "list",
          items: [
            "**The echo.** Many sources, one root. Counting them tells you how popular a claim is.",
            "**The upgrade.** “Some patients” becomes “patients”; a letter becomes “a study.”",
            "**The lost condition.** The place, the dose or the group falls away.",
            "**The loop,** or circular citation. The first source, revised, now cites its own offspring.",
          ],
        },
        {
          type: "paragraph",
          text: "**Repetition** alone persuades. Over 51 studies, statements that people had met before were rated truer than new ones [5]. This **illusory truth effect** serves us well where most of what we hear is true, and an echo lives on it.",
        },
        { type: "heading", text: "Five sentences with a long life" },
        {
          type: "paragraph",
          text: "In 1980 a medical journal printed a five-sentence letter. Its authors had looked at 11,882 hospital patients who had been given a narcotic. In people never addicted before they found four reasonably well-documented addictions. It said nothing of people who took such drugs at home for months. Pamela Leung and colleagues later counted 608 citations of the letter [2]. About 72 percent used it as evidence that addiction was rare in patients treated with opioids, and about 81 percent did not mention that these patients had been in the hospital.",
        },
        {
          type: "paragraph",
          text: "Steven Greenberg drew a map of one belief about a muscle disease: 242 papers and 675 citations [3]. Papers for the belief were cited again and again. Papers against it were mostly passed over. Guesses turned into facts, with nothing new measured.",
        },
        {
          type: "example",
          who: "An honest footnote",
          text: "“The 1911 figure is quoted from Hale’s history; I have not been able to see the original ledger.”",
          note: "Citing at second hand is fine when you say that you do.",
        },
      ],
    },
    {
      id: "practice",
      title: "Count the witnesses",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Ask of each text: who saw or measured it first, and can anyone else get there?" }],
      items: [
        {
          id: "example1",
          statement:
            "A post in a travel forum: “Eleven sites say Marren lighthouse has 199 steps. Did they just copy each other? All eleven did: they all come from a 1998 brochure. The brochure took it from the keeper’s survey of 1902, which the county archive has online. I climbed up last week and counted 199.”",
          question: "How many independent witnesses are there for the 199 steps?",
          verdict: "sound",
          analysis:
            "The pattern looks like laundering: a crowd of sites, a brochure in the middle, and almost nobody who checked. But copying harms a claim only if the root is rotten, and this writer dug down to it. There is a survey made by a man who worked in the tower, it can be read in an archive, and a fresh count agrees with it. The post also says openly that eleven sources are really one. So the claim rests on two witnesses who are independent of each other, 1902 and last week, and on the copies not at all.",
          explanation:
            "Most true things are also passed on by copying. Nobody measures the height of a mountain again before printing a map. Once you know about echoes, it is tempting to treat every repeated fact as a rumor. The forum writer shows the better habit: group the sources by their root, then judge the roots. Two good roots beat eleven branches, and a claim whose root you can visit has earned its place in the brochure.",
        },
        {
          id: "example2",
          statement:
            "A school magazine on the diesel affair: “For years Volkswagen concealed software that recognized an emissions test. Three trails lead there: West Virginia University’s road measurements (2014), the Environmental Protection Agency’s notice (2015), and the company’s own guilty plea before a federal court in Detroit (2017). How far up the knowledge went, these three leave open.”",
          question: "How many witnesses does the story have here?",
          verdict: "sound",
          analysis:
            "A rich company, a secret and a cover-up: many stories with these parts are sealed, and doubt is a good habit there. This one has three roots. Engineers put instruments into cars and drove, knowing nothing of any software [6]. That alerted officials, who repeated the work with tests of their own. Then the accused admitted it in court, against its own interest, in a document that anyone can read [7]. Each could have come out the other way: the cars might have been clean. The magazine also says where its knowledge ends.",
          explanation:
            "People do conspire at times, and “that’s a conspiracy theory” is no answer to a court record. What tells the two apart is how the story meets evidence. In a sealed story, missing traces count as proof and each witness against it is part of the plot. A real cover-up leaks: by measurement, by papers, by people who were there and say so. Ask who saw it first and whether the next one looked alone. Then believe as much as the roots carry, and here that is a great deal.",
        },
        {
          id: "example3",
          statement:
            "A slide in a talk on the history of newspapers: “‘You furnish the pictures, and I’ll furnish the war.’ Telegram from William Randolph Hearst to the artist Frederic Remington in Cuba, 1897. Quoted in three textbooks, two films and a biography (please check notes 4 to 9). It is among the best-known orders in the history of the press.”",
          question: "Six notes, three kinds of source. Is the telegram well documented?",
          verdict: "misleading",
          analysis:
            "Six notes, and an invitation to check them, look like six finds in an archive. The slide shows books and films that quote the line, and a telegram is a piece of paper: someone would have had to keep it, print it or at least report seeing it. The words themselves should slow you down. They are perfectly shaped, they sum up an era, and they make one man guilty of a war. Lines that good get repeated for their own sake, whether or not anyone sent them.",
          explanation:
            "A polished quotation can stand in for a whole history. Those who dislike press barons enjoy this one, and so do those who admire daring editors, so nobody has a reason to ask. Meanwhile the documented faults of the newspapers of 1898, which were plain enough in their own printed pages, get less study than a sentence that may never have existed. Before you repeat a famous line, look for its first appearance in print, its date, and how the writer claimed to know it.",
          leaveThePage: {
            steps: [
              "Search for “You furnish the pictures” together with “Creelman 1901.”",
              "Find the earliest book or newspaper that prints the line, and ask how its author could have known.",
              "Look for a historian who searched for the telegram itself, then come back and count the witnesses again.",
            ],
            found:
              "The line first appeared in 1901, in a memoir by the journalist James Creelman, who did not say how he knew of it. Hearst denied it, no telegram has been found, and the historian W. Joseph Campbell concludes that it was very likely never sent [4].",
          },
        },
      ],
    },
    {
      id: "defense",
      title: "Walk it back two steps",
      blocks: [
        { type: "paragraph", text: "You rarely have time to chase a claim to its birth. Two steps catch most of the trouble." },
        {
          type: "list",
          items: [
            "**Step one:** open the source that is cited and search it for the claim. Is it there, in the same strength?",
            "**Step two:** see what that source cites in turn. Does somebody count, measure or witness something, or does the trail go on?",
            "**Then compare:** who was studied, where and when, and which of these was lost on the way.",
          ],
        },
        { type: "example", who: "You, in an office meeting", text: "“The slide cites a report. Did the report measure this, or did it quote someone?”" },
        {
          type: "paragraph",
          text: "**Today:** pick one number that you often repeat and walk it back two steps. If you reach a dead end, keep the story and add: “I couldn’t trace it.”",
        },
        { type: "paragraph", text: "When you pass something on, cite what you actually read. Your reader then starts one step closer to the root." },
      ],
    },
  ],
  sources: [
    {
      authors: "Ole Bjørn Rekdal",
      year: 2014,
      title: "Academic urban legends",
      where: "Social Studies of Science 44(4), 638–654",
      link: "https://doi.org/10.1177/0306312714535679",
      found: "A case study of how the unsupported story of a misplaced decimal point in the iron content of spinach spread through academic citations.",
    },
    {
      authors: "Pamela T. M. Leung, Erin M. Macdonald, Matthew B. Stanbrook, Irfan A. Dhalla and David N. Juurlink",
      year: 2017,
      title: "A 1980 Letter on the Risk of Opioid Addiction",
      where: "New England Journal of Medicine 376, 2194–2195",
      link: "https://doi.org/10.1056/NEJMc1700150",
      found:
        "Of 608 articles citing the five-sentence letter of Porter and Jick (1980), 72.2 percent cited it as evidence that addiction was rare and 80.8 percent did not say that the patients were in the hospital.",
    },
    {
      authors: "Steven A. Greenberg",
      year: 2009,
      title: "How citation distortions create unfounded authority: analysis of a citation network",
      where: "BMJ 339, b2680",
      link: "https://doi.org/10.1136/bmj.b2680",
      found:
        "In a network of 242 papers and 675 citations about one claim, citation was biased toward supportive papers and turned hypotheses into apparent facts.",
    },
    {
      authors: "W. Joseph Campbell",
      year: 2000,
      title: "Not Likely Sent: The Remington-Hearst “Telegrams”",
      where: "Journalism & Mass Communication Quarterly 77(2), 405–422",
      found: "A historian’s review of the evidence: no telegram survives, Hearst denied it, and the only origin is Creelman’s memoir of 1901.",
    },
    {
      authors: "Alice Dechêne, Christoph Stahl, Jochim Hansen and Michaela Wänke",
      year: 2010,
      title: "The truth about the truth: A meta-analytic review of the truth effect",
      where: "Personality and Social Psychology Review 14(2), 238–257",
      link: "https://doi.org/10.1177/1088868309352251",
      found: "51 studies, mostly of trivia: repeated statements were rated truer than new ones.",
    },
    {
      authors: "Gregory J. Thompson and others",
      year: 2014,
      title: "In-use emissions testing of light-duty diesel vehicles in the United States",
      where: "West Virginia University",
      found: "On the road, two of three diesel cars emitted many times what the standard allows.",
    },
    {
      authors: "United States Department of Justice",
      year: 2017,
      title: "United States v. Volkswagen AG, plea agreement and statement of facts",
      where: "Eastern District of Michigan, No. 16-CR-20394",
      found: "The company admitted to software that made diesel cars pass emissions tests, and to hiding it.",
    },
  ],
  teaches: {
    families: ["vx-os01", "vx-pc01", "vx-fp01", "vx-da01"],
    techniques: ["citation laundering", "circular citation", "appeal to (false) authority", "ad populum", "repetition"],
  },
};
