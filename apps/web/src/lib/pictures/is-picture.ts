/** What the file dialog offers besides texts. */
export const PICTURE_TYPES = "image/*";

/** Whether a file holds pixels; a drawing in SVG is text. */
export const isPicture = (file: File): boolean => /^image\/(?!svg)/.test(file.type);
