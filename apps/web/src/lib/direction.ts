/** Letters of the scripts that are written from right to left. */
const RTL = "\\p{Script=Adlam}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Mandaic}\\p{Script=Nko}\\p{Script=Samaritan}\\p{Script=Syriac}\\p{Script=Thaana}";
const FIRST_LETTER = /\p{L}/u;
const RTL_LETTER = new RegExp(`(?=\\p{L})[${RTL}]`, "u");

/** Direction of the first letter, as a browser finds it for `dir="auto"`. */
export function directionOf(text: string): "ltr" | "rtl" {
  const [first = ""] = FIRST_LETTER.exec(text) ?? [];
  return RTL_LETTER.test(first) ? "rtl" : "ltr";
}

/** Whether a paragraph may run from right to left. */
export const mixesDirections = (text: string): boolean => RTL_LETTER.test(text);
