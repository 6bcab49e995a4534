import { describe, expect, it } from "vitest";
import { idSource } from "./id-source.ts";

describe("idSource", () => {
  it.each([
    ['{"id":12345678901234567890,"text":"x"}', "12345678901234567890"],
    ['{ "text" : "\\"id\\": 1, {", "id" :\t-0.12345678901234567890 }', "-0.12345678901234567890"],
    ['{"meta":{"id":1},"list":[{"id":2}],"id":1e400,"more":{"id":3}}', "1e400"],
    ['{"\\u0069d":1,"text":"a\\\\","id":9007199254740993}', "9007199254740993"],
    ['{"id":{"a":1},"id":18446744073709551615}', "18446744073709551615"],
  ])("%s", (line, id) => expect(idSource(line)).toBe(id));
});
