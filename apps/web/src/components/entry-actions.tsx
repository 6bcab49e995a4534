import { ArrowLeft, ArrowRight, Mail, Pencil, Plus, Trash2 } from "lucide-react";
import type { Ref } from "react";

/** In an alert, as every reason why a form stays open. */
export const deletedElsewhere = (what: "quote" | "story"): string =>
  `This ${what} was deleted in another tab. Your changes are still in the form: copy them if you want to keep them.`;

interface Labels {
  previous: string;
  next: string;
  add: string;
  byMail: string;
}

/** What can be done with the quote or story that is shown, and with the collection; an absent handler leaves its button out. */
export function EntryActions(props: {
  labels: Labels;
  addButton: Ref<HTMLButtonElement>;
  /** Whether the form to add one is open. */
  adding: boolean;
  onPrevious(): void;
  onNext(): void;
  onAdd(): void;
  onMail: (() => void) | undefined;
  /** Of one of the visitor's own. */
  own: { onEdit(): void; onDelete(): void } | undefined;
}) {
  const { labels, own } = props;
  return (
    <div className="acts">
      <button className="btn" type="button" onClick={props.onPrevious}>
        <ArrowLeft className="icon" aria-hidden="true" /> {labels.previous}
      </button>
      <button className="btn btn-main" type="button" onClick={props.onNext}>
        {labels.next} <ArrowRight className="icon" aria-hidden="true" />
      </button>
      <button ref={props.addButton} className="btn btn-bare" type="button" aria-expanded={props.adding} onClick={props.onAdd}>
        <Plus className="icon" aria-hidden="true" /> {labels.add}
      </button>
      {props.onMail && (
        <button className="btn btn-bare" type="button" onClick={props.onMail}>
          <Mail className="icon" aria-hidden="true" /> {labels.byMail}
        </button>
      )}
      {own && (
        <>
          <button className="btn btn-bare" type="button" onClick={own.onEdit}>
            <Pencil className="icon" aria-hidden="true" /> Edit
          </button>
          <button className="btn btn-bare" type="button" onClick={own.onDelete}>
            <Trash2 className="icon" aria-hidden="true" /> Delete
          </button>
        </>
      )}
    </div>
  );
}
