import { scriptUrl } from "../trusted-types.ts";
import type { TextFile } from "../text-file.ts";
import { NO_READER } from "./is-picture.ts";
import type { PictureMessage, PictureStage } from "./picture.worker.ts";
import workerUrl from "./picture.worker.ts?worker&url";
import { tidied } from "./tidied.ts";

/** A larger one is refused unread: no screenshot is. */
export const MAX_PICTURE_BYTES = 20_000_000;

const PROBLEMS = {
  "no-picture": "This picture can’t be opened here. Save it as PNG or JPEG and try again.",
  "no-reader": NO_READER,
  unread: "This picture couldn’t be read. Crop it to the text and try again, or type the words in.",
} as const;
const NO_TEXT = "No text was found in this picture. Try a sharper or larger one, or type the words in.";

/**
 * The words of a picture, read in this browser (docs/decisions/0105). English letters; other scripts come out as nonsense.
 *
 * @param onStage told what is being done, and how far it is, from 0 to 1
 * @param signal aborting it ends the work; the promise then rejects with its reason, and for nothing else
 */
export function readPicture(file: File, onStage: (stage: PictureStage, share: number) => void, signal: AbortSignal): Promise<TextFile> {
  if (file.size > MAX_PICTURE_BYTES)
    return Promise.resolve({ problem: `This picture is larger than ${MAX_PICTURE_BYTES / 1_000_000} MB. Crop it to the text and try again.` });
  return new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      worker = new Worker(scriptUrl(workerUrl), { type: "module", name: "candor-pictures" });
    } catch (error) {
      console.error("What reads pictures could not be started", error);
      return resolve({ problem: PROBLEMS["no-reader"] });
    }
    const end = (result: TextFile) => {
      worker.terminate();
      signal.removeEventListener("abort", leave);
      resolve(result);
    };
    const leave = () => {
      worker.terminate();
      reject(signal.reason as Error);
    };
    if (signal.aborted) return leave();
    signal.addEventListener("abort", leave, { once: true });
    worker.onmessage = ({ data }: MessageEvent<PictureMessage>) => {
      if ("stage" in data) return onStage(data.stage, data.share);
      if ("failed" in data) return end({ problem: PROBLEMS[data.failed] });
      const text = tidied(data.text);
      end(text === "" ? { problem: NO_TEXT } : { text });
    };
    worker.onerror = (event) => {
      event.preventDefault();
      console.error("What reads pictures could not be started", event.message);
      end({ problem: PROBLEMS["no-reader"] });
    };
    worker.postMessage(file);
  });
}
