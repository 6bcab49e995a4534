const HEADERS = /^(?:From .*\n)?((?:[^\s:]+:.*\n(?:[ \t].*\n)*)+)(?:\n|$)/;
const OF_MAIL = /^(?:mime-version|content-type|received|return-path|message-id|delivered-to):/im;
const SENT = /^(?:from|subject|to|date):/im;

/** Whether a text begins with the head of a mail as programs save it (RFC 5322), or of a page that a browser saved in one file (MHTML, RFC 2557). */
export function isMailSource(text: string): boolean {
  const head = HEADERS.exec(text.replace(/\r\n?/g, "\n").trimStart())?.[1];
  return head !== undefined && OF_MAIL.test(head) && SENT.test(head);
}
