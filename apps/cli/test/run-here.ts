import { Readable } from "node:stream";
import { run } from "../src/run.ts";

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the command line in this process, from source, with streams of its own: for what it answers. How it ends, and pipes, are asked of the built command. */
export async function runHere(args: string[], stdin: string | null = null): Promise<Ran> {
  const ran: Ran = { code: null, out: "", err: "" };
  const into = (name: "out" | "err") => (piece: string | Uint8Array) => {
    ran[name] += String(piece);
    return true;
  };
  const kept = [
    [process, "stdin"],
    [process.stdout, "write"],
    [process.stderr, "write"],
  ].map(([on, name]) => [on, name, Object.getOwnPropertyDescriptor(on, name as string)] as [object, string, PropertyDescriptor | undefined]);
  const { exitCode } = process;
  const replace = (on: object, name: string, value: unknown) => Object.defineProperty(on, name, { value, configurable: true, writable: true });
  replace(process, "stdin", Readable.from([Buffer.from(stdin ?? "")]));
  replace(process.stdout, "write", into("out"));
  replace(process.stderr, "write", into("err"));
  process.exitCode = undefined;
  try {
    await run([process.execPath, "candor", ...args]);
    ran.code = Number(process.exitCode ?? 0);
  } finally {
    process.exitCode = exitCode;
    for (const [on, name, descriptor] of kept) {
      if (descriptor) Object.defineProperty(on, name, descriptor);
      else Reflect.deleteProperty(on, name);
    }
  }
  return ran;
}
