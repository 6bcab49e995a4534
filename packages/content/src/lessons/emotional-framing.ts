import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "emotional-framing",
  idea: "Strip a heated sentence to its bare event, see what the feeling was resting on, and put back the part that is deserved.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "The color of the words",
      blocks: [
        {
          type: "paragraph",
          text: "Two reporters watch the same council vote. One writes “Council trims pool hours,” and the other “Council slams the door on swimmers.” The event is the same: the pool will close at six instead of eight, two evenings a week. The first sentence leaves your pulse where it was. The second has already told you who is cruel.",
        },
        {
          type: "paragraph",
          text: "**Emotional framing** is the choice of words that carry a feeling along with the fact. It cannot be avoided altogether. “Died,” “passed away” and “was killed” all have a temperature, and so does the coldest office prose.",
        },
        { type: "heading", text: "Feelings can be evidence" },
        {
          type: "paragraph",
          text: "Anger at a landlord who keeps a deposit without cause fits the facts. A report that hides it would be less accurate. A feeling becomes a trick when it does the work of a fact. The words make you furious, you look again, and nothing in the text is a reason for fury.",
        },
        {
          type: "paragraph",
          text: "The mind makes this easy. It reacts to a charged word before it has weighed the sentence, and then it treats the reaction as a finding. “I feel alarmed” quietly becomes “this is alarming.” The repair is to find the event under the words and let the feeling form again.",
        },
      ],
    },
    {
      id: "examples",
      title: "Warm and cold words for the same plate",
      blocks: [
        {
          type: "paragraph",
          text: "Irwin Levin and Gary Gaeth asked people to rate ground beef. Half saw it labeled “75% lean,” half “25% fat” [1]. It was the same meat, and the “lean” label made it seem better tasting and less greasy. When people ate some first, the gap became smaller. **Direct experience weakened the frame**, which is a good reason to go and look for yourself.",
        },
        {
          type: "paragraph",
          text: "Headlines are tuned in the same way. Claire Robertson and colleagues studied about 105,000 headline versions that the site Upworthy had tried out on its readers [2]. For a headline of average length, each extra negative word raised the rate of clicks by about 2.3 percent. An editor who never meant to frighten anybody would drift toward gloom by following the numbers. Headlines built only for the click are **clickbait**; those that hold the point back open a **curiosity gap**.",
        },
        { type: "heading", text: "Where loaded language hides" },
        {
          type: "list",
          items: [
            "**Verbs:** “said” or “admitted,” “asked” or “demanded.”",
            "**Names:** “investor” or “speculator,” “stray” or “rescue.”",
            "**Adverbs:** “only,” “even,” “still.” “Even the vet was shocked” contains a whole play.",
            "**Selection:** the single photo that was chosen out of forty.",
          ],
        },
        {
          type: "paragraph",
          text: "Estimates bend too. In a well-known study [3], 45 students watched films of car accidents. Those asked how fast the cars went when they “smashed” gave about 41 miles an hour; those asked about cars that “contacted” gave about 32.",
        },
        {
          type: "example",
          who: "Honest heat",
          text: "“I am angry about this, and here is why: the firm knew of the leak in May and told us in September.”",
          note: "The feeling is named and has an address. You can check May and September.",
        },
      ],
    },
    {
      id: "practice",
      title: "What is the feeling resting on?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Say each text again in the dullest words you can. Then ask whether the feeling still has something to stand on." }],
      items: [
        {
          id: "example1",
          statement:
            "A post by the animal shelter: “Please, please don’t leave your dog in the car! On Thursday we broke a window on Canal Street to get a panting spaniel out. It was 79°F outside and the thermometer on the back seat read 104°F. She lived. She might not have.”",
          question: "Take away the pleading. What is left?",
          verdict: "sound",
          analysis:
            "The post begs, and a panting spaniel goes straight to the heart, so it looks like a pull on the strings. Strip it and a full report remains: a street, a day, two temperatures and an outcome. The figures are in line with what is known about closed cars in mild sun, which can gain 20 degrees Fahrenheit or more within a quarter of an hour. “She might not have” claims no more than the danger allows. The feeling here follows from the event. A version without any emotion would tell readers less about how serious those degrees are.",
          explanation:
            "Distrust every plea, and you scroll past useful advice. Emotion that rides on a checkable fact helps us act in time, and that is a large part of what feelings are for. Notice also how small the request is next to the evidence: leave the dog at home or take it along, with no donation and no enemy. When the fact, the feeling and the request are all of one size, you can usually relax and do the sensible thing.",
          leaveThePage: {
            steps: [
              "Search for “temperature rise in parked car study 2005.”",
              "Find how fast a car warmed up when it was about 79°F outside.",
              "Compare the result with the shelter’s back seat.",
            ],
            found:
              "McLaren, Null and Quinn measured a dark sedan on 16 sunny days between 72 and 96°F. The inside gained about 40 degrees in an hour, most of it in the first half hour, and a slightly open window hardly helped. The shelter’s 104°F fits.",
          },
        },
        {
          id: "example2",
          statement:
            "A flyer in a mailbox: “They are ripping the heart out of Alder Street! While you were at work on Tuesday at 9 a.m., city hall bureaucrats met to sacrifice the shops to a radical scheme. They never asked the baker. They never asked you. Say NO to the parking grab before the whole street dies. Tomorrow it may be you.”",
          question: "What is being proposed for Alder Street?",
          verdict: "misleading",
          analysis:
            "The anger may be deserved, and the flyer gives you no way to find out. “Ripping,” “sacrifice,” “grab” and “dies” name wounds, and the only solid noun in the plan is parking. In dull words it says: the city wants to change some parking. Is it four spaces or four hundred, for a year or for good? The people behind it are “they” and “bureaucrats,” so there is nobody to ask. There may be a strong case against the plan. Shops do depend on short stops. The flyer does not make that case, because a number might let a reader decide the loss is small.",
          explanation:
            "Flyers in favor of such plans use the same heat from the other side: “How many children must be hit before you give up your parking spot?” Both leave a street full of neighbors shouting about a drawing that few have seen. The plan is usually a public document of a few pages. Reading it takes ten minutes and changes the talk from whose heart is being torn out to which twelve spaces, at which hours. Strong words may still be right afterward, and then they will have something to point to.",
        },
        {
          id: "example3",
          statement:
            "A swimmer in Leeds, to the pool’s manager: “I am furious. This was wrong, and I won’t call it anything else. Mrs. Adeyemi wrote to you on March 4 that she had felt the rail of the slide move. Mr. Lund sent you his photographs on the 19th. You answered neither. On April 2 a boy of six fell through it. Mend it this week, and apologize to his parents.”",
          question: "Does the anger replace the facts or stand with them?",
          verdict: "sound",
          analysis:
            "“Furious” and “wrong” are strong words. Say it dull: two letters, on March 4 and 19, one with photographs; no answer; a fall on April 2. The dull version makes you angry as well, so the anger has a reason. Each date can be looked up, and the manager can say if a letter never came. The verdict is a moral one, and the speaker signs it. It falls on an act, two letters left lying, and not on a kind of people. The demand is no larger than the fault: one repair, one apology.",
          explanation:
            "People who are told to calm down before anyone will listen learn that their reasons don’t count. Moral words are no trick in themselves. Some acts are wrong, and a report that avoids saying so can mislead as much as one that shouts. Ask of an angry text what you would ask of a cool one: what happened, can it be checked, who did it, and does the demand fit? Here the letter answers all four. A fair reply begins with the rail and leaves the tone alone.",
        },
      ],
    },
    {
      id: "defense",
      title: "Say it dull, then feel again",
      blocks: [
        { type: "paragraph", text: "When a sentence makes your face warm, do this before you share it." },
        {
          type: "list",
          items: [
            "**Name the feeling.** “I’m angry.”",
            "**Say the event in dull words:** who did what, when, how much.",
            "**Look at the gap.** If the dull version still makes you angry, your anger has a reason. If it does not, the words did the work.",
            "**Ask for the missing piece,** such as a number, a name or a date.",
          ],
        },
        {
          type: "example",
          who: "You, to a friend who sent the flyer",
          text: "“That sounds awful. Do you know how many spaces it is? I’d like to look before I get mad.”",
          note: "It takes the friend’s side without signing the flyer.",
        },
        { type: "paragraph", text: "**Today:** take one headline you reacted to and rewrite it twice, once for each side, keeping every fact." },
        {
          type: "paragraph",
          text: "When you write with feeling yourself, put the ground next to it. “I’m worried, because she has eaten nothing since Sunday” is stronger than any adjective.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Irwin P. Levin and Gary J. Gaeth",
      year: 1988,
      title: "How Consumers Are Affected by the Framing of Attribute Information Before and After Consuming the Product",
      where: "Journal of Consumer Research 15(3), 374–378",
      link: "https://doi.org/10.1086/209174",
      found: "Ground beef labeled “75% lean” was rated more favorably than the same beef labeled “25% fat”; the difference was smaller when people tasted it.",
    },
    {
      authors: "Claire E. Robertson, Nicolas Pröllochs, Kaoru Schwarzenegger, Philip Pärnamets, Jay J. Van Bavel and Stefan Feuerriegel",
      year: 2023,
      title: "Negativity drives online news consumption",
      where: "Nature Human Behaviour 7, 812–822",
      link: "https://doi.org/10.1038/s41562-023-01538-4",
      found:
        "Across about 105,000 headline variations tested on Upworthy, each additional negative word raised the click-through rate of an average headline by 2.3 percent.",
    },
    {
      authors: "Elizabeth F. Loftus and John C. Palmer",
      year: 1974,
      title: "Reconstruction of automobile destruction: An example of the interaction between language and memory",
      where: "Journal of Verbal Learning and Verbal Behavior 13(5), 585–589",
      found: "45 students estimated the speed of filmed cars; the mean was about 41 mph when asked with “smashed” and about 32 mph with “contacted.”",
    },
  ],
  teaches: {
    families: ["vx-em08", "vx-nf01", "vx-tu01"],
    techniques: ["loaded language", "emotional framing", "name calling", "cherry picking", "clickbait", "curiosity gap"],
  },
};
