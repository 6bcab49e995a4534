import { figure } from "../figures/vagueness.ts";
import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "vagueness",
  idea: "Find the word that lets everyone hear what they hope for, and ask the question that makes it choose.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "A promise that everyone can keep hearing",
      blocks: [
        {
          type: "paragraph",
          text: "A town meeting about parking. After two hours the chair reads out a sentence: “The council will take appropriate steps to improve the situation in a timely manner.” The shopkeeper hears more spaces, the mother with a stroller hears fewer cars, and the man who hates spending hears that nothing will happen. All three go home content.",
        },
        {
          type: "paragraph",
          text: "By fall all three are angry, and nobody has broken a promise. The sentence never chose. **Vague wording gets agreement by leaving out the part people would disagree about.**",
        },
        { type: "heading", text: "Why it feels exact" },
        {
          type: "paragraph",
          text: "When a word leaves a gap, your mind fills it from your own hopes and memories, and you do not notice the filling. In a famous classroom demonstration, Bertram Forer gave 39 students what each took to be a private reading of his or her personality [1]. Everyone received the same text, lifted mostly from an astrology book. Asked how well it revealed their character, on a scale from 0 to 5, the students put it above 4 on average. A line saying that you are sociable at some times and reserved at others fits anyone, because each reader supplies the times.",
        },
        {
          type: "paragraph",
          text: "The same thing happens with “fair,” “soon,” “quality” and “affordable.” You bring the meaning, and the speaker gets the credit. The fine-sounding ones among them are known as **glittering generalities**.",
        },
      ],
    },
    {
      id: "types",
      title: "Five soft spots, and what they cost",
      blocks: [
        {
          type: "list",
          items: [
            "**A scale with no marks.** “Significant savings,” “many residents,” “shortly.” How much, how many, by when?",
            "**An edge sold as a middle.** “Up to 60% off,” “from €29.” One item at the edge makes the sentence true.",
            "**A deed with no doer.** “Concerns were raised.” By whom?",
            "**A comparison with no partner.** “Now 30% creamier.” Than what?",
            "**A word that stretches.** “Natural,” “local,” “wellness.” Ask what would be excluded.",
          ],
        },
        { type: "heading", text: "Experts fool each other too" },
        {
          type: "paragraph",
          text: "In 1951, American analysts reported that an attack on Yugoslavia was “a serious possibility” [2]. One of them, Sherman Kent, meant odds of about 65 in 100. When he asked the colleagues who had approved the wording, one meant about 20 and another about 80. They had signed one sentence and held opposite views.",
        },
        { type: "figure", figure },
        {
          type: "paragraph",
          text: "Shoppers pay for such gaps. In a study for the Federal Trade Commission, people saw a window ad that promised savings of “up to 47%.” More than a third took it to say that savings of about 47 percent were typical, so the small words “up to,” typical **weasel words**, did little work [3].",
        },
        { type: "heading", text: "Honest roughness" },
        {
          type: "paragraph",
          text: "Sometimes nobody knows better yet. “Two to six weeks, depending on the X-ray” is rough and honest: it gives its limits, says why they are wide, and tells you when they will shrink.",
        },
      ],
    },
    {
      id: "practice",
      title: "Which gaps would you close?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Decide first: does the wording hide a choice, or does it give you all there is to give?" }],
      items: [
        {
          id: "example1",
          statement:
            "A real estate listing: “Charming starter home in an up-and-coming area, moments from transit, with low running costs and huge potential. Recently updated throughout. The owners have loved its light and its character for many happy years. Homes like this seldom come up at this price. Come early.”",
          question: "What do you know about this house after reading the listing?",
          verdict: "misleading",
          analysis:
            "Less than it feels like: each phrase calls up a picture, and the picture is your own. “Moments from transit” could mean a bus stop across the road or a train ten minutes off by car. “Recently updated” may be a new furnace last year or a coat of paint in 2016. “Low running costs” has no bill behind it, and “huge potential” is a polite way to say that work is needed. A seller has every one of these facts at hand: the walking time, the year of the roof, twelve months of heating bills. Leaving out what is easy to state is a decision, and here every gap leans toward the buyer’s hopes.",
          explanation:
            "A buyer who fills the gaps alone will arrive half in love with a house that exists only in the listing, and may explain away what the visit shows. Asking three questions by phone costs five minutes and can save a Saturday: how many minutes on foot to which stop, what was replaced in which year, and what was the largest heating bill. A good agent answers at once. An agent who replies with another adjective has told you something too.",
        },
        {
          id: "example2",
          statement:
            "A flyer in a stairwell in Gdańsk: “Painter. A room takes me one to three days; I can’t say which before I have seen the plaster. 90 zlotys an hour, paint at cost, with the receipt. Once I have looked I name the days, and whatever goes beyond them is on me.”",
          question: "Is the painter dodging, or saying as much as she can?",
          verdict: "sound",
          analysis:
            "“One to three days” and “I can’t say” look slippery in an advertisement, where a firm number would sell better. Yet the painter has closed every gap she can. She gives both ends of the range and the reason why it is wide, the state of the plaster, which nobody can know from a stairwell. The price of an hour is exact, and the cost of the paint can be checked. Best of all, she says when the range will shrink, and who pays if she is wrong after that. “Whole rooms from 299 zlotys!” would have sounded better and told you less.",
          explanation:
            "Demanding exact numbers from honest people pushes them to make some up. Nobody can see through wallpaper, so a range is the right size of answer. The difference from empty wording lies in what you can do with it: this flyer lets you keep three days free, work out the most it could cost, and hold her to what she says after the visit. Keep the same standard for vets, weather and deliveries, and for people who sell. Ask for limits, for reasons and for the next check, and be content when you get all three.",
        },
        {
          id: "example3",
          statement:
            "A letter from a bank: “Following a review in May, changes may be made to some accounts to better reflect the cost of the services provided. We have weighed a wide range of factors, among them what customers like you tell us. Most customers will see little difference; we remain committed to fair pricing. If you have questions, please ask at your branch.”",
          question: "Can you tell from this letter whether you will pay more?",
          verdict: "misleading",
          analysis:
            "The letter is polite, and most customers may really see little difference. Whether you will, you cannot tell, and the bank can. It has already done the review, so it knows which accounts, which fees and which month. “May be made” turns a decision into weather. “Better reflect the cost” usually means a rise; a price cut tends to be announced in plain numbers. “Most” would be true at 51 percent, and “little” depends on whose pocket is meant. “Fair” is a word that nobody can check, and “please ask” leaves the work to you. A plain version would fit on one line: “From May 1, accounts below £1,500 pay £6 a month.”",
          explanation:
            "A vague notice works because reading it produces no decision: there is nothing to compare and no date to mark, so the letter goes into a drawer. The fee arrives months later, when switching feels like a chore. Banks also send clear notices, often because a rule obliges them to, so clarity is clearly possible. When someone who holds the figures writes without them, ask for the figures in one sentence: “Which fee on my account changes, from what to what, and when?”",
        },
      ],
    },
    {
      id: "defense",
      title: "Make the word choose",
      blocks: [
        {
          type: "paragraph",
          text: "You need one question, and it works at kitchen tables as well as in council chambers: **“What would have to happen for you to say that this promise had been broken?”** A promise that cannot be broken is not a promise.",
        },
        {
          type: "list",
          items: [
            "For a scale: “Roughly what number?”",
            "For an edge: “What do most people get?”",
            "For a missing doer: “Who will do it?”",
            "For a stretching word: “What would not count?”",
          ],
        },
        {
          type: "example",
          who: "At the parking meeting",
          text: "“Could the minutes say how many spaces, on which street, and by what month? If that isn’t settled yet, could they say when it will be?”",
          note: "The second half keeps it fair. Undecided is a fine answer when it is said out loud.",
        },
        {
          type: "paragraph",
          text: "**Today:** find one soft word in a message you are about to send, perhaps “soon” or “a bit,” and replace it with a number or a day. Leave a phrase open only when you can say why.",
        },
        {
          type: "paragraph",
          text: "Be gentle with friends. “I’ll come over sometime” is a kindness between people, and kindness may stay loose. Save the question for words that will cost someone money, time or trust.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Bertram R. Forer",
      year: 1949,
      title: "The fallacy of personal validation: a classroom demonstration of gullibility",
      where: "Journal of Abnormal and Social Psychology 44(1), 118–123",
      link: "https://doi.org/10.1037/h0059240",
      found: "39 students rated an identical, vaguely worded sketch as a description of themselves; the mean rating was above 4 on a scale from 0 to 5.",
    },
    {
      authors: "Sherman Kent",
      year: 1964,
      title: "Words of Estimative Probability",
      where: "Studies in Intelligence, Central Intelligence Agency",
      found:
        "Kent recalls that colleagues who had agreed on the phrase “serious possibility” in 1951 held odds from about 20 to 80 up to 80 to 20; his own were 65 to 35.",
    },
    {
      authors: "Manoj Hastak and Dennis Murphy",
      year: 2012,
      title: "Effects of a Bristol Windows Advertisement with an “Up To” Savings Claim on Consumer Take-Away and Beliefs",
      where: "Report for the Federal Trade Commission",
      link: "https://www.ftc.gov/reports/effects-bristol-windows-advertisement-savings-claim-consumer-take-away-beliefs",
      found:
        "Shoppers saw a test ad; between about 36 and 46 percent of those shown “up to 47%” (depending on the question) took it to state or imply typical savings of about 47 percent.",
    },
  ],
  teaches: { families: ["vx-vg01", "vx-da01", "vx-os01"], techniques: ["vagueness", "weasel words", "equivocation", "glittering generalities"] },
};
