/** What browsers give a key that a composition of characters has taken. WebKit ends the composition before the key that ends it: there only this code tells. */
const TAKEN_KEY_CODE = 229;

/** Whether a key belongs to a composition of characters (Japanese, Chinese, Korean and others): Enter then takes a word, and sends nothing. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === TAKEN_KEY_CODE;
