/** A quotation (specification 1 §3). `source` says where it stands; doubtful ones carry “(attributed)” in the author field. */
export interface Quote {
  quote: string;
  author: string;
  tone: string;
  /** Only on what a visitor added. */
  isUserSubmitted?: boolean;
}

export interface BuiltInQuote extends Quote {
  source: string;
}

/** Short, real, from many times and places. Translations are the common English ones. */
export const QUOTES: readonly BuiltInQuote[] = [
  {
    quote: "The first principle is that you must not fool yourself—and you are the easiest person to fool.",
    author: "Richard Feynman",
    tone: "wry",
    source: "Cargo Cult Science, Caltech commencement address, 1974",
  },
  {
    quote: "Doubt is not a pleasant condition, but certainty is absurd.",
    author: "Voltaire",
    tone: "dry",
    source: "Letter to Frederick William, Prince of Prussia, 28 November 1770 (translated freely: the French calls certainty a ridiculous state)",
  },
  {
    quote: "He who knows only his own side of the case, knows little of that.",
    author: "John Stuart Mill",
    tone: "firm",
    source: "On Liberty, chapter 2, 1859",
  },
  {
    quote: "A wise man, therefore, proportions his belief to the evidence.",
    author: "David Hume",
    tone: "measured",
    source: "An Enquiry Concerning Human Understanding, section 10, 1748",
  },
  { quote: "The unexamined life is not worth living.", author: "Socrates, in Plato’s Apology", tone: "grave", source: "Plato, Apology 38a" },
  { quote: "What I do not know I do not think I know.", author: "Socrates, in Plato’s Apology", tone: "modest", source: "Plato, Apology 21d (translated)" },
  {
    quote: "When you know a thing, to hold that you know it; and when you do not know a thing, to allow that you do not know it—this is knowledge.",
    author: "Confucius",
    tone: "plain",
    source: "Analects 2.17, translated by James Legge",
  },
  {
    quote: "Knowing others is wisdom; knowing the self is enlightenment.",
    author: "Laozi",
    tone: "calm",
    source: "Tao Te Ching, chapter 33, translated by Gia-fu Feng and Jane English",
  },
  {
    quote: "Men are disturbed not by things, but by the views which they take of things.",
    author: "Epictetus",
    tone: "calm",
    source: "Enchiridion 5, translated by T. W. Higginson",
  },
  {
    quote:
      "If any man is able to convince me and show me that I do not think or act right, I will gladly change; for I seek the truth by which no man was ever injured.",
    author: "Marcus Aurelius",
    tone: "open",
    source: "Meditations 6.21, translated by George Long",
  },
  {
    quote: "The human understanding when it has once adopted an opinion … draws all things else to support and agree with it.",
    author: "Francis Bacon",
    tone: "sharp",
    source: "Novum Organum, book 1, aphorism 46, 1620 (translated; a bracket left out)",
  },
  {
    quote: "Read not to contradict and confute; nor to believe and take for granted; nor to find talk and discourse; but to weigh and consider.",
    author: "Francis Bacon",
    tone: "advisory",
    source: "Essays: Of Studies, 1625",
  },
  {
    quote: "If a man will begin with certainties, he shall end in doubts; but if he will be content to begin with doubts, he shall end in certainties.",
    author: "Francis Bacon",
    tone: "balanced",
    source: "The Advancement of Learning, book 1, 1605",
  },
  {
    quote: "We are usually convinced more easily by reasons we have found ourselves than by those which have occurred to others.",
    author: "Blaise Pascal",
    tone: "observant",
    source: "Pensées, 1670 (translated)",
  },
  {
    quote: "Ignorance more frequently begets confidence than does knowledge.",
    author: "Charles Darwin",
    tone: "dry",
    source: "The Descent of Man, introduction, 1871",
  },
  {
    quote: "False facts are highly injurious to the progress of science, for they often long endure.",
    author: "Charles Darwin",
    tone: "warning",
    source: "The Descent of Man, chapter 21, first edition, 1871",
  },
  {
    quote: "It is wrong always, everywhere, and for anyone, to believe anything upon insufficient evidence.",
    author: "William Kingdon Clifford",
    tone: "stern",
    source: "The Ethics of Belief, 1877",
  },
  {
    quote: "Some people think they are thinking when they are merely rearranging their prejudices.",
    author: "William Fitzjames Oldham, often given to William James (attributed)",
    tone: "wry",
    source: "Reported from a speech in Zion’s Herald, 7 November 1906; not found in the works of James",
  },
  {
    quote: "The art of being wise is the art of knowing what to overlook.",
    author: "William James",
    tone: "calm",
    source: "The Principles of Psychology, chapter 22, 1890",
  },
  {
    quote: "The great tragedy of Science—the slaying of a beautiful hypothesis by an ugly fact.",
    author: "Thomas Henry Huxley",
    tone: "wry",
    source: "Biogenesis and Abiogenesis, 1870",
  },
  {
    quote: "Sit down before fact as a little child, be prepared to give up every preconceived notion.",
    author: "Thomas Henry Huxley",
    tone: "humble",
    source: "Letter to Charles Kingsley, 23 September 1860",
  },
  {
    quote: "In the fields of observation chance favors only the prepared mind.",
    author: "Louis Pasteur",
    tone: "bright",
    source: "Address at the opening of the Faculty of Sciences of Lille, given in Douai, 7 December 1854 (translated)",
  },
  {
    quote: "Nothing in life is to be feared, it is only to be understood.",
    author: "Marie Curie (attributed)",
    tone: "brave",
    source: "Quoted in Our Precarious Habitat by Melvin Benarde, 1973",
  },
  {
    quote: "Science is built up with facts, as a house is with stones. But a collection of facts is no more a science than a heap of stones is a house.",
    author: "Henri Poincaré",
    tone: "clear",
    source: "Science and Hypothesis, chapter 9, 1902, translated by G. B. Halsted",
  },
  {
    quote: "To doubt everything or to believe everything are two equally convenient solutions; both dispense with the necessity of reflection.",
    author: "Henri Poincaré",
    tone: "balanced",
    source: "Science and Hypothesis, preface, 1902 (translated)",
  },
  {
    quote: "The fundamental cause of the trouble is that in the modern world the stupid are cocksure while the intelligent are full of doubt.",
    author: "Bertrand Russell",
    tone: "biting",
    source: "The Triumph of Stupidity, 1933",
  },
  {
    quote: "To learn which questions are unanswerable, and not to answer them: this skill is most needful in times of stress and darkness.",
    author: "Ursula K. Le Guin",
    tone: "steady",
    source: "The Left Hand of Darkness, 1969",
  },
  { quote: "Do not feel absolutely certain of anything.", author: "Bertrand Russell", tone: "plain", source: "A Liberal Decalogue, 1951" },
  {
    quote: "To see what is in front of one’s nose needs a constant struggle.",
    author: "George Orwell",
    tone: "plain",
    source: "In Front of Your Nose, Tribune, 22 March 1946",
  },
  {
    quote: "If thought corrupts language, language can also corrupt thought.",
    author: "George Orwell",
    tone: "warning",
    source: "Politics and the English Language, 1946",
  },
  { quote: "The great enemy of clear language is insincerity.", author: "George Orwell", tone: "sharp", source: "Politics and the English Language, 1946" },
  {
    quote: "One of the most salient features of our culture is that there is so much bullshit.",
    author: "Harry Frankfurt",
    tone: "deadpan",
    source: "On Bullshit, 2005 (essay 1986)",
  },
  { quote: "Extraordinary claims require extraordinary evidence.", author: "Carl Sagan", tone: "crisp", source: "Cosmos, episode 12, 1980" },
  {
    quote: "Somewhere, something incredible is waiting to be known.",
    author: "Sharon Begley, often given to Carl Sagan",
    tone: "hopeful",
    source: "Last line of a profile of Sagan, Newsweek, 15 August 1977; the reporter has confirmed that the words are hers",
  },
  {
    quote: "It is the mark of an educated mind to be able to entertain a thought without accepting it.",
    author: "Lowell L. Bennion, often given to Aristotle (attributed)",
    tone: "measured",
    source: "Religion and the Pursuit of Truth, 1959, where it is given to Aristotle, who says something else in Nicomachean Ethics 1094b",
  },
  {
    quote: "It is the mark of an educated man to look for precision in each class of things just so far as the nature of the subject admits.",
    author: "Aristotle",
    tone: "measured",
    source: "Nicomachean Ethics 1094b, translated by W. D. Ross",
  },
  {
    quote: "Men in general are quick to believe that which they wish to be true.",
    author: "Julius Caesar",
    tone: "observant",
    source: "The Gallic War 3.18 (translated)",
  },
  {
    quote: "I am human, and I think nothing human is alien to me.",
    author: "Terence",
    tone: "warm",
    source: "Heauton Timorumenos, line 77, 163 BCE (translated)",
  },
  {
    quote:
      "The duty of the man who investigates the writings of scientists, if learning the truth is his goal, is to make himself an enemy of all that he reads.",
    author: "Ibn al-Haytham",
    tone: "stern",
    source: "Doubts Concerning Ptolemy, 11th century, translated by A. I. Sabra",
  },
  {
    quote:
      "We ought not to be ashamed of appreciating the truth and of acquiring it wherever it comes from, even if it comes from races distant and nations different from us.",
    author: "Al-Kindi",
    tone: "open",
    source: "On First Philosophy, 9th century, translated by Alfred Ivry",
  },
  { quote: "Hear the truth from whoever says it.", author: "Maimonides", tone: "open", source: "Eight Chapters, foreword, 12th century (translated)" },
  {
    quote: "Reason is itself a matter of faith. It is an act of faith to assert that our thoughts have any relation to reality at all.",
    author: "G. K. Chesterton",
    tone: "teasing",
    source: "Orthodoxy, chapter 3, 1908",
  },
  {
    quote: "All I know is just what I read in the papers.",
    author: "Will Rogers",
    tone: "wry",
    source: "His opening line on stage and in columns of the 1920s",
  },
  { quote: "It is a capital mistake to theorize before one has data.", author: "Arthur Conan Doyle", tone: "crisp", source: "A Scandal in Bohemia, 1891" },
  {
    quote: "The Analytical Engine has no pretensions whatever to originate anything. It can do whatever we know how to order it to perform.",
    author: "Ada Lovelace",
    tone: "sober",
    source: "Notes to her translation of Menabrea’s Sketch of the Analytical Engine, note G, 1843",
  },
  {
    quote: "There is always a well-known solution to every human problem—neat, plausible, and wrong.",
    author: "H. L. Mencken",
    tone: "biting",
    source: "The Divine Afflatus, New York Evening Mail, 16 November 1917",
  },
  {
    quote: "A map is not the territory it represents, but, if correct, it has a similar structure to the territory, which accounts for its usefulness.",
    author: "Alfred Korzybski",
    tone: "clear",
    source: "Science and Sanity, chapter 4, 1933",
  },
  {
    quote: "All models are wrong but some are useful.",
    author: "George E. P. Box",
    tone: "practical",
    source: "Robustness in the Strategy of Scientific Model Building, 1979",
  },
  {
    quote:
      "Far better an approximate answer to the right question, which is often vague, than an exact answer to the wrong question, which can always be made precise.",
    author: "John W. Tukey",
    tone: "practical",
    source: "The Future of Data Analysis, Annals of Mathematical Statistics, 1962",
  },
  {
    quote: "We can be blind to the obvious, and we are also blind to our blindness.",
    author: "Daniel Kahneman",
    tone: "humbling",
    source: "Thinking, Fast and Slow, 2011",
  },
  {
    quote: "Whatever inspiration is, it’s born from a continuous ‘I don’t know.’",
    author: "Wisława Szymborska",
    tone: "curious",
    source: "The Poet and the World, Nobel lecture, 7 December 1996, translated by Stanisław Barańczak and Clare Cavanagh",
  },
  {
    quote: "The voice of the intellect is a soft one, but it does not rest till it has gained a hearing.",
    author: "Sigmund Freud",
    tone: "patient",
    source: "The Future of an Illusion, 1927 (translated)",
  },
  {
    quote: "Whereof one cannot speak, thereof one must be silent.",
    author: "Ludwig Wittgenstein",
    tone: "austere",
    source: "Tractatus Logico-Philosophicus 7, 1922, translated by C. K. Ogden",
  },
  {
    quote: "Our knowledge can be only finite, while our ignorance must necessarily be infinite.",
    author: "Karl Popper",
    tone: "humble",
    source: "On the Sources of Knowledge and of Ignorance, 1960",
  },
  {
    quote: "Attention is the rarest and purest form of generosity.",
    author: "Simone Weil",
    tone: "warm",
    source: "Letter to Joë Bousquet, 13 April 1942 (translated)",
  },
  {
    quote:
      "The ideal subject of totalitarian rule is not the convinced Nazi or the convinced Communist, but people for whom the distinction between fact and fiction … and the distinction between true and false … no longer exist.",
    author: "Hannah Arendt",
    tone: "grave",
    source: "The Origins of Totalitarianism, chapter 13, in editions from 1958 (two brackets left out)",
  },
  {
    quote: "We do not see things as they are, we see them as we are.",
    author: "Anaïs Nin (attributed)",
    tone: "reflective",
    source: "Seduction of the Minotaur, 1961, where it is given to the Talmud",
  },
  { quote: "Your silence will not protect you.", author: "Audre Lorde", tone: "brave", source: "The Transformation of Silence into Language and Action, 1977" },
  {
    quote: "Not everything that is faced can be changed, but nothing can be changed until it is faced.",
    author: "James Baldwin",
    tone: "brave",
    source: "As Much Truth As One Can Bear, New York Times Book Review, 14 January 1962",
  },
  {
    quote:
      "The test of a first-rate intelligence is the ability to hold two opposed ideas in the mind at the same time, and still retain the ability to function.",
    author: "F. Scott Fitzgerald",
    tone: "balanced",
    source: "The Crack-Up, Esquire, February 1936",
  },
  { quote: "What is hateful to you, do not do to your fellow.", author: "Hillel", tone: "plain", source: "Babylonian Talmud, Shabbat 31a (translated)" },
  {
    quote: "I have striven not to laugh at human actions, not to weep at them, nor to hate them, but to understand them.",
    author: "Baruch Spinoza",
    tone: "calm",
    source: "Tractatus Politicus 1.4, 1677 (translated)",
  },
  {
    quote: "Have the courage to use your own understanding!",
    author: "Immanuel Kant",
    tone: "brave",
    source: "An Answer to the Question: What Is Enlightenment?, 1784 (translated)",
  },
  {
    quote: "I study neither to write nor, still less, to teach, but only to see whether by studying I may be less ignorant.",
    author: "Juana Inés de la Cruz",
    tone: "modest",
    source: "Reply to Sor Filotea de la Cruz, 1691 (translated; a bracket left out)",
  },
  {
    quote: "We do not grow absolutely, chronologically. We grow sometimes in one dimension, and not in another, unevenly.",
    author: "Anaïs Nin",
    tone: "reflective",
    source: "The Diary of Anaïs Nin, volume 4, 1944–1947",
  },
  {
    quote: "The problem with stereotypes is not that they are untrue, but that they are incomplete.",
    author: "Chimamanda Ngozi Adichie",
    tone: "clear",
    source: "The Danger of a Single Story, TED, 2009",
  },
  {
    quote: "It is a narrow mind which cannot look at a subject from various points of view.",
    author: "George Eliot",
    tone: "open",
    source: "Middlemarch, chapter 7, 1871 (the narrator, on Mr. Brooke)",
  },
  {
    quote:
      "Taught from their infancy that beauty is woman’s sceptre, the mind shapes itself to the body, and, roaming round its gilt cage, only seeks to adorn its prison.",
    author: "Mary Wollstonecraft",
    tone: "sharp",
    source: "A Vindication of the Rights of Woman, chapter 3, 1792",
  },
  {
    quote: "I can live with doubt, and uncertainty, and not knowing.",
    author: "Richard Feynman",
    tone: "open",
    source: "Interview, The Pleasure of Finding Things Out, BBC Horizon, 1981",
  },
  {
    quote: "I beseech you, in the bowels of Christ, think it possible you may be mistaken.",
    author: "Oliver Cromwell",
    tone: "urgent",
    source: "Letter to the General Assembly of the Kirk of Scotland, 3 August 1650",
  },
  {
    quote: "Facts are stubborn things.",
    author: "John Adams",
    tone: "firm",
    source: "Argument in defense of the soldiers, Boston Massacre trials, December 1770; the words were a saying before him",
  },
  {
    quote: "Round numbers are always false.",
    author: "Samuel Johnson",
    tone: "dry",
    source: "Apophthegms, in his Works, edited by John Hawkins, volume 11, 1787",
  },
];
