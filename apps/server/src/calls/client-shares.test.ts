import { expect, it } from "vitest";
import { ClientShares } from "./client-shares.ts";

it("a client has its share and no more; what it gives back it may take again, and others have theirs", () => {
  const shares = new ClientShares(2);
  const first = shares.enter("a");
  shares.enter("a");
  expect(() => shares.enter("a")).toThrow(expect.objectContaining({ code: "rate-limited", retryAfterS: 2 }));
  shares.enter("b");
  first();
  const again = shares.enter("a");
  expect(() => shares.enter("a")).toThrow();
  again();
});
