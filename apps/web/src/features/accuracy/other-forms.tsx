import { share } from "./figure-words.ts";
import { FigureTable } from "./figure-table.tsx";
import { PARTS } from "./parts.ts";
import { FORMS } from "./results.ts";

/** Whether a text is judged alike in another form. */
export function OtherForms() {
  return (
    <section className="part" aria-labelledby="forms">
      <h2 id="forms">{PARTS.forms}</h2>
      <p className="prose">
        The same words can arrive in bold letters, as subtitles or without capitals. We put the labeled texts into each of these forms and ran them again. Kept:
        of the texts with a mark on screen, the share that still show one. Added: of the others, the share that show one only in this form. Some marks depend on
        capitals or punctuation, so those forms can differ.
      </p>
      <FigureTable of="forms" label="Figures by form, scrolls sideways" heads={["Form", "Texts", "Kept", "Added"]}>
        {FORMS.rows.map(({ form, texts, marked, kept, gained }) => (
          <tr key={form}>
            <th scope="row">{form.charAt(0).toUpperCase() + form.slice(1)}</th>
            <td data-label="Texts">{texts.toLocaleString("en")}</td>
            <td className="key-figure" data-label="Kept">
              {share(kept / marked, 1)}
            </td>
            <td className="key-figure" data-label="Added">
              {share(gained / (texts - marked), 1)}
            </td>
          </tr>
        ))}
      </FigureTable>
    </section>
  );
}
