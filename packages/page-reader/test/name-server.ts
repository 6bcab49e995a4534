import { createSocket } from "node:dgram";

/** A real name server on loopback, over UDP. */
export interface NameServer {
  address: string;
  /** "A name" or "AAAA name", as they were asked. */
  questions: string[];
  close(): void;
}

/** What it says to a question: addresses, that there is no such name, or nothing at all. An empty list: the name exists and has no such record. */
export type Answer = readonly string[] | "no-such-name" | "silent";

const TYPE_A = 1;
const TYPE_AAAA = 28;
const NXDOMAIN = 3;

const bytesOf = (address: string): Buffer => {
  if (!address.includes(":")) return Buffer.from(address.split(".").map(Number));
  const [head = "", tail] = address.split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const start = groups(head);
  const end = groups(tail ?? "");
  const all = [...start, ...Array.from<string>({ length: 8 - start.length - end.length }).fill("0"), ...end];
  return Buffer.from(all.map((group) => group.padStart(4, "0")).join(""), "hex");
};

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

const record = (type: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0); // the name of the question
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
};

export async function startNameServer(answer: (name: string, type: "A" | "AAAA") => Answer): Promise<NameServer> {
  const socket = createSocket("udp4");
  const questions: string[] = [];
  socket.on("message", (query, from) => {
    const { name, type, end } = questionOf(query);
    const kind = type === TYPE_AAAA ? "AAAA" : "A";
    questions.push(`${kind} ${name}`);
    const said = type === TYPE_A || type === TYPE_AAAA ? answer(name, kind) : [];
    if (said === "silent") return;
    const records = said === "no-such-name" ? [] : said.map((address) => record(type, bytesOf(address)));
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180 | (said === "no-such-name" ? NXDOMAIN : 0), 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, query.subarray(12, end), ...records]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return { address: `127.0.0.1:${socket.address().port}`, questions, close: () => socket.close() };
}
