const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const FENCE_SAMPLE_CHARS = 100;

/** Where fenced blocks of Markdown begin and end, in their order. */
function codeBlocks(text: string): [number, number][] {
  const blocks: [number, number][] = [];
  let open: { mark: string; start: number } | null = null;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n", at) + 1 || text.length;
    const [, mark] = FENCE.exec(text.slice(at, Math.min(end, at + FENCE_SAMPLE_CHARS))) ?? [];
    if (mark && !open) open = { mark, start: at };
    else if (open && mark?.startsWith(open.mark)) {
      blocks.push([open.start, end]);
      open = null;
    }
    at = end;
  }
  if (open) blocks.push([open.start, text.length]);
  return blocks;
}

/** Says of places that are asked for in the order of the text whether they stand in a block of code or between backticks of their line. */
export function codeFinder(text: string): (at: number) => boolean {
  const blocks = codeBlocks(text);
  let block = 0;
  let read = 0;
  let isBetween = false;
  return (at) => {
    for (; read < at; read++) {
      const char = text[read];
      if (char === "\n") isBetween = false;
      else if (char === "`") isBetween = !isBetween;
    }
    while (block < blocks.length && blocks[block]![1] <= at) block++;
    return isBetween || (block < blocks.length && blocks[block]![0] <= at);
  };
}
