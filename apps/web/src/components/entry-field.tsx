import { useId, useState, type ChangeEvent, type ClipboardEvent } from "react";
import { TextArea } from "./text-area.tsx";

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Props {
  label: string;
  value: string;
  maxLength: number;
  onChange(text: string): void;
}

/** A browser cuts what is pasted at `maxLength` in silence; here the field tells of the end that is missing, until it changes again. */
function useCutPaste(onChange: (text: string) => void) {
  const [lost, setLost] = useState(0);
  const handlers = {
    onPaste({ currentTarget: field, clipboardData }: ClipboardEvent<Field>) {
      const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
      const pasted = clipboardData.getData("text").replace(/\r\n?|\n/g, field instanceof HTMLInputElement ? "" : "\n");
      setLost(Math.max(0, field.value.length - replaced + pasted.length - field.maxLength));
    },
    onChange({ currentTarget: field, nativeEvent }: ChangeEvent<Field>) {
      if ((nativeEvent as InputEvent).inputType !== "insertFromPaste") setLost(0);
      onChange(field.value);
    },
  };
  return [lost, handlers] as const;
}

/** Stands in the page before it has something to say, so that it is read out. */
function Cut({ lost, maxLength }: { lost: number; maxLength: number }) {
  return (
    <p className="small cut" role="status">
      {lost > 0 && `This field takes ${maxLength} characters, so the last ${lost === 1 ? "one" : lost} you pasted ${lost === 1 ? "was" : "were"} left out.`}
    </p>
  );
}

/** One line of a quote or story of the visitor's own, over the whole width or beside another. */
export function EntryLine({
  label,
  value,
  maxLength,
  optional = false,
  onChange,
  placeholder,
  wide = false,
}: Props & { optional?: boolean; placeholder?: string; wide?: boolean }) {
  const id = useId();
  const [lost, handlers] = useCutPaste(onChange);
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
        autoComplete="off"
        aria-required={!optional}
        {...handlers}
      />
      <Cut lost={lost} maxLength={maxLength} />
    </div>
  );
}

/** Its longer texts, with the count of their characters. */
export function EntryText({ label, value, maxLength, onChange, rows }: Props & { rows: number }) {
  const id = useId();
  const [lost, handlers] = useCutPaste(onChange);
  return (
    <div className="w">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <span className="count">
        {value.length}/{maxLength}
      </span>
      <TextArea id={id} rows={rows} maxLength={maxLength} value={value} aria-required="true" {...handlers} />
      <Cut lost={lost} maxLength={maxLength} />
    </div>
  );
}
