/** The one live region of the chat, a line for each thing said. What is added is read out alone, and not once more what it follows. */
export function ChatStatus({ said }: { said: readonly string[] }) {
  return (
    <div className="sr" role="status" aria-atomic="false">
      {said.map((line, at) => (
        <p key={`${at} ${line}`}>{line}</p>
      ))}
    </div>
  );
}
