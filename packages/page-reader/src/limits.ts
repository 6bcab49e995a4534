/** Limits of reading a page (design: security). All can be lowered; the server's configuration raises none. */
export interface ReadLimits {
  /** Lookup, connection, redirects, body and parsing together. */
  totalMs: number;
  /** One attempt to connect, so that a dead address leaves time for the next. */
  connectMs: number;
  redirects: number;
  wireBytes: number;
  decodedBytes: number;
  /** Time in the parsing thread before it is killed. */
  parseMs: number;
  /** The same while other pages wait for a thread, so that a few slow pages do not stop everybody's reading. */
  crowdedMs: number;
  /** Depth of open elements: time grows with its square. Pages that people write stay under 100. */
  depth: number;
  /** Elements of a page. */
  elements: number;
  /** Characters of text given back; the rest is cut and said. */
  textChars: number;
}

export const READ_LIMITS: ReadLimits = {
  totalMs: 10_000,
  connectMs: 4_000,
  redirects: 5,
  wireBytes: 2_000_000,
  decodedBytes: 5_000_000,
  parseMs: 5_000,
  crowdedMs: 1_500,
  depth: 200,
  elements: 100_000,
  textChars: 1_000_000,
};
