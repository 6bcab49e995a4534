export function findBrowser(): Promise<string>;
export function which(name: string): string;
