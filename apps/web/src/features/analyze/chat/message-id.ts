let made = 0;
/** Two tabs may begin in the same millisecond. */
const TAB = Math.random().toString(36).slice(2, 8);
export const newId = (): string => `${Date.now().toString(36)}-${TAB}-${(made += 1).toString(36)}`;
