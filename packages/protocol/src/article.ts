/**
 * How a question travels with the article it is about (specification 1 §4: later questions are wrapped with the article text).
 * Both sides use this file: the page wraps, the server unwraps and treats the article as data. Readable as it is for a backend that knows nothing of it.
 */

interface ArticleQuestion {
  question: string;
  article: { url: string; text: string } | null;
}

const OPEN = "[Article context, quoted material from ";
const CLOSE = "[End of article context]";
const QUESTION = "Question: ";

/** Lines of the article that look like our own markers are set off by a blank, so that an article cannot end itself early. */
const defuse = (text: string): string => text.replace(/^(\[(?:Article context|End of article context))/gim, " $1");

/** The message for a question about an article. The address is kept to one line. */
export const wrapWithArticle = (question: string, article: { url: string; text: string }): string =>
  `${OPEN}${article.url.replace(/\s+/g, "")}]\n${defuse(article.text)}\n${CLOSE}\n\n${QUESTION}${question}`;

/** Takes a message apart again. A message without an article comes back as its question. */
export function unwrapArticle(message: string): ArticleQuestion {
  if (!message.startsWith(OPEN)) return { question: message, article: null };
  const head = message.indexOf("]\n");
  const tail = message.indexOf(`\n${CLOSE}\n\n${QUESTION}`, head);
  if (tail < 0) return { question: message, article: null };
  return {
    question: message.slice(tail + `\n${CLOSE}\n\n${QUESTION}`.length),
    article: { url: message.slice(OPEN.length, head), text: message.slice(head + 2, tail) },
  };
}
