import { handshakeText } from "@candor/content/codex-texts/codex-texts";
import { resolveHandshake, type HandshakeInput } from "@candor/engine/policy";
import { useId } from "react";
import { CopyButton } from "../../components/copy-button.tsx";
import { useEntryState } from "../../lib/use-entry-state.ts";

const VALUES = {
  mode: ["direct", "careful", "recap"],
  stakes: ["low", "medium", "high"],
  cite_policy: ["", "auto", "force", "off"],
  omission_scan: ["", "auto", "true", "false"],
  reflex_profile: ["default", "strict", "lenient"],
} as const;
const LABELS = { mode: "mode", stakes: "stakes", cite_policy: "cite", omission_scan: "omission", reflex_profile: "profile" } as const;
type Field = keyof typeof VALUES;

/** Choose, see the handshake that results (floors and defaults applied), copy it. The same code as in the app resolves it. */
export function HandshakeBuilder() {
  const id = useId();
  const [chosen, setChosen] = useEntryState<Record<Field, string>>("handshake", {
    mode: "careful",
    stakes: "medium",
    cite_policy: "",
    omission_scan: "",
    reflex_profile: "default",
  });
  const input = {
    mode: chosen.mode,
    stakes: chosen.stakes,
    reflex_profile: chosen.reflex_profile,
    ...(chosen.cite_policy === "" ? {} : { cite_policy: chosen.cite_policy }),
    ...(chosen.omission_scan === "" ? {} : { omission_scan: chosen.omission_scan === "auto" ? "auto" : chosen.omission_scan === "true" }),
  } as HandshakeInput;
  const resolved = resolveHandshake(input, { rule: "codex-page" });
  const text = handshakeText(input);
  return (
    <div className="builder">
      <div className="fields">
        {(Object.keys(VALUES) as Field[]).map((field) => (
          <div key={field} className={field === "reflex_profile" ? "w" : undefined}>
            <label className="label" htmlFor={`${id}${field}`}>
              {LABELS[field]}
            </label>
            <select className="field" id={`${id}${field}`} value={chosen[field]} onChange={(event) => setChosen({ ...chosen, [field]: event.target.value })}>
              {VALUES[field].map((value) => (
                <option key={value} value={value}>
                  {value === "" ? "by stakes" : value}
                </option>
              ))}
            </select>
          </div>
        ))}
        <p className="small w">
          Minimum confidence: <strong>{resolved.min_confidence.toFixed(2)}</strong>, the higher of the stakes floor and the mode’s default.
        </p>
      </div>
      <div>
        <pre className="codex" tabIndex={0} aria-label="The finished handshake">
          {text}
        </pre>
        <div className="row gap-s">
          <CopyButton text={text} label="Copy this handshake" />
        </div>
      </div>
    </div>
  );
}
