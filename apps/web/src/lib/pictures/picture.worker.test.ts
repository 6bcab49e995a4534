// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import "./picture.worker.ts";

const drawn = vi.hoisted(() => ({ picture: null as null | Promise<null> }));
vi.mock("./readied.ts", () => ({ readied: () => drawn.picture }));
vi.mock("tesseract.js", () => ({ createWorker: () => Promise.reject(new Error("no reader in this test")), OEM: {} }));
vi.stubGlobal("READER_FOLDER", "/ocr");
afterEach(() => vi.restoreAllMocks());

const answersTo = async (picture: Promise<null>): Promise<unknown> => {
  const post = vi.spyOn(self, "postMessage").mockImplementation(() => undefined);
  drawn.picture = picture;
  self.onmessage!(new MessageEvent("message", { data: new Blob(["bytes"]) }));
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  return post.mock.calls;
};

it("says of a file that is no picture that it is none", async () => {
  expect(await answersTo(Promise.resolve(null))).toEqual([[{ failed: "no-picture" }]]);
});

it("says that a picture could not be read where the browser fails to draw it, and why in the console", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const reason = new ReferenceError("OffscreenCanvas is not defined");
  expect(await answersTo(Promise.reject(reason))).toEqual([[{ failed: "unread" }]]);
  expect(told).toHaveBeenCalledWith(expect.any(String), reason);
});
