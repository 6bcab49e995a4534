import type { Lesson } from "../schema.ts";
import { figure } from "../figures/how-llms-bullshit.ts";

export const lesson: Lesson = {
  id: "how-llms-bullshit",
  idea: "Name the common ways a language model goes wrong, recognize how each looks on the page, and check the part that would hurt.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "Six cases that were never decided",
      blocks: [
        {
          type: "paragraph",
          text: "In 2023 two New York lawyers filed a brief in _Mata v. Avianca_, an injury suit against an airline. It cited court decisions with names, dates and quotations, and six of them did not exist. A chatbot had made them up, and when one lawyer asked it whether a case was real, it said yes. The judge fined the lawyers and their firm $5,000. He noted that there is nothing improper in using a reliable AI tool. What they were fined for was filing without checking, and standing by the cases after they had been questioned [1].",
        },
        { type: "heading", text: "Neither lie nor mistake" },
        {
          type: "paragraph",
          text: "A liar knows the truth and hides it. Someone who errs is aiming at the truth and misses. The philosopher Harry Frankfurt kept a third word for talk that does not care either way. Three philosophers have argued that this is the word for false output of language models, since they are built to produce likely text [2]. Others dislike the term because it suggests a speaker with attitudes. Either way the practical point holds: **plausible is what you always get; true is a separate question.**",
        },
        {
          type: "paragraph",
          text: "One reason for it is how models are graded. If a test gives points for right answers and none for “I don’t know,” guessing pays, as every student knows. Researchers argued in 2025 that common tests of models work in just this way and so teach them to guess [3].",
        },
      ],
    },
    {
      id: "types",
      title: "Five ways it goes wrong, and how each looks",
      blocks: [
        {
          type: "list",
          items: [
            "**The invented source,** or fabricated citation. Names, a year and a journal, in perfect format. In a 2023 test of 636 references, 55 percent of those from GPT-3.5 and 18 percent of those from GPT-4 were made up [4]. Newer systems with search do better and can still attach a real link to a claim it does not support: in 2025 journalists in 18 countries checked answers about the news, and 31 percent had serious faults in their sourcing [6].",
            "**The filled gap.** You ask for seven reasons where five exist, and receive seven. You ask who designed a small-town bridge, and get a name.",
            "**The swollen summary.** The limits fall off. “In this pilot” and “among older men” disappear, and a finding about some becomes a rule for all. Ten models were tested on science papers; where their summaries could be set beside ones written by people, the odds of a broad generalization were nearly five times as high [5].",
            "**The agreeable turn.** Push, and it may find that you were right.",
            "**The story of how.** Its account of its reasons is text, too. When a planted hint had changed their answer, two models that think aloud mentioned it in 25 and 39 percent of cases [7].",
          ],
        },
        { type: "figure", figure },
        {
          type: "paragraph",
          text: "Precise detail is usually a good sign in people, because detail takes work. In a model detail is free. That habit of ours, to trust the exact, is what an invented page number exploits without meaning to.",
        },
      ],
    },
    {
      id: "practice",
      title: "Which part would you check?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Pick the single detail you would look up first, then decide." }],
      items: [
        {
          id: "example1",
          statement:
            "Asked if birch tea prevents kidney stones, an assistant says: “Yes. In a controlled trial (Hallberg, Osei & Lindqvist, 2019, Journal of Renal Nutrition, 28(4), 211–219), two cups a day reduced recurrence by 43.7 percent over eighteen months. The effect was strongest in men under fifty, and no side effects were seen. Start with one cup to get used to the taste.”",
          question: "Which detail would you test first, and how?",
          verdict: "misleading",
          analysis:
            "Three names, an issue, pages and a decimal point give it the feel of something that was read. We made it up for this lesson; no such paper exists. The journal is real, which is typical: the parts are drawn from what such references look like. Somebody who knows the journal might notice that its volume 28 belongs to 2018; the rest of us would have to look it up. The flat “yes” is a warning too. Even an excellent single trial would justify “one trial found.” And a reference without a title leaves you little to search for.",
          explanation:
            "Someone with painful stones may drink tea and put off a doctor’s visit on the strength of that decimal. Nothing in the wording could have told them, and that is the point: close reading cannot show whether a paper exists. Looking elsewhere can, in under a minute. So for health, law and money, treat a reference as a promise that has yet to be kept. If you find the paper, read the sentence it was cited for. If you cannot, drop the claim.",
          leaveThePage: {
            steps: [
              "Search the three surnames and the topic in a database of papers, such as PubMed or Google Scholar.",
              "Open the journal’s own site and look at the contents of volume 28, issue 4.",
              "Search “kidney stones prevention” at a national health service and read what it advises.",
            ],
            found:
              "No paper by these three, nothing on birch tea in that issue, and advice that begins with drinking enough fluids. The claim about birch tea has lost its only support.",
          },
        },
        {
          id: "example2",
          statement:
            "A report says: “In our pilot with 41 volunteers aged 60 to 75, those who took a warm foot bath fell asleep nine minutes sooner on average. The groups were small and not assigned by chance.” The assistant’s summary: “Research shows that warm foot baths help people fall asleep faster.”",
          question: "Every word of the summary seems to come from the report. Has the meaning changed all the same?",
          verdict: "misleading",
          analysis:
            "Four limits were dropped: 41 people, their age, nine minutes, and that nobody was assigned by chance. The last matters most. People who take the time for a foot bath may be calmer to start with, and could have fallen asleep sooner anyway. “Was observed in these volunteers” turned into “help people,” a change from past to present, from some to all, and from going together to causing. “Research shows” finishes the job by turning one pilot study into a body of knowledge. No fact was invented, and the meaning is new.",
          explanation:
            "Swollen summaries are harder to notice than invented sources because each one has a true core. They also travel: the summary goes into a newsletter, the newsletter into a school leaflet, and the original authors’ caution is gone for good. When you use an assistant to shorten a text, ask for what shortening tends to lose: “Who was studied, how many, how big was the effect, and what do the authors warn about?” Then compare the verbs in the summary with the verbs in the report.",
        },
        {
          id: "example3",
          statement:
            "A legal assistant with database access: “I found two decisions on pet deposits, linked below. The first decides your point on page 6. The second mentions it only in footnote 9. I searched this state’s appeals courts since 2005. Trial courts are not in this database. Please open both before you rely on them.”",
          question: "Two citations from a machine. What could you do with them in five minutes?",
          verdict: "sound",
          analysis:
            "The form is the same as in the famous case: a chatbot citing decisions. What differs is that each citation is a link to an outside record and comes with a place to look, page 6 and footnote 9. It reports a weak result as weak; an answer made to please would have let both cases count fully. It states where it searched, from what year, and what lies outside. And it asks for the check that the lawyers skipped. You should still open both, and the answer has made that a five-minute job.",
          explanation:
            "If “a model wrote it” were reason enough to discard a text, we would throw away good work along with bad, and learn nothing about the difference. What deserves trust is the trail: a claim tied to a record that exists without the model, at a spot you can turn to. Ask assistants for this form, and prefer tools that offer it. Then do the last step yourself, since the trail helps only those who walk it, and a link can still lead to a page that says something else.",
        },
      ],
    },
    {
      id: "defense",
      title: "Check what would hurt",
      blocks: [
        { type: "paragraph", text: "You cannot check each sentence, and you need not. Find the one that carries the weight, and check that." },
        {
          type: "list",
          items: [
            "**Source:** does it exist, and does it say this? Two questions, both needed.",
            "**Number:** of what, among whom, compared with what?",
            "**Name, date, place:** rare ones first.",
            "**Quotation:** search for it word for word.",
            "**Summary:** read the original’s first and last paragraphs.",
          ],
        },
        { type: "paragraph", text: "Asking the same assistant “is that real?” does not count. It answers that question as it answered the first one." },
        { type: "paragraph", text: "And give permission. “If you don’t know, say so; a short list is fine” removes some of the pressure to fill gaps." },
        {
          type: "paragraph",
          text: "**Today:** take one answer you recently relied on. Underline the sentence that would cost you most if it were wrong, and spend two minutes on it, away from the chat.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "United States District Court, Southern District of New York (Castel, J.)",
      year: 2023,
      title: "Mata v. Avianca, Inc., opinion and order on sanctions, June 22, 2023",
      where: "678 F. Supp. 3d 443, No. 22-cv-1461",
      found: "Six cited decisions were invented by ChatGPT; two lawyers and their firm were fined $5,000 for filing them and standing by them.",
    },
    {
      authors: "Michael Townsen Hicks, James Humphries and Joe Slater",
      year: 2024,
      title: "ChatGPT is bullshit",
      where: "Ethics and Information Technology 26, 38",
      found: "Argues that false output of language models is better described by Frankfurt’s term than by “hallucination.”",
    },
    {
      authors: "Adam Tauman Kalai, Ofir Nachum, Santosh S. Vempala and Edwin Zhang",
      year: 2025,
      title: "Why language models hallucinate",
      where: "arXiv 2509.04664",
      link: "https://arxiv.org/abs/2509.04664",
      found: "Argues that training and common benchmarks reward guessing over admitting uncertainty.",
    },
    {
      authors: "William H. Walters and Esther Isabelle Wilder",
      year: 2023,
      title: "Fabrication and errors in the bibliographic citations generated by ChatGPT",
      where: "Scientific Reports 13, 14045",
      link: "https://doi.org/10.1038/s41598-023-41032-5",
      found: "Of 636 citations on 42 topics, 55 percent from GPT-3.5 and 18 percent from GPT-4 were fabricated.",
    },
    {
      authors: "Uwe Peters and Benjamin Chin-Yee",
      year: 2025,
      title: "Generalization bias in large language model summarization of scientific research",
      where: "Royal Society Open Science 12",
      found:
        "4,900 summaries by ten models; where human-written ones existed for comparison, the odds of a broad generalization were nearly five times as high (odds ratio 4.85).",
    },
    {
      authors: "European Broadcasting Union and BBC",
      year: 2025,
      title: "News integrity in AI assistants",
      where: "European Broadcasting Union",
      found:
        "Journalists of 22 public broadcasters in 18 countries rated about 3,000 answers by four assistants: 45 percent had a significant problem, 31 percent one with sources.",
    },
    {
      authors: "Yanda Chen and others",
      year: 2025,
      title: "Reasoning models don’t always say what they think",
      where: "arXiv 2505.05410",
      link: "https://arxiv.org/abs/2505.05410",
      found: "Where a hint in the question changed the answer, the written reasoning of two models mentioned the hint in 25 and 39 percent of cases.",
    },
  ],
  teaches: {
    families: ["vx-fp01", "vx-os01", "vx-co01", "vx-so01"],
    techniques: ["appeal to false authority", "false precision", "hasty generalization", "fabricated citation"],
  },
};
