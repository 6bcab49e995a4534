import { isMixed } from "./answered-by.ts";
import type { ChatState, Message } from "./chat-state.ts";
import type { ReplyProps } from "./reply.tsx";
import { Turn } from "./turn.tsx";

interface TurnsProps extends Omit<ReplyProps, "message" | "linked" | "last" | "pageFailed" | "mixed"> {
  state: ChatState;
  onEdit(message: Message): void;
}

/** The messages, oldest first. */
export function Turns({ state: { messages, article }, ...rest }: TurnsProps) {
  const last = messages.at(-1);
  const mixed = isMixed(messages);
  const before = messages.at(-2);
  const pageFailed = before?.role === "tool" && before.tools?.[0]?.failed === true;
  return (
    <ol className="turns">
      {messages.map((message) => (
        <Turn
          key={message.id}
          message={message}
          linked={article !== null && message.articleUrl === article.url}
          last={message === last}
          pageFailed={pageFailed && message === last}
          mixed={mixed}
          {...rest}
        />
      ))}
    </ol>
  );
}
