/** How findings can be written, as `--format` and the configuration name it. */
export const FORMATS = ["text", "lines", "json", "sarif", "github", "gitlab", "checkstyle", "junit"] as const;
export type Format = (typeof FORMATS)[number];
