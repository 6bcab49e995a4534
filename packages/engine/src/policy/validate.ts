export type CodexValidation = { ok: true } | { ok: false; errors: string[] };

/** Three numbers without leading zeros (Semantic Versioning 2.0.0, rule 2). */
const SEMVER = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/;
const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null && !Array.isArray(v);
const at = (v: unknown, key: string): unknown => (isRecord(v) ? v[key] : undefined);
const REQUIRED_MODES = ["--direct", "--careful", "--recap"];

/** Checks a codex (specification 1 §5, codex validation). Takes anything; never throws. Returns ok or every error found. */
export function validateCodex(codex: unknown): CodexValidation {
  const errors: string[] = [];
  const need = (holds: boolean, message: string) => {
    if (!holds) errors.push(message);
  };
  const version = at(codex, "codex_version");
  need(
    typeof version === "string" && SEMVER.test(version),
    `codex_version must be semver (got ${version !== null && typeof version === "object" ? "object" : String(version)})`,
  );

  const fields = at(codex, "handshake_required_fields");
  if (isRecord(fields)) {
    const modes = at(fields, "handshake.mode");
    need(Array.isArray(modes) && REQUIRED_MODES.some((m) => modes.includes(m)), `handshake.mode must include one of ${REQUIRED_MODES.join(", ")}`);
    const min = at(fields, "handshake.min_confidence");
    need(at(min, "type") === "number", "handshake.min_confidence.type must be 'number'");
    const range = at(min, "range");
    need(Array.isArray(range) && range.length === 2 && range[0] === 0 && range[1] === 1, "handshake.min_confidence.range must be [0,1]");
    need(at(fields, "handshake.codex_version") === version, "handshake.codex_version must match codex_version");
  } else {
    errors.push("handshake_required_fields must be present");
  }
  need(isRecord(at(codex, "handshake_defaults")), "handshake_defaults must be present");
  const modes = at(codex, "modes");
  need(
    REQUIRED_MODES.every((m) => isRecord(at(modes, m))),
    "modes must hold --direct, --careful and --recap",
  );
  const stakes = at(codex, "stakes_policy");
  need(
    ["low", "medium", "high"].every((s) => isRecord(at(stakes, s))),
    "stakes_policy must hold low, medium and high",
  );
  const order = at(at(at(codex, "reflex_profiles"), "default"), "prioritization_order");
  need(Array.isArray(order) && order.length > 0, "reflex_profiles.default.prioritization_order must not be empty");
  need(isRecord(at(codex, "failure_semantics")), "failure_semantics must be present");
  need(isRecord(at(codex, "telemetry")), "telemetry must be present");
  return errors.length === 0 ? { ok: true } : { ok: false, errors };
}
