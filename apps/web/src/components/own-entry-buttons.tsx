import { Pencil, Trash2 } from "lucide-react";

/** In an alert, as every reason why a form stays open. */
export const deletedElsewhere = (what: "quote" | "story"): string =>
  `This ${what} was deleted in another tab. Your changes are still in the form: copy them to keep them.`;

/** What a visitor can do with a quote or story of their own. */
export function OwnEntryButtons({ onEdit, onDelete }: { onEdit(): void; onDelete(): void }) {
  return (
    <>
      <button className="btn btn-bare" type="button" onClick={onEdit}>
        <Pencil className="icon" aria-hidden="true" /> Edit
      </button>
      <button className="btn btn-bare" type="button" onClick={onDelete}>
        <Trash2 className="icon" aria-hidden="true" /> Delete
      </button>
    </>
  );
}
