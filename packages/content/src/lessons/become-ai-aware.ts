import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "become-ai-aware",
  idea: "Work with an assistant so that your own judgment comes first, the important claims are checked, and your skills stay yours.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "Mastering AI Awareness",
      blocks: [
        { type: "paragraph", text: "Working with a model, on a Tuesday with a deadline, is a matter of habits. Here are a few." },
        { type: "heading", text: "The helper that is good, until it isn’t" },
        {
          type: "paragraph",
          text: "In an experiment with 758 consultants, those who used GPT-4 on tasks within its reach finished 12 percent more of them, 25 percent faster. On a task chosen to lie just outside its reach, those with the assistant were 19 percentage points _less_ likely to get it right [1]. The authors speak of a jagged frontier: nobody puts up a sign where it runs.",
        },
        { type: "heading", text: "First you, then the machine" },
        {
          type: "paragraph",
          text: "Once you have read a confident answer it is hard to think anything else. A review of research on systems that advise doctors and other professionals found that wrong advice made wrong decisions about 26 percent more likely [2]. The name for this leaning is **automation bias**. One remedy has been tested: in a study with 199 people, having to commit to their own answer before seeing the machine’s, and similar brakes, reduced blind reliance. People liked these versions less [3].",
        },
        {
          type: "example",
          who: "A one-minute habit",
          text: "Before you ask, write down: what I think, how sure I am, and what I’d expect a good answer to mention.",
        },
      ],
    },
    {
      id: "techniques",
      title: "Advanced AI Detection Techniques",
      blocks: [
        {
          type: "paragraph",
          text: "Detection can mean two things. Finding the weak claim is something you can learn. Telling by eye or ear what a machine made is mostly not.",
        },
        { type: "heading", text: "Detecting weak claims" },
        {
          type: "list",
          items: [
            "**Ask again in a new chat.** Facts a model has learned well tend to come back the same; invented ones drift. Researchers have turned this into a way of finding made-up statements [4]. It is a screen, not a proof: a common error repeats as well. “Are you sure?” in the same chat brings an echo.",
            "**Turn the question around.** Ask for the case against. If both cases come out equally glowing, you have learned about tone only.",
            "**Hide your hopes.** “Review this draft by a stranger” gets a straighter answer than “review my draft.”",
            "**Follow the weight.** Which sentence would change your decision if it were false? Check that one, outside the chat.",
            "**Try a known case.** Give it last year’s budget, where you know the total.",
          ],
        },
        { type: "heading", text: "Detecting AI writing" },
        {
          type: "paragraph",
          text: "In 2023 seven detectors were tried on essays that people learning English had written for a test: on average 61 percent were flagged as machine-made [5]. Tools have improved. In a 2025 audit three paid ones did well and a free one did badly [6]. No score tells you what happened with this one essay, so nobody should be accused on a score alone. A sentence is as good as its reasons, whoever typed it.",
        },
        { type: "heading", text: "Detecting made pictures, voices and videos" },
        {
          type: "paragraph",
          text: "Looking hard helps little. Over 56 papers with 86,155 people, guesses were right 56 percent of the time, hardly better than a coin [7]. Odd hands gave early pictures away; newer ones have good hands. So ask where it comes from: who showed it first, and who else was there? Search for the picture itself. Hang up on a voice that wants money, and call the number you know. And mind the reverse: “that’s AI” is a handy way out for someone caught on a real recording, the **liar’s dividend**.",
        },
      ],
    },
    {
      id: "practice",
      title: "Practice",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Three people, and what a machine made or may have made. Who has really checked something?" }],
      items: [
        {
          id: "example1",
          statement:
            "A student’s note under her history essay: “I wrote the outline and thesis on Monday without help. Then I asked the assistant for three objections. Two were off the topic. The third, about grain prices, I looked up in our textbook, page 212, and answered in paragraph four. The sentences are mine.”",
          question: "She used a chatbot for her homework. Is the thinking still hers?",
          verdict: "sound",
          analysis:
            "The order of events is what matters. Her own thinking came first, so the assistant could not set the frame. She asked for objections, which uses a model’s breadth and leaves the deciding to her. She threw away two of three, a sign that she read them against her topic. The one she kept she traced to a source outside the chat, with a page. And she tells the teacher all of it. Whether the class rules allow this is a separate matter, and her openness lets the teacher judge.",
          explanation:
            "The picture of the lazy student with a chatbot is so strong that careful use gets suspected along with the rest. If honest notes like hers lead to trouble, students will learn to hide what they do. What a teacher wants to protect is the thinking, and here it shows: a thesis made alone, a critic invited, a claim checked. You can borrow her note as a pattern at work: what I did alone, what I asked, what I kept, where I checked it.",
        },
        {
          id: "example2",
          statement:
            "A comment below a photo of the flooded market hall: “So fake. I zoomed in for ten minutes: the light is too fine, the water has no ripples, and one thumb is a blur. I have spotted dozens of these. Whoever shares it wants panic before the election. If you have any sense, delete it.”",
          question: "What do ten minutes of zooming show about this photo?",
          verdict: "misleading",
          analysis:
            "It feels like work, and it shows very little. Fine light, still water and a blurred thumb occur in true photos every day, since a phone smooths and sharpens by itself. These signs neither clear nor convict it. “Dozens” would count if somebody had told the writer afterward which ones were fake. What could decide it lies outside the frame: who took it, who else stood there, what the fire service reported that day. Nobody asked, and the charge against those who share it rests on the thumb.",
          explanation:
            "It is easy to forward a made flood, and just as easy to wave a real one away. Here the second mistake is the dearer one: whoever believes the comment may drive to the market. Suspicion feels like skill, yet it is a guess as long as nobody goes and looks. The useful question fits in one line: “Who took it, and who else was there?” It can raise your trust as well as lower it. If nobody knows, “I can’t tell yet” is the answer.",
        },
        {
          id: "example3",
          statement:
            "A tour guide in Busan, in a group chat: “I asked a chatbot in three new chats: on which day is the harbor museum closed? I got Monday, Monday and Wednesday. So I treated it as unknown and called them. It’s Tuesday this winter, because of building work. I’ve put their number in the plan.”",
          question: "What did he learn from the three answers?",
          verdict: "sound",
          analysis:
            "Three wrong answers make the machine look useless. Two of three said Monday, and a careless reader would have taken the majority. He took the disagreement as a measure of how little was known and moved to a source that knows this week’s hours, a person at the museum. All three answers turned out wrong, for a reason no old text could contain: building work this winter. He spent a phone call where an error would have cost a bus of visitors a morning, and wrote down where the answer came from.",
          explanation:
            "Repeating a question is a cheap instrument for reading doubt, and like any instrument it must be read in the right direction. Agreement would have made Monday somewhat likelier, since many museums do close on Mondays, and it still would have been wrong here. Disagreement says: stop asking here. The guide also matched the effort to the stakes. For a chat about museums in general the first answer would have done. For a plan with people in it, one step outside was worth it.",
        },
      ],
    },
    {
      id: "application",
      title: "Strategic AI Mastery",
      blocks: [
        { type: "paragraph", text: "Sort what you do into four piles." },
        {
          type: "list",
          items: [
            "**Free use.** Mistakes are cheap or obvious: ideas for a party, a first draft, rewording, a formula you can test.",
            "**Use and check.** It will be read or relied on: a summary, a translation of a form, code in a product. Check the sentence that carries the weight.",
            "**Let it act, and press the last button yourself.** It can send, pay or delete? Read first what it is about to do. A page that it reads may hold orders meant for it (**prompt injection**).",
            "**Ask, then ask a person.** Health, law, large sums, someone’s reputation. Let the assistant help you prepare good questions, and take them to someone who answers for the reply.",
          ],
        },
        { type: "heading", text: "Keep a hand in" },
        {
          type: "paragraph",
          text: "What you never do yourself you slowly stop being able to judge. Choose a skill that matters to you (mental arithmetic, a first paragraph) and do it unaided once a week.",
        },
        { type: "heading", text: "Say what you did" },
        {
          type: "paragraph",
          text: "“I used an assistant for the summary and checked the figures against the report.” One line tells your readers where to look twice.",
        },
        {
          type: "paragraph",
          text: "**Today:** before your next question to an assistant, write your own answer and a number for how sure you are. Afterward note who was right. After ten of these you will have a map of the frontier in your own field.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Fabrizio Dell’Acqua and others",
      year: 2026,
      title:
        "Navigating the jagged technological frontier: Field experimental evidence of the effects of artificial intelligence on knowledge worker productivity and quality",
      where: "Organization Science",
      link: "https://doi.org/10.1287/orsc.2025.21838",
      found:
        "758 consultants: with GPT-4, 12.2 percent more tasks done and 25.1 percent faster inside the frontier; 19 percentage points fewer correct on a task outside it.",
    },
    {
      authors: "Kate Goddard, Abdul Roudsari and Jeremy C. Wyatt",
      year: 2012,
      title: "Automation bias: A systematic review of frequency, effect mediators, and mitigators",
      where: "Journal of the American Medical Informatics Association 19, 121–127",
      link: "https://doi.org/10.1136/amiajnl-2011-000089",
      found: "74 studies reviewed; erroneous advice raised the risk of an incorrect decision (risk ratio 1.26).",
    },
    {
      authors: "Zana Buçinca, Maja Barbara Malaya and Krzysztof Z. Gajos",
      year: 2021,
      title: "To trust or to think: Cognitive forcing functions can reduce overreliance on AI in AI-assisted decision-making",
      where: "Proceedings of the ACM on Human-Computer Interaction 5 (CSCW1)",
      link: "https://arxiv.org/abs/2102.09692",
      found: "N = 199: brakes such as answering first reduced overreliance compared with plain explanations and were rated less favorably.",
    },
    {
      authors: "Potsawee Manakul, Adian Liusie and Mark J. F. Gales",
      year: 2023,
      title: "SelfCheckGPT: Zero-resource black-box hallucination detection for generative large language models",
      where: "EMNLP 2023; arXiv 2303.08896",
      link: "https://arxiv.org/abs/2303.08896",
      found: "Disagreement between several sampled answers helped to find sentences that were not factual.",
    },
    {
      authors: "Weixin Liang, Mert Yuksekgonul, Yining Mao, Eric Wu and James Zou",
      year: 2023,
      title: "GPT detectors are biased against non-native English writers",
      where: "Patterns 4, 100779",
      link: "https://arxiv.org/abs/2304.02819",
      found: "Seven detectors flagged on average 61 percent of 91 TOEFL essays by non-native writers as machine-made, and few essays by US eighth graders.",
    },
    {
      authors: "Brian Jabarian and Alex Imas",
      year: 2025,
      title: "Artificial writing and automated detection",
      where: "Becker Friedman Institute working paper, University of Chicago",
      link: "https://bfi.uchicago.edu/working-papers/artificial-writing-and-automated-detection/",
      found:
        "On 1,992 passages by people and as many by models, commercial detectors outperformed an open-source one, and the best had almost no errors of either kind.",
    },
    {
      authors: "Alexander Diel and others",
      year: 2024,
      title: "Human performance in detecting deepfakes: A systematic review and meta-analysis of 56 papers",
      where: "Computers in Human Behavior Reports 16, 100538",
      link: "https://doi.org/10.1016/j.chbr.2024.100538",
      found:
        "Over 56 papers with 86,155 participants, accuracy was 55.5 percent (95 percent interval 48.9 to 62.1), not reliably above chance; training with feedback raised it.",
    },
  ],
  teaches: {
    families: ["vx-co01", "vx-gf01", "vx-pi01"],
    techniques: ["automation bias", "sycophancy", "confidence illusion", "appeal to authority", "deepfake", "prompt injection"],
  },
};
