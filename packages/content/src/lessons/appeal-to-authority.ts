import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "appeal-to-authority",
  idea: "Lean on an expert for good reasons, and notice when a famous name is doing the arguing alone.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "The name that answers for you",
      blocks: [
        {
          type: "paragraph",
          text: "You cannot test the brakes of the bus, the purity of the aspirin or the strength of the bridge. You rely on people who can. Trusting experts is one of the best shortcuts we have, and anyone who claims to “believe nothing without proof” is still sitting on that bus.",
        },
        {
          type: "paragraph",
          text: "An **appeal to authority** goes wrong when a name takes the place of reasons and nothing stands behind it. Perhaps it is the wrong field. Perhaps the expert has not looked, gains from the answer, or stands quite alone.",
        },
        { type: "heading", text: "A famous mistake by a great mind" },
        {
          type: "paragraph",
          text: "Linus Pauling won two Nobel Prizes, in chemistry and for peace. In 1970 he told the public that large daily doses of vitamin C would keep colds away, and many believed it because of who said it. Harri Hemilä and Elizabeth Chalker later gathered 29 comparisons from trials with 11,306 people [1]. Taking vitamin C every day did not lower the number of colds in the general population. It shortened them a little, by about 8 percent in adults, and it did help one group, people under extreme physical strain.",
        },
        {
          type: "paragraph",
          text: "So Pauling was neither a fool nor a fraud; he was brilliant at something else. Respect for someone’s mind spills over into fields that are not theirs, mostly unnoticed. Psychologists speak of a **halo effect**.",
        },
      ],
    },
    {
      id: "categories",
      title: "Five ways a name can mislead",
      blocks: [
        {
          type: "list",
          items: [
            "**Wrong field.** A heart surgeon on real estate prices.",
            "**No look at the case.** A fine mechanic who has not opened your hood.",
            "**Paid or bound.** An expert whose income depends on the answer.",
            "**Alone.** One professor against nearly all who study the matter. Sometimes that one is right; then there is evidence to show.",
            "**Costume.** A white coat, a shelf of old books, a title such as “Director of Wellness.”",
          ],
        },
        { type: "heading", text: "Doctors and cigarettes" },
        {
          type: "paragraph",
          text: "From 1946 on, an American tobacco company advertised that “More Doctors Smoke Camels.” Martha Gardner and Allan Brandt traced the campaign [2]. The claim rested on surveys run by the company’s own agency, and some doctors may first have been given free Camels. And what a doctor smokes says nothing about what smoke does to lungs.",
        },
        { type: "heading", text: "A boardroom of great names" },
        {
          type: "paragraph",
          text: "The blood-testing company Theranos filled its board with former ministers, senators and officers, hardly any of whom knew laboratory testing. The machine could not do what was claimed [3].",
        },
        { type: "heading", text: "When the name is “everybody”" },
        {
          type: "paragraph",
          text: "A crowd can be borrowed like a title. “Everyone knows” (**ad populum**) claims an agreement that nobody counted; “join our happy users” (**bandwagon**, or **social proof**) counts people who know no more than you. A crowd is good evidence when each judged alone; when they copy each other, it is one voice. And some crowds are invented: a US rule of 2024 had to ban made-up reviews, including those by AI [4].",
        },
        { type: "heading", text: "When the name is “one like you”" },
        {
          type: "paragraph",
          text: "“As one father to another …” is **persuasion by rapport**: being alike stands in for a reason. In experiments, strangers got more help once they seemed to share a birthday or a first name with the person they asked [5]. Honest closeness says what it can vouch for: “My son has asthma too. I can tell you how the nights are; for the dose ask the nurse.”",
        },
        {
          type: "example",
          who: "A good appeal, from a museum guide",
          text: "“Three conservators who worked on the panel date it to about 1480. Their report is at the desk, and one of them still doubts the left wing.”",
          note: "Right field, hands on the object, doubts included.",
        },
      ],
    },
    {
      id: "practice",
      title: "Take the name away and look again",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Cover the name and the title with your thumb. What remains of the argument?" }],
      items: [
        {
          id: "example1",
          statement:
            "A newsletter for savers in Dublin: “A Nobel laureate in physics sits on the advisory council of the Meridian Growth Fund, beside two former finance ministers, and 40,000 savers have joined. She has spent her life finding order in chaos. A mind like that stands behind our method. Set doubt aside.”",
          question: "Is the prize a good reason to trust this method?",
          verdict: "misleading",
          analysis:
            "A Nobel Prize is a good sign of a mind, and it may have drawn you. What she knows about this fund, the newsletter never says. The prize is for physics; a fund needs to be judged on its fees, its risks and its results over many years. “Finding order in chaos” is a bridge made of words from one field to the other. Nor do we learn what she did: a council may meet once a year and see nothing but a brochure. And the 40,000 may have come for the prize, too. Cover the laureate with your thumb: what remains is the last line, which asks you to stop doubting.",
          explanation:
            "Fund companies have a duty to publish the facts that decide such a choice, so a seller who talks about prizes is using your time for something else. A smart person can be careless outside her field, all the more if she is used to being right. And a great name does not share your losses. Ask the two questions that a plain adviser would ask: what does it cost each year, and how did it do after costs against a simple index over ten years?",
        },
        {
          id: "example2",
          statement:
            "A buyer writes to her brother: “I’m trusting the engineer on the crack. She’s licensed, I paid her and not the seller, and she measured it from under the floor. Old settlement, she says, and if she’s wrong there’ll be a gap of over six millimeters by spring. A second engineer read her report and agreed.”",
          question: "What does she take on trust, and what has she judged for herself?",
          verdict: "sound",
          analysis:
            "She takes an expert’s word on something she cannot check, which is the plain form of an appeal to authority. Yet she has used her own judgment on everything she can check. The field fits, and there is a license behind it. The engineer saw this very crack, was paid by the side that needs the truth, and gave a reason. Best of all, she named the sign that would prove her wrong, a gap of a certain width by a certain season. A second reader agreed. The title helped to find the person; the trust rests on the rest.",
          explanation:
            "Nobody can become an engineer before buying a house. The skill we need every week is choosing whom to believe, and that can be learned without learning the subject. The letter shows the questions that carry over to vets, lawyers and mechanics: does the field fit, did they look, who pays, what are the reasons, and do others agree? Whoever rejects all experts still has to trust somebody, and that may be the most confident voice nearby.",
        },
        {
          id: "example3",
          statement:
            "A woman you have met twice on the playground: “Can I speak as one mother to another? You and I just feel these things. Mr. Baines is wrong for our kids. I can’t say more, but you see it too, I can tell. Sign here, love. I kept the line under mine free for you since Tuesday.”",
          question: "What has Mr. Baines done, as far as you have heard, and who saw it?",
          verdict: "misleading",
          analysis:
            "You have heard of no deed and no witness. Her being a mother could have helped: she may have seen a lesson, or heard from a child. She reports nothing of the kind. “You and I feel these things” makes the two of you one, “love” and the free line make a no unkind, and “I can tell” puts the judgment into your mouth. Cover the closeness with your thumb, and the only reason left is that she can’t say more. This is **persuasion by rapport**: she vouches by being like you.",
          explanation:
            "We trust those who are like us, and often rightly: they know our worries. Swindlers know this too, and so do honest people in a hurry. A teacher may lose his post by thirty names, each signed so as not to hurt a neighbor. Ask yourself what you would need from a stranger before you signed. Then ask her for that, warmly: “I’d hate to get this wrong. What happened?” If something did, she can tell the school, and you can sign with your eyes open.",
        },
      ],
    },
    {
      id: "application",
      title: "Five quick checks on an expert",
      blocks: [
        { type: "paragraph", text: "Before you lean on a name, run through these." },
        {
          type: "list",
          items: [
            "**Fit:** is this their field?",
            "**Sight:** have they looked at this case?",
            "**Pay:** who gains from the answer?",
            "**Reasons:** can they show why, and what would prove them wrong?",
            "**Company:** what do most others in the field say?",
          ],
        },
        {
          type: "paragraph",
          text: "Four or five good answers: lean on them and get on with your day. Three or fewer: treat the claim as an opinion until you know more.",
        },
        {
          type: "example",
          who: "You, to any specialist",
          text: "“What would make you change your mind about this?”",
          note: "A good expert has an answer ready.",
        },
        {
          type: "paragraph",
          text: "**Today:** think of one thing you believe because a certain person said it. Run the checks. You may end up trusting that person more, and know why.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Harri Hemilä and Elizabeth Chalker",
      year: 2013,
      title: "Vitamin C for preventing and treating the common cold",
      where: "Cochrane Database of Systematic Reviews, CD000980",
      link: "https://doi.org/10.1002/14651858.CD000980.pub4",
      found:
        "29 trial comparisons with 11,306 participants: regular vitamin C did not reduce colds in the general population, shortened them by 8 percent in adults and 14 percent in children, and halved them in people under brief extreme physical stress.",
    },
    {
      authors: "Martha N. Gardner and Allan M. Brandt",
      year: 2006,
      title: "“The Doctors’ Choice Is America’s Choice”: The Physician in US Cigarette Advertisements, 1930–1953",
      where: "American Journal of Public Health 96(2), 222–232",
      link: "https://doi.org/10.2105/AJPH.2005.066654",
      found: "A history of how tobacco companies used doctors in advertising, including the “More Doctors Smoke Camels” campaign and the surveys behind it.",
    },
    {
      authors: "John Carreyrou",
      year: 2018,
      title: "Bad Blood: Secrets and Lies in a Silicon Valley Startup",
      where: "Knopf",
      found: "A reporter’s account of Theranos, whose board held many famous statesmen while its blood tests did not work as claimed.",
    },
    {
      authors: "Federal Trade Commission",
      year: 2024,
      title: "Trade Regulation Rule on the Use of Consumer Reviews and Testimonials",
      where: "16 CFR Part 465, Federal Register 89, 68034",
      link: "https://www.ftc.gov/news-events/news/press-releases/2024/08/federal-trade-commission-announces-final-rule-banning-fake-reviews-testimonials",
      found: "Bans writing, buying and selling reviews by people who do not exist, those made by AI included; in force since October 21, 2024.",
    },
    {
      authors: "Jerry M. Burger, Nicole Messian, Shebani Patel, Alicia del Prado and Carmen Anderson",
      year: 2004,
      title: "What a coincidence! The effects of incidental similarity on compliance",
      where: "Personality and Social Psychology Bulletin 30, 35–43",
      link: "https://doi.org/10.1177/0146167203258838",
      found:
        "In three of four studies students who believed that they shared a birthday, a first name or a rare kind of fingerprint with a stranger did that person a favor more often.",
    },
  ],
  teaches: {
    families: ["vx-os01", "vx-co01", "vx-pc01"],
    techniques: ["appeal to (false) authority", "halo effect", "testimonial", "transfer", "ad populum", "bandwagon", "social proof", "persuasion by rapport"],
  },
};
