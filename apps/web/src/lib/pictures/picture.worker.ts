import { createWorker, OEM } from "tesseract.js";
import { simd } from "wasm-feature-detect";
import { readied } from "./readied.ts";

declare const READER_FOLDER: string;

export type PictureStage = "fetching" | "reading";
export type PictureMessage = { stage: PictureStage; share: number } | { text: string } | { failed: "no-picture" | "no-reader" | "unread" };

const answer = (message: PictureMessage): void => self.postMessage(message);

/** Says in the console what went wrong, and in a word to whoever waits. */
function fail(failed: "no-reader" | "unread", error: unknown): void {
  console.error("A picture could not be read", error);
  answer({ failed });
}

/** Fetches what the library is about to ask for, which the browser then has: where a part of it does not come, the library waits for it without end. Throws then. */
async function fetchParts(...names: string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const response = await fetch(`${READER_FOLDER}/${name}`);
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      await response.arrayBuffer();
    }),
  );
}

/** Reads one picture and answers with its text. Whoever wants another starts another worker. */
async function read(file: Blob): Promise<void> {
  const picture = await readied(file);
  if (picture === null) return answer({ failed: "no-picture" });
  const core = `tesseract-core-${(await simd()) ? "simd-lstm" : "lstm"}`;
  let reader;
  try {
    await fetchParts("worker.min.js", `${core}.js`, `${core}.wasm`, "eng.traineddata.gz");
    reader = await createWorker("eng", OEM.LSTM_ONLY, {
      workerPath: `${READER_FOLDER}/worker.min.js`,
      corePath: `${READER_FOLDER}/${core}.js`,
      langPath: READER_FOLDER,
      workerBlobURL: false,
      // Browsers keep its files as they keep others of the app: nothing is laid up beside what the reader made.
      cacheMethod: "none",
      logger: ({ status, progress }) => answer({ stage: status === "recognizing text" ? "reading" : "fetching", share: progress }),
      // Its promise stays open where a part fails.
      errorHandler: (error: unknown) => fail("unread", error),
    });
  } catch (error) {
    return fail("no-reader", error);
  }
  try {
    const { data } = await reader.recognize(picture);
    answer({ text: data.text });
  } catch (error) {
    fail("unread", error);
  }
}

// What is thrown elsewhere, where a browser cannot draw off the screen for one, would leave the page waiting: it hears of no rejection in a worker.
self.onmessage = (event: MessageEvent<Blob>) => void read(event.data).catch((error: unknown) => fail("unread", error));
