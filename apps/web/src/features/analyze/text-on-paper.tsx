import { usePrinting } from "../../components/printed.tsx";

/** A text that nobody has marked yet, on paper: with room between its lines for a class to mark it by hand. The field itself stays off the paper. */
export function TextOnPaper({ text }: { text: string }) {
  if (!usePrinting() || text.trim() === "") return null;
  return (
    <p className="on-paper" dir="auto">
      {text}
    </p>
  );
}
