/*
 * What a visitor types into the prerendered page before its code has arrived. Hydration puts back what the server drew, or leaves the words standing
 * in a field whose state knows nothing of them; so they are noted before it and entered anew after it, as if typed then.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that look for early words themselves, since more than their text depends on them, bear this attribute. */
const OWN = "data-reads-early";

let early: { field: Field; value: string }[] = [];

const isToggle = (field: Field): boolean => field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const valueOf = (field: Field): string => (isToggle(field) ? String((field as HTMLInputElement).checked) : field.value);

function drawnValue(field: Field): string {
  if (field instanceof HTMLSelectElement) return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? "";
  return isToggle(field) ? String((field as HTMLInputElement).defaultChecked) : field.defaultValue;
}

/** Notes what differs from what the server drew. To be called directly before hydration. */
export function noteEarlyInput(root: HTMLElement): void {
  early = [...root.querySelectorAll<Field>(`:is(input:not([type=file]), textarea, select):not([${OWN}])`)]
    .map((field) => ({ field, value: valueOf(field) }))
    .filter(({ field, value }) => value !== drawnValue(field));
}

/** Enters what was noted, each field in a task of its own, as a hand would. To be called once hydration is done; later calls do nothing. */
export function enterEarlyInput(): void {
  for (const { field, value } of early.splice(0)) setTimeout(() => enter(field, value));
}

function enter(field: Field, value: string): void {
  if (isToggle(field)) {
    if (valueOf(field) !== value) field.click();
    return;
  }
  const caret = caretOf(field);
  // React hears only of values other than the last it saw, and it sees those that are set on the field itself.
  field.value = drawnValue(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  if (caret !== null) (field as HTMLTextAreaElement).setSelectionRange(caret, caret);
}

/** Where the caret stands in the field that has the focus; null for every other. */
const caretOf = (field: Field): number | null => (document.activeElement === field && !(field instanceof HTMLSelectElement) ? field.selectionStart : null);
