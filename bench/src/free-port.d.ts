declare module "*/free-port.mjs" {
  /** A port of this machine that nobody uses now. */
  export function freePort(): Promise<number>;
}
