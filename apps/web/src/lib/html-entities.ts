/** The signs from U+00A0 on, in the order in which they stand there (HTML 4, Latin-1): mails and old pages write pounds, bullets and the letters of names so. */
const LATIN_1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest " +
  "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig " +
  "agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
const FIRST = 0xa0;

const ENTITIES = new Map<string, string>([
  ...LATIN_1.split(" ").map((name, nth): [string, string] => [name, String.fromCharCode(FIRST + nth)]),
  ...Object.entries({
    ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", AMP: "&", LT: "<", GT: ">", QUOT: '"' },
    ...{ mdash: "—", ndash: "–", hellip: "…", bull: "•", trade: "™", euro: "€", permil: "‰", minus: "−", larr: "←", rarr: "→", dagger: "†", Dagger: "‡" },
    ...{ lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„", lsaquo: "‹", rsaquo: "›", prime: "′", Prime: "″" },
    ...{ OElig: "Œ", oelig: "œ", Scaron: "Š", scaron: "š", Yuml: "Ÿ", fnof: "ƒ" },
    // Blanks, and what shows nothing: newsletters fill their beginning with these, so that no more of them stands in a list of mails.
    ...{ nbsp: " ", ensp: " ", emsp: " ", thinsp: " ", shy: "", zwnj: "", zwj: "", lrm: "", rlm: "" },
  }),
]);

/** Numbers that Unicode has for controls were written by programs that meant the old Western encoding, and browsers read them so (HTML, numeric character references). */
const OLD_WESTERN = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const FIRST_OLD = 0x80;
const signOf = (code: number): string => OLD_WESTERN[code - FIRST_OLD] ?? String.fromCodePoint(code);

function decoded(whole: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES.get(name) ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? signOf(code) : whole;
}

/** Signs in the place of their names and numbers. What is no name of these stays as it is. */
export const withSigns = (html: string): string => html.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,7});/gi, decoded);
