/** Whether a value that came from outside is a whole number from 0 up, as counts and places in lists are. */
export const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
