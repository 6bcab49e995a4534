import { useId } from "react";
import { TextArea } from "./text-area.tsx";

interface Props {
  label: string;
  value: string;
  maxLength: number;
  onChange(text: string): void;
}

/** One line of a quote or story of the visitor's own, over the whole width or beside another. */
export function EntryLine({ label, value, maxLength, onChange, placeholder, wide = false }: Props & { placeholder?: string; wide?: boolean }) {
  const id = useId();
  return (
    <div className={wide ? "w" : undefined}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        className="field"
        dir="auto"
        id={id}
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
      />
    </div>
  );
}

/** Its longer texts, with the count of their characters. */
export function EntryText({ label, value, maxLength, onChange, rows }: Props & { rows: number }) {
  const id = useId();
  return (
    <div className="w">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <span className="count">
        {value.length}/{maxLength}
      </span>
      <TextArea id={id} rows={rows} maxLength={maxLength} value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
