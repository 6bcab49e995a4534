/** C0, DEL, C1, and what turns the direction of writing (embeddings, overrides, isolates). */
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
const PICTURES_FROM = 0x2400;
const PICTURE_OF_DEL = "\u2421";
const REPLACEMENT = "\ufffd";

/**
 * Words of others in one line: white space of any kind is a blank, and the characters that would command the terminal (retitle or clear it, hide words,
 * turn them round) are shown: C0 and DEL as their pictures, the others as the replacement mark. For what people read; JSON stays exact.
 */
export const visibleLine = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(CONTROLS, (control) => {
      const code = control.charCodeAt(0);
      if (code < 0x20) return String.fromCharCode(PICTURES_FROM + code);
      return code === 0x7f ? PICTURE_OF_DEL : REPLACEMENT;
    });
