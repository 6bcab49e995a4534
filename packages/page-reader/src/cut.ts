/** The first `chars` UTF-16 units of a text, one fewer where the cut would part a character. */
export const cut = (text: string, chars: number): string => {
  const last = text.charCodeAt(chars - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? chars - 1 : chars);
};
