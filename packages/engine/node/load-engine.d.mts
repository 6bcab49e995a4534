import type { Script } from "node:vm";

export declare const CODE_FILE: string;
export declare const CACHE_FILE: string;
export declare const CODE_BEGINS: string;
export declare const CODE_ENDS: string;
export type ReadAtStart = (file: string, at?: number) => Buffer;
export declare function startMemory(dir: string, bytes: number): ReadAtStart;
export declare function engineScript(dir: string, read: ReadAtStart): Script;
export declare function runEngine(script: Script, dir: string, read: ReadAtStart): Record<string, unknown>;
