/** A number with its noun: "1 word", "1,700 words". */
export const counted = (n: number, one: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : `${one}s`}`;
