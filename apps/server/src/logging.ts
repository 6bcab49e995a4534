import pino, { type DestinationStream, type Logger } from "pino";

interface LogOptions {
  /** Also log the messages of unforeseen errors. Not in production. */
  messages: boolean;
  destination?: DestinationStream;
}

/**
 * Structured logs, one JSON line each. They hold no texts of visitors, no addresses they asked for, no query strings and no keys:
 * what is logged is chosen line by line, and known places of secrets are blanked in case an error carries them.
 */
export function createLog(level: string, { messages, destination }: LogOptions): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          "*.headers",
          "*.requestBodyValues",
          "*.requestBody",
          "*.responseBody",
          "*.prompt",
          "*.apiKey",
          "*.url",
          "err.cause.headers",
          "err.cause.requestBodyValues",
          "err.cause.responseBody",
          "err.cause.url",
        ],
        censor: "[left out]",
      },
      serializers: { err: (error: unknown) => describeError(error, messages) },
    },
    destination ?? pino.destination({ sync: false }),
  );
}

const MAX_STACK_LINES = 12;

/** Name, code and place of an error. Messages of libraries may repeat what a visitor sent, so they are for development. */
function describeError(error: unknown, messages: boolean): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const stack = (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_STACK_LINES)
    .join("\n");
  return {
    type: error.name,
    code: (error as { code?: unknown }).code,
    ...(messages ? { message: error.message } : {}),
    stack,
    ...(error.cause instanceof Error ? { cause: describeError(error.cause, messages) } : {}),
  };
}
