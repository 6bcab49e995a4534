import type { Undo } from "./removed.ts";

const WORDS: Readonly<Record<Undo["of"], readonly [told: string, back: string]>> = {
  chat: ["The chat was reset.", "Restore it"],
  messages: ["Earlier messages were replaced.", "Bring them back"],
  answer: ["The earlier answer was replaced.", "Bring it back"],
  article: ["The article won’t be sent anymore.", "Bring it back"],
};

/** What was taken away, and the way back. */
export function RemovedLine({ undo, onBack }: { undo: Undo; /** After it was brought back: the button goes. */ onBack(): void }) {
  const [told, back] = WORDS[undo.of];
  return (
    <p className="msg">
      {told}{" "}
      <button
        type="button"
        className="link"
        onClick={() => {
          undo.now();
          onBack();
        }}
      >
        {back}
      </button>
    </p>
  );
}
