import type { FormEvent, ReactNode } from "react";
import { useFormEntry } from "./use-form-entry.ts";

interface Props {
  /** Of the button that submits. */
  submit: string;
  /** A compulsory field is empty. */
  blank: boolean;
  /** Where it goes. */
  note: string;
  onSubmit(event: FormEvent): void;
  onCancel(): void;
  children: ReactNode;
}

/** The form of a quote or story of the visitor's own. It has no name of its own: its first field would have the same. */
export function EntryForm({ submit, blank, note, onSubmit, onCancel, children }: Props) {
  const form = useFormEntry();
  return (
    <form ref={form} className="add" onSubmit={onSubmit}>
      {children}
      <div className="w row">
        <button className="btn btn-main" type="submit" disabled={blank}>
          {submit}
        </button>
        <button className="btn" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
      <p className="small w">{note}</p>
    </form>
  );
}
