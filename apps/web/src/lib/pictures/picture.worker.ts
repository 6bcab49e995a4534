import { createWorker, OEM } from "tesseract.js";
import { simd } from "wasm-feature-detect";
import { readied } from "./readied.ts";

declare const READER_FOLDER: string;

export type PictureStage = "fetching" | "reading";
export type PictureMessage = { stage: PictureStage; share: number } | { text: string } | { failed: "no-picture" | "no-reader" | "unread" };

const answer = (message: PictureMessage): void => self.postMessage(message);

/** Reads one picture and answers with its text. Whoever wants another starts another worker. */
async function read(file: Blob): Promise<void> {
  const picture = await readied(file);
  if (picture === null) return answer({ failed: "no-picture" });
  let reader;
  try {
    const kind = (await simd()) ? "simd-lstm" : "lstm";
    reader = await createWorker("eng", OEM.LSTM_ONLY, {
      workerPath: `${READER_FOLDER}/worker.min.js`,
      corePath: `${READER_FOLDER}/tesseract-core-${kind}.js`,
      langPath: READER_FOLDER,
      workerBlobURL: false,
      // Browsers keep its files as they keep others of the app: nothing is laid up beside what the reader made.
      cacheMethod: "none",
      logger: ({ status, progress }) => answer({ stage: status === "recognizing text" ? "reading" : "fetching", share: progress }),
      errorHandler: () => {},
    });
  } catch {
    return answer({ failed: "no-reader" });
  }
  try {
    const { data } = await reader.recognize(picture);
    answer({ text: data.text });
  } catch {
    answer({ failed: "unread" });
  }
}

self.onmessage = (event: MessageEvent<Blob>) => void read(event.data);
