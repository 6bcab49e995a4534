import { RUN_ANALYSIS } from "@candor/content/messages/analysis";
import { Copy, Download, Link2, Printer } from "lucide-react";
import { useId, useState } from "react";
import { isComposing } from "../../lib/composing.ts";
import { LONG_LINK_CHARS, MAX_TASK_CHARS, toFragment } from "../../lib/share-link.ts";
import { copyText, dayOf, saveFile } from "../../lib/take-along.ts";
import { toJson, toMarkdown, type ExportInput } from "./export-analysis.ts";

const stamp = (): string => new Date().toISOString();
const fileName = (ending: string): string => `candor-analysis-${dayOf(new Date())}.${ending}`;

/** Copy, print, Markdown, JSON and a link that carries the text in its fragment. Nothing of it is sent anywhere. */
export function TakeAlong({ data }: { data: Omit<ExportInput, "at"> }) {
  const [said, say] = useState("");
  const [address, setAddress] = useState<string | null>(null);
  const copy = async () =>
    say(
      (await copyText(toMarkdown({ ...data, at: stamp() })))
        ? "Copied the text with its findings."
        : "This browser doesn’t allow copying. Use Markdown to save the same thing as a file.",
    );
  const save = (ending: string, type: string, written: (input: ExportInput) => string) => {
    const name = fileName(ending);
    saveFile(name, type, written({ ...data, at: stamp() }));
    say(`Saved as ${name}.`);
  };
  const [linked, setLinked] = useState(false);
  /** The newest link is one that waits with the marks, and holds the task as it was then. */
  const [waiting, setWaiting] = useState(false);
  const [task, setTask] = useState("");
  const id = useId();
  const link = async (readFirst: boolean) => {
    const fragment = await toFragment(data.text, readFirst, task).catch(() => null);
    if (fragment === null) {
      setAddress(null);
      say("This browser can’t make that link. Markdown and JSON include the text too.");
      return;
    }
    const url = `${window.location.origin}${window.location.pathname}${fragment}`;
    const copied = await copyText(url);
    const long = url.length > LONG_LINK_CHARS ? ` It is ${url.length.toLocaleString("en")} characters long, and some programs cut off links that long.` : "";
    const alone = task.trim() === "" ? "just the text" : "your task and the text";
    const waits = readFirst ? ` It opens with ${alone}; marks appear after ${RUN_ANALYSIS}. Print it before that for a sheet without marks.` : "";
    setAddress(copied ? null : url);
    setLinked(true);
    setWaiting(readFirst);
    say(`${copied ? "Link copied. It contains the text" : "This link contains the text"} without sending it to any server.${waits}${long}`);
  };
  return (
    <div className="take-along">
      <div className="take" role="group" aria-label="Save or share">
        <button className="btn btn-s btn-bare" type="button" onClick={() => void copy()}>
          <Copy className="icon" aria-hidden="true" /> Copy
        </button>
        <button className="btn btn-s btn-bare" type="button" onClick={() => window.print()}>
          <Printer className="icon" aria-hidden="true" /> Print
        </button>
        <button className="btn btn-s btn-bare" type="button" onClick={() => save("md", "text/markdown;charset=utf-8", toMarkdown)}>
          <Download className="icon" aria-hidden="true" /> Markdown
        </button>
        <button className="btn btn-s btn-bare" type="button" onClick={() => save("json", "application/json", toJson)}>
          <Download className="icon" aria-hidden="true" /> JSON
        </button>
        <button className="btn btn-s btn-bare" type="button" onClick={() => void link(false)}>
          <Link2 className="icon" aria-hidden="true" /> Link
        </button>
      </div>
      <p className="small said" role="status">
        {said}
      </p>
      {linked && (
        <div className="for-class small">
          <p>For a class, you can share a link that shows just the text, so everyone reads it before seeing the marks.</p>
          <label htmlFor={`${id}-task`}>Add a task (optional)</label>
          <input
            className="field"
            id={`${id}-task`}
            maxLength={MAX_TASK_CHARS}
            value={task}
            onChange={(event) => {
              setTask(event.target.value);
              if (!waiting) return;
              // Where copying is refused the link stands in a field, and who copied it from there would pass on the old task.
              say("You’ve changed the task. Copy the link again.");
              setAddress(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
              // On a wide window it stands in the form of the text, which Enter would run anew.
              event.preventDefault();
              void link(true);
            }}
          />
          <button type="button" className="link" onClick={() => void link(true)}>
            Copy a link that hides the marks at first
          </button>
        </div>
      )}
      {address !== null && <input className="field" readOnly aria-label="Link with the text" value={address} onFocus={(event) => event.target.select()} />}
    </div>
  );
}
