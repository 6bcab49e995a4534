import { saveFile } from "../lib/take-along.ts";

/** Said of a mail draft that could not hold everything: all of it can be saved instead. Stands in a live region that is there before it. */
export function ShortenedDraft({ fileName, text }: { fileName: string; text: () => string }) {
  return (
    <p className="msg">
      The draft was too long for an email link, so it was shortened.{" "}
      <button className="btn btn-s" type="button" onClick={() => saveFile(fileName, "text/plain;charset=utf-8", text())}>
        Save all as a file
      </button>
    </p>
  );
}
