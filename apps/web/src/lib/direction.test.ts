import { describe, expect, it } from "vitest";
import { directionOf, mixesDirections } from "./direction.ts";

describe("direction of a text", () => {
  it("is that of its first letter, whatever digits and signs stand before it", () => {
    expect(directionOf("")).toBe("ltr");
    expect(directionOf("12:30, “” …")).toBe("ltr");
    expect(directionOf("3. The tide")).toBe("ltr");
    expect(directionOf("3. שלום")).toBe("rtl");
    expect(directionOf("“مرحبا”, he said")).toBe("rtl");
    expect(directionOf("\u{1E900}\u{1E92D}")).toBe("rtl");
    expect(directionOf("Всем")).toBe("ltr");
    expect(directionOf("港は")).toBe("ltr");
  });
  it("may change from paragraph to paragraph only where letters run from right to left", () => {
    expect(mixesDirections("The tide came in.\nIt went out.")).toBe(false);
    expect(mixesDirections("Hello.\nשלום.")).toBe(true);
    expect(mixesDirections("Hello.\nسلام")).toBe(true);
  });
});
