import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze, countWords } from "./analyze.ts";
import { analyzeAsync } from "./browser.ts";
import { ENGINE_VERSION } from "./version.ts";
import { RULE_HASH } from "./generated/rule-hash.ts";
import engineManifest from "../package.json" with { type: "json" };

/** Wordings that set many patterns off, to be mixed with noise. */
const LOADED = [
  "Everyone knows that the experts are lying to you!",
  "Act now, only 3 left in stock!",
  "If you really loved me, you would sign.",
  "Studies show that it works.",
  "They don't want you to know the truth.",
  "Either you are with us, or you are against us.",
  "The so-called “reform” is a disgrace.",
  "Prove me wrong.",
  "It is not true that everyone knows it.",
  "He said that the disaster will destroy our children.",
  "Wait, what? Are you serious? Who pays for it?",
  "WAKE UP, PEOPLE!!!",
  "According to Anna Berg of the University of Leeds, 37% of wells were dry in 2019.",
  "LIES, LIES and more lies...",
  "<p>You won’t believe what happened next</p>",
];
const noise = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(...LOADED),
  fc.constantFrom("\n\n", "\n", " ", "“", "”", '"', "—", "\ud83d", "\udca9", "\u202e", "שלום", "😀", "\u0000", "<div", "</div>"),
);
const anyText = fc.array(noise, { maxLength: 25 }).map((parts) => parts.join(" "));

describe("analyze, on any string", () => {
  it("never throws and gives valid frames", () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, all) => {
        const { frames, paragraphs, regions, words, sentences } = analyze(text, { all });
        expect(words).toBeGreaterThanOrEqual(0);
        expect(sentences).toBeGreaterThanOrEqual(0);
        for (const frame of frames) {
          expect(frame.start).toBeGreaterThanOrEqual(0);
          expect(frame.end).toBeGreaterThan(frame.start);
          expect(frame.end).toBeLessThanOrEqual(text.length);
          expect(frame.fragment).toBe(text.slice(frame.start, frame.end));
          expect(frame.spans[0]).toEqual([frame.start, frame.end]);
          expect(frame.confidence).toBeGreaterThanOrEqual(0.05);
          expect(frame.confidence).toBeLessThanOrEqual(0.95);
          expect(frame.priority).toBeGreaterThanOrEqual(1);
          expect(frame.priority).toBeLessThanOrEqual(5);
          if (!all) expect(frame.gated).toBeUndefined();
        }
        for (const { start, end } of [...paragraphs, ...regions]) expect(0 <= start && start <= end && end <= text.length).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("gives the same answer twice, whatever came between", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const { timing: _, ...first } = analyze(text, { all: true });
        analyze(other);
        const { timing: __, ...second } = analyze(text, { all: true });
        expect(second).toEqual(first);
      }),
      { numRuns: 150 },
    );
  });

  it("does not change what it found when a neutral paragraph is added", () => {
    const neutral = "\n\nThe river rises in the hills north of the town and flows to the sea. Two bridges cross it near the old mill.";
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...LOADED), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(" ")),
        (text) => {
          const of = (input: string) =>
            analyze(input, { all: true })
              .frames.filter(({ family }) => family !== "cluster")
              .map(({ reflexId, confidence, spans }) => [reflexId, confidence, spans]);
          expect(of(text + neutral)).toEqual(of(text));
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    ["nothing", ""],
    ["blanks", " \n\t\r\n "],
    ["a megabyte of one letter", "a".repeat(1_000_000)],
    ["a megabyte of quotation marks", '"'.repeat(1_000_000)],
    ["a megabyte of opening quotes", "“".repeat(1_000_000)],
    ["a megabyte of full stops", ".".repeat(1_000_000)],
    ["a megabyte of angle brackets", "<".repeat(1_000_000)],
    ["a megabyte of open tags", "<a ".repeat(333_333)],
    ["10,000 times one word", "never ".repeat(10_000)],
    ["5,000 times the same gaps", "if you let them ".repeat(5_000)],
    ["an indent and many numbers", " ".repeat(300_000) + "1. ".repeat(100_000)],
    ["empty quotations and no words", '""'.repeat(150_000) + ",".repeat(300_000)],
    ["a megabyte of line breaks", "\n".repeat(1_000_000)],
    ["deeply nested quotes", "“‘".repeat(50_000) + "x" + "’”".repeat(50_000)],
    ["lone surrogates", "\ud800".repeat(1000) + "\udfff".repeat(1000)],
    ["bytes", Array.from({ length: 65_536 }, (_, unit) => String.fromCharCode(unit)).join("")],
  ])("takes %s within seconds", (_, text) => {
    const began = process.cpuUsage();
    analyze(text);
    const { user } = process.cpuUsage(began);
    expect(user / 1e6).toBeLessThan(6);
  });

  it("takes what is no string as one", () => {
    expect(analyze(undefined as unknown as string).frames).toEqual([]);
    expect(analyze(null as unknown as string).words).toBe(0);
    expect(analyze(42 as unknown as string).words).toBe(1);
  });

  it("counts words alone as an analysis does", () => {
    for (const text of ["", "One two three. Four!", "See https://a.example/b/c?d=e, or write to f.g@h.example.", "don’t 3.5% well-known 東京"])
      expect(countWords(text), text).toBe(analyze(text).words);
  });
});

describe("an analysis", () => {
  it("says what was read, with which handshake and which rules", () => {
    const { words, sentences, paragraphs, handshake, engineVersion, ruleHash, language } = analyze("One two three. Four!\n\nEveryone knows it.", {
      stakes: "high",
    });
    expect([words, sentences, paragraphs.length]).toEqual([7, 3, 2]);
    expect(handshake).toMatchObject({
      mode: "careful",
      stakes: "high",
      min_confidence: 0.75,
      cite_policy: "force",
      omission_scan: true,
      reflex_profile: "default",
      codex_version: "0.9.0",
    });
    expect(engineVersion).toBe(ENGINE_VERSION);
    expect(ENGINE_VERSION).toBe(engineManifest.version);
    expect(ruleHash).toBe(RULE_HASH);
    expect(language).toMatchObject({ english: true, script: "latin" });
  });

  it("counts shown frames by paragraph", () => {
    const { frames, paragraphs } = analyze("The river is long and slow here.\n\nAct now, before it is too late! Only 3 left in stock!");
    expect(paragraphs[0]!.frames).toBe(0);
    expect(paragraphs[1]!.frames).toBeGreaterThan(0);
    expect(paragraphs[1]!.frames).toBe(
      frames.filter(({ family }) => family !== "cluster" && family !== "policy").reduce((sum, { spans }) => sum + spans.length, 0),
    );
  });

  it.each([
    ["English", "The council met on Monday and talked about the new road for an hour or so.", true, "latin"],
    ["German", "Der Stadtrat tagte am Montag und sprach etwa eine Stunde lang über die neue Straße im Norden der Stadt.", false, "latin"],
    ["a German sentence", "Die Bürger sind wütend, weil der Bürgermeister den Hafen verkauft hat.", false, "latin"],
    ["a French sentence", "Le maire a vendu le port pour rien.", false, "latin"],
    ["a German sentence without small words that we list", "Ihr müsst jetzt sofort handeln, bevor es zu spät wird!", false, "latin"],
    ["a short Italian sentence", "Questa è una frase molto corta.", false, "latin"],
    ["loans in an English headline", "Crème brûlée recipe", true, "latin"],
    ["a Spanish sentence", "Todos saben que el alcalde miente.", false, "latin"],
    ["a Dutch sentence", "Iedereen weet dat de burgemeester liegt.", false, "latin"],
    ["a Polish sentence without its accents", "Kup teraz, bo jutro bedzie drozej", false, "latin"],
    ["a Swedish sentence", "Alla vet att borgmästaren ljuger.", false, "latin"],
    ["an Indonesian sentence", "Semua orang tahu bahwa walikota berbohong.", false, "latin"],
    ["a Dutch name in English", "Van de Berg wins in Amsterdam", true, "latin"],
    ["a name of another language in an English headline", "Ursula von der Leyen visits Paris", true, "latin"],
    ["an English headline", "Mayor Sells Harbor, Citizens Furious", true, "latin"],
    [
      "an English advertisement of few small words",
      "Limited time offer! Save 50% today only! Free shipping worldwide! Shop now! Hurry, stock running low!",
      true,
      "latin",
    ],
    [
      "an English line of buzzwords",
      "AI-powered, next-generation holistic blockchain solutions leverage scalable paradigms. Buy now. Buy now. Buy now.",
      true,
      "latin",
    ],
    [
      "an English review in pieces",
      "Best vacuum ever! Super quiet! Amazing suction! Best vacuum ever! Super quiet! Amazing suction! Highly recommend!",
      true,
      "latin",
    ],
    [
      "a Spanish advertisement without its accents",
      "Oferta limitada! Compra ahora! Envio gratis! Mejor producto, mejor precio, mejor calidad, garantia total!",
      false,
      "latin",
    ],
    [
      "a German job advertisement full of English words",
      "Unser Team sucht Marketing Manager mit Social Media Know-how, Teamgeist, Home-Office, Top-Gehalt, Start sofort, Full-Time Job in Berlin",
      false,
      "latin",
    ],
    ["Russian", "Городской совет собрался в понедельник и около часа обсуждал новую дорогу на севере города.", false, "other"],
    ["Hebrew", "מועצת העיר נפגשה ביום שני ודנה בכביש החדש במשך כשעה", false, "other"],
    ["nothing", "1 2 3 !!!", false, "none"],
  ])("recognises %s", (_, text, english, script) => expect(analyze(text).language).toMatchObject({ english, script }));
});

describe("analyzeAsync", () => {
  it("gives what analyze gives", async () => {
    for (const text of [LOADED.join(" "), "The river is long.", ""]) {
      const { timing: _, ...direct } = analyze(text, { all: true });
      const { timing: __, ...loaded } = await analyzeAsync(text, { all: true });
      expect(loaded).toEqual(direct);
    }
  });
  it("keeps overlapping calls apart", async () => {
    const results = await Promise.all(LOADED.map((text) => analyzeAsync(text)));
    results.forEach(({ frames }, at) => expect(frames.map(({ fragment, start, end }) => fragment === LOADED[at]!.slice(start, end))).not.toContain(false));
  });
});
