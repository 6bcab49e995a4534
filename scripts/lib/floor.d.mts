export function floor(): [name: string, version: string][];
export function buildTarget(): string[];
