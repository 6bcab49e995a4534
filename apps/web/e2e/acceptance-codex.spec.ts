import { analyze } from "@candor/engine";
import * as policy from "@candor/engine/policy";
import { expect, test } from "./support/test.ts";

/** Specification 1, sections 3 to 5 and 9: the codex, its rules and the constants of detection, on what is built. Every value stands here as printed there. */

const { CODEX } = policy;
const changed = (edit: (codex: Record<string, never>) => void): typeof CODEX => {
  const copy = structuredClone(CODEX);
  edit(copy as unknown as Record<string, never>);
  return copy;
};

test.describe("3, the codex", () => {
  test("version 0.9.0 of 2025-08-10, with all its parts", () => {
    expect([CODEX.codex_version, CODEX.date]).toEqual(["0.9.0", "2025-08-10"]);
    for (const part of [
      "codex_version",
      "description",
      "compat_matrix",
      "handshake_required_fields",
      "handshake_defaults",
      "modes",
      "stakes_policy",
      "citation_policy",
      "citation_hooks",
      "context_decay",
      "reflex_profiles",
      "reflex_prioritization",
      "reflex_thresholds",
      "failure_semantics",
      "telemetry",
    ])
      expect(CODEX).toHaveProperty(part);
  });
  test("compat matrix", () => {
    expect(CODEX.compat_matrix).toMatchObject({
      min_app_semver: "0.1.0",
      min_node: "18.0.0",
      min_typescript: "5.2",
      ui_layers: ["react-18", "vite"],
      ui_components: ["FailureBanner"],
    });
    expect(CODEX.compat_matrix.llm_targets).toEqual([{ name: expect.any(String), min_version: expect.any(String), notes: expect.any(String) }]);
  });
});

test.describe("5, codex validation", () => {
  test("the codex is ok", () => expect(policy.validateCodex(CODEX)).toEqual({ ok: true }));
  const broken: [string, RegExp, (codex: never) => void][] = [
    [
      "codex_version is no semver",
      /^codex_version must be semver \(got v9\)$/,
      (c: { codex_version: string }) => {
        c.codex_version = "v9";
      },
    ],
    [
      "no required fields",
      /^handshake_required_fields must be present/,
      (c: { handshake_required_fields?: unknown }) => {
        delete c.handshake_required_fields;
      },
    ],
    [
      "a mode list without a required mode",
      /^handshake\.mode must include/,
      (c: { handshake_required_fields: Record<string, unknown> }) => {
        c.handshake_required_fields["handshake.mode"] = ["--loud"];
      },
    ],
    [
      "min_confidence is no number",
      /^handshake\.min_confidence\.type must be 'number'$/,
      (c: { handshake_required_fields: Record<string, { type: string }> }) => {
        c.handshake_required_fields["handshake.min_confidence"]!.type = "string";
      },
    ],
    [
      "another range",
      /^handshake\.min_confidence\.range must be \[0,1\]$/,
      (c: { handshake_required_fields: Record<string, { range: number[] }> }) => {
        c.handshake_required_fields["handshake.min_confidence"]!.range = [0.1, 1];
      },
    ],
    [
      "another codex version in the handshake",
      /^handshake\.codex_version must match codex_version$/,
      (c: { handshake_required_fields: Record<string, unknown> }) => {
        c.handshake_required_fields["handshake.codex_version"] = "0.8.0";
      },
    ],
    [
      "no defaults",
      /^handshake_defaults must be present$/,
      (c: { handshake_defaults?: unknown }) => {
        delete c.handshake_defaults;
      },
    ],
    [
      "two modes",
      /^modes must hold/,
      (c: { modes: Record<string, unknown> }) => {
        delete c.modes["--recap"];
      },
    ],
    [
      "two stakes",
      /^stakes_policy must hold low, medium and high$/,
      (c: { stakes_policy: Record<string, unknown> }) => {
        delete c.stakes_policy["medium"];
      },
    ],
    [
      "an empty order",
      /^reflex_profiles\.default\.prioritization_order must not be empty$/,
      (c: { reflex_profiles: Record<string, { prioritization_order: unknown[] }> }) => {
        c.reflex_profiles["default"]!.prioritization_order = [];
      },
    ],
    [
      "no failure semantics",
      /^failure_semantics must be present$/,
      (c: { failure_semantics?: unknown }) => {
        delete c.failure_semantics;
      },
    ],
    [
      "no telemetry",
      /^telemetry must be present$/,
      (c: { telemetry?: unknown }) => {
        delete c.telemetry;
      },
    ],
  ];
  for (const [name, message, edit] of broken) {
    test(name, () => {
      const result = policy.validateCodex(changed(edit as (codex: Record<string, never>) => void));
      expect(result.ok ? [] : result.errors).toContainEqual(expect.stringMatching(message));
    });
  }
});

test.describe("5, handshake resolution", () => {
  const rows: [Parameters<typeof policy.resolveHandshake>[0], Record<string, unknown>][] = [
    [
      {},
      { mode: "careful", stakes: "medium", min_confidence: 0.6, cite_policy: "auto", omission_scan: "auto", reflex_profile: "default", codex_version: "0.9.0" },
    ],
    [{ stakes: "high" }, { min_confidence: 0.75, cite_policy: "force", omission_scan: true }],
    [{ stakes: "low" }, { min_confidence: 0.6, cite_policy: "auto", omission_scan: "auto" }],
    [{ stakes: "low", min_confidence: 0.1 }, { min_confidence: 0.45 }],
    [{ stakes: "medium", min_confidence: 0.1 }, { min_confidence: 0.6 }],
    [{ stakes: "high", min_confidence: 0.9 }, { min_confidence: 0.9 }],
    [
      { stakes: "high", cite_policy: "off", omission_scan: false },
      { cite_policy: "off", omission_scan: false },
    ],
  ];
  for (const [given, resolved] of rows)
    test(JSON.stringify(given), () => {
      const handshake = policy.resolveHandshake(given);
      expect(handshake).toMatchObject(resolved);
      expect(Object.keys(handshake).sort()).toEqual(["cite_policy", "codex_version", "min_confidence", "mode", "omission_scan", "reflex_profile", "stakes"]);
    });
  test("without defaults: --careful, and the mode's own confidence", () => {
    const bare = changed((c: { handshake_defaults?: unknown }) => {
      delete c.handshake_defaults;
    });
    expect(policy.resolveHandshake({}, {}, bare)).toMatchObject({ mode: "careful", min_confidence: 0.7 });
    expect(policy.resolveHandshake({ mode: "direct" }, {}, bare).min_confidence).toBe(0.6);
    expect(policy.resolveHandshake({ mode: "direct", stakes: "low" }, {}, bare).min_confidence).toBe(0.55);
    expect(policy.resolveHandshake({ mode: "recap", stakes: "low" }, {}, bare).min_confidence).toBe(0.6);
  });
});

test.describe("9, codex values", () => {
  test("modes, defaults, stakes", () => {
    expect(Object.entries(CODEX.modes).map(([mode, { default_min_confidence }]) => [mode, default_min_confidence])).toEqual([
      ["--direct", 0.55],
      ["--careful", 0.7],
      ["--recap", 0.6],
    ]);
    expect(CODEX.handshake_defaults).toEqual({
      mode: "--careful",
      stakes: "medium",
      min_confidence: 0.6,
      cite_policy: "auto",
      omission_scan: "auto",
      reflex_profile: "default",
    });
    expect(CODEX.stakes_policy).toEqual({
      low: { min_confidence_floor: 0.45, default_cite_policy: "auto", default_omission_scan: "auto" },
      medium: { min_confidence_floor: 0.6, default_cite_policy: "auto", default_omission_scan: "auto" },
      high: { min_confidence_floor: 0.75, default_cite_policy: "force", default_omission_scan: true },
    });
  });
  test("citation and omission", () => {
    expect(CODEX.citation_policy).toEqual({
      auto: { require_if_stakes: ["medium", "high"], require_if_confidence_below: 0.85, require_if_external_claim: true },
      force: { always: true },
      off: { allowed_stakes: ["low"] },
    });
    expect(CODEX.citation_hooks).toEqual({ omission_scan_required_stakes: ["high"], anchor_required: true, log_missing_context: true });
  });
  test("context decay, failures, telemetry", () => {
    expect(CODEX.context_decay).toEqual({ max_turns: 12, max_tokens: 3500, on_expiry_mode: "--recap", recap_resets: true });
    expect(CODEX.failure_semantics).toEqual({
      hedge_below: 0.4,
      refuse_below: 0.2,
      refuse: { text: "I can’t assist with that. Let’s choose a safer or more specific direction.", action: "offer alternatives" },
      hedge: { text: "I’m not fully confident. Here’s what I do know—and what would increase confidence.", action: "show confidence and next steps" },
      "ask-clarify": { text: "To get this right, I need a quick clarification on X/Y.", action: "prompt for disambiguation" },
    });
    expect(CODEX.telemetry.enabled).toBe(true);
    expect(CODEX.telemetry.redact).toEqual(["latestInput"]);
    expect(CODEX.telemetry.fields).toHaveLength(7);
    const sent: unknown[] = [];
    policy.emitTelemetry({ event: "x", codex_version: "0.9.0", mode: "careful", stakes: "medium", latestInput: "secret" }, (event) => sent.push(event));
    expect(JSON.stringify(sent)).not.toContain("secret");
    expect([0.19, 0.2, 0.39, 0.4].map((confidence) => policy.failureFor(confidence))).toEqual(["refuse", "hedge", "hedge", null]);
  });
  test("cooldowns in ms, co-fire, counts, tiebreakers", () => {
    expect(Object.entries(CODEX.reflex_profiles).map(([name, { cooldown_ms }]) => [name, cooldown_ms.global, cooldown_ms.per_reflex])).toEqual([
      ["default", 1200, 800],
      ["strict", 1600, 1100],
      ["lenient", 900, 600],
    ]);
    expect(CODEX.reflex_prioritization).toMatchObject({
      cofire_allowed: ["vx-ju01", "vx-ri01", "vx-da01", "vx-fp01", "vx-nf01"],
      cooldown_counts: { "vx-ju01": 2, "vx-ri01": 1 },
      tiebreakers: ["confidence", "priority", "recency"],
    });
    expect(CODEX.reflex_prioritization.prefix_names).toMatchObject({ "vx-ha01": "hallucination", "vx-os01": "omission", "vx-em08": "emotional_manipulation" });
  });
  test("the default order; strict and lenient reorder it", () => {
    const order = [
      "contradiction",
      "hallucination",
      "omission",
      "speculative_authority",
      "perceived_consensus",
      "false_precision",
      "data_less_claim",
      "emotional_manipulation",
      "tone_urgency",
      "ethical_drift",
    ];
    const of = (profile: "default" | "strict" | "lenient"): string[] => [...CODEX.reflex_profiles[profile].prioritization_order];
    expect(of("default")).toEqual(order);
    for (const profile of ["strict", "lenient"] as const) {
      expect(of(profile)).not.toEqual(order);
      expect(of(profile).sort()).toEqual([...order].sort());
    }
  });

  const thresholds: [reflex: string, trigger: number, block: number | null][] = [
    ["emotional_manipulation", 0.65, null],
    ["hallucination", 0.5, 0.8],
    ["speculative_authority", 0.6, null],
    ["omission", 0.55, null],
    ["perceived_consensus", 0.6, null],
    ["false_precision", 0.55, null],
    ["data_less_claim", 0.6, null],
    ["tone_urgency", 0.6, null],
    ["ethical_drift", 0.6, null],
    ["contradiction", 0.55, 0.85],
    ["confidence_illusion", 0.6, null],
    ["rhetorical_entrapment", 0.65, null],
    ["false_urgency", 0.6, null],
    ["jargon_overload", 0.6, null],
    ["narrative_oversimplification", 0.6, null],
    ["narrative_framing", 0.6, null],
    ["rhetorical_interruption", 0.6, null],
    ["vagueness", 0.55, null],
  ];
  test("trigger thresholds are these eighteen", () => expect(Object.keys(CODEX.reflex_thresholds).sort()).toEqual(thresholds.map(([reflex]) => reflex).sort()));
  for (const [reflex, trigger, block] of thresholds) {
    test(`${reflex} triggers at ${trigger} and blocks ${block === null ? "never" : `over ${block}`}`, () => {
      const fire = (confidence: number, stakes: "low" | "medium" | "high" = "medium") =>
        policy.firing(reflex as Parameters<typeof policy.firing>[0], confidence, stakes);
      for (const stakes of ["low", "medium", "high"] as const) expect(fire(trigger, stakes).triggered).toBe(true);
      expect(fire(trigger - 0.001).triggered).toBe(false);
      expect(fire(1).blocked).toBe(block !== null);
      if (block !== null) expect([fire(block).blocked, fire(block + 0.001).blocked]).toEqual([false, true]);
    });
  }
  test("unknown reflexes always trigger and never block", () => expect(policy.firing(null, 0.01, "low")).toMatchObject({ triggered: true, blocked: false }));
  test("emotional manipulation is suppressed when stakes are below low", () =>
    expect(CODEX.reflex_thresholds.emotional_manipulation.suppress_if_stakes_below).toBe("low"));
});

test.describe("9, detection", () => {
  test("the families", () => {
    const names = policy.FAMILIES.map((family) => family.name.toLowerCase());
    for (const name of [
      "emotional manipulation",
      "false urgency",
      "guilt and flattery",
      "rhetorical entrapment",
      "speculative overreach",
      "implausible factual claims",
      "burden-of-proof reversal",
      "false precision",
      "omission of sources",
      "consensus manipulation",
      "ethical drift",
      "tone escalation",
      "jargon overload",
      "confidence illusion",
      "data-less claims",
      "narrative oversimplification",
      "rhetorical interruption",
      "vagueness",
      "narrative framing",
      "pseudo-inquiry",
      "semantic patterns",
      "expert taxonomy",
    ]) {
      expect(
        names.some((one) => one.startsWith(name)),
        name,
      ).toBe(true);
    }
  });
  test("confidence by severity: within the lists, and the fixed ones", () => {
    const of = (prefix: string) => {
      const { high, medium, low } = policy.FAMILIES.find((family) => family.prefix === prefix)!.confidence!;
      return [high, medium, low];
    };
    for (const { confidence, prefix } of policy.FAMILIES) {
      if (!confidence || /ha0|fp01|so01/.test(prefix)) continue;
      expect([0.9, 0.85, 0.8], prefix).toContain(confidence.high);
      expect([0.75, 0.7, 0.65, 0.6], prefix).toContain(confidence.medium);
      expect([0.6, 0.55, 0.5, 0.4], prefix).toContain(confidence.low);
    }
    expect(of("vx-em08")).toEqual([0.9, 0.75, 0.6]);
    expect(of("vx-so01")).toEqual([0.8, 0.6, 0.4]);
    expect(of("vx-fp01")).toEqual([0.77, 0.77, 0.77]);
    expect(of("vx-ha01")).toEqual([0.95, 0.95, 0.95]);
    expect(of("vx-ha02")).toEqual([0.85, 0.85, 0.85]);
    expect(of("vx-os01")[1]).toBe(0.65);
  });
  test("priority, boosts, language adjustment, clusters, caps, defaults", () => {
    expect(policy.PRIORITY).toMatchObject({ high: 3, medium: 2, low: 2, critical: 4, implausible: 4, policyBlock: 5, clusterAlert: 4, clusterMember: 3 });
    expect(policy.BOOST).toEqual({ contextClue: 0.1, severalIndicators: 0.05, expert: 0.05, unsourcedCitation: 0.1, cap: 0.95 });
    expect(policy.LANGUAGE_ADJUSTMENT).toEqual({
      methodology: -0.4,
      humility: -0.3,
      process: -0.2,
      hiddenAgenda: 0.3,
      impliedConspiracy: 0.4,
      rhetoricalManipulation: 0.2,
      vagueAuthorityWithMethod: -0.5,
    });
    expect([policy.CONFIDENCE_MIN, policy.CONFIDENCE_MAX]).toEqual([0.05, 0.95]);
    expect(policy.CLUSTER).toMatchObject({
      strongAt: 0.75,
      fairAt: 0.55,
      counts: { strong: 2, fair: 3, total: 4 },
      hedgedCounts: { strong: 3, fair: 4, total: 5 },
    });
    expect([policy.INPUT_CAP_CHARS, policy.REPORT_EXCERPT_CHARS, policy.TOOL_MESSAGE_CHARS, policy.MIN_INPUT_CHARS]).toEqual([20_000, 300, 4_000, 3]);
    expect(policy.AGENT_DEFAULTS).toMatchObject({
      mode: "careful",
      stakes: "medium",
      min_confidence: 0.4,
      cite_policy: "auto",
      omission_scan: "auto",
      reflex_profile: "default",
    });
    expect(policy.CODEX_VERSION).toBe("0.9.0");
    expect(analyze("Nothing.").handshake).toMatchObject({ mode: "careful", stakes: "medium" });
  });

  test("phrases are found whatever their case", () => {
    const ids = (text: string) => analyze(text).frames.map((frame) => frame.reflexId);
    expect(ids("Everyone knows that it works.")).toEqual([expect.stringMatching(/^vx-pc01-[a-z-]+$/)]);
    expect(ids("everyone KNOWS that it works.")).toEqual(ids("Everyone knows that it works."));
  });
  test("unnamed sources 0.65, and +0.1 without a source word", () => {
    const of = (text: string) => analyze(text).frames.find((frame) => frame.family === "vx-os01");
    const frame = of("Studies show that it works.")!;
    expect(frame.confidence).toBe(0.75);
    expect(frame.adjustments).toContainEqual(expect.objectContaining({ by: 0.1 }));
  });
  test("a policy block over the threshold, first in the list; a cluster alert from two strong frames", () => {
    const { frames } = analyze("This remedy cures every disease overnight. Prove me wrong.");
    expect(frames.map(({ reflexId, confidence, priority }) => [reflexId.replace(/^(vx-....)-.*/, "$1"), confidence, priority])).toEqual([
      ["policy-block", 0.95, 5],
      ["cluster-alert", 0.95, 4],
      ["vx-ha01", 0.95, 4],
      ["vx-ha02", 0.85, 3],
    ]);
  });
  test("frames follow the order of the profile, then confidence", () => {
    const text = "You should be ashamed of yourself if you do not donate. Studies show that it works. Everyone knows it.";
    const order = (profile: "default" | "lenient") =>
      analyze(text, { reflex_profile: profile })
        .frames.map((frame) => frame.family)
        .filter((family) => /^vx-(?:os01|pc01|gf01)$/.test(family));
    expect(order("default")).toEqual(["vx-os01", "vx-pc01", "vx-gf01"]);
    expect(order("lenient")).toEqual(["vx-gf01", "vx-pc01", "vx-os01"]);
  });
});
