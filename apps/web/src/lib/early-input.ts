/*
 * What a visitor types into the prerendered page before its code has arrived, or while it takes over. Hydration puts back what the server drew, or leaves
 * the words standing in a field whose state knows nothing of them; so they are noted from before it, kept in their field, and entered anew after it.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that look for early words themselves, since more than their text depends on them, bear this attribute. */
const OWN = "data-reads-early";
const FIELDS = `:is(input:not([type=file]), textarea, select):not([${OWN}])`;

/** What a field held when the visitor last changed it, and where the caret stood; null where there was none. */
interface Noted {
  value: string;
  caret: number | null;
}

const early = new Map<Field, Noted>();
let stopListening = (): void => {};

const isToggle = (field: Field): boolean => field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const valueOf = (field: Field): string => (isToggle(field) ? String((field as HTMLInputElement).checked) : field.value);

function drawnValue(field: Field): string {
  if (field instanceof HTMLSelectElement) return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? "";
  return isToggle(field) ? String((field as HTMLInputElement).defaultChecked) : field.defaultValue;
}

/** Where the caret stands in the field that has the focus; null for every other. */
const caretOf = (field: Field): number | null => (document.activeElement === field && !(field instanceof HTMLSelectElement) ? field.selectionStart : null);

const note = (field: Field): Map<Field, Noted> => early.set(field, { value: valueOf(field), caret: caretOf(field) });

/**
 * Notes what differs from what the server drew, and what is typed from then on. To be called directly before hydration: keys
 * may fall between it and the task that hydrates.
 */
export function noteEarlyInput(root: HTMLElement): void {
  for (const field of root.querySelectorAll<Field>(FIELDS)) if (valueOf(field) !== drawnValue(field)) note(field);
  const abort = new AbortController();
  // Ahead of React's own listeners, which hydrate at once for such an event and take what is typed by it as known.
  const listen = (type: string, take: (field: Field) => void): void =>
    root.addEventListener(
      type,
      ({ target, isTrusted }) => {
        if (isTrusted && target instanceof Element && target.matches(FIELDS)) take(target as Field);
      },
      { capture: true, signal: abort.signal },
    );
  for (const type of ["keydown", "beforeinput"]) listen(type, keep);
  for (const type of ["input", "change"]) listen(type, note);
  stopListening = () => abort.abort();
}

/** Puts what was typed back where hydration has taken it away, before the next key is added to it. To be called when hydration is done, and before the screen shows it. */
export function keepEarlyInput(): void {
  early.forEach((_, field) => keep(field));
}

/** Enters what was noted, each field in a task of its own, as a hand would. To be called once the page's own effects have run; later calls do nothing. */
export function enterEarlyInput(): void {
  if (early.size === 0) return stopListening();
  for (const field of early.keys()) {
    setTimeout(() => {
      const noted = early.get(field);
      // An effect may have emptied the field since, and its caret with it.
      keep(field);
      early.delete(field);
      if (early.size === 0) stopListening();
      if (noted) enter(field, noted);
    });
  }
}

function keep(field: Field): void {
  const noted = early.get(field);
  if (noted && !isToggle(field) && valueOf(field) !== noted.value) write(field, noted);
}

/** Writes on the field itself: React, which watches the values that are set through it, still takes them for typed. */
function write(field: Field, { value, caret }: Noted): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (caret !== null) (field as HTMLTextAreaElement).setSelectionRange(caret, caret);
}

function enter(field: Field, { value }: Noted): void {
  if (isToggle(field)) {
    if (valueOf(field) !== value) field.click();
    return;
  }
  const caret = caretOf(field);
  // React hears only of values other than the last it saw.
  field.value = drawnValue(field);
  write(field, { value, caret });
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  if (caret !== null) (field as HTMLTextAreaElement).setSelectionRange(caret, caret);
}
