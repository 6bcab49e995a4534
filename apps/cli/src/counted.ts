/** “1 word”, “2 words”. */
export const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? "" : "s"}`;
