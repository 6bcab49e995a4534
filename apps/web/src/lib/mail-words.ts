import PostalMime from "postal-mime";
import { withoutMarkup } from "./html-source.ts";

/** In the head of a page that Chrome or Edge saved in one file. Behind the page stand its frames. */
const OF_PAGE = "snapshot-content-location";
const withoutFrames = (html: string): string => html.split(/(?<=<\/html\s*>)/i)[0]!;

/** Subject and words of a saved mail or page; the source itself where it holds none. Of several versions the plain one; nothing that is attached. */
export async function mailWords(source: string): Promise<string> {
  const { subject = "", text = "", html = "", headers } = await PostalMime.parse(source.trimStart());
  const isPage = headers.some(({ key }) => key === OF_PAGE);
  const words = text.trim() || withoutMarkup(isPage ? withoutFrames(html) : html);
  return [subject.trim(), words].filter((part) => part !== "").join("\n\n") || source;
}
