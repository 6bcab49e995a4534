declare module "*/find-browser.mjs" {
  /** Path of a browser. Throws an Error that says what to install when none can be had. */
  export function findBrowser(): Promise<string>;
}
