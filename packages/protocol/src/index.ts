export * from "./errors.ts";
export * from "./paths.ts";
export * from "./limits.ts";
export * from "./calls.ts";
export * from "./is-count.ts";
export * from "./is-record.ts";
export * from "./stream.ts";
export * from "./article.ts";
