export const REDIS_MISSING: string;
export function installedRedis(): string;
export function findRedis(): string;
