import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { createLog } from "./logging.ts";

const PRIVATE = "what the visitor wrote";

function written(messages: boolean, write: (log: ReturnType<typeof createLog>) => void): string {
  let text = "";
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  write(createLog("info", { messages, destination }));
  return text;
}

/** As libraries make them: the request and the answer hang on the error, and its message repeats them. */
const failure = (cause?: Error) =>
  Object.assign(new TypeError(`cannot read “${PRIVATE}”`, { cause }), {
    code: "E_READ",
    url: PRIVATE,
    requestBodyValues: { text: PRIVATE },
    responseBody: PRIVATE,
  });

it("an error is told by its name, code and place, and so is its cause; what it carries and says is not", () => {
  const text = written(false, (log) => log.error({ err: failure(failure()) }, "failed"));
  expect(text).not.toContain(PRIVATE);
  const told = { type: "TypeError", code: "E_READ", stack: expect.stringMatching(/^\s+at .*logging\.test/) as string };
  expect((JSON.parse(text) as { err: unknown }).err).toEqual({ ...told, cause: told });
});

it("while the server is developed, the messages of errors are told too", () => {
  expect(written(true, (log) => log.error({ err: failure() }, "failed"))).toContain(`cannot read “${PRIVATE}”`);
});

it("what is thrown and is no error is told by its type", () => {
  expect(JSON.parse(written(true, (log) => log.error({ err: PRIVATE }, "failed")))).toMatchObject({ err: { type: "string" } });
});

it.each(["headers", "requestBodyValues", "requestBody", "responseBody", "prompt", "apiKey", "url"])("%s is blanked in whatever is logged", (key) => {
  const text = written(true, (log) => log.warn({ call: { [key]: PRIVATE, status: 500 } }, "odd"));
  expect(JSON.parse(text)).toMatchObject({ call: { [key]: "[left out]", status: 500 } });
});
