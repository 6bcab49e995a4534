/** Share from 0 to 1 as whole percent. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
