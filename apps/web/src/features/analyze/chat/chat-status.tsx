const SENTENCE_ENDS = /(?<=\.) (?=\p{Lu})/u;

/** The one live region of the chat. Sentences are added to what was said last: only these are read out, not once more what they follow. */
export function ChatStatus({ said }: { said: string }) {
  return (
    <p className="sr" role="status" aria-atomic="false">
      {said.split(SENTENCE_ENDS).map((sentence, at) => (
        <span key={`${at} ${sentence}`}>{at > 0 ? ` ${sentence}` : sentence}</span>
      ))}
    </p>
  );
}
