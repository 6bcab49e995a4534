import { useStorageTrouble } from "../lib/use-storage-trouble.ts";

const WORDS = {
  forbidden: "This browser does not let Candor keep anything. Everything works, but nothing will be kept when you close the page.",
  full: "This browser’s storage is full. Everything works, but what you do from now on will not be kept when you close the page.",
} as const;

export function StorageNotice() {
  const trouble = useStorageTrouble();
  return (
    <div role="status" className="page">
      {trouble ? <p className="msg">{WORDS[trouble]}</p> : null}
    </div>
  );
}
