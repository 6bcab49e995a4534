const SCORE = /(?<![\d.,:–-])\d{1,3} ?[–:-] ?\d{1,3}(?![\d.,:–-])/;
const OF_PLAY =
  /\b(?:scored|scores|equali[sz]ed|goals?|half[- ]time|first half|second half|the break|kick-?off|penalty|free kick|corner|league|cup|set|innings|overtime|coach|referee|goalkeeper|striker|minutes?|spectators|beat|defeated)\b/gi;
const LEAST_WORDS_OF_PLAY = 4;

/** Whether a text reports on a match: it gives a score, and at least four words of play; neither side of a match is an opinion that could be left out. */
export const isMatchReport = (text: string): boolean =>
  SCORE.test(text) && new Set((text.match(OF_PLAY) ?? []).map((word) => word.toLowerCase())).size >= LEAST_WORDS_OF_PLAY;
