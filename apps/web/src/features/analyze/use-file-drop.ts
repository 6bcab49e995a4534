import { useEffect, useState } from "react";

/**
 * Takes a file that is dropped anywhere on the page, where a browser would open it in place of the page. Drags without files are left alone.
 *
 * @param onFile is given the first file, and how many others came with it; keep it stable
 * @returns whether a file is over the page now
 */
export function useFileDrop(onFile: (file: File, others: number) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const carriesFile = (event: DragEvent): event is DragEvent & { dataTransfer: DataTransfer } => event.dataTransfer?.types.includes("Files") === true;
    const onOver = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!carriesFile(event)) return;
      event.preventDefault();
      const [file, ...others] = event.dataTransfer.files;
      if (file) onFile(file, others.length);
    };
    document.addEventListener("dragover", onOver);
    document.addEventListener("dragleave", onLeave);
    document.addEventListener("drop", onDrop);
    return () => {
      document.removeEventListener("dragover", onOver);
      document.removeEventListener("dragleave", onLeave);
      document.removeEventListener("drop", onDrop);
    };
  }, [onFile]);
  return over;
}
