/** What feedback changed about a detector, in words. “Correct” changes nothing, nor does what comes once the cap is reached. */
export const changeWords = (share: number): string => (share === 0 ? "no change" : `${share > 0 ? "+" : "−"}${Math.round(Math.abs(share) * 1000) / 10} points`);
