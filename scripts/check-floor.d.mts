import type ts from "typescript";

export function belowFloor(program: ts.Program, isOurs: (fileName: string) => boolean): string[];
export function optionsOf(config: string): ts.ParsedCommandLine;
