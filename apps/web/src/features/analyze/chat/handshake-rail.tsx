import { FETCH_URL, RESET_CHAT, SELECTOR_LABELS } from "@candor/content/messages/chat";
import { CODEX, MIN_CONFIDENCE_SLIDER, PRESETS, type ContextAge } from "@candor/engine/policy";
import { Download, Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import { useMedia } from "../../../components/use-media.ts";
import { percent } from "../../../lib/findings.ts";
import { CITE_POLICIES, floorOf, MODES, OMISSION_SCANS, PRESET_NAMES, presetOf, PROFILES, STAKES, toStep, type ChatSettings } from "./chat-settings.ts";
import type { ChatFormat } from "./save-chat.ts";

const two = (n: number): string => n.toFixed(2);

/** Where it has a column of its own. */
export const BESIDE = "(min-width: 64rem)";

/** In plain words, for those who have not read the codex. */
const MEANINGS = [
  [SELECTOR_LABELS.mode, "How the agent answers: direct is brief, careful explains what its answer is based on, recap sums up the conversation so far."],
  [SELECTOR_LABELS.stakes, "How much a mistake would cost you. Higher stakes call for more certainty and for sources."],
  [SELECTOR_LABELS.min_confidence, "How sure the agent must be. Anything below this is shown as unverified."],
  [SELECTOR_LABELS.cite, "Whether to ask for sources: auto, where a claim needs one; force, always; off, never (low stakes only)."],
  [SELECTOR_LABELS.omission, "Whether to look for what was left out: auto, where it matters; true, always; false, only when the stakes are high."],
  [SELECTOR_LABELS.profile, "Which detectors come first, and how long before each is announced again: shortest for lenient, longest for strict."],
] as const;

function Choice<T extends string | boolean>({
  label,
  value,
  values,
  wide = false,
  onChange,
}: {
  label: string;
  value: T;
  values: readonly T[];
  wide?: boolean;
  onChange(value: T): void;
}) {
  const id = useId();
  return (
    <div className={wide ? "wide" : undefined}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select className="field" id={id} value={String(value)} onChange={(event) => onChange(values.find((v) => String(v) === event.target.value) ?? value)}>
        {values.map((v) => (
          <option key={String(v)} value={String(v)}>
            {String(v)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Selectors({ settings, onChange }: { settings: ChatSettings; onChange(settings: ChatSettings): void }) {
  const id = useId();
  const floor = floorOf(settings.stakes);
  const set = (change: Partial<ChatSettings>) => onChange({ ...settings, ...change });
  return (
    <div className="set">
      <Choice label={SELECTOR_LABELS.mode} value={settings.mode} values={MODES} onChange={(mode) => set({ mode })} />
      <Choice label={SELECTOR_LABELS.stakes} value={settings.stakes} values={STAKES} onChange={(stakes) => set({ stakes })} />
      <div className="wide">
        <div className="slider-head">
          <label className="label" htmlFor={`${id}-confidence`}>
            {SELECTOR_LABELS.min_confidence}
          </label>
          {/* The slider says its own value: said here as well, each step would be read out twice. */}
          <output htmlFor={`${id}-confidence`} aria-live="off">
            {two(settings.min_confidence)}
          </output>
        </div>
        <input
          id={`${id}-confidence`}
          type="range"
          {...MIN_CONFIDENCE_SLIDER}
          value={settings.min_confidence}
          onChange={(event) => set({ min_confidence: toStep(Number(event.target.value)) })}
        />
        {settings.min_confidence < floor && (
          <p className="small">
            {settings.stakes[0]!.toUpperCase() + settings.stakes.slice(1)} stakes raise it to {two(floor)}.
          </p>
        )}
      </div>
      <Choice label={SELECTOR_LABELS.cite} value={settings.cite_policy} values={CITE_POLICIES} onChange={(cite_policy) => set({ cite_policy })} />
      <Choice label={SELECTOR_LABELS.omission} value={settings.omission_scan} values={OMISSION_SCANS} onChange={(omission_scan) => set({ omission_scan })} />
      <Choice label={SELECTOR_LABELS.profile} value={settings.reflex_profile} values={PROFILES} wide onChange={(reflex_profile) => set({ reflex_profile })} />
    </div>
  );
}

function Meanings() {
  const [explained, setExplained] = useState(false);
  return (
    <>
      <button type="button" className="link what" aria-expanded={explained} onClick={() => setExplained((was) => !was)}>
        What do these mean?
      </button>
      {explained && (
        <dl className="meanings">
          {MEANINGS.map(([name, meaning]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface RailProps {
  settings: ChatSettings;
  onChange(settings: ChatSettings): void;
  age: ContextAge;
  busy: boolean;
  empty: boolean;
  marksHidden: boolean;
  onHideMarks(hide: boolean): void;
  onFetch(): void;
  onReset(): void;
  onSave(format: ChatFormat): void;
}

/** Presets, selectors and the two buttons of the Chat tab (specification 1 §2), and how far the next recap is. The selectors are folded under one line on narrow screens. */
export function HandshakeRail({ settings, onChange, age, busy, empty, marksHidden, onHideMarks, onFetch, onReset, onSave }: RailProps) {
  const wide = useMedia(BESIDE);
  const [open, setOpen] = useState(false);
  const preset = presetOf(settings);
  const { max_turns, max_tokens } = CODEX.context_decay;
  const floor = floorOf(settings.stakes);
  return (
    <aside className="rail" aria-label="Handshake">
      <div className="seg" role="group" aria-label="Preset">
        {PRESET_NAMES.map((name) => (
          <button key={name} type="button" aria-pressed={preset === name} onClick={() => onChange(PRESETS[name])}>
            {name}
          </button>
        ))}
      </div>
      <details
        open={wide || open}
        onToggle={(event) => {
          if (!wide) setOpen(event.currentTarget.open);
        }}
      >
        <summary>
          <span>
            {settings.mode}, {settings.stakes} stakes, confidence {percent(Math.max(floor, settings.min_confidence))}
            {/* A pressed preset says the rest. */}
            {preset === null && `, cite ${settings.cite_policy}, omission ${settings.omission_scan}, profile ${settings.reflex_profile}`}
          </span>
          <b>Change</b>
        </summary>
        <Selectors settings={settings} onChange={onChange} />
        <Meanings />
        <p className="small age">
          Since the last recap: {age.turnsSinceRecap} of {max_turns} turns, {age.tokensSinceRecap.toLocaleString("en")} of {max_tokens.toLocaleString("en")}{" "}
          tokens.{age.turnsSinceRecap >= max_turns || age.tokensSinceRecap >= max_tokens ? " The next reply will be a recap." : ""}
        </p>
      </details>
      <div className="rail-do">
        <div className="acts">
          <button className="btn btn-s" type="button" disabled={busy} onClick={onFetch}>
            {FETCH_URL}
          </button>
          <button className="btn btn-s" type="button" disabled={empty} onClick={onReset}>
            {RESET_CHAT}
          </button>
          {!empty && (
            <button className="btn btn-s btn-bare" type="button" aria-pressed={marksHidden} onClick={() => onHideMarks(!marksHidden)}>
              {marksHidden ? <Eye className="icon" aria-hidden="true" /> : <EyeOff className="icon" aria-hidden="true" />} Hide marks
            </button>
          )}
        </div>
        {!empty && (
          <div className="acts save" role="group" aria-label="Save the chat">
            <span className="small" aria-hidden="true">
              Save the chat
            </span>
            <button className="btn btn-s btn-bare" type="button" onClick={() => onSave("markdown")}>
              <Download className="icon" aria-hidden="true" /> Markdown
            </button>
            <button className="btn btn-s btn-bare" type="button" onClick={() => onSave("json")}>
              <Download className="icon" aria-hidden="true" /> JSON
            </button>
          </div>
        )}
      </div>
    </aside>
  );
}
