type Body = Readonly<Record<string, unknown>>;

/** What some servers with OpenAI's interface refuse, and the request as they take it. */
interface Mend {
  /** In the text of the refusal. */
  says: RegExp;
  apply: (body: Body) => Body;
}

/** The newer name of the longest length: reasoning models of OpenAI know no other, whoever passes them on; most other servers do not know it. */
const NEWER_NAME: Mend = {
  says: /max_completion_tokens/,
  apply: ({ max_tokens, ...body }) => (max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens }),
};

interface Message {
  role: string;
  content: unknown;
}
/** Instructions at the head of the first question: the templates of some models (Gemma, the first ones of Mistral) take nobody but user and assistant. */
const NO_SYSTEM_ROLE: Mend = {
  says: /system role (?:is )?not supported|roles must alternate|developer instruction is not enabled/i,
  apply: (body) => {
    const [system, first, ...rest] = (body["messages"] ?? []) as Message[];
    if (system?.role !== "system" || first?.role !== "user") return body;
    return { ...body, messages: [{ ...first, content: `${String(system.content)}\n\n${String(first.content)}` }, ...rest] };
  },
};

type Thinking = Message & { reasoning_content?: unknown };
const messagesIn = (body: Body): Thinking[] => (body["messages"] ?? []) as Thinking[];

/**
 * With the thoughts of every earlier step, none where there were none: DeepSeek's thinking models want the field in each message of theirs once tools are called,
 * and the library leaves it out where the model called without a thought (api-docs.deepseek.com/guides/thinking_mode).
 */
const ALL_THOUGHTS: Mend = {
  says: /reasoning_content.{0,60}must be passed back|missing.{0,20}reasoning_content/i,
  apply: (body) => ({ ...body, messages: messagesIn(body).map((message) => (message.role === "assistant" ? { reasoning_content: "", ...message } : message)) }),
};
/** Without the thoughts of an earlier step: Groq and Cerebras, which give them under another name, refuse them. */
const NO_THOUGHTS: Mend = {
  says: /reasoning_content/,
  apply: (body) => ({ ...body, messages: messagesIn(body).map(({ reasoning_content: _, ...message }) => message) }),
};

const MENDS = [NEWER_NAME, NO_SYSTEM_ROLE, ALL_THOUGHTS, NO_THOUGHTS];
/** SGLang answers 500 where a template raises an error. */
const REFUSED: ReadonlySet<number> = new Set([400, 422, 500]);

function mended(init: RequestInit | undefined, mends: ReadonlySet<Mend>): RequestInit | undefined {
  if (mends.size === 0 || typeof init?.body !== "string") return init;
  let body = JSON.parse(init.body) as Body;
  for (const { apply } of mends) body = apply(body);
  return { ...init, body: JSON.stringify(body) };
}

/**
 * `fetch` for a server with OpenAI's interface: a request that is refused for its form is sent again in the form that the refusal asks for. A form that was taken
 * is kept for the life of the process; one that was refused as well is not. `isOpenAi`: what OpenAI itself asks for is known beforehand.
 */
export function mendingFetch(send: typeof fetch, { isOpenAi }: { isOpenAi: boolean }): typeof fetch {
  const known = new Set<Mend>(isOpenAi ? [NEWER_NAME] : []);
  return async (input, init) => {
    const tried = new Set(known);
    for (;;) {
      const response = await send(input, mended(init, tried));
      if (response.ok) for (const mend of tried) known.add(mend);
      if (!REFUSED.has(response.status)) return response;
      const text = await response.text();
      const mend = MENDS.find((one) => !tried.has(one) && one.says.test(text));
      if (!mend) return new Response(text, { status: response.status, statusText: response.statusText, headers: response.headers });
      tried.add(mend);
    }
  };
}
