import { describe, expect, it, vi } from "vitest";
import {
  addTurn,
  AGENT_DEFAULTS,
  applyCooldowns,
  baseConfidence,
  citationRequired,
  CODEX,
  contextDecay,
  cutText,
  emitTelemetry,
  estimateTokens,
  failureFor,
  FAMILIES,
  familyOf,
  firing,
  FRESH_CONTEXT,
  isWeakSignal,
  NO_COOLDOWNS,
  omissionScanRequired,
  PRESETS,
  profileRank,
  redact,
  REDACTED,
  resolveHandshake,
  validateCodex,
  type Codex,
} from "./index.ts";

const change = (edit: (codex: Codex) => void): Codex => {
  const copy = structuredClone(CODEX);
  edit(copy);
  return copy;
};

describe("codex validation (specification 1 §5)", () => {
  it("accepts the codex of the product", () => expect(validateCodex(CODEX)).toEqual({ ok: true }));
  it("asks a handshake for the value sets (specification 1 §4)", () =>
    expect(CODEX.handshake_required_fields).toEqual({
      "handshake.mode": ["--direct", "--careful", "--recap"],
      "handshake.stakes": ["low", "medium", "high"],
      "handshake.min_confidence": { type: "number", range: [0, 1] },
      "handshake.cite_policy": ["auto", "force", "off"],
      "handshake.omission_scan": ["auto", true, false],
      "handshake.reflex_profile": ["default", "strict", "lenient"],
      "handshake.codex_version": "0.9.0",
    }));

  const broken: [string, (c: Record<string, never>) => void][] = [
    [
      "codex_version must be semver (got 01.2.3)",
      (c) => {
        Object.assign(c, { codex_version: "01.2.3" });
        Object.assign(c["handshake_required_fields"]!, { "handshake.codex_version": "01.2.3" });
      },
    ],
    [
      "codex_version must be semver (got 0.9)",
      (c) => {
        Object.assign(c, { codex_version: "0.9" });
        Object.assign(c["handshake_required_fields"]!, { "handshake.codex_version": "0.9" });
      },
    ],
    [
      "handshake_required_fields must be present",
      (c) => {
        delete (c as Record<string, unknown>)["handshake_required_fields"];
      },
    ],
    [
      "handshake.mode must include one of --direct, --careful, --recap",
      (c) => {
        (c["handshake_required_fields"] as unknown as Record<string, unknown>)["handshake.mode"] = ["--fast"];
      },
    ],
    [
      "handshake.min_confidence.type must be 'number'",
      (c) => {
        (c["handshake_required_fields"] as unknown as Record<string, Record<string, unknown>>)["handshake.min_confidence"]!["type"] = "string";
      },
    ],
    [
      "handshake.min_confidence.range must be [0,1]",
      (c) => {
        (c["handshake_required_fields"] as unknown as Record<string, Record<string, unknown>>)["handshake.min_confidence"]!["range"] = [0, 2];
      },
    ],
    [
      "handshake.codex_version must match codex_version",
      (c) => {
        (c["handshake_required_fields"] as unknown as Record<string, unknown>)["handshake.codex_version"] = "0.8.1";
      },
    ],
    [
      "handshake_defaults must be present",
      (c) => {
        delete (c as Record<string, unknown>)["handshake_defaults"];
      },
    ],
    [
      "modes must hold --direct, --careful and --recap",
      (c) => {
        delete (c["modes"] as unknown as Record<string, unknown>)["--recap"];
      },
    ],
    [
      "stakes_policy must hold low, medium and high",
      (c) => {
        delete (c["stakes_policy"] as unknown as Record<string, unknown>)["high"];
      },
    ],
    [
      "reflex_profiles.default.prioritization_order must not be empty",
      (c) => {
        (c["reflex_profiles"] as unknown as Record<string, Record<string, unknown>>)["default"]!["prioritization_order"] = [];
      },
    ],
    [
      "failure_semantics must be present",
      (c) => {
        delete (c as Record<string, unknown>)["failure_semantics"];
      },
    ],
    [
      "telemetry must be present",
      (c) => {
        delete (c as Record<string, unknown>)["telemetry"];
      },
    ],
  ];
  it.each(broken)("says: %s", (message, edit) => {
    expect(validateCodex(change(edit as unknown as (codex: Codex) => void))).toEqual({ ok: false, errors: [message] });
  });
  it.each([[null], [undefined], [7], ["codex"], [[]], [{}], [{ codex_version: Object.create(null) }]])("never throws on %s", (value) =>
    expect(validateCodex(value).ok).toBe(false),
  );
});

describe("handshake resolution", () => {
  it.each([
    [
      {},
      { mode: "careful", stakes: "medium", min_confidence: 0.6, cite_policy: "auto", omission_scan: "auto", reflex_profile: "default", codex_version: "0.9.0" },
    ],
    [
      { mode: "--direct" as const, stakes: "low" as const },
      { mode: "direct", stakes: "low", min_confidence: 0.6, cite_policy: "auto", omission_scan: "auto" },
    ],
    [{ stakes: "high" as const }, { min_confidence: 0.75, cite_policy: "force", omission_scan: true }],
    [{ stakes: "low" as const, min_confidence: 0.2 }, { min_confidence: 0.45 }],
    [{ stakes: "low" as const, min_confidence: 0.9 }, { min_confidence: 0.9 }],
    [{ min_confidence: 7 }, { min_confidence: 0.6 }],
    [
      { mode: "shout" as never, stakes: "enormous" as never },
      { mode: "careful", stakes: "medium" },
    ],
  ])("app rule: %j", (input, expected) => expect(resolveHandshake(input)).toMatchObject(expected));

  it("falls to the mode's default when the codex has no default", () => {
    const codex = change((c) => {
      delete (c.handshake_defaults as Partial<Codex["handshake_defaults"]>).min_confidence;
    });
    expect(resolveHandshake({ mode: "careful" }, {}, codex).min_confidence).toBe(0.7);
  });
  it.each([5, null, [], {}, "----careful", "Careful"])("counts a mode that is none as not given: %j", (mode) =>
    expect(resolveHandshake({ mode } as never)).toEqual(resolveHandshake()),
  );
  it.each([
    ["direct", "low", 0.55],
    ["direct", "medium", 0.6],
    ["careful", "medium", 0.7],
    ["recap", "low", 0.6],
    ["careful", "high", 0.75],
  ] as const)("codex-page rule: %s at %s stakes gives %d", (mode, stakes, expected) =>
    expect(resolveHandshake({ mode, stakes }, { rule: "codex-page" }).min_confidence).toBe(expected),
  );
  it("has the three presets", () => {
    expect(PRESETS.Quick).toEqual({ mode: "direct", stakes: "low", min_confidence: 0.55, cite_policy: "off", omission_scan: false, reflex_profile: "lenient" });
    expect(PRESETS.Careful).toEqual({
      mode: "careful",
      stakes: "medium",
      min_confidence: 0.6,
      cite_policy: "auto",
      omission_scan: "auto",
      reflex_profile: "default",
    });
    expect(PRESETS.Audit).toEqual({
      mode: "careful",
      stakes: "high",
      min_confidence: 0.75,
      cite_policy: "force",
      omission_scan: true,
      reflex_profile: "strict",
    });
    expect([AGENT_DEFAULTS.min_confidence, AGENT_DEFAULTS.codex_version]).toEqual([0.4, "0.9.0"]);
  });
});

describe("firing", () => {
  const rows: [string, number, boolean, boolean][] = [
    ["emotional_manipulation", 0.65, true, false],
    ["emotional_manipulation", 0.64, false, false],
    ["hallucination", 0.5, true, false],
    ["hallucination", 0.8, true, false],
    ["hallucination", 0.81, true, true],
    ["contradiction", 0.55, true, false],
    ["contradiction", 0.85, true, false],
    ["contradiction", 0.86, true, true],
    ["omission", 0.55, true, false],
    ["speculative_authority", 0.59, false, false],
    ["vagueness", 0.55, true, false],
    ["rhetorical_entrapment", 0.64, false, false],
  ];
  it.each(rows)("%s at %d: triggered %s, blocked %s", (reflex, confidence, triggered, blocked) => {
    expect(firing(reflex as never, confidence, "medium")).toMatchObject({ triggered, blocked });
  });
  it("lets unknown reflexes trigger and never block", () => expect(firing(null, 0.99, "high")).toMatchObject({ triggered: true, blocked: false }));
  it("suppresses below the named stakes", () => {
    expect(firing("emotional_manipulation", 0.9, "low").suppressed).toBe(false);
    const codex = change((c) => {
      c.reflex_thresholds.emotional_manipulation.suppress_if_stakes_below = "medium";
    });
    expect(firing("emotional_manipulation", 0.9, "low", codex)).toMatchObject({ suppressed: true, triggered: false });
    expect(firing("emotional_manipulation", 0.9, "medium", codex)).toMatchObject({ suppressed: false, triggered: true });
  });
  it("puts families outside the order after it", () => {
    expect(profileRank("contradiction", "default")).toBe(0);
    expect(profileRank("vagueness", "default")).toBe(10);
    expect(profileRank(null, "strict")).toBe(10);
    expect(profileRank("hallucination", "strict")).toBe(0);
  });
});

describe("families", () => {
  it("are 23 with unique prefixes, and every codex name has a threshold", () => {
    expect(FAMILIES).toHaveLength(23);
    expect(new Set(FAMILIES.map((f) => f.prefix)).size).toBe(23);
    for (const f of FAMILIES) if (f.codex) expect(CODEX.reflex_thresholds[f.codex].trigger_at).toBeGreaterThan(0);
  });
  it.each([
    ["vx-em08", [0.9, 0.75, 0.6]],
    ["vx-so01", [0.8, 0.6, 0.4]],
    ["vx-fp01", [0.77, 0.77, 0.77]],
    ["vx-ha01", [0.95, 0.95, 0.95]],
    ["vx-ha02", [0.85, 0.85, 0.85]],
  ])("%s", (prefix, values) => {
    const family = familyOf(`${prefix}-x`)!;
    expect((["high", "medium", "low"] as const).map((s) => baseConfidence(family, s))).toEqual(values);
    expect(baseConfidence(family, "critical")).toBe(values[0]);
  });
  it("finds no family for the two that stand alone", () => {
    expect(familyOf("policy-block")).toBeUndefined();
    expect(familyOf("cluster-alert")).toBeUndefined();
  });
});

describe("citation and omission", () => {
  it.each([
    ["force", "low", 0.99, false, true],
    ["auto", "medium", 0.84, false, true],
    ["auto", "medium", 0.85, false, false],
    ["auto", "low", 0.2, false, false],
    ["auto", "low", 0.99, true, true],
    ["off", "low", 0.2, true, false],
    ["off", "high", 0.5, false, true],
  ] as const)("policy %s, stakes %s, confidence %d, external %s: %s", (policy, stakes, confidence, externalClaim, expected) => {
    expect(citationRequired({ policy, stakes, confidence, externalClaim })).toBe(expected);
  });
  it.each([
    ["auto", "low", false],
    ["auto", "medium", true],
    [false, "high", true],
    [false, "medium", false],
    [true, "low", true],
  ] as const)("scan %s at %s: %s", (scan, stakes, expected) => {
    expect(omissionScanRequired(scan, stakes)).toBe(expected);
  });
});

describe("failure and decay", () => {
  it.each([
    [0.19, "refuse"],
    [0.2, "hedge"],
    [0.39, "hedge"],
    [0.4, null],
  ])("%d -> %s", (confidence, expected) => expect(failureFor(confidence)).toBe(expected));
  it("forces a recap at 12 turns or 3,500 tokens", () => {
    let age = FRESH_CONTEXT;
    for (let i = 0; i < 11; i++) age = addTurn(age, 10);
    expect(contextDecay(age, "direct")).toEqual({ expired: false, mode: "direct" });
    expect(contextDecay(addTurn(age, 10), "direct")).toEqual({ expired: true, mode: "recap" });
    expect(contextDecay({ turnsSinceRecap: 1, tokensSinceRecap: 3499 }, "careful").expired).toBe(false);
    expect(contextDecay({ turnsSinceRecap: 1, tokensSinceRecap: 3500 }, "careful").expired).toBe(true);
  });
  it("counts a token for four characters, rounded up", () => expect([estimateTokens(""), estimateTokens("abcd"), estimateTokens("abcde")]).toEqual([0, 1, 2]));
});

describe("cooldowns", () => {
  it("holds everything back within the global time and a family within its own", () => {
    const first = applyCooldowns(["vx-fo01-a", "vx-fo01-b", "vx-pc01-c"], NO_COOLDOWNS, 1000, "default");
    expect(first.announce).toEqual(["vx-fo01-a", "vx-pc01-c"]);
    expect(first.held).toEqual(["vx-fo01-b"]);
    expect(applyCooldowns(["vx-nf01-d"], first.state, 1000 + 1199, "default").announce).toEqual([]);
    expect(applyCooldowns(["vx-fo01-a"], first.state, 1000 + 1200, "default").announce).toEqual(["vx-fo01-a"]);
    expect(applyCooldowns(["vx-fo01-a"], first.state, 1000 + 1200, "strict").announce).toEqual([]);
    expect(applyCooldowns(["vx-fo01-a"], first.state, 1000 + 900, "lenient").announce).toEqual(["vx-fo01-a"]);
  });
  it("lets jargon be announced twice and repetition once", () => {
    const { announce, held } = applyCooldowns(["vx-ju01-a", "vx-ju01-b", "vx-ju01-c", "vx-ri01-a", "vx-ri01-b"], NO_COOLDOWNS, 0, "default");
    expect(announce).toEqual(["vx-ju01-a", "vx-ju01-b", "vx-ri01-a"]);
    expect(held).toEqual(["vx-ju01-c", "vx-ri01-b"]);
  });
});

describe("telemetry", () => {
  it("cuts cycles, and leaves what stands in two places", () => {
    const reflexes = ["vx-fo01-act-now"];
    const event: Record<string, unknown> = { triggered_reflexes: reflexes, cofires: reflexes };
    event["self"] = event;
    expect(redact(event)).toEqual({ triggered_reflexes: reflexes, cofires: reflexes, self: REDACTED });
  });
  it("redacts latestInput at any depth and leaves the event alone", () => {
    const event = {
      event: "run",
      codex_version: "0.9.0",
      mode: "careful" as const,
      stakes: "medium" as const,
      latestInput: "secret",
      deep: [{ latestInput: "secret" }],
    };
    expect(JSON.stringify(redact(event))).not.toContain("secret");
    expect(event.latestInput).toBe("secret");
  });
  it("never lets a broken sink through, and is silent when switched off", () => {
    const sink = vi.fn(() => {
      throw new Error("down");
    });
    const event = { event: "boot", codex_version: "0.9.0", mode: "careful" as const, stakes: "medium" as const };
    expect(() => emitTelemetry(event, sink)).not.toThrow();
    emitTelemetry(
      event,
      sink,
      change((c) => {
        c.telemetry.enabled = false;
      }),
    );
    expect(sink).toHaveBeenCalledTimes(1);
  });
});

describe("cutting text", () => {
  it("never cuts inside a surrogate pair", () => {
    expect(cutText("ab😀", 3)).toBe("ab");
    expect(cutText("ab😀", 4)).toBe("ab😀");
    expect(cutText("abc", 2)).toBe("ab");
  });
});

describe("weak signals (specification README, order of scoring 4; decision 0043)", () => {
  it.each([
    ["vx-gf01", [], 0.39, true],
    ["vx-gf01", [], 0.4, false],
    ["vx-gf01", ["cue"], 0.4, false],
    ["vx-mp01", [], 0.49, true],
    ["vx-mp01", [], 0.5, false],
    ["vx-mp01", ["cue"], 0.59, true],
    ["vx-mp01", ["cue"], 0.62, false],
    ["vx-mp01", ["cue", "in passing"], 0.69, true],
    ["vx-mp01", ["in passing"], 0.7, false],
    ["vx-ri01", ["in passing"], 0.69, true],
    ["vx-gf01", ["in passing"], 0.4, false],
  ])("%s %j at %f: %s", (family, tags, confidence, weak) => expect(isWeakSignal({ family, tags, confidence })).toBe(weak));
});
