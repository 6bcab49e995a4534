import { expect, it } from "vitest";
import type { PageReader, ReadPage } from "@candor/page-reader";
import { createPageService } from "./page-service.ts";

const URL = "https://news.example/";
const PAGE: ReadPage = { title: null, byline: null, siteName: null, publishedTime: null, lang: null, text: "Words.", url: URL, charCount: 6 };

const turns = async (n: number): Promise<void> => {
  for (let turn = 0; turn < n; turn += 1) await Promise.resolve();
};

/** A reader whose readings end when they are told to. */
function slowReader() {
  const readings: { end: () => void; isRunning: () => boolean }[] = [];
  const read: PageReader["read"] = (_url, { signal } = {}) =>
    new Promise((resolve, reject) => {
      let ended = false;
      const reading = {
        end: () => {
          ended = true;
          resolve(PAGE);
        },
        isRunning: () => !ended,
      };
      readings.push(reading);
      signal?.addEventListener("abort", () => {
        ended = true;
        reject(signal.reason as Error);
      });
    });
  return { readings, reader: { read, close: () => Promise.resolve() } };
}

it("a visitor who leaves while a reading ends takes nothing from those who read the page anew, whatever comes first", async () => {
  const nothing = { get: () => Promise.resolve(null), set: () => Promise.resolve() };
  for (let before = 0; before < 12; before += 1)
    for (let between = 0; between < 12; between += 1) {
      const { readings, reader } = slowReader();
      const service = createPageService(reader, nothing);
      const control = new AbortController();
      const never = new AbortController().signal;
      const answers = [service.read(URL, control.signal)];
      await turns(5);
      readings[0]!.end();
      await turns(before);
      answers.push(service.read(URL, never));
      await turns(between);
      control.abort(new Error("left"));
      await turns(5);
      answers.push(service.read(URL, never));
      await turns(20);
      expect(readings.filter((reading) => reading.isRunning()).length, `${before} turns, then ${between}`).toBeLessThanOrEqual(1);
      for (const reading of readings) reading.end();
      await Promise.allSettled(answers);
    }
});
