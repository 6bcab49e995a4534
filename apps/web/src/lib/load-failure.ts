/** How Chrome, Firefox and Safari say that a module did not come, and Vite that styles did not. */
const WORDS = /dynamically imported module|module script failed|unable to preload css/i;

/** Whether a part of the app's own code could not be had: there was no connection, or the files of an old window were replaced by those of a new version. */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && WORDS.test(error.message);
