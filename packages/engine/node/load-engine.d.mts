import type { Script } from "node:vm";

export declare const CODE_FILE: string;
export declare const CACHE_FILE: string;
export declare function engineScript(dir: string): Script;
export declare function runEngine(script: Script, dir: string): Record<string, unknown>;
