declare module "write-good" {
  /** Suggestions with offsets. */
  const writeGood: (text: string) => { index: number; offset: number; reason: string }[];
  export = writeGood;
}
