import { useStorageTrouble } from "../lib/use-storage-trouble.ts";

const WORDS = {
  forbidden: "This browser doesn’t let Candor save anything. Everything works, but it will be gone when you close the page.",
  full: "This browser’s storage is full. Everything works, but anything you do from now on will be gone when you close the page.",
} as const;

export function StorageNotice() {
  const trouble = useStorageTrouble();
  return (
    <div role="status" className="page">
      {trouble ? <p className="msg">{WORDS[trouble]}</p> : null}
    </div>
  );
}
