/** What the file dialog offers besides texts. */
export const PICTURE_TYPES = "image/*";

/** Whether a file holds pixels; a drawing in SVG is text. */
export const isPicture = (file: File): boolean => /^image\/(?!svg)/.test(file.type);

/** Said where the library does not come, also by who cannot load the module that asks for it. */
export const NO_READER = "The picture reader couldn’t be downloaded. It needs a connection the first time. Try again, or type the words in.";
