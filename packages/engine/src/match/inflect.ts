/** Inflections of a word, for `word~` in the phrase language. Build time only. */

const IRREGULAR = `
be am is are was were been being|have has had having|do does did done doing|go goes went gone going|say says said saying|make makes made making|take takes took taken taking
get gets got gotten getting|give gives gave given giving|come comes came coming|become becomes became becoming|know knows knew known knowing|think thinks thought thinking
see sees saw seen seeing|find finds found finding|tell tells told telling|feel feels felt feeling|leave leaves left leaving|put puts putting|mean means meant meaning
keep keeps kept keeping|let lets letting|begin begins began begun beginning|show shows showed shown showing|hear hears heard hearing|hold holds held holding|bring brings brought bringing
write writes wrote written writing|rewrite rewrites rewrote rewritten rewriting|sit sits sat sitting|stand stands stood standing|understand understands understood understanding|lose loses lost losing|pay pays paid paying|meet meets met meeting
set sets setting|lead leads led leading|mislead misleads misled misleading|speak speaks spoke spoken speaking|spend spends spent spending|grow grows grew grown growing|win wins won winning|teach teaches taught teaching
catch catches caught catching|buy buys bought buying|fall falls fell fallen falling|drive drives drove driven driving|break breaks broke broken breaking|build builds built building|send sends sent sending
choose chooses chose chosen choosing|rise rises rose risen rising|arise arises arose arisen arising|throw throws threw thrown throwing|overthrow overthrows overthrew overthrown overthrowing|shake shakes shook shaken shaking|steal steals stole stolen stealing|hide hides hid hidden hiding
sell sells sold selling|fight fights fought fighting|seek seeks sought seeking|deal deals dealt dealing|cut cuts cutting|hit hits hitting|hurt hurts hurting|cost costs costing|shut shuts shutting|quit quits quitting
read reads reading|run runs ran running|eat eats ate eaten eating|drink drinks drank drunk drinking|forget forgets forgot forgotten forgetting|forgive forgives forgave forgiven forgiving|wear wears wore worn wearing|tear tears tore torn tearing
bear bears bore borne bearing|swear swears swore sworn swearing|shoot shoots shot shooting|bind binds bound binding|grind grinds ground grinding|bleed bleeds bled bleeding|feed feeds fed feeding|breed breeds bred breeding|flee flees fled fleeing
sink sinks sank sunk sinking|shrink shrinks shrank shrunk shrinking|stink stinks stank stunk stinking|spread spreads spreading|split splits splitting|strike strikes struck stricken striking|stick sticks stuck sticking|swing swings swung swinging|sting stings stung stinging
sweep sweeps swept sweeping|creep creeps crept creeping|weep weeps wept weeping|sleep sleeps slept sleeping|dig digs dug digging|draw draws drew drawn drawing|withdraw withdraws withdrew withdrawn withdrawing|blow blows blew blown blowing|fly flies flew flown flying|freeze freezes froze frozen freezing
wake wakes woke woken waking|lie lies lied lying|die dies died dying|tie ties tied tying|lay lays laid laying|undo undoes undid undone undoing|outdo outdoes outdid outdone outdoing|overcome overcomes overcame overcoming|undergo undergoes underwent undergone undergoing
shed sheds shedding|slay slays slew slain slaying|strive strives strove striven striving|bite bites bit bitten biting|beat beats beaten beating|bet bets betting|burst bursts bursting|cast casts casting|broadcast broadcasts broadcasting|forecast forecasts forecasting|rid rids ridding
wreak wreaks wreaked wreaking|lend lends lent lending|bend bends bent bending|rend rends rent rending|spit spits spat spitting|slide slides slid sliding|ride rides rode ridden riding|ring rings rang rung ringing|sing sings sang sung singing|spring springs sprang sprung springing|cling clings clung clinging|fling flings flung flinging
light lights lit lighted lighting|prove proves proved proven proving|burn burns burned burnt burning|learn learns learned learnt learning|dream dreams dreamed dreamt dreaming|spoil spoils spoiled spoilt spoiling|spell spells spelled spelt spelling|smell smells smelled smelt smelling
man men|woman women|child children|person persons people|foot feet|tooth teeth|mouse mice|goose geese|life lives|wife wives|knife knives|thief thieves|wolf wolves|half halves|leaf leaves|loaf loaves|shelf shelves|elf elves|self selves|calf calves
crisis crises|analysis analyses|thesis theses|hypothesis hypotheses|basis bases|phenomenon phenomena|criterion criteria|medium media mediums|datum data|curriculum curricula|hero heroes|echo echoes echoed echoing|veto vetoes vetoed vetoing|potato potatoes|tomato tomatoes|torpedo torpedoes torpedoed torpedoing
businessman businessmen|policeman policemen|congressman congressmen|gentleman gentlemen|layman laymen|henchman henchmen|statesman statesmen|spokesman spokesmen|chairman chairmen|madman madmen|strongman strongmen
panic panics panicked panicking|mimic mimics mimicked mimicking|traffic traffics trafficked trafficking|frolic frolics frolicked frolicking|picnic picnics picnicked picnicking|focus focuses focused focusing|bus buses|gas gases|quiz quizzes quizzed quizzing
traumatize traumatizes traumatized traumatizing|travel travels traveled travelled traveling travelling|cancel cancels canceled cancelled canceling cancelling|model models modeled modelled modeling modelling|label labels labeled labelled labeling labelling
signal signals signaled signalled signaling signalling|counsel counsels counseled counselled counseling counselling|marvel marvels marveled marvelled marveling marvelling|quarrel quarrels quarreled quarrelled quarreling quarrelling|bully bullies bullied bullying
worship worships worshiped worshipped worshiping worshipping|kidnap kidnaps kidnapped kidnapping|program programs programmed programming|handicap handicaps handicapped|gaslight gaslights gaslighted gaslit gaslighting|backpedal backpedals backpedaled backpedaling`;

const FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  IRREGULAR.trim()
    .split(/[|\n]/)
    .map((line) => {
      const forms = line.trim().split(" ");
      return [forms[0]!, forms] as const;
    }),
);

/** Longer verbs with the stress at their end, whose last consonant doubles. */
const DOUBLING = new Set(
  "admit submit permit commit omit emit transmit refer prefer infer defer confer transfer deter occur recur incur control patrol compel expel propel repel rebel regret abet forbid equip acquit allot upset offset outwit".split(
    " ",
  ),
);
const PREFIXES = ["over", "under", "out", "mis", "re", "un", "fore", "with"];

/** The word and its inflections: third person and plural, past, -ing; common irregular forms. A hyphenated word inflects its last part. */
export function inflections(word: string): string[] {
  const cut = word.lastIndexOf("-");
  if (cut >= 0) return inflections(word.slice(cut + 1)).map((form) => word.slice(0, cut + 1) + form);
  const known = FORMS.get(word) ?? prefixed(word);
  if (known) return [...known];
  return [...new Set([word, sForm(word), pastForm(word), ingForm(word)])];
}

function prefixed(word: string): string[] | undefined {
  for (const prefix of PREFIXES) {
    const forms = word.startsWith(prefix) && word.length > prefix.length + 2 ? FORMS.get(word.slice(prefix.length)) : undefined;
    if (forms && forms.length >= 4) return forms.map((form) => prefix + form);
  }
  return undefined;
}

function sForm(word: string): string {
  if (/(?:[sxz]|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

function pastForm(word: string): string {
  if (word.endsWith("e")) return `${word}d`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`;
  return `${doubles(word) ? word + word.at(-1)! : word}ed`;
}

function ingForm(word: string): string {
  if (word.endsWith("ie")) return `${word.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(word)) return `${word.slice(0, -1)}ing`;
  return `${doubles(word) ? word + word.at(-1)! : word}ing`;
}

const doubles = (word: string): boolean => DOUBLING.has(word) || /^[^aeiou]*[aeiou][bdfgk-nprtvz]$/.test(word) || /^[^aeiou]*qu[aeiou][bdgmnpt]$/.test(word);
